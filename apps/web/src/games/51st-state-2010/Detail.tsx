import { type Answer, GOODS, type Good as GoodName, type Place, VP_SLOTS } from '@ashtown/51st-state-2010/board';
import type { Ref, Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { Rich } from '../../ui/Rich.tsx';
import {
  CardBeside,
  EmblemIcon,
  Lines,
  Note,
  PileDetail,
  PlainDetail,
  PlayerDetail,
  UseLines,
} from '../51st-state-common/Details.tsx';
import { Good } from '../51st-state-common/Good.tsx';
import { LocationFull } from '../51st-state-common/Location.tsx';
import { card, option } from '../51st-state-common/refs.ts';
import { signs } from '../51st-state-common/signs.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import { DeckChip, PlainFace } from './DeckCard.tsx';
import { emblemOf } from './factions.tsx';
import { SIGNS, whyNot } from './Hand.tsx';
import { lookOf, tokenOf } from './look.ts';
import { leaderStanding, standingOf } from './names.ts';
import { Panel } from './Panel.tsx';
import type { Props } from './props.ts';
import { deedOf, worthOf } from './signed.ts';
import { handOf, placeAt, tuckedOf, usesOf } from './summary.ts';

const isGood = (id: string): id is GoodName => (GOODS as readonly string[]).includes(id);

/** What the inspector tells about a thing of this game. */
export function Detail(p: Props & { of: Ref }): ReactNode {
  const { kind, id } = p.of;
  const t = p.words.board;
  if (kind === 'player')
    return (
      <PlayerDetail>
        <Panel {...p} of={Number(id)} compact />
      </PlayerDetail>
    );
  const [head = '', tail = ''] = id.split('.');
  if (kind === 'slot') {
    const seat = Number(head);
    const q = p.view.players[seat];
    if (q && tail === 'leader')
      return q.leader ? (
        <CardDetail p={p} id={p.tables.id[q.leader.card]!} lines={[p.who(seat), ...leaderStanding(p, seat)]} />
      ) : (
        <PlainDetail name={t.noLeader} />
      );
    const place = q && /^\d+$/.test(tail) ? placeAt(q, Number(tail)) : undefined;
    if (place) return <PlaceDetail p={p} seat={seat} place={place} />;
    return isGood(tail) ? <GoodDetail p={p} id={tail} /> : <CardDetail p={p} id={tail} />;
  }
  if (kind === 'card') return tail ? <TuckedDetail p={p} sort={head} id={tail} /> : <CardDetail p={p} id={id} />;
  if (id === 'discard-pile') return <Discard {...p} />;
  if (id === 'deck') return <PlainDetail name={t.deck} say={t.cards(p.view.deck.length)} />;
  if (id === 'hire' || id === 'swap') return <PlainDetail name={t.deed[id]} say={t[id]} />;
  const mine = p.seat === null ? null : p.view.players[p.seat]!.leader;
  if (id === 'deed' && mine)
    return <CardDetail p={p} id={p.tables.id[mine.card]!} lines={leaderStanding(p, p.seat!)} />;
  return isGood(id) ? <GoodDetail p={p} id={id} /> : <PlainDetail name={p.words.ref(p.of)} />;
}

const GoodDetail = ({ p, id }: { p: Props; id: GoodName }) => {
  const help = p.words.board.goodHelp;
  return (
    <PlainDetail
      icon={<Good id={tokenOf(id)} size={34} />}
      name={p.words.ref(option(id))}
      say={help[id] ?? help[id.replace(/\d$/, '')] ?? ''}
    />
  );
};

const PlaceDetail = ({ p, seat, place }: { p: Props; seat: Seat; place: Place }) => (
  <CardDetail
    p={p}
    id={p.tables.id[place.card]!}
    lines={[...(seat === p.seat ? [] : [p.who(seat)]), ...standingOf(p, place)]}
  />
);

function TuckedDetail({ p, sort, id }: { p: Props; sort: string; id: string }) {
  const t = p.words.board;
  const on = p.view.players.flatMap((q) => tuckedOf(p, q)).find((x) => x.sort === sort && x.id === id);
  const vp = on ? on.ones + on.twos : 0;
  const lines = [
    sort === 'deal' ? t.deal : t.spoils,
    ...(vp > 0 ? [t.tokens(vp, VP_SLOTS, p.game.facts.vpOn(on!))] : []),
  ];
  return <CardDetail p={p} id={id} lines={lines} />;
}

/** A card with everything on it; one of my hand with what it could be used for. */
function CardDetail({ p, id, lines = [] }: { p: Props; id: string; lines?: readonly string[] }) {
  const t = p.words.board;
  const { name, kind, text } = p.words.card(id);
  const note = p.words.provenance(id);
  const site = p.tables.sites[p.tables.faceOf(id)];
  const emblem = emblemOf(id);
  if (emblem) return <PlainDetail icon={<EmblemIcon of={emblem} />} name={name} say={text} note={note} />;
  if (!site && !kind) return <PlainDetail name={name} />;
  const held = p.seat !== null && handOf(p, p.view.players[p.seat]!).some((x) => x.id === id);
  return (
    <>
      {site ? (
        <LocationFull look={lookOf(p, site)} kind={kind} text={text} words={{ spoils: t.spoils, deal: t.deal }} />
      ) : (
        <CardBeside face={<PlainFace p={p} id={id} name={name} shape="low" />} kind={kind} text={text} />
      )}
      <Lines lines={lines} />
      {held && site && <Uses p={p} id={id} />}
      <Note text={note} />
    </>
  );
}

/** The four uses of a location in hand: price and gain, or what is missing. */
function Uses({ p, id }: { p: Props; id: string }) {
  const t = p.words.board;
  const uses = usesOf(p, id).map((x) => ({
    use: x.use,
    ...SIGNS[x.use],
    can: x.offered,
    name: t.deed[x.use],
    worth: x.offered ? <Rich text={worthOf(deedOf(p, `${x.use} ${id}` as Answer))} signs={signs} /> : whyNot(p, x),
    help: t.help[x.use],
  }));
  return <UseLines uses={uses} />;
}

/** The discard pile, the newest card first. */
const Discard = (p: Props) => (
  <PileDetail t={p.words.board} n={p.view.discard.length}>
    {p.view.discard.toReversed().map((no) => (
      <Thing key={no} p={p} of={card(p.tables.id[no]!)} idle label={p.words.card(p.tables.id[no]!).name}>
        <DeckChip p={p} no={no} />
      </Thing>
    ))}
  </PileDetail>
);
