import { type Game, makeRng, type Ref, rand, type Seat, seedOf, type Words, wordsAt } from '@ashtown/engine';
import type { Offer } from '@ashtown/protocol';
import type { BoardProps } from '../../src/table/board.ts';
import * as choice from '../../src/table/choose/choice.ts';

export interface Moment<V> {
  view: V;
  seat: Seat;
  question: string;
  offers: readonly Offer[];
}

/** Every question of a random game, as the seat that is asked sees it. */
export function* askedIn<S, P, E, V, O>(
  game: Game<S, P, E, V, O>,
  options: O,
  seed: string,
  seats: number,
): Generator<Moment<V>> {
  const s = game.setup(seats, options, makeRng(seedOf(seed)));
  const rng = makeRng(seedOf(`${seed} answers`));
  for (let seat = game.asked(s)[0]; seat !== undefined; seat = game.asked(s)[0]) {
    const legal = game.legal(s, seat);
    const offers = legal.map((pick) => ({ pick, refs: game.refs(pick), final: false }));
    yield { view: game.view(s, seat), seat, question: game.question(s, seat), offers };
    game.apply(s, seat, legal[rand(rng, legal.length)]!, null);
  }
}

/** What a board receives, with these things pointed at. */
export const propsFor = <P, E, V>(
  words: Words<P, E, V>,
  { view, seat, question, offers }: Moment<V>,
  chosen: readonly Ref[] = [],
  draft?: unknown,
): BoardProps<V, P, E> => ({
  game: null as never,
  tables: undefined,
  view,
  seat,
  asked: [seat],
  question,
  offers,
  lang: 'en',
  words: wordsAt(words, String),
  who: (n) => `P${n}`,
  about: () => '',
  told: [],
  changed: () => 0,
  standing: choice.standing(offers, chosen),
  hotkey: choice.hotkey(choice.options(offers, chosen)),
  touch() {},
  hold() {},
  inspect() {},
  answer() {},
  draft,
  setDraft() {},
  size: 'desk',
});
