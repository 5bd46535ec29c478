import { wordsAt } from '@ashtown/engine';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { board } from '../../src/kit/plain/index.tsx';
import { ResultPage } from '../../src/table/result/Result.tsx';
import type { Scene } from '../../src/table/scene.ts';
import { type PlayedOut, playedOut } from './ending-kit.ts';

const who = (seat: number): string => `P${seat}`;

/** The end as somebody at this seat sees it. */
function sceneOf(it: PlayedOut, mine: readonly number[]): Scene {
  const { game, words, position, log, lines, seats } = it;
  return {
    game,
    tables: undefined,
    words: wordsAt(words.en, who),
    lang: 'en',
    gameBoard: board,
    position: { ...position, seat: mine[0] ?? null } as never,
    seats,
    undo: 'no',
    mine,
    log,
    lines,
    fresh: [],
    beats: [],
    beat: null,
    left: [],
    who,
    about: () => '',
  };
}

const shown = (it: PlayedOut, mine: readonly number[], narrow = false): string =>
  render(
    <ResultPage
      scene={sceneOf(it, mine)}
      commitment="c0ffee"
      rematch={{ waiting: false, run() {} }}
      replay="#/replay"
      onSave={() => {}}
      again="#/new"
      onLook={() => {}}
      narrow={narrow}
    />,
  );
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the page of the result', () => {
  const four = playedOut('51st-state-master', 4, 'a');

  test('says my place first, then who won and why it was over', () => {
    const me = four.result.find(({ rank }) => rank === 3)!.seat;
    const html = shown(four, [me]);
    const said = wordsAt(four.words.en, who).ending(four.ending);
    const text = textOf(html);
    expect(text.indexOf('You came 3rd of 4')).toBeGreaterThanOrEqual(0);
    expect(text.indexOf('You came 3rd of 4')).toBeLessThan(text.indexOf(said.won));
    expect(text.indexOf(said.won)).toBeLessThan(text.indexOf(said.why));
    expect(html.split('data-mine="true"')).toHaveLength(2);
  });

  test.each([[[]], [[0, 1]]])('whoever looks on, or shares a screen, has no place of their own: %j', (mine) => {
    const html = shown(four, mine);
    expect(html).not.toContain('You came');
    expect(html).not.toContain('data-mine="true"');
  });

  test('has a line for each player where there are few sources, and a column on a phone', () => {
    expect(shown(four, [0])).toContain('data-by="player"');
    expect(shown(four, [0], true)).toContain('data-by="source"');
    expect(shown(playedOut('armageddon', 4, 'a'), [0])).toContain('data-by="source"');
  });

  test('keeps seed and fingerprint folded, and what next in one row', () => {
    const html = shown(four, [0]);
    expect(html).toMatch(/<details(?![^>]*open)[^>]*>.*data-testid="seed".*data-testid="verify".*<\/details>/s);
    for (const id of ['rematch', 'to-replay', 'export']) expect(html).toContain(`data-testid="${id}"`);
  });

  test('reads the curve out as a table of rounds', () => {
    const text = textOf(shown(four, [0]));
    const { round } = four.position.view as { round: number };
    for (let n = 1; n <= round; n++) expect(text).toContain(`Round ${n}`);
  });

  test('tells of the virtual opponent and the grade, or the defeat', () => {
    const won = textOf(shown(playedOut('51st-state-master', 1, 'c', 'greedy'), [0]));
    expect(won).toMatch(/Virtual opponent/);
    expect(won).toMatch(/Grade \d of 5/);
    expect(textOf(shown(playedOut('51st-state-master', 1, 'a'), [0]))).toMatch(/No grade Defeat/);
  });

  test('tells who was eliminated when, as a way to that moment', () => {
    const html = shown(playedOut('king-of-new-york', 6, 'a'), [0]);
    expect(html).toMatch(/<button[^>]*>eliminated in turn \d+/);
  });

  test('of a game that was broken off there is only that', () => {
    const broken = { ...four, position: { ...four.position, result: null } };
    const html = shown(broken as PlayedOut, [0]);
    expect(html).toContain('Ended early');
    expect(html).not.toContain('<table');
  });
});
