import {
  type CardId,
  COLOURS,
  DEFENCE,
  type FactionId,
  GOODS,
  type Good as GoodName,
  type Outcome,
  type Place,
  RIVAL,
} from '@ashtown/51st-state-master/board';
import { indexIn, type Ref, type Seat } from '@ashtown/engine';
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
import { LocationChip } from '../51st-state-common/LocationChip.tsx';
import { Mark } from '../51st-state-common/Mark.tsx';
import { card, option } from '../51st-state-common/refs.ts';
import { signs } from '../51st-state-common/signs.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import { ConnectionCard } from './Connection.tsx';
import { FactionBoard } from './FactionBoard.tsx';
import { emblemOf } from './factions.tsx';
import { SIGNS } from './Hand.tsx';
import { goodsIn, lookOf, stockOf } from './look.ts';
import { goodsText } from './names.ts';
import { Panel } from './Panel.tsx';
import type { Props } from './props.ts';
import { handOf, stateOf } from './summary.ts';
import { signed, usesOf } from './uses.ts';

const isGood = (id: string): id is GoodName => (GOODS as readonly string[]).includes(id);

/** What the inspector tells about a thing of this game. */
export function Detail(p: Props & { of: Ref }): ReactNode {
  const { kind, id } = p.of;
  const t = p.words.board;
  if (kind === 'player') {
    const seat = Number(id);
    return seat === RIVAL ? (
      <PlainDetail name={t.virtual} say={t.virtualHelp} />
    ) : (
      <PlayerDetail>
        <Panel {...p} of={seat} compact />
      </PlayerDetail>
    );
  }
  if (kind === 'slot') {
    const [head = '', tail = ''] = id.split('.');
    if (head === 'link') return <LinkOnTable p={p} colour={indexIn(COLOURS, tail)} />;
    if (head === 'board' && p.seat !== null) return <FactionBoard {...p} of={p.seat} />;
    const place = /^\d+$/.test(tail) ? placeAt(p, Number(head), Number(tail)) : undefined;
    if (place) return <PlaceDetail p={p} seat={Number(head)} place={place} />;
    if (isGood(tail)) return <GoodDetail p={p} id={tail} />;
    return <CardDetail p={p} id={tail} />;
  }
  if (id === 'discard-pile') return <Discard {...p} />;
  if (id === 'deck') return <PlainDetail name={t.deck} say={t.cards(p.view.deck.length)} />;
  if (isGood(id)) return <GoodDetail p={p} id={id} />;
  if (p.tables.factionIds.includes(id)) return <FactionDetail p={p} id={id} />;
  return <CardDetail p={p} id={id.replace(/^deal\./, '')} />;
}

function placeAt(p: Props, seat: Seat, no: number): Place | undefined {
  const known = seat === RIVAL ? p.view.solo !== null : seat < p.view.players.length;
  return known ? stateOf(p.view, seat).places.find((x) => x.no === no) : undefined;
}

const GoodDetail = ({ p, id }: { p: Props; id: GoodName }) => (
  <PlainDetail
    icon={<Good id={id} size={34} />}
    name={p.words.ref(option(id))}
    say={p.words.board.goodHelp[id] ?? ''}
  />
);

const FactionDetail = ({ p, id }: { p: Props; id: FactionId }) => {
  const { name, text } = p.words.card(id);
  const emblem = emblemOf(id);
  return <PlainDetail icon={emblem && <EmblemIcon of={emblem} />} name={name} say={text} />;
};

function LinkOnTable({ p, colour }: { p: Props; colour: number }) {
  const no = p.view.faceUp[colour] ?? -1;
  return no < 0 ? (
    <PlainDetail name={p.words.board.connections} say={p.words.board.none} />
  ) : (
    <CardDetail p={p} id={p.tables.id[no]!} />
  );
}

/** A card with everything on it; one of my hand with what it could be used for. */
function CardDetail({ p, id, aside, children }: { p: Props; id: string; aside?: string; children?: ReactNode }) {
  const { faceNumber, sites, links } = p.tables;
  const f = faceNumber(id);
  const t = p.words.board;
  if (f < 0) return <PlainDetail name={p.words.ref(option(id))} />;
  const { kind, text } = p.words.card(id);
  if (f >= sites.length)
    return (
      <CardBeside
        face={<ConnectionCard p={p} id={links[f - sites.length]!.id} shape="low" />}
        kind={kind}
        text={text}
      />
    );
  const site = sites[f]!;
  const note = p.words.provenance(id);
  const held = p.seat !== null && handOf(p.tables, p.view.players[p.seat]!).some((x) => x.id === id);
  return (
    <>
      <LocationFull
        look={lookOf(p, site)}
        kind={kind}
        text={text}
        words={{ spoils: t.spoils, deal: t.deal }}
        aside={aside ?? t.defence(DEFENCE[site.category]! + site.shield)}
      />
      {children}
      {held && <Uses p={p} id={id} />}
      <Note text={note} />
    </>
  );
}

/** The uses of a card in hand, with price, gain or what is missing. */
function Uses({ p, id }: { p: Props; id: CardId }) {
  const t = p.words.board;
  const uses = usesOf(p, id).map(({ use, outcome, short }) => ({
    use,
    ...SIGNS[use],
    can: outcome !== null,
    name: t.deed[use],
    worth: outcome ? <Worth p={p} outcome={outcome} /> : short > 0 ? t.short(short) : '–',
    help: t.help[use],
  }));
  return <UseLines uses={uses} />;
}

function Worth({ p, outcome: { pays, gives, open } }: { p: Props; outcome: Outcome }) {
  const t = p.words.board;
  return (
    <>
      <Rich text={`${signed(pays)} → ${open ? t.chosenLater : signed(gives) || t.nothing}`} signs={signs} />
      <span className="vh">
        {t.cost} {goodsText(p, pays)}, {t.gives} {goodsText(p, gives)}
      </span>
    </>
  );
}

/** A location in a State, with what lies on it. */
function PlaceDetail({ p, seat, place }: { p: Props; seat: Seat; place: Place }) {
  const t = p.words.board;
  const id = p.tables.id[place.card]!;
  if (place.ruins)
    return (
      <PlainDetail
        icon={<Mark id="crack" size={30} />}
        name={`${t.ruins} (${p.words.card(id).name})`}
        say={t.ruinsHelp}
      />
    );
  const stock = stockOf(place);
  const lines = [
    seat === p.seat ? '' : seat === RIVAL ? t.virtual : p.who(seat),
    place.shield ? t.shielded : '',
    place.uses > 0 ? `${t.used} (${place.uses})` : '',
    place.visited ? t.visited : '',
    stock.length > 0 ? t.onIt(goodsText(p, goodsIn(stock))) : '',
  ].filter(Boolean);
  return (
    <CardDetail p={p} id={id} aside={t.defence(p.game.facts.defenceOf(place))}>
      <Lines lines={lines} />
    </CardDetail>
  );
}

/** The discard pile, the newest card first. */
const Discard = (p: Props) => (
  <PileDetail t={p.words.board} n={p.view.discard.length}>
    {p.view.discard
      .filter((no) => !p.tables.isConnection(no))
      .toReversed()
      .map((no) => (
        <Thing key={no} p={p} of={card(p.tables.id[no]!)} idle label={p.words.card(p.tables.id[no]!).name}>
          <LocationChip look={lookOf(p, p.tables.site[no]!)} />
        </Thing>
      ))}
  </PileDetail>
);
