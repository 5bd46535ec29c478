import { type Rng, rngWords, type Seat, schema } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { BAZAAR_SIZE, MARKERS, PLAYERS, START_MARKERS } from '../content/vocabulary.ts';
import { OPTIONS } from '../options.ts';
import type { Options, Player } from '../state.ts';
import { cardId, framesOf, type ToldFrame } from './frames.ts';

type BySeat<T> = Readonly<Record<Seat, T>>;
type Ids = readonly string[];

/**
 * A position, told as people would: only what matters. The rest is quiet: the first turn of two players, 5 markers above,
 * hands and a bazaar of harmless Resources, everything else in the deck. Cards and Factions are named by their ids.
 */
export interface Position {
  seats?: number;
  options?: Partial<Options>;
  /** The number of the turn, and whose it is. */
  turn?: number;
  active?: Seat;
  /** Where the turn is taken up; or, in the middle of something, the frames of the stack, the last one on top. */
  from?: 'turn' | 'window 2';
  stack?: readonly ToldFrame[];
  /** The seat that had the first turn; unless told, the active one. */
  first?: Seat;
  /** How many questions were answered, and the generator. */
  ply?: number;
  rng?: Rng;
  /** Null before the choice; the others have the first ones of the roster. */
  factions?: BySeat<string | null>;
  flipped?: readonly Seat[];
  /**
   * What is neither above nor below nor on a Station is in the reserve. Unless told, there are 5 above; and below, those of
   * the first 5 that are nowhere else.
   */
  up?: BySeat<number>;
  down?: BySeat<number>;
  /** Of these markers, those that missions gave; the others were there at the start. */
  gained?: BySeat<{ faction?: number; stations?: number }>;
  /**
   * With the deck each card was drawn from, unless it is the first one, or `open` where everybody knows it:
   * `['res-rats', 'res-pork 2', 'res-flare open']`. Filled up to five, except for the seats in `short`.
   */
  hand?: BySeat<Ids>;
  short?: readonly Seat[];
  resources?: BySeat<Ids>;
  shields?: BySeat<Ids>;
  /** With the markers on them: `['sta-lubyanka', 'sta-kurskaya 1']`. */
  stations?: BySeat<Ids>;
  heroes?: BySeat<Ids>;
  /** Null: an empty slot. */
  bazaar?: readonly (string | null)[];
  /** The next cards, the first one first; the others follow. */
  deck?: Ids;
  /** Only these are left in the deck; the others lie in the discard pile. */
  wholeDeck?: Ids;
  /** How many decks there were, this one included. */
  decks?: number;
  /** From the bottom. */
  discard?: Ids;
  /** Only these lie there; whatever is left over is out of sight, in the tableau of the last seat. */
  wholeDiscard?: Ids;
  /** The last attack. */
  attack?: ToldAttack;
}

export interface ToldAttack {
  turn: number;
  by: Seat;
  card: string;
  /** What has become of each seat: it waits, has repelled the Monster, or has lost so many cards. */
  fates: readonly ('waits' | 'repelled' | number)[];
  /** The cards each seat parted with. */
  gone?: readonly Ids[];
}

export const onStations = ({ kept }: Pick<Player, 'kept'>): number => kept.reduce((sum, n) => sum + n, 0);
/** The markers below that need not be told. */
export const quietDown = (p: Pick<Player, 'up' | 'kept'>): number => Math.max(0, START_MARKERS - p.up - onStations(p));

const MOST_TURNS = 1_000_000;
const MOST_ANSWERS = 1_000_000_000;

/** An id with something behind it: `sta-kurskaya 1`. */
function marked(t: Tables, mark: RegExp, expected: string): schema.Schema<string> {
  const card = cardId(t);
  return (x, where) => {
    const [id, after, ...more] = typeof x === 'string' ? x.split(' ') : [];
    const wrong = card(id, where);
    if (wrong) return wrong;
    const fits = more.length === 0 && (after === undefined || mark.test(after));
    return fits ? null : schema.problem('bad-text', where, `an id, ${expected}`);
  };
}

/** By the numbers of seats, any of them missing. */
function bySeat<T>(seats: number, item: schema.Schema<T>): schema.Schema<BySeat<T>> {
  return schema.fields({}, Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, item])));
}

const fate: schema.Schema<'waits' | 'repelled' | number> = (x, where) =>
  x === 'waits' || x === 'repelled' ? null : schema.whole(0, MOST_TURNS)(x, where);

/** What a position at a table of so many seats may say. */
export function positionSchemaOf(t: Tables, seats: number): schema.Schema<Position> {
  const seat = schema.whole(0, seats - 1);
  const someSeats = schema.listOf(seat, 0, seats);
  const cards = schema.listOf(cardId(t), 0, t.deck.length);
  const inHand = schema.listOf(marked(t, /^(open|[1-9]\d{0,5})$/, 'and perhaps open, or a number'), 0, t.deck.length);
  const station = schema.listOf(marked(t, /^([0-9]|10)$/, 'and perhaps a number of markers'), 0, t.deck.length);
  const faction = schema.oneOf([...t.factions.map(({ id }) => id), null]);
  const markers = schema.whole(0, MARKERS);
  const options = Object.entries(OPTIONS).map(([id, spec]) => [
    id,
    schema.oneOf<string | boolean>(spec.kind === 'choice' ? spec.choices : [true, false]),
  ]);
  return schema.fields<object, Required<Position>>(
    {},
    {
      seats: schema.whole(...PLAYERS),
      options: schema.fields({}, Object.fromEntries(options)),
      turn: schema.whole(0, MOST_TURNS),
      active: seat,
      from: schema.oneOf(['turn', 'window 2']),
      stack: schema.listOf(framesOf(t).check, 0, MOST_FRAMES),
      first: seat,
      ply: schema.whole(0, MOST_ANSWERS),
      rng: schema.fields({ w: rngWords }) as schema.Schema<Rng>,
      factions: bySeat(seats, faction),
      flipped: someSeats,
      up: bySeat(seats, markers),
      down: bySeat(seats, markers),
      gained: bySeat(seats, schema.fields({}, { faction: markers, stations: markers })),
      hand: bySeat(seats, inHand),
      short: someSeats,
      resources: bySeat(seats, cards),
      shields: bySeat(seats, cards),
      stations: bySeat(seats, station),
      heroes: bySeat(seats, cards),
      bazaar: schema.listOf(schema.orNull(cardId(t)), 0, BAZAAR_SIZE),
      deck: cards,
      wholeDeck: cards,
      decks: schema.whole(1, MOST_TURNS),
      discard: cards,
      wholeDiscard: cards,
      attack: schema.fields<Omit<ToldAttack, 'gone'>, Required<Pick<ToldAttack, 'gone'>>>(
        {
          turn: schema.whole(0, MOST_TURNS),
          by: seat,
          card: cardId(t),
          fates: schema.listOf(fate, seats, seats),
        },
        { gone: schema.listOf(cards, seats, seats) },
      ),
    },
  );
}

/** More than ever lie on the stack: one for each choice of a Faction, and the deal. */
const MOST_FRAMES = PLAYERS[1] + 1;
