import { findGame } from '@ashtown/catalog';
import { seedOf } from '@ashtown/engine';
import { create, findBot } from '@ashtown/host';
import { expect, test } from 'vitest';
import { loadCoach } from '../../src/load/coach.ts';
import { linesOf } from '../../src/story/lines.ts';
import { type Topic, topicsOf } from '../../src/table/coach/topics.ts';

/** In the ordinary course of a game everybody meets these. */
const MET: Readonly<Record<string, readonly string[]>> = {
  'king-of-new-york': ['hurt attacked', 'answer sweep', 'answer unit'],
  '51st-state-master': ['hurt cleanup', 'answer deal', 'answer raze', 'answer redevelop'],
};
const { choose } = findBot('random')!;
const MOST = 140;

/** Everything a coach could explain to the first seat of a game, question by question. */
async function topicsIn(id: string, seed: string): Promise<Topic[][]> {
  const { game } = findGame(id)!;
  const coach = await loadCoach(id, 'en');
  const opened = create({ game, seats: [0, 1].map((i) => ({ name: `P${i}`, kind: 'human' })), seed: seedOf(seed) });
  if (!opened.ok) throw new Error(opened.problem);
  const { host } = opened;
  const found: Topic[][] = [];
  while (host.asked.length > 0 && host.length < MOST) {
    const seat = host.asked[0]!;
    if (seat === 0) {
      const position = { ...host.show(0), seat } as never;
      found.push(topicsOf({ game, position, lines: linesOf(game, host.log(0)) }, coach));
    }
    const turn = host.turn(seat);
    host.answer(seat, turn.ply, choose(game, seat, turn).pick);
  }
  return found;
}

test.each(Object.keys(MET))('%s: first the question, then what hurt, then new kinds of answers', async (id) => {
  const all = await topicsIn(id, 'topics');
  for (const topics of all) {
    const kinds = topics.map(({ key }) => ['hurt ', 'answer '].findIndex((x) => key.startsWith(x)));
    expect(kinds).toEqual(kinds.toSorted());
    expect(kinds.filter((kind) => kind < 0)).toHaveLength(1);
    for (const { cite, key, picks } of topics) {
      expect(cite.length, key).toBeGreaterThan(0);
      expect(picks.length > 0, key).toBe(key.startsWith('answer '));
    }
  }
  expect(all.flat().map(({ key }) => key)).toEqual(expect.arrayContaining([...MET[id]!]));
});
