import { findGame } from '@ashtown/catalog';
import { LANGS, type Lang, type Seat, wordsAt } from '@ashtown/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadRulebook } from '../../src/load/rulebook.ts';
import { digestOf } from '../../src/story/digest.ts';
import { linesOf } from '../../src/story/lines.ts';
import { rulesOf } from '../../src/table/log/Cites.tsx';
import type { Telling } from '../../src/table/log/DeedView.tsx';
import { DigestBody } from '../../src/table/log/DigestView.tsx';
import { Log } from '../../src/table/log/Log.tsx';
import { lineWithRoom } from '../../src/table/log/room.ts';
import { capital, closed, headOf, inSigns, signsOf, withoutName } from '../../src/table/log/sentence.ts';
import type { Scene } from '../../src/table/scene.ts';
import { TABLE_TEXT } from '../../src/table/text/index.ts';
import { playedGame, TABLES } from '../story/games.ts';

const NAMES = ['Anna', 'Cinder', 'Rust', 'Soot', 'Ember', 'Flint'];
const ANSWERS = 240;
const who = (seat: Seat): string => NAMES[seat]!;

/** The log of a game after so many answers, as the first seat reads it when it is asked. */
function draw(id: string, seats: number, n: number, lang: Lang, at: number | null = null): string {
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
  return renderToStaticMarkup(<Log scene={scene} inspect={() => {}} look={{ at, to: () => {}, play: () => {} }} />);
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

  test('with as many entries since my last turn as it says and leaves out', () => {
    for (const n of [Math.floor(length / 2), length - 1]) {
      const [digest] = draw(id, seats, n, 'en').match(/data-testid="since".*?<\/ol>/) ?? [];
      if (digest === undefined) continue;
      const [all, more] = [/(\d+) entr/, /and (\d+) more/].map((part) => Number(part.exec(digest)?.[1] ?? 0));
      const lines = digest.split('<li').length - 1;
      expect(more === 0 ? lines : lines - 1 + more!).toBe(all);
    }
  });

  test('from the newest to the oldest', () => {
    const page = draw(id, seats, length - 2, 'en');
    const rounds = [...page.matchAll(/(?:Turn|Round) (\d+)<\/span>/g)].map(([, n]) => Number(n));
    expect(rounds.length).toBeGreaterThan(1);
    expect(rounds).toEqual(rounds.toSorted((a, b) => b - a));
  });
});

describe.each(TABLES)('the rules in the log of %s', (_, id, seats) => {
  const { game, entries } = playedGame(id, seats, ANSWERS);
  const lines = linesOf(game, entries);

  test('are cited quietly: only where somebody looks, and by numbers that exist', async () => {
    const n = entries.length - 2;
    expect(draw(id, seats, n, 'en')).not.toContain('data-testid="cite"');
    const moments = [...new Set(linesOf(game, entries.slice(0, n + 1)).map(({ at }) => at + 1))].slice(-12);
    const known = new Set((await loadRulebook(id, 'en')).chapters.flatMap(({ rules }) => Object.keys(rules)));
    let cited = 0;
    for (const at of moments)
      for (const [, label] of draw(id, seats, n, 'en', at).matchAll(
        /aria-label="(Rule [^"]*)"[^>]*data-testid="cite"/g,
      )) {
        for (const rule of label!.split(', ')) expect(known).toContain(rule.replace('Rule ', ''));
        cited++;
      }
    expect(cited).toBeGreaterThan(0);
  });

  test('that of the weightiest line comes first, and each once', () => {
    const told = lines.filter(({ telling }) => telling.rank !== 'chapter');
    const rules = rulesOf(told, game.cites);
    expect(new Set(rules).size).toBe(rules.length);
    const key = told.find(({ telling }) => telling.rank === 'key');
    expect(key).toBeDefined();
    expect(rules[0]).toBe(rulesOf([key!], game.cites)[0]);
  });
});

test('a chip stands behind the lowest line that leaves room for it', () => {
  const line = (top: number, right: number) => ({ top, bottom: top + 18, right });
  expect(lineWithRoom([line(0, 200), line(20, 120)], 150)).toMatchObject({ top: 20 });
  expect(lineWithRoom([line(0, 120), line(20, 200)], 150)).toMatchObject({ top: 0 });
  expect(lineWithRoom([line(0, 200), line(20, 200)], 150)).toBeUndefined();
  // A small sign and a long word are one line.
  expect(lineWithRoom([line(0, 120), { top: 4, bottom: 16, right: 180 }], 150)).toBeUndefined();
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

  test('sum up what there are signs for, whatever else changed', () => {
    const on = line({ n: 3, what: 'stock', rank: 'line' });
    expect(signsOf([line({ n: -1, what: 'iron', rank: 'faint' }), on], 0, amounts)).toBe('−1🔩');
    expect(signsOf([on], 0, amounts)).toBeNull();
  });

  test('do not where a card is named, something has no sign, or the sentence says more', () => {
    expect(inSigns(line({ n: -1, what: 'iron', rank: 'faint', card: true }), 'Discards Docks', amounts)).toBeNull();
    expect(inSigns(line({ n: 2, what: 'gun', rank: 'line' }), '+2 guns (Docks)', amounts)).toBeNull();
    expect(inSigns(line({ n: 2, what: 'iron', rank: 'line' }), 'takes 2 iron from Docks', amounts)).toBeNull();
  });
});

test('what a deed of a digest brings stands behind what is said of whoever gains it', () => {
  const tellings = new Proxy({}, { get: () => (e: object) => ({ by: null, about: [], rank: 'line', ...e }) });
  const score = (seat: Seat, n: number) => ({ delta: [{ seat, what: 'score', n }] });
  const drawn = (...events: object[]) => {
    const log = [{ at: 0, seat: 1, events }];
    const scene = { words: { event: (e: { says: string }) => e.says }, gameBoard: {}, who };
    const telling = {
      scene: { ...scene, lines: [], words: { ...scene.words, phase: String } },
      speech: { words: scene.words, amounts: { score: '⭐' } },
      name: (of: Seat) => who(of),
      say: ({ event }: { event: { says: string } }) => event.says,
    } as unknown as Telling;
    const digest = digestOf(linesOf({ tellings } as never, log), log, 0)!;
    const page = renderToStaticMarkup(
      <DigestBody digest={digest} telling={telling} play={undefined} onSeen={() => {}} />,
    );
    return page.slice(page.indexOf('<ol>'), page.indexOf('</ol>')).replaceAll(/<[^>]*>/g, '');
  };
  const takes = { t: 'takes', by: 1, to: [0], rank: 'key', says: 'Cinder takes the Statue' };
  const loses = { t: 'loses', by: null, to: [0], of: 0, ...score(0, -3), says: 'Anna: −3⭐' };
  const gains = { t: 'gains', by: 1, ...score(1, 3), says: 'Cinder: +3⭐' };
  expect(drawn(takes, loses, gains)).toMatch(/Cinder takes the Statue\. \+3⭐ Anna: −3⭐\.$/);
});

test('every word of the log is there in every language', () => {
  for (const lang of LANGS) expect(TABLE_TEXT[lang].cited.rule('KNY-75')).toMatch(/^\S+ KNY-75$/);
  for (const lang of LANGS) for (const text of Object.values(TABLE_TEXT[lang].log)) expect(text).toBeTruthy();
});
