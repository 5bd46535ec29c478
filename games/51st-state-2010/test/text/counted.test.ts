import type { Lang } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { amount, type Counted } from '../../src/text/format.ts';
import { languages, words } from '../../src/text/index.ts';

const NUMBERS = [0, 1, 2, 5, 12, 22];

/** After 1, after 2 to 4, after 0 and 5. Polish materials, and scrap and fuel in Slovak, are not counted. */
type Three = readonly [one: string, few: string, many: string];
const NOUNS: Readonly<Record<'pl' | 'sk', Readonly<Record<Counted, Three>>>> = {
  pl: {
    scrap: ['złom', 'złomu', 'złomu'],
    fuel: ['paliwo', 'paliwa', 'paliwa'],
    weapon: ['broń', 'broni', 'broni'],
    building: ['budulec', 'budulca', 'budulca'],
    any: ['uniwersalny surowiec', 'uniwersalne surowce', 'uniwersalnych surowców'],
    worker: ['robotnik', 'robotników', 'robotników'],
    redevelop: ['żeton przebudowy', 'żetony przebudowy', 'żetonów przebudowy'],
    redevelopAny: [
      'żeton uniwersalnej przebudowy',
      'żetony uniwersalnej przebudowy',
      'żetonów uniwersalnej przebudowy',
    ],
    card: ['karta', 'karty', 'kart'],
    resource: ['dowolny surowiec', 'dowolne surowce', 'dowolnych surowców'],
    deal: ['umowa', 'umowy', 'umów'],
    spoils: ['zdobycz', 'zdobycze', 'zdobyczy'],
    either: ['zdobycz lub umowa', 'zdobycze lub umowy', 'zdobyczy lub umów'],
  },
  sk: {
    scrap: ['šrot', 'šrotu', 'šrotu'],
    fuel: ['palivo', 'paliva', 'paliva'],
    weapon: ['zbraň', 'zbrane', 'zbraní'],
    building: ['tehla', 'tehly', 'tehál'],
    any: ['univerzálna surovina', 'univerzálne suroviny', 'univerzálnych surovín'],
    worker: ['robotník', 'robotníci', 'robotníkov'],
    redevelop: ['žetón prestavby', 'žetóny prestavby', 'žetónov prestavby'],
    redevelopAny: ['žetón univerzálnej prestavby', 'žetóny univerzálnej prestavby', 'žetónov univerzálnej prestavby'],
    card: ['karta', 'karty', 'kariet'],
    resource: ['ľubovoľná surovina', 'ľubovoľné suroviny', 'ľubovoľných surovín'],
    deal: ['dohoda', 'dohody', 'dohôd'],
    spoils: ['karta koristi', 'karty koristi', 'kariet koristi'],
    either: ['karta koristi alebo dohoda', 'karty koristi alebo dohody', 'kariet koristi alebo dohôd'],
  },
};
/** Where it differs straight after a verb. */
const AFTER_VERBS: Readonly<Record<'pl' | 'sk', Partial<Record<Counted, Three>>>> = {
  pl: {
    worker: ['robotnika', 'robotników', 'robotników'],
    card: ['kartę', 'karty', 'kart'],
    deal: ['umowę', 'umowy', 'umów'],
    either: ['zdobycz lub umowę', 'zdobycze lub umowy', 'zdobyczy lub umów'],
  },
  sk: {
    building: ['tehlu', 'tehly', 'tehál'],
    any: ['univerzálnu surovinu', 'univerzálne suroviny', 'univerzálnych surovín'],
    worker: ['robotníka', 'robotníkov', 'robotníkov'],
    card: ['kartu', 'karty', 'kariet'],
    resource: ['ľubovoľnú surovinu', 'ľubovoľné suroviny', 'ľubovoľných surovín'],
    deal: ['dohodu', 'dohody', 'dohôd'],
    spoils: ['kartu koristi', 'karty koristi', 'kariet koristi'],
    either: ['kartu koristi alebo dohodu', 'karty koristi alebo dohody', 'kariet koristi alebo dohôd'],
  },
};
/** After 22 Polish has the form of 2, Slovak that of 5. */
const counted = (lang: Lang, [one, few, many]: Three): string[] => [
  `0 ${many}`,
  `1 ${one}`,
  `2 ${few}`,
  `5 ${many}`,
  `12 ${many}`,
  `22 ${lang === 'pl' ? few : many}`,
];

