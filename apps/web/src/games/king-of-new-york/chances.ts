import type { WordsAt } from '@ashtown/engine';
import { type Answer, type Event, FACES, type View } from '@ashtown/king-of-new-york/board';
import { option } from '../../kit/index.ts';

/**
 * How often each face fell, among the throws of all dice of a turn. Rerolls are left out: which dice were kept is not
 * among the events, and a guess would lean towards what players keep.
 */
export function chances(events: readonly Event[], words: WordsAt<Answer, Event, View>) {
  const dice = events.flatMap((e) => (e.t === 'rolled' && e.first ? e.dice : []));
  const chances = FACES.map((id) => ({
    id,
    name: words.ref(option(id)),
    n: dice.filter((face) => face === id).length,
    p: 1 / FACES.length,
  }));
  return { throws: dice.length, chances };
}
