import { type Machine, type ParsedPosition, type Seat, schema } from '@ashtown/engine';
import { broken } from '../check.ts';
import type { Tables } from '../content/tables.ts';
import type { Area, Colour } from '../content/vocabulary.ts';
import type { Answer, Event, Options, Source, State } from '../state.ts';
import { view } from '../view.ts';
import type { WrittenFrame } from './frames.ts';
import { writePosition } from './make.ts';
import { place } from './parse.ts';
import type { BySeat, Survivors } from './parts.ts';
import { positionSchema } from './schema.ts';

type Range = readonly [least: number, most: number];

/**
 * A position, told as people would: only what matters. The rest is quiet: nothing on the tracks, empty hands and screens.
 * Cards and tiles are ids. Piles are told from the top: the first one named comes first.
 */
export interface Position {
  /** Players; unless told, 3. */
  seats?: number;
  options?: Partial<Options>;
  round?: number;
  /** The start player. */
  start?: Seat;
  /** What happens next, the first frame first. Unless told, the round is at its end. */
  run?: readonly WrittenFrame[];
  over?: boolean;
  /** Answers so far. */
  ply?: number;
  /** The generator, and results that come before its own. */
  rng?: readonly number[];
  rigged?: readonly number[];

  /** Unless told, 10. What no source in `from` has given was there at the start. */
  vp?: BySeat<number>;
  from?: BySeat<{ readonly [S in Exclude<Source, 'start'>]?: number }>;
  /** VP markers from the bottom up; unless told, seat 0 is lowest. Or when each of them last moved, by `clock`. */
  markers?: readonly Seat[];
  arrived?: BySeat<number>;
  clock?: number;
  marauders?: BySeat<number>;
  /** Unless told, on space 2, where nothing happens. */
  damage?: BySeat<number>;
  /** Seats with a leader beside the damage track. */
  aside?: readonly Seat[];
  screen?: BySeat<Survivors>;
  pool?: BySeat<Survivors>;
  recruits?: BySeat<Survivors>;
  spent?: BySeat<Survivors>;
  /** Bids by area, in the order in which they were made. */
  bids?: { readonly [A in Area]?: readonly (readonly [Seat, Survivors])[] };
  /** Buildings by site, from 1, on top of what is printed; null takes the printed one away. */
  city?: BySeat<Readonly<Record<number, string | null>>>;
  /** Sites with what is covered there, in the order of covering; unless told, what is printed where `city` has another. */
  under?: BySeat<readonly (readonly [site: number, building: string])[]>;
  /** Activations by site and line: `{ '3.1': 2 }`. */
  used?: BySeat<Readonly<Record<string, number>>>;
  fought?: BySeat<number>;
  /** Who has a Two Houses tile this round; where there are several kinds, with the tile. */
  houses?: readonly (Seat | readonly [Seat, string])[];
  hand?: BySeat<readonly string[]>;
  /** Cards among `hand` that everybody knows. */
  open?: BySeat<readonly string[]>;
  /** Cards somebody is looking at. */
  look?: BySeat<readonly string[]>;
  /** Private scoring tiles, and the one chosen in the end. */
  tiles?: BySeat<readonly string[]>;
  chosen?: BySeat<string>;
  /** What everybody knows of the survivors owned; unless told, nothing. */
  bounds?: BySeat<{ readonly [C in Colour | 'all']?: Range }>;
  /** The common tile that has counted cards in hand, and how many of those nobody knows it found. */
  counted?: string;
  match?: BySeat<Range>;
  /** What somebody has seen of cards face down: in the deck or drawn since, by whom so many were; and in whose hand. */
  memory?: BySeat<{
    sure?: Readonly<Record<string, number>>;
    drawn?: BySeat<number>;
    spied?: readonly (readonly [Seat, string])[];
  }>;

  /** Slot by slot; null is an empty one. */
  display?: readonly (readonly [card: string, figures: Survivors] | null)[];
  offer?: readonly (readonly [card: string, tile: string] | null)[];
  /** In place, by area; then the stack. What is named nowhere lies under it. */
  auction?: readonly string[];
  auctionStack?: readonly string[];
  /** Midgame and final; null once it is in the box. */
  common?: readonly [string | null, string | null];
  /** Scoring tiles nobody has seen. */
  unseen?: readonly string[];
  /** The next equipment cards; what is named nowhere lies under them, or with `only` in the box. */
  deck?: readonly string[];
  only?: boolean;
  /** Places of the deck, 1 is the top card, that somebody has seen. */
  seen?: BySeat<readonly number[]>;
  /** The next building cards; what is named nowhere lies under them. */
  level1?: readonly string[];
  level2?: readonly string[];
  /** All building tiles to come; what is named nowhere is in the box. Unless told, all of those are to come, mixed. */
  tileStack?: readonly string[];
  /** The whole bag; what is left over is in the box. Unless told, all figures not in the position are in it. */
  bag?: Survivors;
  /** What went to the box one by one, in that order; the rest there follows from what is nowhere else. */
  gone?: { buildings?: readonly string[]; auction?: readonly string[]; scoring?: readonly string[] };
}

type Refused = Extract<ParsedPosition<State>, { ok: false }>;
const refuse = (where: string, expected: string): Refused => ({
  ok: false,
  problem: schema.problem('broken', where, expected),
});

const THE_POSITION = 'the position';

/** A position made into a state that is sound but not yet begun: its frames have not run. */
export function readPosition(t: Tables, given: unknown): ParsedPosition<State> {
  const wrong = positionSchema(t, given)(given, '');
  if (wrong) return { ok: false, problem: wrong };
  const state = place(t, given as Position);
  const found = broken(t, state);
  return found.length > 0 ? refuse(THE_POSITION, found[0]!) : { ok: true, state };
}

/** Both ways between states and positions of one game. */
export const positionsOf = (t: Tables, rules: Machine<State, Answer, Event>) => ({
  makePosition: (s: State): Position => writePosition(t, s),

  /** Steps run until somebody is asked; whatever frames from outside do to the rules is refused. */
  parsePosition(given: unknown): ParsedPosition<State> {
    const read = readPosition(t, given);
    if (!read.ok) return read;
    const { state } = read;
    try {
      rules.run(state, null);
      const asked = rules.asked(state);
      if (asked.length === 0 && !state.over)
        return refuse('run', 'something that asks somebody, or the end of the game');
      for (const seat of asked) {
        rules.question(state, seat);
        if (rules.legal(state, seat).length === 0) return refuse('run', `an answer for seat ${seat}`);
      }
      for (let seat = 0; seat < state.players.length; seat++) view(state, seat);
      view(state, null);
      const found = broken(t, state);
      return found.length > 0 ? refuse('run', found[0]!) : { ok: true, state };
    } catch {
      return refuse('run', 'what can happen in this position');
    }
  },
});
