import { findGame } from '@ashtown/catalog';
import { seedOf, wordsAt } from '@ashtown/engine';
import { create, findBot } from '@ashtown/host';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { manifestOf } from '../../src/games/index.ts';
import type { Beat } from '../../src/story/beats.ts';
import { Narrator } from '../../src/story/narrator.ts';
import { Header } from '../../src/table/header/Header.tsx';
import type { Scene } from '../../src/table/scene.ts';

/** What matters is that something happens, not how well it was thought of. */
const QUICK = { iterations: 1 };

const GAMES: readonly (readonly [game: string, isLast: (phase: string) => boolean])[] = [
  ['king-of-new-york', () => false],
  ['armageddon', () => false],
  ['metro-2033', () => false],
  // What is counted at the end is no phase of a round.
  ['51st-state-master', (phase) => phase === 'scoring'],
  ['51st-state-2010', () => false],
];

test.each(GAMES)('%s: the header shows the round and the phase of what is told', async (id, isLast) => {
  const { game, words } = findGame(id)!;
  const gameBoard = (await manifestOf(id)!.board!()).board;
  const seats = Array.from({ length: 4 }, (_, i) => ({ name: `P${i}`, kind: 'bot' as const, bot: 'greedy' }));
  const opened = create({ game, seats, seed: seedOf(`header ${id}`) });
  if (!opened.ok) throw new Error(opened.problem);
  const { host } = opened;
  const { choose } = findBot('greedy')!;
  const said = wordsAt(words.en, (seat) => `P${seat}`);
  const narrator = new Narrator(
    game,
    () => [],
    () => '',
  );
  const header = (view: unknown, beat: Beat | null, question: string | null = null): string => {
    const scene = { game, words: said, gameBoard, beat, position: { view, question } } as unknown as Scene;
    return render(<Header scene={scene} size="desk" commitment={null} onMenu={() => {}} />);
  };
  const wrong: string[] = [];
  let ahead = 0;
  while (host.asked.length > 0) {
    const seat = host.asked[0]!;
    const turn = host.turn(seat, QUICK);
    host.answer(seat, turn.ply, choose(game, seat, turn).pick);
    const { view } = host.show(0, false);
    const now = header(view, null);
    for (const entry of host.log(0, host.length - 1))
      for (const { beat } of narrator.tell(entry, host.asked)) {
        if (!beat) continue;
        const { round, phase } = beat.head;
        const told = header(view, beat);
        const step = /aria-current="step"[^>]*>([^<]*)/.exec(told)?.[1];
        const isThere =
          (phase === null || isLast(phase) || step?.startsWith(said.phase(phase))) &&
          (round === null || new RegExp(`(Turn|Round) ${round}\\b`).test(told));
        if (!isThere) wrong.push(`${round} ${phase}: ${told.replaceAll(/<[^>]*>/g, ' ')}`);
        if (told !== now) ahead++;
        // Whoever is asked answers by what is.
        expect(header(view, beat, 'x')).toBe(now);
      }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(ahead).toBeGreaterThan(0);
});
