import { LANGS } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { cutAtWords, type Entry, find, fold, makeIndex, wordsOf } from '../../src/app/rules/search/find.ts';
import { loadIndex } from '../../src/app/rules/search/load.ts';
import { MANIFESTS } from '../../src/games/index.ts';
import { loadSpoken } from '../../src/load/load.ts';
import { loadRulebook } from '../../src/load/rulebook.ts';

const GAMES = MANIFESTS.filter(({ rulebook }) => rulebook).map(({ about }) => about.id);

describe.each(GAMES)('%s', (id) => {
  test('rules are found by their numbers, cards and words by their names, in three languages', async () => {
    const index = await loadIndex(id);
    const { game } = await loadSpoken(id, 'en');
    for (const lang of LANGS) {
      const rules = (await loadRulebook(id, lang)).chapters.flatMap((x) => Object.keys(x.rules));
      for (const rule of rules.filter((_, i) => i % 9 === 0)) {
        expect(find(index, rule, lang)[0]!.entry.id).toBe(rule);
        expect(find(index, rule.split('-')[1]!, lang)[0]!.entry.id).toBe(rule);
      }
      const named = index.entries.filter((x) => x.lang === lang && (x.kind === 'card' || x.kind === 'term'));
      for (const { kind, id: of, title } of named.filter((_, i) => i % 9 === 0))
        expect(find(index, title, 'en').some((x) => x.entry.kind === kind && x.entry.id === of)).toBe(true);
      for (const cited of Object.values({ ...game.cites.questions, ...game.cites.reasons }).flat())
        expect(rules).toContain(cited);
    }
  });

  test('what is found in another language is told in that of the reader', async () => {
    const index = await loadIndex(id);
    const term = index.entries.find((x) => x.kind === 'term' && x.lang === 'sk' && x.title.length > 9)!;
    const hit = find(index, term.title, 'en').find((x) => x.entry.kind === 'term' && x.entry.id === term.id)!;
    expect(hit.entry.lang).toBe('en');
    if (hit.also) expect(hit.also.title).toBe(term.title);
    expect(find(index, 'xyzzy', 'en')).toEqual([]);
    expect(find(index, ' ', 'en')).toEqual([]);
  });

  test('a search looks at each entry once, and there are few enough of them', async () => {
    const { entries } = await loadIndex(id);
    let read = 0;
    const counted = entries.map((x) => ({
      ...x,
      get heading() {
        read++;
        return x.heading;
      },
    }));
    find({ entries: counted }, 'xyzzy', 'en');
    expect(read).toBe(entries.length);
    expect(entries.reduce((sum, x) => sum + x.heading.length + x.body.length, 0)).toBeLessThan(1_000_000);
  });
});

const entry = (id: string, title: string, text: string): Entry => ({
  kind: 'term',
  id,
  lang: 'sk',
  title,
  text,
  where: '',
});

test('words are found without accents and capitals, from their beginning', () => {
  const index = makeIndex([entry('a', 'Múzeum', 'Veľká budova'), entry('b', 'Žiadne múzeum', 'nič')]);
  const ids = (typed: string) => find(index, typed, 'sk').map((x) => x.entry.id);
  expect(ids('MUZEUM')).toEqual(['a', 'b']);
  expect(ids('velka muz')).toEqual(['a']);
  expect(ids('udova')).toEqual([]);
});

test('folding keeps every letter in its place, so that what was found can be marked', () => {
  for (const text of ['Łódź, żółć: ŹDŹBŁO', 'Ťažký kôň – ĽÚBI', '3★ ⚡ “a” ß'])
    expect(fold(text)).toHaveLength(text.length);
  expect(cutAtWords('Zdobądź łupy, ŁUP!', wordsOf('lup'))).toEqual(['Zdobądź ', 'łupy', ', ', 'ŁUP', '!']);
  expect(cutAtWords('FSM-128 says', wordsOf('fsm-128'))).toEqual(['', 'FSM', '-', '128', ' says']);
  expect(cutAtWords('nothing', wordsOf('else'))).toEqual(['nothing']);
});
