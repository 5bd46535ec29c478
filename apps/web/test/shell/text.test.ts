import { GAMES } from '@ashtown/catalog';
import { ABOUT } from '@ashtown/catalog/about';
import { LANGS, TEMPERAMENTS } from '@ashtown/engine';
import { LEVELS as OFFERED } from '@ashtown/host';
import { CODES } from '@ashtown/protocol';
import { expect, test } from 'vitest';
import { FORMER, LEVELS, TEMPERS } from '../../src/bots/bots.ts';
import { MANIFESTS } from '../../src/games/index.ts';
import { isPlayable } from '../../src/load/load.ts';
import { botTitle } from '../../src/text/bot.ts';
import { SHELL } from '../../src/text/index.ts';

const COUNTS = [0, 1, 2, 5, 12, 22, 1.5];

test.each(LANGS)('%s has no empty and no foreign sentence', (lang) => {
  const said: string[] = [];
  const walk = (x: unknown): void => {
    if (typeof x === 'string') said.push(x);
    else if (typeof x === 'object' && x !== null) for (const y of Object.values(x)) walk(y);
  };
  walk({ ...SHELL[lang], lang: '-' });
  expect(said.filter((x) => x.trim() === '')).toEqual([]);
  if (lang === 'en') return;
  const english = new Set<string>();
  const collect = (x: unknown): void => {
    if (typeof x === 'string' && /\p{L} \p{L}/u.test(x)) english.add(x);
    else if (typeof x === 'object' && x !== null) for (const y of Object.values(x)) collect(y);
  };
  collect(SHELL.en);
  expect(said.filter((x) => english.has(x))).toEqual([]);
});

test('counted words take the forms of their language', () => {
  const players = (lang: 'en' | 'pl' | 'sk') => COUNTS.map((n) => SHELL[lang].common.players(n));
  expect(players('en')).toEqual([
    '0 players',
    '1 player',
    '2 players',
    '5 players',
    '12 players',
    '22 players',
    '1.5 players',
  ]);
  expect(players('pl')).toEqual([
    '0 graczy',
    '1 gracz',
    '2 graczy',
    '5 graczy',
    '12 graczy',
    '22 graczy',
    '1.5 gracza',
  ]);
  expect(players('sk')).toEqual(['0 hráčov', '1 hráč', '2 hráči', '5 hráčov', '12 hráčov', '22 hráčov', '1.5 hráča']);
  const days = (lang: 'pl' | 'sk') => [1, 2, 5, 22].map((n) => SHELL[lang].common.days(n));
  expect(days('pl')).toEqual(['1 dzień', '2 dni', '5 dni', '22 dni']);
  expect(days('sk')).toEqual(['1 deň', '2 dni', '5 dní', '22 dní']);
  expect([1, 3, 5, 22].map((n) => SHELL.pl.landing.open.free(n))).toEqual([
    '1 wolne miejsce',
    '3 wolne miejsca',
    '5 wolnych miejsc',
    '22 wolne miejsca',
  ]);
  expect(SHELL.sk.common.ago(130)).toBe('pred 2 hodinami');
  expect(SHELL.pl.common.ago(60)).toBe('1 godzinę temu');
});

test.each(LANGS)('%s: a set-up in one sentence', (lang) => {
  const { summary } = SHELL[lang].setup;
  const one = summary({ game: 'G', me: true, local: 1, open: 2, bots: 5, online: true, clock: null });
  expect(one).toMatch(/^G: .+\.$/);
  expect(one).toMatch(/1 .*2 .*5 /);
});

test('every refusal and every level of bot has its words', () => {
  expect(LEVELS).toEqual(Object.keys(OFFERED));
  for (const lang of LANGS) {
    expect(Object.keys(SHELL[lang].line.code)).toEqual([...CODES]);
    expect(Object.keys(SHELL[lang].common.level)).toEqual([...LEVELS, ...FORMER]);
  }
});

test('every temperament of a bot has its words, and a bot is called by level and temperament', () => {
  expect(TEMPERS).toEqual(['plain', 'any', ...TEMPERAMENTS]);
  expect(botTitle(SHELL.en.common, 'hard:raider')).toBe('Hard, Raider');
  expect(botTitle(SHELL.pl.common, 'expert')).toBe('Ekspert');
  expect(botTitle(SHELL.sk.common, 'something:else')).toBe('something');
});

test('the shop window shows every game of the catalogue, by its name and for as many as it is for', () => {
  expect(ABOUT.map(({ id }) => id as string).sort()).toEqual(Object.keys(GAMES).sort());
  expect(MANIFESTS.map(({ about }) => about)).toEqual(ABOUT);
  for (const { id, name, players } of ABOUT) {
    expect(isPlayable(id)).toBe(true);
    const { game, words } = GAMES[id]!;
    expect(game.players).toEqual(players);
    for (const lang of LANGS) expect(name[lang]).toBe(words[lang].name);
  }
});
