import { readFileSync } from 'node:fs';
import { type Forms, LANGS, type Lang } from '@ashtown/engine';
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
import { tables } from '../../src/index.ts';
import { type Counted, count } from '../../src/text/format.ts';
import { languages, words } from '../../src/text/index.ts';
import { COUNTED, NEVERS } from './nevers.ts';

const content = JSON.parse(readFileSync(new URL('../../content.json', import.meta.url), 'utf8')) as unknown;
const folder = (lang: Lang) => new URL(`../../src/text/${lang}/`, import.meta.url);
const textsOf = (lang: Lang): Text[] => [
  ...textsUnder(folder(lang)),
  ...textsIn(about, lang, 'about'),
  ...textsIn(content, lang),
];
/** What cards say is put together of clauses: whole, as it is read. */
const cardTexts = (lang: Lang): Text[] =>
  [...tables.locationIds, ...tables.links.map(({ id }) => id), ...tables.factionIds].flatMap((id) => {
    const { kind, text } = words[lang].card(id);
    return [kind, text].map((said) => ({ at: id, text: said }));
  });

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
    const named = (part: string) => texts.filter(({ at }) => new RegExp(`^${part}\\.\\d+\\.name`).test(at)).length;
    expect(named('locations')).toBe(150);
    expect(named('connections')).toBe(4);
    expect(named('factions')).toBe(4);
  });
  test('no text says what the glossary calls otherwise', () =>
    expect(saidAllTheSame([...texts, ...cardTexts(lang)], NEVERS[lang])).toEqual([]));
  test('whatever is counted has all its forms', () =>
    expect(modulesUnder(folder(lang)).flatMap((module) => missingForms(lang, module))).toEqual([]));
  test('no number stands before a form that may not fit it', () =>
    expect(bareNumbers(texts, COUNTED[lang])).toEqual([]));
});

test.each([
  ['en', 'Visits'],
  ['en', 'take 1 gun from an opponent'],
  ['en', 'in cleanup'],
  ['en', 'Draft {}: take one'],
  ['en', 'back to the bank'],
  ['en', 'a stored gun'],
  ['pl', 'w tej rundzie'],
  ['pl', 'ostatnia runda'],
  ['pl', 'Połóż osłonę'],
  ['pl', 'Zapłać cegłę'],
  ['pl', 'w swoim Państwie'],
  ['pl', 'w swoim stanie'],
  ['pl', '2 podstawowe zasoby'],
  ['pl', 'zniszczona lokacja'],
  ['pl', 'Zniszcz'],
  ['pl', 'Zburz ją'],
  ['pl', 'bierze połączenie {}'],
  ['pl', 'odkłada do magazynu'],
  ['pl', 'lokacja Produkcji'],
  ['pl', 'Robotnicy'],
  ['pl', 'faza Akcje'],
  ['pl', 'odnawia lokację'],
  ['pl', '{}: spasował'],
  ['sk', 'Zbúraná lokalita'],
  ['sk', 'Zbúrať'],
  ['sk', 'súper nemá lokalít'],
  ['sk', 'zvyšné tovary'],
  ['sk', 'vo fáze Akcií'],
  ['sk', 'zostanú na ruke'],
  ['sk', 'v sklade'],
  ['sk', 'Ponechať'],
  ['sk', 'virtuálny protivník'],
  ['sk', '2 palivá'],
  ['sk', 'ťahá karty: {}'],
  ['sk', 'Návštevy'],
] as const)('%s: “%s” is found', (lang, text) =>
  expect(saidAllTheSame([{ at: 'planted', text }], NEVERS[lang])).not.toEqual([]),
);

test.each([
  ['pl', 'Podziemny magazyn'],
  ['pl', 'budulcem z karty Skład cegieł'],
  ['pl', 'Czerwona karta Połączenia, talia kart Połączeń'],
  ['pl', 'odwiedzona w tej turze'],
  ['sk', 'Sklad tehál'],
  ['sk', 'Nechať na náhodu'],
  ['sk', 'navštívená'],
] as const)('%s: “%s” may be said', (lang, text) =>
  expect(saidAllTheSame([{ at: 'planted', text }], NEVERS[lang])).toEqual([]),
);

