import { readFileSync } from 'node:fs';
import { LANGS, type Lang } from '@ashtown/engine';
import {
  bareNumbers,
  missingForms,
  modulesUnder,
  saidAllTheSame,
  type Text,
  textsIn,
  textsUnder,
} from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { about } from '../../src/about.ts';
import { COUNTED, NEVERS, POINTS } from './nevers.ts';

const content = JSON.parse(readFileSync(new URL('../../content.json', import.meta.url), 'utf8')) as unknown;
const folder = (lang: Lang) => new URL(`../../src/text/${lang}/`, import.meta.url);
const textsOf = (lang: Lang): Text[] => [
  ...textsUnder(folder(lang)),
  ...textsIn(about, lang, 'about'),
  ...textsIn(content, lang),
];

describe.each(LANGS)('in %s', (lang) => {
  const texts = textsOf(lang);

  test('all texts are read', () => {
    const files = new Set(texts.map(({ at }) => at.split(':')[0]));
    for (const file of [
      'names',
      'ask',
      'asks',
      'log',
      'board',
      'cards',
      'coach',
      'guide',
      'lessons',
      'ending',
      'index',
      'rules',
    ])
      expect(files).toContain(`${file}.ts`);
    expect(texts.filter(({ at }) => /^locations\.\d/.test(at))).toHaveLength(66);
    expect(texts.filter(({ at }) => at.startsWith('about.'))).toHaveLength(4);
  });
  test('no text says what the glossary calls otherwise', () => expect(saidAllTheSame(texts, NEVERS[lang])).toEqual([]));
  test('victory points on cards are called by their short name', () => {
    const cards = texts.filter(({ at }) => at.startsWith('cards.ts'));
    expect(saidAllTheSame(cards, [POINTS[lang]])).toEqual([]);
  });
  test('whatever is counted has all its forms', () =>
    expect(modulesUnder(folder(lang)).flatMap((module) => missingForms(lang, module))).toEqual([]));
  test('no number stands before a form that may not fit it', () =>
    expect(bareNumbers(texts, COUNTED[lang])).toEqual([]));
});

test.each([
  ['en', 'Already used this turn.'],
  ['en', 'Turn {}'],
  ['en', 'once a turn'],
  ['en', '{} of {} visits'],
  ['en', 'Cash spoils'],
  ['en', 'it shares no icon'],
  ['en', 'take free moves'],
  ['en', 'Merchants’ Guild'],
  ['pl', 'Dystans {}'],
  ['pl', 'Pokaż Państwo'],
  ['pl', '2 złomy'],
  ['pl', '5 paliw'],
  ['pl', 'w każdej produkcji'],
  ['pl', 'zużywa zdobycz'],
  ['pl', 'zrywa umowę'],
  ['pl', 'karty kontaktów'],
  ['pl', 'trzy wsunięte karty'],
  ['pl', 'Otwarta produkcja'],
  ['pl', 'w Czyszczeniu'],
  ['pl', 'Do rzędu trafia {}'],
  ['pl', 'z ikoną {}'],
  ['pl', 'Handlarz cegieł'],
  ['pl', 'lokacja Produkcji'],
  ['pl', 'raz na turę'],
  ['sk', 'raz za ťah'],
  ['sk', 'Ťah {}, začína {}'],
  ['sk', 'v tomto ťahu'],
  ['sk', 'vaša lokalita'],
  ['sk', 'Koristi a dohody'],
  ['sk', 'vlastných koristí'],
  ['sk', 'miňte koristi'],
  ['sk', 'stavebný materiál'],
  ['sk', '2 šroty, 5 palív'],
  ['sk', 'karty kontaktov'],
  ['sk', 'štyri karty na ruku'],
  ['sk', 'niet miesta'],
  ['sk', 'pri upratovaní'],
  ['sk', 'zmena vodcu'],
  ['sk', 'so spoločnou ikonou'],
  ['sk', 'Pán prezident'],
] as const)('%s: “%s” is found', (lang, text) =>
  expect(saidAllTheSame([{ at: 'planted', text }], NEVERS[lang])).not.toEqual([]),
);

test.each([
  ['en', 'What an action gains can be used from your next turn on.'],
  ['en', 'one or more type icons'],
  ['pl', 'Skład cegieł'],
  ['pl', 'w fazie Czyszczenia'],
  ['pl', 'leżą w górnym rzędzie'],
  ['pl', 'Stacja paliw'],
  ['sk', 'Vo svojom ťahu vykonáte jednu akciu'],
  ['sk', '3 karty koristi alebo dohody'],
  ['sk', 'použijete od svojho ďalšieho ťahu'],
] as const)('%s: “%s” may be said', (lang, text) =>
  expect(saidAllTheSame([{ at: 'planted', text }], NEVERS[lang])).toEqual([]),
);

test.each([
  ['pl', 'dobiera {} karty'],
  ['pl', 'najwyżej {} żetonów'],
  ['sk', 'miesto na {} karty koristi'],
  ['sk', 'platí {} tehly'],
] as const)('%s: the number in “%s” is found', (lang, text) =>
  expect(bareNumbers([{ at: 'planted', text }], COUNTED[lang])).toHaveLength(1),
);