describe.each(['pl', 'sk'] as const)('in %s', (lang) => {
  const l = languages[lang];

  test.each(Object.keys(NOUNS[lang]) as Counted[])('%s is counted', (id) => {
    const inAll = (forms: typeof l.good) => NUMBERS.map((n) => amount(l, id as never, n, forms));
    expect(inAll(l.good)).toEqual(counted(lang, NOUNS[lang][id]));
    expect(inAll(l.accusative)).toEqual(counted(lang, AFTER_VERBS[lang][id] ?? NOUNS[lang][id]));
  });

  const said: Readonly<Record<string, Readonly<Record<'pl' | 'sk', Three>>>> = {
    'cards on the board': { pl: NOUNS.pl.card, sk: NOUNS.sk.card },
    'room of the base': {
      pl: ['zdobycz lub umowę', 'zdobycze lub umowy', 'zdobyczy lub umów'],
      sk: ['kartu koristi alebo dohodu', 'karty koristi alebo dohody', 'kariet koristi alebo dohôd'],
    },
    'more room': {
      pl: ['dodatkową zdobycz lub umowę', 'dodatkowe zdobycze lub umowy', 'dodatkowych zdobyczy lub umów'],
      sk: [
        'ďalšiu kartu koristi alebo dohodu',
        'ďalšie karty koristi alebo dohody',
        'ďalších kariet koristi alebo dohôd',
      ],
    },
    'more room for spoils': {
      pl: ['dodatkową zdobycz', 'dodatkowe zdobycze', 'dodatkowych zdobyczy'],
      sk: ['ďalšiu kartu koristi', 'ďalšie karty koristi', 'ďalších kariet koristi'],
    },
  };
  const say: Readonly<Record<string, (n: number) => string>> = {
    'cards on the board': l.board.cards,
    'room of the base': (n) => l.room(n, 'base'),
    'more room': (n) => l.room(n, 'either'),
    'more room for spoils': (n) => l.room(n, 'spoils'),
  };
  test.each(Object.keys(say))('%s', (id) => {
    const texts = NUMBERS.map((n) => say[id]!(n).replace(/^mi(?:ejsce|esto) na /, ''));
    expect(texts).toEqual(counted(lang, said[id]![lang]));
  });

  test('the log counts cards that are drawn', () => {
    const drawn = NUMBERS.map((n) =>
      words[lang].event({ t: 'drew', seat: 0, n, src: 'lookout', cards: null } as never, () => 'Ola'),
    );
    const verb = { pl: 'dobiera', sk: 'ťahá' }[lang];
    const lookout = { pl: 'Wypatrywanie', sk: 'Prieskum' }[lang];
    expect(drawn.slice(1)).toEqual(
      counted(lang, AFTER_VERBS[lang].card!)
        .slice(1)
        .map((cards) => `Ola: ${verb} ${cards} (${lookout})`),
    );
  });
});

test.each([
  ['pl', 1, 'Brakuje: 1 złom.', 'Brakuje: 1 robotnik.'],
  ['pl', 5, 'Brakuje: 5 złomu.', 'Brakuje: 5 robotników.'],
  ['sk', 2, 'Chýba: 2 šrotu.', 'Chýba: 2 robotníci.'],
  ['sk', 5, 'Chýba: 5 šrotu.', 'Chýba: 5 robotníkov.'],
  ['en', 1, 'You need 1 more scrap.', 'You need 1 more worker.'],
  ['en', 2, 'You need 2 more scrap.', 'You need 2 more workers.'],
] as const)('%s: what is missing is counted: %i', (lang, n, ...lines) => {
  expect([
    words[lang].why({ t: 'short', good: 'scrap', n } as never, String),
    words[lang].why({ t: 'workers', n } as never, String),
  ]).toEqual(lines);
});
