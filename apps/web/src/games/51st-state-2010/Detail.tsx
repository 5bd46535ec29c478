import {
  GOODS,
  type Good as GoodName,
  type Place,
  placeOf,
  provenance,
  tables,
} from '@ashtown/catalog/51st-state-2010';
import type { Ref, Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { Emblem } from '../51st-state-common/emblems.tsx';
import { Good } from '../51st-state-common/Good.tsx';
import { LocationFull } from '../51st-state-common/Location.tsx';
import { Mark } from '../51st-state-common/Mark.tsx';
import { PlainCard } from '../51st-state-common/PlainCard.tsx';
import { PICTURES } from '../51st-state-common/pictures.ts';
import { Thing } from '../51st-state-common/Thing.tsx';
import { DeckChip } from './DeckCard.tsx';
import style from './detail.module.css';
import { emblemOf } from './factions.tsx';
import { MARK_OF, saysOf } from './Hand.tsx';
import { contactOf, contactParts, leaderParts, lookOf, tokenOf, toneOf } from './look.ts';
import { leaderStanding, standingOf } from './names.ts';
import { Panel } from './Panel.tsx';
import { pictureOf } from './pictures.ts';
import { card, option, type Props } from './props.ts';
import { handOf, tuckedOf, usesOf } from './summary.ts';
import { boardText } from './text/index.ts';

const isGood = (id: string): id is GoodName => (GOODS as readonly string[]).includes(id);

/** What the inspector tells about a thing of this game. */
export function Detail(p: Props & { of: Ref }): ReactNode {
  const { kind, id } = p.of;
  const t = boardText(p.lang);
  if (kind === 'player') return <PlayerDetail p={p} seat={Number(id)} />;
  const [head = '', tail = ''] = id.split('.');
  if (kind === 'slot') {
    const seat = Number(head);
    const q = p.view.players[seat];
    if (q && tail === 'leader')
      return q.leader ? (
        <CardDetail p={p} id={tables.id[q.leader.card]!} lines={[p.who(seat), ...leaderStanding(p, seat)]} />
      ) : (
        <Plain name={t.noLeader} say="" />
      );
    const place = q && /^\d+$/.test(tail) ? placeOf(q, Number(tail)) : undefined;
    if (place) return <PlaceDetail p={p} seat={seat} place={place} />;
    return isGood(tail) ? <GoodDetail p={p} id={tail} /> : <CardDetail p={p} id={tail} />;
  }
  if (kind === 'card') return tail ? <TuckedDetail p={p} sort={head} id={tail} /> : <CardDetail p={p} id={id} />;
  if (id === 'discard-pile') return <Discard {...p} />;
  if (id === 'deck') return <Plain name={t.deck} say={t.cards(p.view.deck.length)} />;
  if (id === 'hire' || id === 'swap') return <Plain name={t.deed[id]} say={t[id]} />;
  const mine = p.seat === null ? null : p.view.players[p.seat]!.leader;
  if (id === 'deed' && mine) return <CardDetail p={p} id={tables.id[mine.card]!} lines={leaderStanding(p, p.seat!)} />;
  return isGood(id) ? <GoodDetail p={p} id={id} /> : <Plain name={p.words.ref(p.of)} say="" />;
}

function Plain({ icon, name, say, note }: { icon?: ReactNode; name: string; say: string; note?: string | null }) {
  return (
    <article className={`plate ${style.thing}`}>
      <header>
        {icon}
        <h2>{name}</h2>
      </header>
      {say && <p>{say}</p>}
      {note && <p className={style.note}>{note}</p>}
    </article>
  );
}

const GoodDetail = ({ p, id }: { p: Props; id: GoodName }) => {
  const help = boardText(p.lang).goodHelp;
  return (
    <Plain
      icon={<Good id={tokenOf(id)} size={34} />}
      name={p.words.ref(option(id))}
      say={help[id] ?? help[id.replace(/\d$/, '')] ?? ''}
    />
  );
};

const PlayerDetail = ({ p, seat }: { p: Props; seat: Seat }) => (
  <div className={style.player}>
    <Panel {...p} of={seat} compact />
  </div>
);

const PlaceDetail = ({ p, seat, place }: { p: Props; seat: Seat; place: Place }) => (
  <CardDetail
    p={p}
    id={tables.id[place.card]!}
    lines={[...(seat === p.seat ? [] : [p.who(seat)]), ...standingOf(p, place)]}
  />
);

function TuckedDetail({ p, sort, id }: { p: Props; sort: string; id: string }) {
  const t = boardText(p.lang);
  const on = p.view.players.flatMap((q) => tuckedOf(q)).find((x) => x.sort === sort && x.id === id);
  const vp = on ? on.ones + on.twos : 0;
  const lines = [sort === 'deal' ? t.deal : t.spoils, ...(vp > 0 ? [t.tokens(vp, 3, on!.ones + 2 * on!.twos)] : [])];
  return <CardDetail p={p} id={id} lines={lines} />;
}

/** A card with everything on it; one of my hand with what it could be used for. */
function CardDetail({ p, id, lines = [] }: { p: Props; id: string; lines?: readonly string[] }) {
  const t = boardText(p.lang);
  const { name, kind, text } = p.words.card(id);
  const note = provenance(p.lang, id);
  const site = tables.sites[tables.faceOf(id)];
  const emblem = emblemOf(id);
  if (emblem) {
    const icon = (
      <svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true" focusable="false">
        <Emblem of={emblem} />
      </svg>
    );
    return <Plain icon={icon} name={name} say={text} note={note} />;
  }
  if (!site && !kind) return <Plain name={name} say="" />;
  const held = p.seat !== null && handOf(p.view.players[p.seat]!).some((x) => x.id === id);
  return (
    <>
      {site ? (
        <LocationFull look={lookOf(site, p.lang)} kind={kind} text={text} words={{ spoils: t.spoils, deal: t.deal }} />
      ) : (
        <article className={style.plain}>
          <PlainFace id={id} name={name} />
          <div>
            <span className="kind">{kind}</span>
            <p>{text}</p>
          </div>
        </article>
      )}
      {lines.length > 0 && <p className={style.state}>{lines.join(' · ')}</p>}
      {held && site && <Uses p={p} id={id} />}
      {note && <p className={style.note}>{note}</p>}
    </>
  );
}

function PlainFace({ id, name }: { id: string; name: string }) {
  const picture = PICTURES[pictureOf(id)];
  const contact = contactOf(id);
  if (contact)
    return (
      <PlainCard
        tone={toneOf(contact.colour)}
        picture={picture}
        name={name}
        parts={contactParts(contact)}
        shape="low"
      />
    );
  const leader = tables.leaders.find((x) => x.id === id);
  return (
    <PlainCard tone="leader" picture={picture} name={name} parts={leader ? leaderParts(leader) : []} shape="low" />
  );
}

/** The four uses of a location in hand: possible, or what is missing. */
const Uses = ({ p, id }: { p: Props; id: string }) => (
  <dl className={style.uses}>
    {usesOf(p, id).map((x) => (
      <div key={x.use} className={`${style[x.use]} ${x.offered ? '' : style.not}`}>
        <dt>
          <Mark id={MARK_OF[x.use]} size={15} />
          {saysOf(p, x)}
        </dt>
        <dd>{boardText(p.lang).help[x.use]}</dd>
      </div>
    ))}
  </dl>
);

/** The discard pile, the newest card first. */
function Discard(p: Props) {
  const t = boardText(p.lang);
  return (
    <div className={style.pile}>
      <h2>
        {t.discard}: {t.cards(p.view.discard.length)}
      </h2>
      {p.view.discard.length === 0 && <p>{t.emptyPile}</p>}
      {p.view.discard.toReversed().map((no) => (
        <Thing key={no} p={p} of={card(tables.id[no]!)} idle label={p.words.card(tables.id[no]!).name}>
          <DeckChip p={p} no={no} />
        </Thing>
      ))}
    </div>
  );
}
