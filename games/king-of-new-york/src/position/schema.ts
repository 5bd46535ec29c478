import { rngWords, type Seat, schema } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import {
  BANK_SIZE,
  BOROUGHS,
  FACES,
  MONSTERS,
  MOST_DICE,
  MOST_RIDES,
  STACKS_PER_BOROUGH,
  TILES,
  TILES_PER_STACK,
  UNITS,
  ZONES,
} from '../content/vocabulary.ts';
import { TOLD_OPTIONS } from '../options.ts';
import { NOBODY, SOURCES } from '../state.ts';
import { frameSchema } from './frames.ts';
import { type Position, STEPS } from './index.ts';
import { facesOf } from './lay.ts';

const { fields, listOf, oneOf, orNull, problem, whole } = schema;
type Schema<T> = schema.Schema<T>;

const MOST = 999;
const MOST_ROLLS = 600;
const MOST_FRAMES = 60;

const count = whole(0, MOST);
const flag = oneOf([true, false]);
const borough = oneOf(BOROUGHS);

/** An object with some of these keys. */
const byId = <K extends string, T>(ids: readonly K[], one: Schema<T>) =>
  fields<object, Record<string, T>>({}, Object.fromEntries(ids.map((id) => [id, one]))) as Schema<unknown> as Schema<{
    readonly [X in K]?: T;
  }>;

const bySeat = <T>(seats: number, one: Schema<T>) =>
  byId(
    Array.from({ length: seats }, (_, seat) => String(seat)),
    one,
  ) as Schema<unknown> as Schema<Readonly<Record<Seat, T>>>;

/** Either of two forms, told apart by their type. */
const either =
  <A extends number, B>(a: Schema<A>, b: Schema<B>): Schema<A | B> =>
  (x, where) =>
    typeof x === 'number' ? a(x, where) : b(x, where);

const dice =
  (most: number): Schema<string> =>
  (x, where) => {
    if (typeof x !== 'string') return problem('wrong-type', where, 'text');
    const faces = facesOf(x);
    const fits = faces.length <= most && faces.every((face) => face >= 0);
    return fits ? null : problem('bad-text', where, `at most ${most} of ${FACES.join(', ')}`);
  };

/** What a position at a table of so many seats may say. */
export function positionSchema(t: Tables, seats: number): Schema<Position> {
  const card = oneOf(t.cardIds);
  const cards = listOf(card, 0, t.cardIds.length);
  const seat = whole(0, seats - 1);
  const holder = whole(NOBODY, seats - 1);
  const some = listOf(seat, 0, seats);
  const amounts = bySeat(seats, count);
  const units = byId(BOROUGHS, byId(UNITS, count));
  return fields<object, Required<Position>>(
    {},
    {
      seats: whole(2, 6),
      ...TOLD_OPTIONS,
      closed: flag,
      ply: whole(0, 1_000_000),
      rng: rngWords,
      rolls: dice(MOST_ROLLS),
      turn: whole(0, 100_000),
      active: seat,
      normal: seat,
      extra: flag,
      subway: flag,
      rides: whole(0, MOST_RIDES),
      from: oneOf(STEPS),
      stack: listOf(frameSchema(t, seats), 1, MOST_FRAMES),
      winners: listOf(seat, 1, seats),
      monsters: bySeat(seats, orNull(oneOf(MONSTERS))),
      at: bySeat(seats, orNull(borough)),
      zone: bySeat(seats, oneOf(ZONES)),
      second: some,
      life: amounts,
      star: bySeat(seats, either(whole(0, t.figures.starsToWin), byId(SOURCES, whole(-MOST, MOST)))),
      energy: amounts,
      cards: bySeat(seats, cards),
      web: amounts,
      jinx: amounts,
      carapace: amounts,
      souvenirs: bySeat(seats, listOf(borough, 0, BOROUGHS.length)),
      out: bySeat(seats, whole(1, 100_000)),
      superstar: holder,
      statue: holder,
      units,
      fresh: units,
      stacks: byId(BOROUGHS, listOf(listOf(oneOf(TILES), 0, TILES_PER_STACK), 0, STACKS_PER_BOROUGH)),
      bank: listOf(orNull(card), 0, BANK_SIZE),
      deck: cards,
      discard: cards,
      limbo: card,
      claims: listOf(seat, 0, MOST),
      queue: listOf(fields({ seat, subway: flag }), 0, MOST),
      dice: dice(MOST_DICE),
      rerolls: whole(0, 2),
      open: byId(FACES, whole(0, 99)),
      unitsOnly: flag,
      entered: flag,
      destroyed: byId(UNITS, count),
      dealt: amounts,
      gained: amounts,
      tapped: some,
      fell: some,
      used: cards,
    },
  );
}

/** The number of seats, which decides what else there may be. */
export function seatsOf(given: unknown): { ok: true; seats: number } | { ok: false; problem: schema.Problem } {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { ok: false, problem: problem('wrong-type', 'the position', 'an object') };
  const { seats = 2 } = given as { seats?: unknown };
  const wrong = whole(2, 6)(seats, 'seats');
  return wrong ? { ok: false, problem: wrong } : { ok: true, seats: seats as number };
}
