import type { WordsAt } from '@ashtown/engine';
import { type Answer, type Event, FACES, type View } from '@ashtown/king-of-new-york/board';
import type { Chance } from '../../table/board.ts';

/**
 * How often each face fell, among the throws of all dice of a turn. Rerolls are left out: which dice were kept is not
 * among the events, and a guess would lean towards what players keep.
 */
export function chances(
  events: readonly Event[],
  words: WordsAt<Answer, Event, View>,
): { throws: number; chances: readonly Chance[] } {
  const n = new Map<string, number>();
  let throws = 0;
  for (const e of events) {
    if (e.t !== 'rolled' || !e.first) continue;
    throws += e.dice.length;
    for (const face of e.dice) n.set(face, (n.get(face) ?? 0) + 1);
  }
  return {
    throws,
    chances: FACES.map((id) => ({
      id,
      name: words.ref({ kind: 'option', id }),
      n: n.get(id) ?? 0,
      p: 1 / FACES.length,
    })),
  };
}
