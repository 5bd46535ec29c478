import {
  anyOf,
  bareNumbers,
  missingForms,
  modulesUnder,
  saidAllTheSame,
  scan,
  textsIn,
  textsUnder,
} from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';

const SOURCE = `
import { count } from './names.ts';
// Never 'kości' here.
/** „kości” and \`kości\` */
export const words = {
  'staten-island': 'Staten Island',
  roll: (n: number) => \`rzuca \${n > 1 ? 'kośćmi' : \`kością \${n}\`} i don\\'t\`,
  say: "it's" satisfies Words['kości'],
  load: () => import('./more.ts'),
  side: (x: string) => (x === 'kości' ? 'Strona' : ''),
  term: { word: 'kostka', found: 'kości?', searched: (n) => ({ found: \`\${n} razy\` }) },
  die: { one: 'kość', few: 'kości', many: 'kości', other: 'kości' },
};
`;
const said = (text: string) => [{ at: 'log.ts:1', text }];

describe('a module of words', () => {
  const { texts, code } = scan(SOURCE);

  test('is searched in its strings and templates only', () => {
    expect(texts.map((x) => x.text)).toEqual([
      'Staten Island',
      "rzuca {} i don't",
      'kośćmi',
      'kością {}',
      "it's",
      'Strona',
      'kostka',
      '{} razy',
      'kość',
      'kości',
      'kości',
      'kości',
    ]);
    expect(texts.map((x) => x.line).slice(0, 3)).toEqual([6, 7, 7]);
    expect(code).not.toMatch(/ko[śs]/);
  });

  test('is found under a folder', () => {
    const src = new URL('../src/', import.meta.url);
    expect(modulesUnder(src).map((x) => x.path)).toContain('checks/tellings.ts');
    expect(textsUnder(src).length).toBeGreaterThan(100);
  });
});

test('texts in data are those of one language, wherever they lie', () => {
  const data = { game: { name: { en: 'King', pl: 'Król' } }, cards: [{ name: { en: 'Jet', pl: 'Lot' }, cost: 3 }] };
  expect(textsIn(data, 'pl')).toEqual([
    { at: 'game.name', text: 'Król' },
    { at: 'cards.0.name', text: 'Lot' },
  ]);
});

describe('words that are never said', () => {
  const never = anyOf('koś(?:ć|ci|cią|ćmi)');
  const nevers = [{ never, say: 'kostka', except: ['Kość słoniowa'] }];

  test.each(['Rzuć kośćmi', 'Kości leżą', 'jedna kość', '{} kości.'])('are found: %s', (text) => {
    expect(saidAllTheSame(said(text), nevers)).toHaveLength(1);
  });
  test.each(['Rzuć kostkami', 'kościół', 'nicość', 'karta Kość słoniowa'])(
    'are not found in other words: %s',
    (text) => {
      expect(saidAllTheSame(said(text), nevers)).toEqual([]);
    },
  );
  test('are told with their place and what to say instead', () => {
    expect(saidAllTheSame(said('Rzuć kośćmi'), nevers)).toEqual(['log.ts:1: “kośćmi” in “Rzuć kośćmi”, say kostka']);
  });
});

describe('counted words', () => {
  const inside = (forms: string) => ({ path: 'names.ts', source: `export const die = ${forms};` });

  test.each([
    ['pl', "{ one: 'kostka', few: 'kostki', many: 'kostek', other: 'kostki' }", 0],
    ['pl', "{ one: 'kostka', other: 'kostki' }", 2],
    ['pl', "{ ...noun.die, one: 'kostkę' }", 0],
    ['pl', "{ name: 'die', text: 'one: two' }", 0],
    ['sk', "{ one: 'kocka', few: 'kocky', many: 'kocky' }", 1],
    ['sk', "{ one: 'kocka', few: 'kocky', other: 'kociek' }", 0],
    ['en', "{ one: 'die', other: 'dice' }", 0],
  ] as const)('%s: %s lacks %i forms', (lang, forms, n) => {
    expect(missingForms(lang, inside(forms))).toHaveLength(n);
  });

  test('stand after no bare number', () => {
    const nouns = 'kost(?:ka|ki|ek)';
    expect(bareNumbers(said('masz {} kostki'), nouns)).toHaveLength(1);
    expect(bareNumbers(said('kostki: {}, {} kostkami'), nouns)).toEqual([]);
  });
});
