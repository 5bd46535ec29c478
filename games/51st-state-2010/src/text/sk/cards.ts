import { plural } from '@ashtown/engine';
import { list } from '../format.ts';
import type { CardTexts } from '../language.ts';

const mode: CardTexts['mode'] = {
  mayDrawFromDeck: 'vo fáze Prieskumu si namiesto karty z ponuky môžete potiahnuť kartu z balíčka',
  burnAfterFirstPick: 'vo fáze Prieskumu po svojom prvom výbere odhoďte jednu kartu z ponuky',
  takeLeftover:
    'na konci Prieskumu si vezmete aj kartu, ktorá zostala v ponuke; ak žiadna nezostala, potiahnete si z balíčka',
  drawTwoKeepOne: 'na konci Prieskumu si z balíčka pozrite dve karty a jednu si nechajte',
};
const moment: CardTexts['moment'] = {
  conquer: () => 'po každom dobytí',
  cooperate: () => 'po každom nadviazaní spolupráce',
  redevelop: () => 'po každej prestavbe',
  placeType: (type) => `vždy, keď vyložíte lokáciu typu ${type}`,
};

/** What room is for, after its number: `3 ďalšie karty koristi alebo dohody`. */
const ROOM = {
  base: {
    one: 'kartu koristi alebo dohodu',
    few: 'karty koristi alebo dohody',
    many: 'karty koristi alebo dohody',
    other: 'kariet koristi alebo dohôd',
  },
  either: {
    one: 'ďalšiu kartu koristi alebo dohodu',
    few: 'ďalšie karty koristi alebo dohody',
    many: 'ďalšej karty koristi alebo dohody',
    other: 'ďalších kariet koristi alebo dohôd',
  },
  spoils: {
    one: 'ďalšiu kartu koristi',
    few: 'ďalšie karty koristi',
    many: 'ďalšej karty koristi',
    other: 'ďalších kariet koristi',
  },
} as const;
const resources = (n: number): string =>
  `${n} ${plural('sk', n, { one: 'surovinu', few: 'suroviny', many: 'suroviny', other: 'surovín' })}`;
const tokens = (n: number): string =>
  `${n} ${plural('sk', n, { one: 'žetón', few: 'žetóny', many: 'žetónu', other: 'žetónov' })}`;
const room: CardTexts['room'] = (n, of) => `miesto na ${n} ${plural('sk', n, ROOM[of])}`;

/** How cards work, by their atoms. */
export const cards: CardTexts = {
  effect: {
    PRODUCE: (e, say) => say.goods(e.gain),
    PRODUCE_PER_TYPE: (e, say) =>
      `${say.goods(e.gain)} za každú lokáciu typu ${say.type(e.type)}, ktorú majiteľ vyložil`,
    CONVERT: (e, say) => `${say.cost(e.cost, e.workers)} → ${say.goods(e.gain)}`,
    STEAL: (e, say) =>
      `${say.cost([], e.workers)} → ukradnete súperovi 1 surovinu zo základne, z vodcu alebo z karty so zdrojmi`,
    COLLECT_SET: (e, say) =>
      `miesto na sadu (kladie sa zadarmo): ${say.list(e.set.map(say.resource))}; za úplnú sadu: ${say.cost([], e.workers)} → ${say.goods(e.gain)}`,
    STORE: (e, say) =>
      `sklad na ${resources(e.capacity)}${e.accepts.length < 4 ? ` (${list(e.accepts.map(say.noun), 'alebo')})` : ''}: vo fáze Upratovania neprepadnú a nedajú sa ukradnúť`,
    STOCK: (e, say) => `po vyložení na nej ležia zdroje (zostanú, kým ich neminiete): ${say.goods(e.goods)}`,
    ON_BUILD: (e, say) => say.goods(e.gain),
    SLOTS: (e) => room(e.capacity, e.accepts.includes('deal') ? 'either' : 'spoils'),
    GAIN_PER_TYPE: (e, say) =>
      `${say.goods(e.gain)} za každú vašu lokáciu typu ${say.type(e.type)} vrátane tejto a neskorších${e.maxTokens === null ? '' : `; najviac ${tokens(e.maxTokens)} na karte`}`,
    DRAFT: (e) => mode[e.mode],
  },
  leaderEffect: {
    STOCK: (e, say) => `po vyložení na karte ležia zdroje: ${say.goods(e.goods)}`,
    ON_EVENT: (e, say) =>
      `${say.goods(e.gain)} na túto kartu ${moment[e.event](e.type ? say.type(e.type) : '')}; najviac ${tokens(5)}`,
    LEADER_ACTION: (e, say) =>
      `${say.cost(e.cost, 0)} → ${say.goods(e.gain)} na túto kartu, koľkokrát chcete; najviac ${tokens(5)}`,
  },
  mode,
  moment,
  room,
  label: {
    production: 'Produkcia',
    action: 'Akcia',
    placed: 'Po vyložení',
    spoils: 'Korisť',
    deal: 'Dohoda',
    once: 'raz za kolo',
    discarded: 'potom sa odhodí',
    leaderAction: 'Akcia vodcu',
  },
};
