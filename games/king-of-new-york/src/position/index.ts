import type { Seat } from '@ashtown/engine';
import type { Borough, CardId, Face, MonsterId, Tile, Unit, Zone } from '../content/vocabulary.ts';
import type { Options } from '../options.ts';
import type { Frame, Source } from '../state.ts';

export { makePositionOf } from './make.ts';
export { parsePositionOf } from './parse.ts';

export type BySeat<T> = Readonly<Record<Seat, T>>;
export type Units = { readonly [B in Borough]?: { readonly [U in Unit]?: number } };

/** Where a turn may be taken up. */
export const STEPS = ['turn', 'roll', 'result', 'symbols', 'move', 'buy', 'end'] as const;

/**
 * A position, told as people would: only what matters. The rest is quiet: ♥ as at the beginning, no cards, no Units, an empty bank, a High-rise
 * of durability 1 on top of every stack, and the first seat about to begin its turn.
 */
export interface Position extends Partial<Options> {
  /** 2 unless told. */
  seats?: number;
  closed?: boolean;
  /** Answers given so far. */
  ply?: number;
  /** The words of the generator; what comes by chance is no secret where they are told. */
  rng?: readonly number[];
  /** Faces of the dice that are thrown next, in order, before chance has its say: `'attack attack heal'`. */
  rolls?: string;

  /** The number of the turn, 1 unless told; 0 while Monsters and boroughs are chosen. */
  turn?: number;
  /** Whose turn it is, 0 unless told, and who had the last turn that was not an extra one, the same unless told. */
  active?: Seat;
  normal?: Seat;
  extra?: boolean;
  subway?: boolean;
  rides?: number;
  /** Where the turn is taken up; the steps before are skipped. Its beginning, unless told. */
  from?: (typeof STEPS)[number];
  /** Instead of `from`: all that is still to happen, what comes next last. A frame with nothing in it is its name. */
  stack?: readonly (Frame | Frame['t'])[];
  /** The game is over, and these have won. */
  winners?: readonly Seat[];

  /** In the order of MONSTERS unless told; null: not chosen yet. */
  monsters?: BySeat<MonsterId | null>;
  /** Unless told, 0 and 1 are in the Bronx, 2 and 3 in Queens, 4 and 5 in Brooklyn. Null: not on the board. */
  at?: BySeat<Borough | null>;
  zone?: BySeat<Zone>;
  /** Seats on a 5-6 space. */
  second?: readonly Seat[];
  life?: BySeat<number>;
  /** ★, by where they came from; a mere number came from cards. */
  star?: BySeat<number | { readonly [S in Source]?: number }>;
  energy?: BySeat<number>;
  cards?: BySeat<readonly CardId[]>;
  web?: BySeat<number>;
  jinx?: BySeat<number>;
  carapace?: BySeat<number>;
  souvenirs?: BySeat<readonly Borough[]>;
  /** Eliminated, in the turn with this number. */
  out?: BySeat<number>;
  /** Who holds the special cards; nobody, −1, unless told. */
  superstar?: Seat;
  statue?: Seat;

  units?: Units;
  /** Units among `units` that were revealed this turn. */
  fresh?: Units;
  /** The stacks of a borough, the visible Building last: `{ queens: [['high-rise-1', 'hospital-2']] }`. */
  stacks?: { readonly [B in Borough]?: readonly (readonly Tile[])[] };
  bank?: readonly (CardId | null)[];
  /** The next cards, the first one first; cards that are nowhere else follow in the order of the tables. */
  deck?: readonly CardId[];
  discard?: readonly CardId[];
  /** A DISCARD card that is taking effect. */
  limbo?: CardId;
  claims?: readonly Seat[];
  queue?: readonly { seat: Seat; subway: boolean }[];

  /** The dice on the table; with `from` before the roll, those about to be thrown. */
  dice?: string;
  rerolls?: number;
  /** Symbols still to be resolved; with `from: 'symbols'`, those of the dice unless told. */
  open?: { readonly [F in Face]?: number };
  unitsOnly?: boolean;
  entered?: boolean;
  /** In this turn: Units destroyed, damage dealt and ⚡ gained, who paid the Power Tap, who fell, cards that worked. */
  destroyed?: { readonly [U in Unit]?: number };
  dealt?: BySeat<number>;
  gained?: BySeat<number>;
  tapped?: readonly Seat[];
  fell?: readonly Seat[];
  used?: readonly CardId[];
}
