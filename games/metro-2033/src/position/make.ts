import type { Card, Tables } from '../content/tables.ts';
import { HAND_SIZE, START_MARKERS } from '../content/vocabulary.ts';
import { OPTIONS } from '../options.ts';
import {
  type Attack,
  EMPTY,
  type Frame,
  NOBODY,
  OPEN,
  type Options,
  type Player,
  REPELLED,
  type State,
  WAITS,
} from '../state.ts';
import { framesOf } from './frames.ts';
import { type Position, quietDown, type ToldAttack } from './schema.ts';

type Sparse<T> = { [K in keyof T]: T[K] | undefined };

/** Without what is left out. */
const sparse = <T extends object>(all: Sparse<T>): T =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as T;

const unless = <T>(quiet: T, value: T): T | undefined => (value === quiet ? undefined : value);
const ifAny = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

/** Writes a state down, everything that is not quiet: `parsePosition` makes the same state of it. */
export function makePositionOf(t: Tables): (s: State) => Position {
  const frames = framesOf(t);
  const idOf = (card: Card): string => t.cards[card]!.id;

  const makeAttack = ({ no, by, card, fates, gone }: Attack): ToldAttack => ({
    turn: no,
    by,
    card: idOf(card),
    fates: fates.map((fate) => (fate === WAITS ? 'waits' : fate === REPELLED ? 'repelled' : fate)),
    gone: gone.map((cards) => cards.map(idOf)),
  });

  const inHand = (p: Player): string[] =>
    p.hand.map((card, i) => {
      const since = p.since[i]!;
      return since === 1 ? idOf(card) : `${idOf(card)} ${since === OPEN ? 'open' : since}`;
    });
  const inLine = (p: Player): string[] =>
    p.stations.map((card, i) => (p.kept[i] === 0 ? idOf(card) : `${idOf(card)} ${p.kept[i]}`));

  function factionsOf({ players, options }: State): Position['factions'] {
    const roster = t.rosters[options.factionRoster];
    if (players.every((p, seat) => p.faction === roster[seat])) return undefined;
    return Object.fromEntries(players.map((p, seat) => [seat, t.factions[p.faction]?.id ?? null]));
  }

  return (s) => {
    const bySeat = <T>(tell: (p: Player) => T | undefined): Readonly<Record<number, T>> | undefined => {
      const told = s.players.map(tell).flatMap((value, seat) => (value === undefined ? [] : [[seat, value] as const]));
      return told.length > 0 ? Object.fromEntries(told) : undefined;
    };
    const seatsWith = (has: (p: Player) => boolean) => ifAny(s.players.flatMap((p, seat) => (has(p) ? [seat] : [])));
    const changed = Object.entries(s.options).filter(([id, value]) => OPTIONS[id as keyof Options].default !== value);
    return sparse<Position>({
      seats: unless(2, s.players.length),
      options: changed.length > 0 ? (Object.fromEntries(changed) as Partial<Options>) : undefined,
      turn: unless(1, s.turn.no),
      active: unless(0, s.turn.seat),
      ...nextOf(s, frames.make),
      first: unless(s.turn.seat, s.first),
      ply: unless(0, s.ply),
      rng: { w: [...s.rng.w] },
      factions: factionsOf(s),
      flipped: seatsWith((p) => p.flipped),
      up: bySeat((p) => unless(START_MARKERS, p.up)),
      down: bySeat((p) => unless(quietDown(p), p.down)),
      gained: bySeat(({ from: [, faction = 0, stations = 0] }) => {
        if (faction + stations > 0) return sparse({ faction: unless(0, faction), stations: unless(0, stations) });
      }),
      hand: bySeat((p) => ifAny(inHand(p))),
      short: seatsWith((p) => p.hand.length < HAND_SIZE),
      resources: bySeat((p) => ifAny(p.resources.map(idOf))),
      shields: bySeat((p) => ifAny(p.shields.map(idOf))),
      stations: bySeat((p) => ifAny(inLine(p))),
      heroes: bySeat((p) => ifAny(p.heroes.map(idOf))),
      bazaar: s.bazaar.map((card) => (card === EMPTY ? null : idOf(card))),
      deck: ifAny(s.deck.map(idOf).reverse()),
      decks: unless(1, s.decks),
      discard: ifAny(s.discard.map(idOf)),
      attack: s.attack ? makeAttack(s.attack) : undefined,
    });
  };
}

/** Where the turn is taken up, or the stack where it is in the middle of something. */
function nextOf(
  s: State,
  make: (f: Frame) => NonNullable<Position['stack']>[number],
): Pick<Position, 'from' | 'stack'> {
  if (s.winner !== NOBODY) return {};
  const [f, ...more] = s.stack;
  if (more.length > 0 || f?.t !== 'turnAction' || f.tidied) return { stack: s.stack.map(make) };
  if (f.window === 2) return { from: 'window 2' };
  return {};
}
