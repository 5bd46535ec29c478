import { type AnyGame, defaultOptions, makeRng, type PlatesWords, type RuleId, seedOf, wordsAt } from '@ashtown/engine';
import type { ReactNode } from 'react';
import type { BoardProps } from '../table/board.ts';
import type { Loaded } from '../table/scene.ts';
import type { CardPart, Plate, Plates } from './book.ts';

/** What is drawn for each of the words: a picture, and the rules it shows. */
interface Drawn {
  picture: ReactNode;
  cite: readonly RuleId[];
}
type Placed = Pick<CardPart, 'at' | 'side' | 'cite'>;

/** Pictures with their words. */
export function platesOf<P extends string, S extends string, E extends string>(
  words: PlatesWords<P, S, E>,
  drawn: {
    card: { name: string; picture: ReactNode; parts: Readonly<Record<P, Placed>> };
    steps: Readonly<Record<S, Drawn>>;
    players: readonly [fewest: number, most: number];
    examples: Readonly<Record<E, Drawn>>;
  },
): Plates {
  const joined = <K extends string>(
    of: Readonly<Record<K, { title: string; text: string }>>,
    to: Readonly<Record<K, Drawn>>,
  ) => (Object.keys(to) as K[]).map((key): Plate => ({ ...of[key], ...to[key] }));
  const [fewest, most] = drawn.players;
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  const { name, picture, parts } = drawn.card;
  return {
    card: { name, picture, parts: (Object.keys(parts) as P[]).map((key) => ({ ...words.card[key], ...parts[key] })) },
    round: { title: words.round.title, steps: joined(words.round.steps, drawn.steps) },
    players: { counts, rows: words.players.map(({ term, by }) => ({ term, values: counts.map(by) })) },
    examples: joined(words.examples, drawn.examples),
  };
}

/** A moment of a real game in which nothing can be done, for the parts of a board that only show. */
export function stillProps(loaded: Loaded, seats: number, change: (view: never) => void = () => {}): BoardProps {
  const { tables, words, lang } = loaded;
  const game: AnyGame = loaded.game;
  const state = game.setup(seats, defaultOptions(game), makeRng(seedOf('book')));
  const view = game.view(state, null);
  change(view as never);
  const who = (seat: number): string => 'ABCDEF'[seat]!;
  return {
    game,
    tables,
    view,
    seat: null,
    asked: [],
    question: null,
    offers: [],
    lang,
    words: wordsAt(words, who),
    who,
    about: () => '',
    told: [],
    changed: () => 0,
    standing: () => 'rest',
    hotkey: () => null,
    touch() {},
    hold() {},
    inspect() {},
    answer() {},
    draft: null,
    setDraft() {},
    size: 'desk',
  };
}
