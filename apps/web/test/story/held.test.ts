import { scoreOf } from '@ashtown/51st-state-2010';
import { findGame } from '@ashtown/catalog';
import { seedOf } from '@ashtown/engine';
import { create, findBot } from '@ashtown/host';
import { describe, expect, test } from 'vitest';
import { manifestOf } from '../../src/games/index.ts';
import { type Figures, heldBack } from '../../src/story/held.ts';
import { linesOf } from '../../src/story/lines.ts';

/** What matters is that something happens, not how well it was thought of. */
const QUICK = { iterations: 1 };

/** What the figures of all players are, by the ways to them; the first edition counts its points instead of keeping them. */
function figuresIn(id: string, view: unknown, figures: Figures): readonly unknown[] {
  const { players } = view as { players: readonly object[] };
  return players.map((player) =>
    Object.values(figures).map((way) =>
      id === '51st-state-2010' && way === figures.score
        ? scoreOf(player as Parameters<typeof scoreOf>[0])
        : way.split('.').reduce<unknown>((x, key) => (x as Record<string, unknown>)[key], player),
    ),
  );
}

describe('figures follow the story', () => {
  test.each(['king-of-new-york', 'armageddon', 'metro-2033', '51st-state-master', '51st-state-2010'])(
    '%s: with nothing told of an answer, they are those before it',
    async (id) => {
      const { game } = findGame(id)!;
      const { figures } = (await manifestOf(id)!.board!()).board;
      const seats = Array.from({ length: 4 }, (_, i) => ({ name: `P${i}`, kind: 'bot' as const, bot: 'greedy' }));
      const opened = create({ game, seats, seed: seedOf(`held ${id}`) });
      if (!opened.ok) throw new Error(opened.problem);
      const { host } = opened;
      const { choose } = findBot('greedy')!;
      const wrong: string[] = [];
      let before = host.show(0, false).view;
      while (host.asked.length > 0) {
        const seat = host.asked[0]!;
        const turn = host.turn(seat, QUICK);
        host.answer(seat, turn.ply, choose(game, seat, turn).pick);
        const { view } = host.show(0, false);
        const left = linesOf(game, host.log(0, host.length - 1));
        const was = JSON.stringify(figuresIn(id, before, figures!));
        const held = JSON.stringify(figuresIn(id, heldBack(view, figures!, left, null), figures!));
        if (was !== held) wrong.push(`${left.map(({ event }) => (event as { t: string }).t)}: ${was} ${held}`);
        before = view;
      }
      expect(wrong.slice(0, 3)).toEqual([]);
    },
  );
});
