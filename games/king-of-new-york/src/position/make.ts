import { type Seat, samePick } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import {
  BOROUGHS,
  type CardId,
  FACES,
  MONSTERS,
  SPACE_5_6,
  STACKS_PER_BOROUGH,
  TILES,
  TILES_PER_STACK,
  UNITS,
  ZONES,
} from '../content/vocabulary.ts';
import { startLife, toldOptions } from '../options.ts';
import { type Frame, NOBODY, type Player, SOURCES, type State } from '../state.ts';
import type { BySeat, Position, Units } from './index.ts';
import { quietPlace, quietRng } from './lay.ts';

/** Everything about a state that is not quiet, so that the same state can be made of it again. */
export const makePositionOf =
  (t: Tables) =>
  (s: State): Position => ({
    ...(s.players.length === 2 ? {} : { seats: s.players.length }),
    ...toldOptions(s.options),
    ...unless(false, { closed: s.closed }),
    ...unless(0, { ply: s.ply }),
    ...chance(s),
    ...progress(s),
    ...monsters(s.players, startLife(t, s.options)),
    ...unless(NOBODY, { superstar: s.superstar, statue: s.statue }),
    ...unless({}, { units: unitsIn(s.units), fresh: unitsIn(s.fresh) }),
    stacks: stacksIn(s),
    ...cards(t, s),
    ...unless([], { claims: s.claims.slice(), queue: s.queue.map(({ seat, subway }) => ({ seat, subway })) }),
    ...turn(s),
  });

/** The fields that are not what they would be if nobody told them. */
function unless<F extends object>(quiet: unknown, told: F): Partial<F> {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => !samePick(value, quiet))) as Partial<F>;
}

/** By seat, where a value is not the quiet one. */
function each<T>(players: readonly Player[], read: (p: Player, seat: Seat) => T, quiet: (p: Player, seat: Seat) => T) {
  const told = players.flatMap((p, seat) => (samePick(read(p, seat), quiet(p, seat)) ? [] : [[seat, read(p, seat)]]));
  return Object.fromEntries(told) as BySeat<T>;
}

function chance({ rng }: State): Pick<Position, 'rng' | 'rolls'> {
  return {
    ...unless(quietRng().w, { rng: rng.w.slice() }),
    ...(rng.forced ? { rolls: rng.forced.map((face) => FACES[face]!).join(' ') } : {}),
  };
}

/** Whose turn it is and what is still to happen. */
function progress({ turn: t, stack, winners }: State): Partial<Position> {
  return {
    ...unless(1, { turn: t.no }),
    ...unless(0, { active: t.seat }),
    ...unless(t.seat, { normal: t.normal }),
    ...unless(false, { extra: t.extra, subway: t.subway }),
    ...(winners ? { winners: winners.slice() } : { stack: stack.map(frame) }),
  };
}

const frame = (f: Frame): Frame | Frame['t'] => (Object.keys(f).length === 1 ? f.t : f);

function monsters(players: readonly Player[], start: number): Partial<Position> {
  const none = () => 0;
  const nothing = () => [];
  return unless(
    {},
    {
      monsters: each(
        players,
        (p) => MONSTERS[p.monster] ?? null,
        (_, seat) => MONSTERS[seat]!,
      ),
      at: each(
        players,
        (p) => BOROUGHS[p.at] ?? null,
        (p, seat) => (p.out > 0 ? null : BOROUGHS[quietPlace(seat)]!),
      ),
      zone: each(
        players,
        (p) => ZONES[p.zone]!,
        () => 'lower',
      ),
      ...unless([], { second: players.flatMap((p, seat) => (p.space === SPACE_5_6 ? seat : [])) }),
      life: each(
        players,
        (p) => p.life,
        (p) => (p.out > 0 ? 0 : start),
      ),
      star: each(
        players,
        (p) => amounts(SOURCES, p.from),
        () => ({}),
      ),
      energy: each(players, (p) => p.energy, none),
      cards: each(players, (p) => p.cards.slice(), nothing),
      web: each(players, (p) => p.web, none),
      jinx: each(players, (p) => p.jinx, none),
      carapace: each(players, (p) => p.carapace, none),
      souvenirs: each(players, (p) => BOROUGHS.filter((_, b) => p.souvenirs & (1 << b)), nothing),
      out: each(players, (p) => p.out, none),
    },
  );
}

/** The amounts that are not 0, by id. */
const amounts = <K extends string>(ids: readonly K[], n: readonly number[]) =>
  Object.fromEntries(ids.flatMap((id, i) => (n[i] === 0 ? [] : [[id, n[i]!]]))) as { readonly [X in K]?: number };

const unitsIn = (units: readonly number[]): Units =>
  Object.fromEntries(
    BOROUGHS.flatMap((b, at) => {
      const here = amounts(UNITS, units.slice(at * UNITS.length, (at + 1) * UNITS.length));
      return samePick(here, {}) ? [] : [[b, here]];
    }),
  );

const stacksIn = (s: State): NonNullable<Position['stacks']> =>
  Object.fromEntries(
    BOROUGHS.map((b, at) => [
      b,
      Array.from({ length: STACKS_PER_BOROUGH }, (_, i) => {
        const stack = at * STACKS_PER_BOROUGH + i;
        const first = stack * TILES_PER_STACK;
        return s.tiles.slice(first, first + s.height[stack]!).map((tile) => TILES[tile]!);
      }),
    ]),
  );

/** Of the deck, only as much as does not lie in the order of the tables. */
function cards(t: Tables, { bank, deck, discard, limbo }: State): Partial<Position> {
  const next = deck.toReversed();
  let told = next.length;
  while (told > 0 && inOrder(t, next[told - 1]!, next[told])) told--;
  while (bank.at(-1) === null) bank = bank.slice(0, -1);
  return {
    ...unless([], { bank: bank.slice(), deck: next.slice(0, told), discard: discard.slice() }),
    ...(limbo === null ? {} : { limbo }),
  };
}

const inOrder = (t: Tables, a: CardId, b: CardId | undefined): boolean => b === undefined || t.order[a]! < t.order[b]!;

function turn({ turn: t, players }: State): Partial<Position> {
  const bits = (set: number) => players.flatMap((_, seat) => (set & (1 << seat) ? seat : []));
  return {
    ...unless(0, { rides: t.rides, rerolls: t.rerolls }),
    ...unless('', { dice: t.dice.map((face) => FACES[face]!).join(' ') }),
    ...unless(false, { unitsOnly: t.unitsOnly, entered: t.entered }),
    ...unless(
      {},
      {
        open: amounts(FACES, t.open),
        destroyed: amounts(UNITS, t.destroyed),
        dealt: each(
          players,
          (_, seat) => t.dealt[seat]!,
          () => 0,
        ),
        gained: each(
          players,
          (_, seat) => t.gained[seat]!,
          () => 0,
        ),
      },
    ),
    ...unless([], { tapped: bits(t.tapped), fell: bits(t.fell), used: t.used.slice() }),
  };
}
