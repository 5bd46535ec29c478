import { RIVAL, SOLO } from '@ashtown/51st-state-master/board';
import type { Seat } from '@ashtown/engine';
import { Chips, DisplayPart, FaceUp, Owned, Pool, Targets } from '../51st-state-common/Display.tsx';
import { LocationCard } from '../51st-state-common/Location.tsx';
import { LocationChip } from '../51st-state-common/LocationChip.tsx';
import { card, place as placeRef, slot } from '../51st-state-common/refs.ts';
import { Supply } from '../51st-state-common/Supply.tsx';
import { ConnectionCard } from './Connection.tsx';
import { Deals } from './FactionBoard.tsx';
import { amountsFor } from './Goods.tsx';
import { digitOf } from './gather.ts';
import { lookOf } from './look.ts';
import type { Props } from './props.ts';
import { Location } from './Rows.tsx';
import { knownOf, stateOf } from './summary.ts';

/** Questions about what lies with a player. */
const OWNED: readonly string[] = [
  'suppliersTarget',
  'copySource',
  'discardDeal',
  'redevelopOld',
  'stealTarget',
  'activateTarget',
  'resetTargets',
  'ownDeals',
  'opponentDeal',
  'placeShield',
  'soloTarget',
];
const ABOUT_DEALS: readonly string[] = ['discardDeal', 'ownDeals', 'opponentDeal'];

/** The middle of the table: a draft, else what everybody knows of the hands, else the attacks of the virtual opponent. */
export function Display(p: Props) {
  if (p.view.display.length > 0) return <Draft {...p} />;
  if (p.compact && OWNED.includes(p.question ?? '')) return <ToChoose {...p} />;
  return p.view.solo ? <Attacks {...p} /> : <Known {...p} />;
}

function ToChoose(p: Props) {
  const seats: Seat[] = [...p.view.players.keys(), ...(p.view.solo ? [RIVAL] : [])];
  const places = seats.flatMap((seat) =>
    stateOf(p.view, seat)
      .places.filter(({ no }) => p.standing(placeRef(seat, no)) !== 'rest')
      .map((place) => ({ seat, place })),
  );
  const deals = ABOUT_DEALS.includes(p.question!);
  const about = (seat: Seat) => (deals && p.question !== 'opponentDeal') === (seat === p.seat);
  const players = deals || p.question === 'stealTarget' ? [...p.view.players.keys()].filter(about) : [];
  return (
    <Targets
      t={p.words.board}
      places={places.map(({ seat, place }) => (
        <Owned key={`${seat}.${place.no}`} seat={seat === p.seat || seat === RIVAL ? null : seat}>
          <Location p={p} of={seat} place={place} tile={false} />
        </Owned>
      ))}
    >
      {players.map((seat) => (
        <Pool key={seat} p={p} seat={seat}>
          {deals ? <Deals p={p} of={seat} small /> : <Supply p={p} goods={amountsFor(p, seat)} wrap />}
        </Pool>
      ))}
    </Targets>
  );
}

const DRAFTING: readonly string[] = ['draftPick', 'soloPick'];

function Draft(p: Props) {
  const t = p.words.board;
  const top = p.view.stack.at(-1);
  const cards = p.view.display.map((no) => {
    const look = lookOf(p, p.tables.site[no]!);
    return { no, id: look.id, face: <LocationCard look={look} low />, digit: digitOf(p, card(look.id)) };
  });
  return (
    <DisplayPart of={slot('display')} title={top?.t === 'draftPick' ? t.draft(top.draft + 1) : t.display}>
      <FaceUp p={p} t={t} cards={cards} idle={!DRAFTING.includes(p.question ?? '')} />
    </DisplayPart>
  );
}

/** A card in a line. */
const lineOf = (p: Props, no: number) => {
  const id = p.tables.id[no]!;
  const face = p.tables.isConnection(no) ? (
    <ConnectionCard p={p} id={id} shape="chip" />
  ) : (
    <LocationChip look={lookOf(p, p.tables.site[no]!)} />
  );
  return { no, id, face };
};

function Known(p: Props) {
  const t = p.words.board;
  const cards = knownOf(p.tables, p.view, p.seat).map(({ seat, card: no }) => ({ ...lineOf(p, no), seat }));
  return (
    <DisplayPart title={t.known} note={cards.length === 0 && t.nothingKnown}>
      <Chips p={p} t={t} cards={cards} />
    </DisplayPart>
  );
}

function Attacks(p: Props) {
  const t = p.words.board;
  const { pile, attacks } = p.view.solo!;
  return (
    <DisplayPart
      of={slot('attacks')}
      title={`${t.attackPile} · ${t.attacks(attacks, SOLO.attacks)}`}
      note={attacks === 0 && t.noAttacks}
    >
      <Chips p={p} t={t} cards={pile.map((no) => lineOf(p, no))} />
    </DisplayPart>
  );
}