test.each([
  ['en', 'up to {} workers'],
  ['pl', 'masz {} karty'],
  ['pl', '{} paliwa'],
  ['sk', 'ešte {} robotníci'],
  ['sk', '{} tehál'],
] as const)('%s: the number in “%s” is found', (lang, text) =>
  expect(bareNumbers([{ at: 'planted', text }], COUNTED[lang])).toHaveLength(1),
);

type Counts = Readonly<Partial<Record<Counted, string>>>;
const NUMBERS = [0, 1, 2, 5, 12, 22];
/** For 0, 1, 2, 5, 12 and 22, as the glossary has them: the form for one, for two to four, for the others. */
const GOODS: Readonly<Record<'pl' | 'sk', Counts>> = {
  pl: {
    fuel: 'paliwo/paliwa/paliwa',
    iron: 'żelazo/żelaza/żelaza',
    gun: 'broń/broni/broni',
    brick: 'budulec/budulca/budulca',
    ammo: 'nabój/naboje/naboi',
    worker: 'robotnik/robotników/robotników',
    red: 'czerwony kontakt/czerwone kontakty/czerwonych kontaktów',
    blue: 'niebieski kontakt/niebieskie kontakty/niebieskich kontaktów',
    grey: 'szary kontakt/szare kontakty/szarych kontaktów',
    universal: 'uniwersalny kontakt/uniwersalne kontakty/uniwersalnych kontaktów',
    shield: 'tarcza/tarcze/tarcz',
    redevelopment: 'żeton przebudowy/żetony przebudowy/żetonów przebudowy',
    card: 'karta/karty/kart',
    vp: 'PZ/PZ/PZ',
    anyResource: 'dowolny surowiec/dowolne surowce/dowolnych surowców',
    deal: 'umowa/umowy/umów',
    basic: 'surowiec podstawowy/surowce podstawowe/surowców podstawowych',
  },
  sk: {
    fuel: 'palivo/paliva/paliva',
    iron: 'železo/železa/železa',
    gun: 'zbraň/zbrane/zbraní',
    brick: 'tehla/tehly/tehál',
    ammo: 'náboj/náboje/nábojov',
    worker: 'robotník/robotníci/robotníkov',
    red: 'červený kontakt/červené kontakty/červených kontaktov',
    blue: 'modrý kontakt/modré kontakty/modrých kontaktov',
    grey: 'sivý kontakt/sivé kontakty/sivých kontaktov',
    universal: 'univerzálny kontakt/univerzálne kontakty/univerzálnych kontaktov',
    shield: 'štít/štíty/štítov',
    redevelopment: 'žetón prestavby/žetóny prestavby/žetónov prestavby',
    card: 'karta/karty/kariet',
    vp: 'VB/VB/VB',
    anyResource: 'ľubovoľná surovina/ľubovoľné suroviny/ľubovoľných surovín',
    deal: 'dohoda/dohody/dohôd',
    basic: 'základná surovina/základné suroviny/základných surovín',
  },
};
/** The same straight after a verb, where it differs. */
const OBJECTS: Readonly<Record<'pl' | 'sk', Counts>> = {
  pl: {
    worker: 'robotnika/robotników/robotników',
    shield: 'tarczę/tarcze/tarcz',
    card: 'kartę/karty/kart',
    deal: 'umowę/umowy/umów',
  },
  sk: {
    worker: 'robotníka/robotníkov/robotníkov',
    brick: 'tehlu/tehly/tehál',
    card: 'kartu/karty/kariet',
    anyResource: 'ľubovoľnú surovinu/ľubovoľné suroviny/ľubovoľných surovín',
    deal: 'dohodu/dohody/dohôd',
    basic: 'základnú surovinu/základné suroviny/základných surovín',
  },
};

