import { findGame } from '@ashtown/catalog';
import { LANGS, type Lang, type Seat, wordsAt } from '@ashtown/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../src/story/lines.ts';
import { Log } from '../../src/table/log/Log.tsx';
import { capital, closed, headOf, inSigns, withoutName } from '../../src/table/log/sentence.ts';
import type { Scene } from '../../src/table/scene.ts';
import { TABLE_TEXT } from '../../src/table/text/index.ts';
import { playedGame, TABLES } from '../story/games.ts';

const NAMES = ['Anna', 'Cinder', 'Rust', 'Soot', 'Ember', 'Flint'];
const ANSWERS = 240;
const who = (seat: Seat): string => NAMES[seat]!;

/** The log of a game after so many answers, as the first seat reads it when it is asked. */
function draw(id: string, seats: number, n: number, lang: Lang): string {
  const { game, entries } = playedGame(id, seats, ANSWERS);
  const log = entries.slice(0, n + 1);
  const scene = {
    game: { ...game, standing: () => [] },
    words: wordsAt(findGame(id)!.words[lang], who),
    lang,
    gameBoard: { amounts: { worker: '👷', score: '⭐' } },
    position: { seat: 0, at: n, question: 'asked', result: null, view: {} },
    seats,
    mine: [0],
    log,
    lines: linesOf(game, log),
    left: [],
    who,
  } as unknown as Scene;
  return renderToStaticMarkup(
    <Log scene={scene} inspect={() => {}} look={{ at: null, to: () => {}, play: () => {} }} />,
  );
}

describe.each(TABLES)('the log of %s is drawn', (_, id, seats) => {
  const { length } = playedGame(id, seats, ANSWERS).entries;
  test.each(LANGS)('in %s', (lang) => {
    for (const part of [0, 0.3, 0.6, 0.99]) {
      const page = draw(id, seats, Math.floor(part * (length - 1)), lang);
      expect(page).not.toMatch(/undefined|null|NaN|\[object/);
      expect(page).not.toContain('<p></p>');
    }
  });

  test('from the newest to the oldest', () => {
    const page = draw(id, seats, length - 2, 'en');
    const rounds = [...page.matchAll(/(?:Turn|Round) (\d+)<\/span>/g)].map(([, n]) => Number(n));
    expect(rounds.length).toBeGreaterThan(1);
    expect(rounds).toEqual(rounds.toSorted((a, b) => b - a));
  });
});

test('a sentence under a name need not say it again', () => {
  expect(withoutName('Anna: builds Docks', 'Anna')).toBe('builds Docks');
  expect(withoutName('Anna builds Docks', 'Anna')).toBe('builds Docks');
  expect(withoutName('Annabel builds Docks', 'Anna')).toBeNull();
  expect(withoutName('Anna, Rust: share the victory', 'Anna')).toBeNull();
  expect(withoutName('Docks is left over', 'Anna')).toBeNull();
  expect([headOf('Anna: builds', 'Anna'), headOf('Anna builds', 'Anna')]).toEqual(['Anna:', 'Anna']);
  expect([capital('łączy', 'pl'), capital('+1', 'en')]).toEqual(['Łączy', '+1']);
  expect([closed('It attacks!'), closed('+1 (Docks)')]).toEqual(['It attacks!', '+1 (Docks).']);
});

describe('signs', () => {
  const amounts = { iron: '🔩', score: '⭐' };
  type Said = { t: string; by: Seat; n: number; what: string; rank: 'line' | 'faint'; card?: boolean };
  const tellings = {
    x: ({ by, n, what, rank, card }: Said) => ({
      by,
      about: card ? [{ kind: 'card', id: 'docks' }] : [],
      delta: [{ seat: by, what, n }],
      rank,
    }),
  };
  const line = (said: Omit<Said, 't' | 'by'>) =>
    linesOf({ tellings } as never, [{ at: 0, seat: 0, events: [{ t: 'x', by: 0, ...said }] }])[0]!;

  test('stand for what is paid or gained, and the rest of the sentence stays', () => {
    expect(inSigns(line({ n: -2, what: 'iron', rank: 'faint' }), 'Pays 2 iron.', amounts)).toEqual({
      words: 'Pays 2 iron.',
      signs: '−2🔩',
      rest: '',
    });
    expect(inSigns(line({ n: 3, what: 'score', rank: 'line' }), '+3 VP (Docks).', amounts)).toEqual({
      words: '+3 VP',
      signs: '+3⭐',
      rest: ' (Docks).',
    });
  });

  test('do not where a card is named, something has no sign, or the sentence says more', () => {
    expect(inSigns(line({ n: -1, what: 'iron', rank: 'faint', card: true }), 'Discards Docks', amounts)).toBeNull();
    expect(inSigns(line({ n: 2, what: 'gun', rank: 'line' }), '+2 guns (Docks)', amounts)).toBeNull();
    expect(inSigns(line({ n: 2, what: 'iron', rank: 'line' }), 'takes 2 iron from Docks', amounts)).toBeNull();
  });
});

test('every word of the log is there in every language', () => {
  for (const lang of LANGS) for (const text of Object.values(TABLE_TEXT[lang].log)) expect(text).toBeTruthy();
});
