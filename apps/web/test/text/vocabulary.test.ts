import { LANGS, type Lang } from '@ashtown/engine';
import {
  bareNumbers,
  missingForms,
  modulesUnder,
  SHELL_COUNTED,
  SHELL_NEVERS,
  saidAllTheSame,
  scan,
  type Text,
} from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';

const SOURCES = modulesUnder(new URL('../../src/', import.meta.url)).filter(({ path }) => !path.startsWith('games/'));

/** Wherever words lie: `text/pl/landing.ts`, `table/text/pl.ts`. */
const modulesIn = (lang: Lang) =>
  SOURCES.filter(({ path }) => new RegExp(`(?:^|/)text/${lang}(?:/.+)?\\.ts$`).test(path));
const textsIn = (lang: Lang): Text[] =>
  modulesIn(lang).flatMap(({ path, source }) =>
    scan(source).texts.map(({ line, text }) => ({ at: `${path}:${line}`, text })),
  );

describe.each(LANGS)('in %s', (lang) => {
  const texts = textsIn(lang);

  test('all texts are read', () => {
    expect(modulesIn(lang).map(({ path }) => path)).toEqual([
      `app/host/text/${lang}.ts`,
      `app/rules/text/${lang}.ts`,
      `replay/text/${lang}.ts`,
      `table/text/${lang}.ts`,
      ...['common', 'index', 'landing', 'learn', 'line', 'lobby', 'pages', 'settings', 'setup', 'training'].map(
        (x) => `text/${lang}/${x}.ts`,
      ),
    ]);
    expect(texts.length).toBeGreaterThan(450);
  });
  test('no text says what the glossary calls otherwise', () =>
    expect(saidAllTheSame(texts, SHELL_NEVERS[lang])).toEqual([]));
  test('whatever is counted has all its forms', () =>
    expect(modulesIn(lang).flatMap((module) => missingForms(lang, module))).toEqual([]));
  test('no number stands before a form that may not fit it', () =>
    expect(bareNumbers(texts, SHELL_COUNTED[lang])).toEqual([]));
});

test.each([
  ['en', 'A person here'],
  ['en', '2 seats for a link'],
  ['en', 'tables over the net'],
  ['en', 'Dice, a secret or somebody else’s decision lies in between.'],
  ['en', 'It is the seed that was promised.'],
  ['en', 'Back to now'],
  ['pl', 'każdy może odtworzyć rozgrywkę'],
  ['pl', 'Jeszcze nie zaczęta'],
  ['pl', 'Skończona'],
  ['pl', 'inne osoby tutaj'],
  ['pl', 'wolne miejsca przez link'],
  ['pl', 'Twoje imię'],
  ['pl', 'Powiadom, gdy przyjdzie mój ruch'],
  ['pl', 'Pytanie'],
  ['pl', 'Moje pole'],
  ['pl', 'Na dni: 3 dni + 24 h na ruch'],
  ['pl', 'Skrót SHA-256 ziarna'],
  ['pl', 'przed kośćmi i tajemnicami'],
  ['pl', 'stoły w sieci'],
  ['pl', 'Zamknij inne karty i spróbuj ponownie.'],
  ['pl', 'Kurtyna między graczami'],
  ['pl', 'nieobecny'],
  ['pl', 'Utracono połączenie. Próbuję ponownie.'],
  ['pl', 'Czekamy: {}'],
  ['pl', 'Wygrałeś'],
  ['pl', 'Do gier'],
  ['sk', 'každý si môže zápas prehrať'],
  ['sk', 'Človek tu'],
  ['sk', 'miesta cez odkaz'],
  ['sk', 'proti boty'],
  ['sk', 'Ste na rade: {}'],
  ['sk', '{} + {} na ťah'],
  ['sk', 'Filtrovať možnosti'],
  ['sk', 'Vrátenie ťahu'],
  ['sk', 'Nie je čo vrátiť.'],
  ['sk', 'Späť'],
  ['sk', 'Znova'],
  ['sk', 'Záznam'],
  ['sk', 'Otázka'],
  ['sk', 'Moja časť'],
  ['sk', 'Na dni'],
  ['sk', 'Semeno nesedí so sľubom!'],
  ['sk', 'Rozhovor'],
  ['sk', 'stôl cez sieť'],
  ['sk', 'Zavrite iné karty a skúste to znova.'],
  ['sk', 'rozhodujú pravidlá vydavateľa'],
  ['sk', 'Opona medzi hráčmi'],
  ['sk', 'hrá za neho bot'],
  ['sk', 'Tvoj ťah'],
] as const)('%s: “%s” is found', (lang, text) =>
  expect(saidAllTheSame([{ at: 'planted', text }], SHELL_NEVERS[lang])).not.toEqual([]),
);

test.each([
  ['pl', 'Cofanie bez pytania'],
  ['pl', 'w innej karcie tej przeglądarki'],
  ['pl', 'Skróty jednoliterowe'],
  ['sk', 'zvyčajne pomôže vrátiť sa'],
  ['sk', 'Späť na hry'],
  ['sk', 'Ste na ťahu'],
  ['sk', 'Záznamy partií'],
  ['sk', 'v inej karte prehliadača'],
] as const)('%s: “%s” may be said', (lang, text) =>
  expect(saidAllTheSame([{ at: 'planted', text }], SHELL_NEVERS[lang])).toEqual([]),
);

test.each([
  ['en', 'For {} players.'],
  ['pl', '{} wpisy'],
  ['pl', 'jeszcze {} stołów'],
  ['sk', '{} voľby'],
  ['sk', 'chýba {} hráčov'],
] as const)('%s: the number in “%s” is found', (lang, text) =>
  expect(bareNumbers([{ at: 'planted', text }], SHELL_COUNTED[lang])).toHaveLength(1),
);