/** Polish counts 22 like 2, Slovak does not. */
const formOf = (lang: 'pl' | 'sk', n: number, forms: string): string => {
  const [one, few, many] = forms.split('/');
  const isFew = n === 2 || (lang === 'pl' && n === 22);
  return `${n} ${n === 1 ? one : isFew ? few : many}`;
};
const counted = (lang: Lang, forms: Readonly<Record<string, Forms>>) =>
  Object.fromEntries(Object.entries(forms).map(([id, of]) => [id, NUMBERS.map((n) => count(lang, n, of))]));
const expected = (lang: 'pl' | 'sk', forms: Counts) =>
  Object.fromEntries(Object.entries(forms).map(([id, of]) => [id, NUMBERS.map((n) => formOf(lang, n, of!))]));

describe.each(['pl', 'sk'] as const)('%s: 0, 1, 2, 5, 12 and 22', (lang) => {
  const { good, accusative, board, event } = languages[lang];

  test('goods', () => expect(counted(lang, good)).toEqual(expected(lang, GOODS[lang])));
  test('goods straight after a verb', () =>
    expect(counted(lang, accusative)).toEqual(expected(lang, { ...GOODS[lang], ...OBJECTS[lang] })));
  test('cards on the board', () => {
    expect(NUMBERS.map(board.cards)).toEqual(NUMBERS.map((n) => formOf(lang, n, GOODS[lang].card!)));
    for (const n of NUMBERS) expect(board.hand(n)).toContain(board.cards(n));
  });
  test('cards in the log', () => {
    for (const n of NUMBERS.slice(1)) {
      const said = [
        words[lang].event({ t: 'drew', seat: 0, n, cards: null, src: 'pub' }, String),
        words[lang].event({ t: 'dealt', seat: 0, n, cards: null }, String),
      ];
      for (const line of said) expect(line).toContain(formOf(lang, n, OBJECTS[lang].card!));
      expect(event.reshuffled({ t: 'reshuffled', n }, {} as never)).toContain(formOf(lang, n, GOODS[lang].card!));
    }
  });
});

test.each([
  ['pl', 1, 'odśwież inną swoją lokację', 'zasób ze swojej umowy', 'przechować 1 robotnika'],
  ['pl', 2, 'odśwież do 2 innych swoich lokacji', 'najwyżej 2 swoich umów', 'przechować do 2 robotników'],
  ['pl', 5, 'odśwież do 5 innych swoich lokacji', 'najwyżej 5 swoich umów', 'przechować do 5 robotników'],
  ['sk', 1, 'obnovte inú svoju lokáciu', 'zdroj zo svojej dohody', 'uchovať najviac 1 robotníka'],
  ['sk', 2, 'obnovte najviac 2 iné svoje lokácie', 'najviac 2 svojich dohôd', 'uchovať najviac 2 robotníkov'],
  ['sk', 5, 'obnovte najviac 5 iných svojich lokácií', 'najviac 5 svojich dohôd', 'uchovať najviac 5 robotníkov'],
] as const)('%s: clauses of cards with %i', (lang, n, refresh, deals, keep) => {
  const { ability, effect, good, accusative } = languages[lang];
  const say = {
    goods: () => '',
    goodsAcc: () => '',
    type: () => '',
    count: (k: number, of: Counted) => count(lang, k, good[of]),
    countAcc: (k: number, of: Counted) => count(lang, k, accusative[of]),
  };
  expect(effect.reset({ t: 'reset', max: n }, say)).toContain(refresh);
  expect(effect.useDeals({ t: 'useDeals', of: 'own', max: n }, say)).toContain(deals);
  expect(ability.storage({ t: 'storage', slots: [{ of: ['worker'], max: n }] }, say)).toContain(keep);
});

test('what has no limit is counted or measured', () => {
  const all = (lang: Lang, of: 'worker' | 'fuel') =>
    languages[lang].ability.storage({ t: 'storage', slots: [{ of: [of], max: null }] }, { count } as never);
  expect(all('pl', 'worker')).toContain('dowolną liczbę robotników');
  expect(all('pl', 'fuel')).toContain('dowolną ilość paliwa');
  expect(all('sk', 'worker')).toContain('ľubovoľný počet robotníkov');
  expect(all('sk', 'fuel')).toContain('ľubovoľné množstvo paliva');
});
