import { findGame } from '@ashtown/catalog';
import { offersOf, type SeatInfo, seedOf, wordsAt } from '@ashtown/engine';
import { create, type Hint } from '@ashtown/host';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { board as gameBoard } from '../../src/kit/plain/index.tsx';
import { Hints } from '../../src/table/advice/Hints.tsx';
import { OddsTables } from '../../src/table/advice/OddsTables.tsx';
import { sayHint } from '../../src/table/advice/sayHint.ts';
import { WinBar } from '../../src/table/advice/WinBar.tsx';
import type { Board } from '../../src/table/choose/useBoard.ts';
import type { Scene } from '../../src/table/scene.ts';
import { en } from '../../src/table/text/en.ts';

const who = (seat: number): string => `P${seat}`;
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const SEATS: readonly SeatInfo[] = [
  { name: 'Anna', kind: 'human' },
  { name: 'Bot', kind: 'bot', bot: 'easy' },
];

/** The first question of a game that a person is asked, and a board that offers its answers. */
function asked(id: string, seats = SEATS): { scene: Scene; board: Board } {
  const { game, words } = findGame(id)!;
  const opened = create({ game, seats, seed: seedOf('advice') });
  if (!opened.ok) throw new Error(opened.problem);
  const { host } = opened;
  for (let seat = host.asked[0]!; host.offers(seat).length < 3 || seat !== 0; seat = host.asked[0]!)
    host.answer(seat, host.ply, host.offers(seat)[0]!.pick);
  const position = host.show(0);
  const scene = {
    ...{ game, words: wordsAt(words.en, who), lang: 'en', gameBoard, position: { ...position, seat: 0, clock: null } },
    ...{ seats: seats.length, who, mine: [0] },
  };
  const offers = offersOf(game, position.view, 0);
  return { scene: scene as unknown as Scene, board: { props: { offers }, gathered: null } as unknown as Board };
}

describe('hints', () => {
  const { scene, board } = asked('king-of-new-york');
  const [first, second] = board.props.offers;
  const hint: Hint = {
    best: [
      {
        pick: first!.pick,
        chance: 0.54,
        error: 0.021,
        reasons: [
          { t: 'sheet', seat: 0, what: 'star', n: 2, left: 3, sure: true },
          { t: 'sheet', seat: 1, what: 'life', n: -3, left: 4, sure: true },
        ],
      },
      { pick: second!.pick, chance: 1, error: 0, reasons: [] },
    ],
  };
  const html = render(<Hints scene={scene} board={board} hint={hint} />);

  test('show each answer with its chance, its error and its reasons, and are buttons', () => {
    const label = scene.words.label(scene.position.view, 0, scene.position.question!, first!.pick);
    expect(textOf(html)).toContain(`${label} 54% ±2 Chance to win: 54%, give or take 2.`);
    expect(textOf(html)).toContain('+2★ P1: −3♥, 4♥ left');
    expect(html.match(/<button/g)).toHaveLength(2);
  });

  test('say that nothing changes, and hide no error but none', () => {
    expect(textOf(html)).toContain(`100% Chance to win: 100%. ${en.advice.nothing}`);
  });

  test('are said in one sentence to those who listen', () => {
    expect(sayHint(scene, hint, en)).toMatch(/^Hint: .+\. Chance to win: 54%, give or take 2\.$/);
    expect(sayHint(scene, { best: [] }, en)).toBe('');
  });
});

test('odds are tables with their heads, and a game without any says so', () => {
  const { scene, board } = asked('metro-2033');
  const html = render(<OddsTables scene={scene} board={board} />);
  expect(html.match(/scope="col"/g)).toHaveLength(3);
  expect(textOf(html)).toMatch(/Deck, \d+ cards: chance of at least one among the next 1 card 2 cards 3 cards/);
  const { odds: _, ...quiet } = scene.game;
  const none = render(<OddsTables scene={{ ...scene, game: quiet as Scene['game'] }} board={board} />);
  expect(textOf(none)).toContain(en.advice.noOdds);
});

describe('the win bar', () => {
  const { scene } = asked('king-of-new-york');

  test('has a share, a pattern, a number and a name for each', () => {
    const html = render(<WinBar scene={scene} chances={[0.62, 0.38]} />);
    expect(html.match(/data-pattern="[01]"/g)).toHaveLength(2);
    expect(textOf(html)).toMatch(/Chances to win A 62% B 38% .*P0 62% .*P1 38%/);
  });

  test('thinks at first, and alone the rest is the game’s own', () => {
    expect(textOf(render(<WinBar scene={scene} chances={null} />))).toContain(en.advice.thinking);
    const alone = { ...scene, seats: 1 };
    expect(textOf(render(<WinBar scene={alone} chances={[0.3, 0.7]} />))).toMatch(/P0 30% .*The game 70%/);
  });
});
