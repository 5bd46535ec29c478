import { LANGS, type Lang, makeRng, pickOne, plural, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { QUESTIONS } from '../../src/answers/asked.ts';
import { TERMS } from '../../src/bot/index.ts';
import { PILES, VERBS } from '../../src/content/vocabulary.ts';
import {
  type Answer,
  type CardId,
  type Event,
  game,
  MONSTERS,
  NOBODY,
  PHASES,
  type Question,
  SPECIALS,
  type State,
  tables,
  type View,
} from '../../src/index.ts';
import { optionsOf } from '../../src/options.ts';
import { languages, words } from '../../src/text/index.ts';

const STRAY = /undefined|NaN|\[object|\bnull\b|\$\{| {2}|\.\.|,,| ,| \.|!\./;
const who = (seat: number): string => ['Anna', 'Bo', 'Cy', 'Dan', 'Eve', 'Fay'][seat]!;

test.each(LANGS)('%s: every card has a name and a text of its own', (lang) => {
  const ids = [...tables.cardIds, ...SPECIALS];
  const cards = ids.map((id) => words[lang].card(id));
  expect(new Set(cards.map((c) => c.name)).size).toBe(ids.length);
  for (const { name, kind, text } of cards) {
    expect(`${name} ${kind} ${text}`).not.toMatch(STRAY);
    expect(kind).not.toBe('');
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text.length, text).toBeLessThanOrEqual(225);
  }
});

const CARD_TEXTS: [CardId, Record<Lang, string>][] = [
  [
    'broadway-star',
    {
      en: 'When you take Superstar, score 1★. At the start of your turn, if you hold Superstar, score 1★.',
      pl: 'Gdy przejmujesz kartę Supergwiazda, zdobywasz 1★. Na początku swojej tury, jeśli masz kartę Supergwiazda, zdobywasz 1★.',
      sk: 'Keď si vezmete kartu Superhviezda, získate 1★. Na začiatku svojho ťahu, ak máte kartu Superhviezda, získate 1★.',
    },
  ],
  [
    'can-opener',
    {
      en: 'You need only 3 Destruction to destroy a Tank.',
      pl: 'Do zniszczenia czołgu potrzebujesz tylko 3 symboli Niszczenia.',
      sk: 'Na zničenie tanku potrebujete len 3 symboly Ničenia.',
    },
  ],
  [
    'carapace',
    {
      en: 'Your life maximum is 12♥. In your turn or before taking damage, you may discard this card to heal 1♥ per token on it. When you resolve Ouch!, put 1 token here per symbol, before the Units shoot.',
      pl: 'Twoje maksimum życia to 12♥. W swojej turze lub tuż przed obrażeniami możesz odrzucić tę kartę i odzyskać 1♥ za każdy jej znacznik. Gdy rozpatrujesz Auć!, kładziesz tu 1 znacznik za każdy symbol, zanim jednostki strzelą.',
      sk: 'Vaše maximum života je 12♥. Vo svojom ťahu alebo tesne pred zranením môžete túto kartu odhodiť a vyliečiť si 1♥ za každý jej žetón. Keď vyhodnocujete Au!, položíte sem 1 žetón za každý symbol, ešte pred streľbou jednotiek.',
    },
  ],
  [
    'curse',
    {
      en: 'When another Monster survives damage from you, it gets a Jinx token (a reroll with Ouch! costs 1⚡ per token; a Heal symbol removes one).',
      pl: 'Gdy inny potwór przetrwa obrażenia od ciebie, dostaje znacznik klątwy (przerzut z Auć! kosztuje 1⚡ za każdy znacznik; symbol Leczenia usuwa jeden).',
      sk: 'Keď iné monštrum prežije zranenia od vás, dostane žetón kliatby (prehod s Au! stojí 1⚡ za každý žetón; symbol Liečenia jeden odstráni).',
    },
  ],
  [
    'fury',
    {
      en: 'After your last roll, if your borough has 3 or more Units, add 1 Destruction and 1 Energy to your result.',
      pl: 'Po ostatnim rzucie, jeśli masz w swojej dzielnicy co najmniej 3 jednostki, dodajesz do wyniku 1 symbol Niszczenia i 1 symbol Energii.',
      sk: 'Po poslednom hode, ak máte vo svojej štvrti aspoň 3 jednotky, pridáte k výsledku 1 symbol Ničenia a 1 symbol Energie.',
    },
  ],
  [
    'leveler',
    {
      en: 'When you destroy a Building, the first one of the turn, score 1★ extra.',
      pl: 'Gdy niszczysz budynek, pierwszy w tej turze, zdobywasz 1★ dodatkowo.',
      sk: 'Keď zničíte budovu, prvú v tomto ťahu, získate 1★ navyše.',
    },
  ],
  [
    'natural-selection',
    {
      en: 'When bought, gain 4⚡ and heal 4♥. You roll 1 more die. At the end of your turn, this one included, if any of your dice shows Celebrity, lose this card and all your ♥.',
      pl: 'Po kupieniu zdobywasz 4⚡ i odzyskujesz 4♥. Rzucasz 1 dodatkową kostką. Na końcu swojej tury, także tej, jeśli na którejś z twoich kostek jest symbol Sławy, tracisz tę kartę i wszystkie ♥.',
      sk: 'Po kúpe získate 4⚡ a vyliečite si 4♥. Hádžete 1 kockou navyše. Na konci svojho ťahu, aj tohto, ak je na niektorej z vašich kociek symbol Slávy, prídete o túto kartu a o všetky ♥.',
    },
  ],
  [
    'painbow',
    {
      en: 'With 2 or 3 Destruction in your result add 1 Attack, with 4 or 5 add 2 Attack; with 6 or more you win at once.',
      pl: 'Przy 2 lub 3 symbolach Niszczenia w wyniku dodajesz 1 symbol Ataku, przy 4 lub 5 dodajesz 2, a przy 6 lub więcej od razu wygrywasz.',
      sk: 'Pri 2 alebo 3 symboloch Ničenia vo výsledku pridáte 1 symbol Útoku, pri 4 alebo 5 pridáte 2 a pri 6 a viac okamžite vyhrávate.',
    },
  ],
  [
    'power-tap',
    {
      en: 'When another Monster’s gains in one turn reach 3⚡, it gives you 1⚡.',
      pl: 'Gdy inny potwór w ciągu jednej tury zdobędzie łącznie co najmniej 3⚡, oddaje ci 1⚡.',
      sk: 'Keď iné monštrum získa v jednom ťahu spolu aspoň 3⚡, dá vám 1⚡.',
    },
  ],
  [
    'tourist',
    {
      en: 'When bought, leave a Souvenir in your borough, score 1★ and gain 1⚡. When you come to another borough, if it has no Souvenir of yours, leave one there, score 1★ and gain 1⚡.',
      pl: 'Po kupieniu zostawiasz w swojej dzielnicy pamiątkę: zdobywasz 1★ i 1⚡. Gdy przybywasz do innej dzielnicy, jeśli nie ma tam twojej pamiątki, zostawiasz tam jedną: zdobywasz 1★ i 1⚡.',
      sk: 'Po kúpe necháte vo svojej štvrti suvenír: získate 1★ a 1⚡. Keď prídete do inej štvrte, ak tam nemáte suvenír, necháte tam jeden: získate 1★ a 1⚡.',
    },
  ],
  [
    'trophy-hunter',
    {
      en: 'When you destroy a Unit, score 1★ extra.',
      pl: 'Gdy niszczysz jednostkę, zdobywasz 1★ dodatkowo.',
      sk: 'Keď zničíte jednotku, získate 1★ navyše.',
    },
  ],
  [
    'violent-star',
    {
      en: 'When you take Superstar, the Monster that held it takes 2 damage. When a Monster takes Superstar from you, it takes 1 damage.',
      pl: 'Gdy przejmujesz kartę Supergwiazda, potwór, który ją miał, otrzymuje 2 obrażenia. Gdy potwór zabiera ci kartę Supergwiazda, otrzymuje 1 obrażenie.',
      sk: 'Keď si vezmete kartu Superhviezda, monštrum, ktoré ju malo, dostane 2 zranenia. Keď vám monštrum vezme kartu Superhviezda, dostane 1 zranenie.',
    },
  ],
  [
    'columbia-university',
    {
      en: 'Score 2★ and receive free of charge the next KEEP card that is turned up, whoever’s turn it is. Costs 1⚡ less in Manhattan.',
      pl: 'Zdobywasz 2★ i dostajesz za darmo następną odkrytą kartę ZATRZYMAJ, choćby w cudzej turze. Na Manhattanie kosztuje o 1⚡ mniej.',
      sk: 'Získate 2★ a zadarmo dostanete najbližšiu odkrytú kartu PONECHAŤ, aj v cudzom ťahu. Na Manhattane stojí o 1⚡ menej.',
    },
  ],
  [
    'drink-the-hudson',
    {
      en: 'Heal 2♥, score 1★ and gain 13⚡. Costs 1⚡ less in Manhattan, in Brooklyn or on Staten Island.',
      pl: 'Odzyskujesz 2♥, zdobywasz 1★ i 13⚡. Na Manhattanie, na Brooklynie lub na Staten Island kosztuje o 1⚡ mniej.',
      sk: 'Vyliečite si 2♥, získate 1★ a 13⚡. Na Manhattane, v Brooklyne alebo na Staten Islande stojí o 1⚡ menej.',
    },
  ],
  [
    'general-ellis',
    {
      en: 'Only if you destroyed a Tank this turn. Score 3★, then every Monster, you included, takes 1 damage.',
      pl: 'Tylko po zniszczeniu w tej turze czołgu. Zdobywasz 3★, a potem każdy potwór, z tobą włącznie, otrzymuje 1 obrażenie.',
      sk: 'Iba ak ste v tomto ťahu zničili tank. Získate 3★, potom každé monštrum vrátane vás dostane 1 zranenie.',
    },
  ],
  [
    'new-york-marathon',
    {
      en: 'While it lies in the bank, changing borough by choice costs everybody 2⚡, fleeing included. When bought, heal 2♥, gain 2⚡ and score 2★.',
      pl: 'Dopóki leży w banku, każda dobrowolna zmiana dzielnicy, także ucieczka, kosztuje każdego 2⚡. Po kupieniu odzyskujesz 2♥, zdobywasz 2⚡ i 2★.',
      sk: 'Kým leží v ponuke, každý hráč platí za dobrovoľnú zmenu štvrte, aj za útek, 2⚡. Po kúpe si vyliečite 2♥, získate 2⚡ a 2★.',
    },
  ],
  [
    'photo-op',
    {
      en: 'Choose another Monster and score 1★ for each damage you dealt to it this turn.',
      pl: 'Wybierasz innego potwora i zdobywasz 1★ za każde obrażenie zadane mu przez ciebie w tej turze.',
      sk: 'Vyberte iné monštrum a získajte 1★ za každé zranenie, ktoré ste mu v tomto ťahu spôsobili.',
    },
  ],
  [
    'power-substation',
    {
      en: 'Gain 8⚡ and score 1★, then take 3 damage.',
      pl: 'Zdobywasz 8⚡ i 1★, a potem otrzymujesz 3 obrażenia.',
      sk: 'Získate 8⚡ a 1★, potom dostanete 3 zranenia.',
    },
  ],
];
test.each(CARD_TEXTS)('the text of %s', (id, expected) => {
  for (const lang of LANGS) expect(words[lang].card(id).text).toBe(expected[lang]);
});

test('nouns agree with their numbers', () => {
  const forms = (lang: Lang, noun: keyof typeof languages.en.noun) =>
    [0, 1, 2, 5, 12, 22, 1.5].map((n) => plural(lang, n, languages[lang].noun[noun])).join(' ');
  expect(forms('en', 'die')).toBe('dice die dice dice dice dice dice');
  expect(forms('pl', 'die')).toBe('kostek kostka kostki kostek kostek kostki kostki');
  expect(forms('sk', 'die')).toBe('kociek kocka kocky kociek kociek kociek kocky');
  expect(forms('pl', 'reroll')).toBe('przerzutów przerzut przerzuty przerzutów przerzutów przerzuty przerzutu');
  expect(forms('sk', 'reroll')).toBe('prehodov prehod prehody prehodov prehodov prehodov prehodu');
  expect(forms('pl', 'damage')).toBe('obrażeń obrażenie obrażenia obrażeń obrażeń obrażenia obrażenia');
  expect(forms('sk', 'damage')).toBe('zranení zranenie zranenia zranení zranení zranení zranenia');
  expect(plural('pl', 5, languages.pl.token.jinx)).toBe('znaczników klątwy');
  expect(plural('sk', 3, languages.sk.token.web)).toBe('žetóny siete');
});

const COUNTS = [0, 1, 2, 5, 12, 22];
const COUNTED: [Lang, string, (n: number) => string | null, string][] = [
  ['pl', 'dice rolled', rolls('pl', true), 'kostkami kostką kostkami kostkami kostkami kostkami'],
  ['sk', 'dice rolled', rolls('sk', true), 'kockami kockou kockami kockami kockami kockami'],
  ['pl', 'dice rerolled', rolls('pl', false), 'kostek kostkę kostki kostek kostek kostki'],
  ['sk', 'dice rerolled', rolls('sk', false), 'kociek kocku kocky kociek kociek kociek'],
  ['pl', 'damage', hurts('pl'), 'obrażeń obrażenie obrażenia obrażeń obrażeń obrażenia'],
  ['sk', 'damage', hurts('sk'), 'zranení zranenie zranenia zranení zranení zranení'],
  ['pl', 'symbols', languages.pl.board.dice.symbols, 'symboli symbol symbole symboli symboli symbole'],
  ['sk', 'symbols', languages.sk.board.dice.symbols, 'symbolov symbol symboly symbolov symbolov symbolov'],
  ['pl', 'tokens', tokens('pl'), 'znaczników znacznik znaczniki znaczników znaczników znaczniki'],
  ['sk', 'tokens', tokens('sk'), 'žetónov žetón žetóny žetónov žetónov žetónov'],
  ['pl', 'Units', units('pl'), 'jednostek jednostkę jednostki jednostek jednostek jednostki'],
  ['sk', 'Units', units('sk'), 'jednotiek jednotku jednotky jednotiek jednotiek jednotiek'],
];
function rolls(lang: Lang, first: boolean) {
  return (n: number) =>
    words[lang].event(
      { t: 'rolled', seat: 0, dice: ['heal'], first, thrown: Array.from({ length: n }, (_, at) => at), left: 1 },
      who,
    );
}
function hurts(lang: Lang) {
  return (n: number) => words[lang].event({ t: 'hurt', seat: 0, n, paid: 0, life: 1, by: NOBODY, cause: 'army' }, who);
}
function tokens(lang: Lang) {
  return (n: number) => words[lang].event({ t: 'token', seat: 0, token: 'web', n, by: 0 }, who);
}
function units(lang: Lang) {
  return (n: number) => languages[lang].condition.units({ t: 'units', n });
}
test.each(COUNTED)('%s: a sentence counts %s', (_, __, say, forms) => {
  expect(COUNTS.map((n) => new RegExp(`(?<!\\d)${n} (\\p{L}+)`, 'u').exec(say(n) ?? '')?.[1]).join(' ')).toBe(forms);
});

const EVENTS: { [T in Event['t']]: Extract<Event, { t: T }> } = {
  monster: { t: 'monster', seat: 0, monster: 'kong' },
  firstRoll: { t: 'firstRoll', seat: 0, attacks: 3 },
  first: { t: 'first', seat: 0 },
  placed: { t: 'placed', seat: 0, to: 'bronx' },
  turn: { t: 'turn', seat: 0, no: 7, extra: true, subway: true },
  phase: { t: 'phase', seat: 0, phase: 'move' },
  rolled: { t: 'rolled', seat: 0, dice: ['attack', 'ouch', 'attack'], first: false, thrown: [1], left: 2 },
  stopped: { t: 'stopped', seat: 0 },
  turnedDie: { t: 'turnedDie', seat: 0, from: 'ouch', to: 'heal', at: 2 },
  added: { t: 'added', seat: 0, face: 'destruction', n: 1, src: 'stomp' },
  converted: { t: 'converted', seat: 0, from: 'heal', to: 'energy', n: 2 },
  resolving: { t: 'resolving', seat: 0, face: 'heal', n: 2 },
  gained: { t: 'gained', seat: 0, res: 'star', n: 2, src: 'high-rise-2' },
  lost: { t: 'lost', seat: 0, res: 'star', n: 3, src: 'statue', by: 1 },
  handedOver: { t: 'handedOver', from: 0, to: 1, n: 2, src: 'drain' },
  paid: { t: 'paid', seat: 0, energy: 2, life: 1, buying: false },
  token: { t: 'token', seat: 0, token: 'jinx', n: -2, by: 0 },
  attacked: { t: 'attacked', seat: 0, n: 3, targets: [1, 2] },
  doublingDie: { t: 'doublingDie', seat: 1, face: 'ouch', by: 0 },
  army: { t: 'army', seat: 0, reach: 'borough', targets: [0], at: ['queens'] },
  hurt: { t: 'hurt', seat: 1, n: 3, paid: 1, life: 2, by: 0, cause: 'attack' },
  eliminated: {
    t: 'eliminated',
    seat: 1,
    at: 'queens',
    cards: ['stomp'],
    specials: ['statue'],
    had: { energy: 2, web: 1, jinx: 0, carapace: 0, souvenirs: 0, claims: 0 },
  },
  razed: { t: 'razed', seat: 0, at: 'queens', stack: 0, tile: 'hospital-2', below: null },
  unitDestroyed: { t: 'unitDestroyed', seat: 0, at: 'brooklyn', unit: 'jet' },
  reached: { t: 'reached', seat: 0, to: 'bronx' },
  superstar: { t: 'superstar', seat: 0, from: 1 },
  statue: { t: 'statue', seat: 0, from: NOBODY },
  stayed: { t: 'stayed', seat: 0 },
  fled: { t: 'fled', seat: 0, to: 'queens' },
  entered: { t: 'entered', seat: 0, from: 'bronx' },
  moved: { t: 'moved', seat: 0, from: 'bronx', to: 'staten-island' },
  up: { t: 'up', seat: 0, from: 'lower', to: 'midtown' },
  shifted: { t: 'shifted', seat: 0 },
  closed: { t: 'closed' },
  sent: { t: 'sent', seat: 0, unit: 'infantry', from: 'bronx', to: 'manhattan' },
  bought: { t: 'bought', seat: 0, card: 'fireball', price: 4, from: 'bank' },
  swept: { t: 'swept', seat: 0, cards: ['stomp', 'diva'] },
  turnedUp: { t: 'turnedUp', card: 'stomp', slot: 1 },
  reshuffled: { t: 'reshuffled' },
  claimed: { t: 'claimed', seat: 0 },
  cardLost: { t: 'cardLost', seat: 0, card: 'stomp', life: 0, carapace: 0, souvenirs: 0 },
  extraTurn: { t: 'extraTurn', seat: 0, src: 'subway' },
  souvenir: { t: 'souvenir', seat: 0, at: 'queens' },
  won: { t: 'won', seats: [0], how: 'stars' },
};
/** The other ways the same things happen. */
const VARIANTS: Event[] = [
  { t: 'turn', seat: 1, no: 8, extra: false, subway: false },
  { t: 'token', seat: 0, token: 'carapace', n: 1, by: 0 },
  { t: 'attacked', seat: 0, n: 1, targets: [] },
  { t: 'doublingDie', seat: 1, face: 'heal', by: 0 },
  { t: 'army', seat: 0, reach: 'you', targets: [0], at: ['queens'] },
  { t: 'army', seat: 0, reach: 'city', targets: [0, 1], at: ['queens', 'bronx'] },
  { t: 'hurt', seat: 1, n: 1, paid: 0, life: 1, by: NOBODY, cause: 'army' },
  { t: 'hurt', seat: 1, n: 5, paid: 0, life: 3, by: 0, cause: 'general-ellis' },
  { t: 'gained', seat: 0, res: 'star', n: 1, src: 'entry' },
  { t: 'gained', seat: 0, res: 'life', n: 1, src: 'infantry' },
  { t: 'bought', seat: 0, card: 'stomp', price: 3, from: 'discard' },
  { t: 'bought', seat: 0, card: 'stomp', price: 0, from: 'claim' },
  { t: 'paid', seat: 0, energy: 0, life: 2, buying: true },
  { t: 'lost', seat: 0, res: 'life', n: 4, src: 'natural-selection', by: 0 },
  { t: 'won', seats: [1], how: 'last' },
  { t: 'won', seats: [1], how: 'painbow' },
  { t: 'won', seats: [0, 1], how: 'draw' },
];

test.each(LANGS)('%s: every event is a line of the log, or for the eye only', (lang) => {
  for (const e of [...Object.values(EVENTS), ...VARIANTS]) {
    const line = words[lang].event(e, who);
    if (e.t === 'resolving' || e.t === 'phase') expect(line).toBeNull();
    else expect(line).toMatch(/^\p{Lu}/u);
    expect(line ?? '').not.toMatch(STRAY);
  }
});

test.each(LANGS)('%s: the price of a purchase is said by the purchase, unless life was paid', (lang) => {
  expect(words[lang].event({ t: 'paid', seat: 0, energy: 3, life: 0, buying: true }, who)).toBeNull();
  expect(words[lang].event({ t: 'paid', seat: 0, energy: 2, life: 1, buying: true }, who)).toContain('1♥');
  expect(words[lang].event({ t: 'paid', seat: 0, energy: 3, life: 0, buying: false }, who)).toContain('3⚡');
});

test('log lines leave names as they are', () => {
  const say = (e: Event) => LANGS.map((lang) => words[lang].event(e, who));
  expect(say(EVENTS.fled)).toEqual(['Anna flees to Queens', 'Anna: ucieka do Queens', 'Anna: uteká do Queensu']);
  expect(say(EVENTS.rolled)).toEqual([
    'Anna rerolls 1 die and has: Attack ×2, Ouch!',
    'Anna: przerzuca 1 kostkę, ma: Atak ×2, Auć!',
    'Anna: prehadzuje 1 kocku, má: Útok ×2, Au!',
  ]);
  expect(say(EVENTS.token)).toEqual([
    'Anna removes 2 Jinx tokens',
    'Anna: usuwa 2 znaczniki klątwy',
    'Anna: odstraňuje 2 žetóny kliatby',
  ]);
  expect(say(EVENTS.hurt)).toEqual([
    'Bo takes 3 damage, 1 of it as ⚡ (Anna’s attack)',
    'Bo: otrzymuje 3 obrażenia, w tym 1⚡ zamiast ♥ (atak: Anna)',
    'Bo: dostáva 3 zranenia, z toho 1⚡ namiesto ♥ (útok: Anna)',
  ]);
  expect(say({ t: 'army', seat: 0, reach: 'city', targets: [0, 1], at: ['queens', 'bronx'] })).toEqual([
    'All Units shoot, each in its own borough, and hit Anna and Bo',
    'Wszystkie jednostki strzelają, każda w swojej dzielnicy, i trafiają: Anna, Bo',
    'Všetky jednotky strieľajú, každá vo svojej štvrti, a zasahujú: Anna, Bo',
  ]);
  // A kind of symbols is said by what it does; Ouch! may do nothing, and Units that arrive later would belie that.
  expect(say({ t: 'resolving', seat: 0, face: 'ouch', n: 2 })).toEqual([
    'Anna resolves Ouch! ×2',
    'Anna: rozpatruje Auć! ×2',
    'Anna: vyhodnocuje Au! ×2',
  ]);
  expect(say(EVENTS.razed)).toEqual([
    'Anna destroys a Hospital (durability 2) in Queens; a Jet arrives',
    'Anna: niszczy szpital (wytrzymałość 2) w Queens; pojawia się odrzutowiec',
    'Anna: ničí nemocnicu (odolnosť 2) v Queense; objavuje sa stíhačka',
  ]);
  expect(say(EVENTS.eliminated)).toEqual([
    'Bo is eliminated; the Statue of Liberty is free again; discarded: Stomp',
    'Bo: odpada z gry; karta Statua Wolności jest znów do zdobycia; odrzucone karty: Foch z przytupem',
    'Bo: vypadáva z hry; karta Socha slobody je opäť voľná; odhodené karty: Dupnutie',
  ]);
  expect(say({ ...EVENTS.eliminated, cards: [], specials: [] })).toEqual([
    'Bo is eliminated',
    'Bo: odpada z gry',
    'Bo: vypadáva z hry',
  ]);
  expect(say({ ...EVENTS.eliminated, cards: [], specials: ['superstar', 'statue'] })).toEqual([
    'Bo is eliminated; Superstar and the Statue of Liberty are free again',
    'Bo: odpada z gry; karty Supergwiazda i Statua Wolności są znów do zdobycia',
    'Bo: vypadáva z hry; karty Superhviezda a Socha slobody sú opäť voľné',
  ]);
  expect(say(EVENTS.gained)).toEqual(['Anna: +2★ (High-rise)', 'Anna: +2★ (wieżowiec)', 'Anna: +2★ (mrakodrap)']);
});

test.each(LANGS)('%s: refs, terms, sources and reasons are named', (lang) => {
  const w = words[lang];
  const said = [
    ...VERBS.map((id) => w.ref({ kind: 'option', id }, who)),
    ...MONSTERS.map((id) => w.ref({ kind: 'option', id }, who)),
    w.ref({ kind: 'card', id: 'stomp' }, who),
    w.ref({ kind: 'slot', id: 'queens' }, who),
    w.ref({ kind: 'slot', id: 'queens.1' }, who),
    w.ref({ kind: 'slot', id: 'queens.jet' }, who),
    w.ref({ kind: 'player', id: '2' }, who),
    w.ref({ kind: 'die', id: 'attack.0' }, who),
    w.ref({ kind: 'amount', id: '3' }, who),
    ...TERMS.map((id) => w.term(id)),
    ...PHASES.map((id) => w.phase(id)),
    ...PILES.map((id) => w.ref({ kind: 'slot', id }, who)),
    w.ref({ kind: 'slot', id: 'manhattan.upper' }, who),
    w.ref({ kind: 'option', id: 'token-jinx' }, who),
    w.ref({ kind: 'option', id: 'token-souvenir' }, who),
    w.source('lost'),
    w.option('advanced').help,
    w.why({ t: 'energyShort', n: 3 }, who),
    w.why({ t: 'tooTough', needs: 3, points: 2 }, who),
    w.why({ t: 'unheard of' }, who),
  ];
  for (const text of said) {
    expect(text).toMatch(/[\p{L}\d]/u);
    expect(text).not.toMatch(STRAY);
  }
  expect(w.why({ t: 'energyShort', n: 3 }, who)).toContain('3⚡');
});

/** Somebody's view of a table that the story needs. */
function seen(change: (s: State) => void): View {
  const s = game.setup(2, optionsOf({}), makeRng(seedOf('labels')));
  s.players.forEach((p, seat) => {
    p.monster = seat;
    p.at = 3;
  });
  change(s);
  return game.view(s, 0);
}
const label = (v: View, q: Question, pick: Answer) => LANGS.map((lang) => words[lang].label(v, 0, q, pick, who));

test('labels say what an answer costs and brings', () => {
  const brooklyn = seen(() => {});
  expect(label(brooklyn, 'buyStep', 'buy coney-island')[0]).toBe('Buy Coney Island (3⚡)');
  expect(label(brooklyn, 'buyStep', 'buy yankee-stadium')[0]).toBe('Buy Yankee Stadium (9⚡)');
  expect(label(brooklyn, 'flee', 'queens')).toEqual(['Flee to Queens', 'Uciekaj do Queens', 'Utiecť do Queensu']);
  expect(label(brooklyn, 'photoOpTarget', 'monster 1')[1]).toBe('Bo (0★)');
  const jinxed = seen((s) => {
    s.players[0]!.jinx = 2;
    s.players[0]!.cards = ['can-opener', 'scavenger'];
    s.bank = ['new-york-marathon', null, null];
    s.turn.dice = [0, 3, 5, 5];
  });
  expect(label(jinxed, 'rollOrStop', 'reroll heal ouch ouch')).toEqual([
    'Reroll Heal, Ouch! ×2 (2⚡)',
    'Przerzuć: Leczenie, Auć! ×2 (2⚡)',
    'Prehodiť: Liečenie, Au! ×2 (2⚡)',
  ]);
  expect(label(jinxed, 'moveStep', 'bronx')[0]).toBe('Move to the Bronx (2⚡)');
  expect(label(jinxed, 'superSpeedMove', 'bronx')[0]).toBe('Move to the Bronx');
  expect(label(jinxed, 'destroyObject', 'unit queens tank')[0]).toBe(
    'Destroy a Tank in Queens (3 Destruction, reward 3★)',
  );
  expect(label(jinxed, 'buyStep', 'salvage stomp')[0]).toBe('Buy Stomp from the discard pile (3⚡)');
  // KNY-179: the interface warns.
  for (const text of label(jinxed, 'buyStep', 'buy natural-selection')) expect(text).toMatch(/!$/);
  expect(label(brooklyn, 'buyStep', 'buy natural-selection')[0]).toBe('Buy Natural Selection (2⚡)');
});

test.each(LANGS)('%s: whoever attacked is called by name, as in the log', (lang) => {
  const v = seen((s) => {
    s.turn.seat = 1;
  });
  expect(words[lang].prompt(v, 0, 'flee', who)).toContain('Bo');
});

test('equal Buildings of a borough, and Units revealed this turn, are told apart', () => {
  const v = seen((s) => {
    for (const [i, tile] of [0, 3, 0].entries()) s.tiles[(2 * 3 + i) * 3 + 2] = tile;
  });
  expect(label(v, 'destroyObject', 'building queens 0')).toEqual([
    'Destroy a High-rise in Queens, stack 1 (durability 1, reward 1★)',
    'Zniszcz wieżowiec w Queens, stos 1 (wytrzymałość 1, nagroda 1★)',
    'Zničiť mrakodrap v Queense, kôpka 1 (odolnosť 1, odmena 1★)',
  ]);
  expect(label(v, 'destroyObject', 'building queens 1')).toEqual([
    'Destroy a Power plant in Queens (durability 2, reward 2⚡)',
    'Zniszcz elektrownię w Queens (wytrzymałość 2, nagroda 2⚡)',
    'Zničiť elektráreň v Queense (odolnosť 2, odmena 2⚡)',
  ]);
  const [old, fresh] = ['send infantry bronx', 'send fresh infantry bronx'] as const;
  expect(label(v, 'stinkAttack', old)).not.toEqual(label(v, 'stinkAttack', fresh));
});

/** Plays at random and keeps a view of every question met, with its answers. */
function play(games: number, look: (v: View, seat: number, q: Question, answers: readonly Answer[]) => void) {
  for (let i = 0; i < games; i++) {
    const seats = 2 + (i % 5);
    const rng = makeRng(seedOf(`words ${i}`));
    const s = game.setup(seats, optionsOf({ advanced: seats >= 5 }), makeRng(seedOf(`table ${i}`)));
    for (let n = 0; n < 3000 && game.asked(s).length > 0; n++) {
      const seat = game.asked(s)[0]!;
      const legal = game.legal(s, seat);
      look(game.view(s, seat), seat, game.question(s, seat) as Question, legal);
      game.apply(s, seat, pickOne(rng, legal), null);
      // Rich and hardy Monsters buy more cards and meet more questions.
      for (const p of s.players) if (p.out === 0 && n % 4 === 0) p.energy = Math.max(p.energy, 6);
    }
  }
}

test('every question met in play can be asked, and its answers told apart', () => {
  const met = new Set<Question>();
  let at = 0;
  play(60, (v, seat, q, answers) => {
    met.add(q);
    const lang = LANGS[at++ % LANGS.length]!;
    const prompt = words[lang].prompt(v, seat, q, who);
    expect(prompt).toMatch(/^[\p{Lu}\d]/u);
    expect(prompt).not.toMatch(STRAY);
    const labels = answers.map((pick) => words[lang].label(v, seat, q, pick, who));
    for (const label of labels) if (label === '' || STRAY.test(label)) expect.fail(`${lang} ${q}: ${label}`);
    expect(new Set(labels).size, `${lang} ${q}: ${labels.join(' | ')}`).toBe(answers.length);
    if (at % 50 === 0) expect(words[lang].table!(v, seat, who).join('\n')).not.toMatch(/undefined|NaN|null/);
  });
  expect(QUESTIONS.filter((q) => !met.has(q))).toEqual([]);
});
