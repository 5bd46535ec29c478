import { expect, test } from 'vitest';
import type { Event } from '../../src/index.ts';
import { languages, words } from '../../src/text/index.ts';
import type { Names } from '../../src/text/language.ts';
import { guide as guidePl } from '../../src/text/pl/guide.ts';
import { guide as guideSk } from '../../src/text/sk/guide.ts';

/** Whatever says a number of things, at the numbers where Polish and Slovak change the form of a noun or a verb. */

const COUNTS = [0, 1, 2, 5, 12, 22];
/** Which of the forms for one, few and many each of them takes. */
const FORM = { pl: [2, 0, 1, 2, 2, 1], sk: [2, 0, 1, 2, 2, 2] } as const;
const GUIDES = { pl: guidePl, sk: guideSk };
const NUMBERS = {
  figures: { marauder: 20, worker: 45, soldier: 10, engineer: 10, leader: 4 },
  arrivals: [1],
  slots: [2],
  lastMarauder: 15,
  homeless: 2,
  fight: 1,
};

const none = { survivors: () => '–' } as unknown as Names;
const rates = { fightVp: 1 };
const unseen = (n: number): null[] => Array.from({ length: n }, () => null);
const workers = (n: number): number[] => [n, 0, 0, 0];

function sayings(lang: 'pl' | 'sk') {
  const l = languages[lang];
  const told = (e: (n: number) => Event) => (n: number) => words[lang].event(e(n), () => 'Ann')!;
  return {
    bid: told((n) => ({ t: 'bid', seat: 0, area: 'city', figures: workers(n) })),
    arrived: told((n) => ({ t: 'arrived', seat: 0, n, over: 0, to: n })),
    over: told((over) => ({ t: 'arrived', seat: 0, n: 1, over, to: 15 })),
    marauders: told((n) => ({ t: 'marauders', seat: 0, n: -n, to: 0 })),
    drew: told((n) => ({ t: 'drew', seat: 0, cards: unseen(n) })),
    looked: told((n) => ({ t: 'looked', seat: 0, cards: unseen(n) })),
    crowded: told((n) => ({ t: 'crowded', seat: 0, n })),
    homeless: told((n) => ({ t: 'homeless', seat: 0, figures: workers(n) })),
    acted: told((n) => ({ t: 'acted', seat: 0, card: 'hotel', site: 5, line: 0, figures: workers(n) })),
    returnHomeless: (n: number) => l.prompt.returnHomeless({ n, housing: 6, vp: 2 }, none),
    homelessColour: (n: number) => l.prompt.homelessColour({ n, colour: 'worker', so: [] }, none),
    addMarauder: (amount: number) => l.effect.addMarauder({ t: 'addMarauder', amount }, rates),
    removeMarauder: (amount: number) => l.effect.removeMarauder({ t: 'removeMarauder', amount, vpEach: 1 }, rates),
    fight: (amount: number) => l.effect.fight({ t: 'fight', amount }, rates),
    pushBack: (amount: number) => l.effect.pushBack({ t: 'pushBack', amount }, rates),
    damage: (n: number) => l.effect.damage({ t: 'damage', spaces: -n }, rates),
    repair: (spaces: number) => l.effect.repair({ t: 'repair', spaces, vp: 1 }, rates),
    drawEquipment: (amount: number) => l.effect.drawEquipment({ t: 'drawEquipment', amount }, rates),
    discardEquipment: (amount: number) => l.effect.discardEquipment({ t: 'discardEquipment', amount }, rates),
    drawKeep: (draw: number) => l.effect.drawKeep({ t: 'drawKeep', draw, keep: 1 }, rates),
    temporaryHousing: (amount: number) => l.effect.temporaryHousing({ t: 'temporaryHousing', amount }, rates),
    housingPerType: (amount: number) =>
      l.passive.housingPerType({ t: 'housingPerType', buildingType: 'civil', amount, includesSelf: false }, none),
    fightVpBonus: (n: number) => l.passive.fightVpBonus({ t: 'fightVpBonus', perMarauder: 2, firstPerRound: n }, none),
    scoreSets: (setSize: number) => l.worth.scoreSets({ t: 'scoreSets', setSize, vpPerSet: 4 }, {}),
    vehicles: (n: number) =>
      l.vehicles(
        Array.from({ length: n + 1 }, () => 1),
        [0, 1],
      ),
    roundHelp: (n: number) => l.board.roundHelp(2, n, 1),
    survivors: (n: number) => l.board.survivors(n, n),
    least: (n: number) => l.board.survivors(0, n),
    cards: (n: number) => l.board.cards(n, 0),
    short: (n: number) => l.board.short(n),
    table: (n: number) => l.table.marauders(n),
    workers: (n: number) => GUIDES[lang].parts({ ...NUMBERS, start: { vp: 10, workers: n, leaders: 1 } })[0]!.text[0]!,
    leaders: (n: number) => GUIDES[lang].parts({ ...NUMBERS, start: { vp: 10, workers: 5, leaders: n } })[0]!.text[0]!,
  };
}
type Saying = keyof ReturnType<typeof sayings>;

/** Part of the sentence, with `#` for the number, for one, for few and for many; and the first number that can be. */
type Expected = readonly [one: string, few: string, many: string, first?: number];
const same = (text: string, first = 0): Expected => [text, text, text, first];
/** A sentence around the three forms of a noun, at `*`. */
const around = (text: string, forms: readonly [string, string, string], first = 0): Expected => [
  text.replace('*', `# ${forms[0]}`),
  text.replace('*', `# ${forms[1]}`),
  text.replace('*', `# ${forms[2]}`),
  first,
];

const PL = {
  marauder: ['grabieżca', 'grabieżców', 'grabieżców'],
  marauder4: ['grabieżcę', 'grabieżców', 'grabieżców'],
  worker: ['robotnik', 'robotników', 'robotników'],
  survivor: ['ocalały', 'ocalałych', 'ocalałych'],
  card4: ['kartę', 'karty', 'kart'],
  equipment4: ['kartę wyposażenia', 'karty wyposażenia', 'kart wyposażenia'],
  space: ['pole', 'pola', 'pól'],
} as const;
const SK = {
  marauder: ['plieniteľ', 'plienitelia', 'plieniteľov'],
  marauder4: ['plieniteľa', 'plieniteľov', 'plieniteľov'],
  worker: ['robotník', 'robotníci', 'robotníkov'],
  survivor: ['preživší', 'preživší', 'preživších'],
  card4: ['kartu', 'karty', 'kariet'],
  equipment4: ['kartu vybavenia', 'karty vybavenia', 'kariet vybavenia'],
  space: ['políčko', 'políčka', 'políčok'],
  unit4: ['jednotku ubytovania', 'jednotky ubytovania', 'jednotiek ubytovania'],
} as const;

const EXPECTED: Readonly<Record<'pl' | 'sk', Readonly<Record<Saying, Expected>>>> = {
  pl: {
    bid: around('oferta w obszarze Miasto (*)', PL.worker, 1),
    arrived: around('nadciąga *, razem', PL.marauder),
    over: same('; nie mieści się #', 1),
    marauders: around('−*, razem', PL.marauder, 1),
    drew: around('Ann: dobiera *', PL.card4),
    looked: around('Ann: ogląda *', PL.card4),
    crowded: around('musi odejść *', PL.survivor),
    homeless: around('bez mieszkania, odchodzi *', PL.worker, 1),
    acted: around('używa karty Hotel (*)', PL.worker, 1),
    returnHomeless: around('kto odchodzi (*, za każdego −2 PZ)', PL.survivor),
    homelessColour: around('Musi odejść *. Ilu robotników?', PL.survivor),
    addMarauder: around('nadciąga *', PL.marauder),
    removeMarauder: around('przepędź *', PL.marauder4),
    fight: ['odeprzyj # grabieżcę i zyskaj 1 PZ', 'odeprzyj do # grabieżców, po', 'odeprzyj do # grabieżców, po', 1],
    pushBack: ['odepchnij # grabieżcę, bez PZ', 'odepchnij do # grabieżców,', 'odepchnij do # grabieżców,', 1],
    damage: around('o * w lewo', PL.space, 1),
    repair: around('napraw * i zyskaj', PL.space),
    drawEquipment: around('dobierz *', PL.equipment4),
    discardEquipment: around('odrzuć *', PL.equipment4),
    drawKeep: around('dobierz * i zatrzymaj 1 z nich', PL.equipment4),
    temporaryHousing: same('mieszkania: +#'),
    housingPerType: around('daje * więcej', ['mieszkanie', 'mieszkania', 'mieszkań']),
    fightVpBonus: ['za pierwszego grabieżcę', 'z pierwszych # grabieżców', 'z pierwszych # grabieżców', 1],
    scoreSets: around('za każdy zestaw *', ['karty', 'kart', 'kart'], 2),
    vehicles: around('za 1–* jednego pojazdu', ['część', 'części', 'części'], 1),
    roundHelp: around('Runda 2: nadciąga *, karty budynków', PL.marauder),
    survivors: around('*', PL.survivor),
    least: around('0–*', PL.survivor, 1),
    cards: around('*', ['karta', 'karty', 'kart']),
    short: same('brak #', 1),
    table: around('*', PL.marauder),
    workers: around(', * i 1 przywódcę.', ['robotnika', 'robotników', 'robotników']),
    leaders: around(', 5 robotników i *.', ['przywódcę', 'przywódców', 'przywódców']),
  },
  sk: {
    bid: around('ponuka v oblasti Mesto (*)', SK.worker, 1),
    arrived: ['prichádza # plieniteľ,', 'prichádzajú # plienitelia,', 'prichádza # plieniteľov,'],
    over: ['; # sa nezmestí', '; # sa nezmestia', '; # sa nezmestí', 1],
    marauders: around('−*, spolu', SK.marauder, 1),
    drew: around('Ann: ťahá *', SK.card4),
    looked: around('Ann: prezerá si *', SK.card4),
    crowded: ['odísť musí # preživší', 'odísť musia # preživší', 'odísť musí # preživších'],
    homeless: ['domova odchádza: # robotník', 'domova odchádzajú: # robotníci', 'domova odchádza: # robotníkov', 1],
    acted: around('používa kartu Hotel (*)', SK.worker, 1),
    returnHomeless: around('kto odíde (*, za každého −2 VB)', SK.survivor),
    homelessColour: ['Odísť musí # preživší.', 'Odísť musia # preživší.', 'Odísť musí # preživších.'],
    addMarauder: ['prichádza # plieniteľ', 'prichádzajú # plienitelia', 'prichádza # plieniteľov'],
    removeMarauder: around('zažeňte *', SK.marauder4),
    fight: ['odrazte # plieniteľa a získajte 1 VB', 'najviac # plieniteľov, po', 'najviac # plieniteľov, po', 1],
    pushBack: ['zatlačte # plieniteľa, bez VB', 'najviac # plieniteľov, bez', 'najviac # plieniteľov, bez', 1],
    damage: around('o * doľava', SK.space, 1),
    repair: around('opravte * a získajte', SK.space),
    drawEquipment: around('potiahnite *', SK.equipment4),
    discardEquipment: around('odhoďte *', SK.equipment4),
    drawKeep: around('potiahnite * a 1 si ponechajte', SK.equipment4),
    temporaryHousing: around('máte o * viac', SK.unit4),
    housingPerType: around('dáva o * viac', SK.unit4),
    fightVpBonus: ['za prvého plieniteľa', 'z prvých # plieniteľov', 'z prvých # plieniteľov', 1],
    scoreSets: around('za každú sadu *', ['karty', 'kariet', 'kariet'], 2),
    vehicles: around('za 1 až * jedného vozidla', ['súčiastku', 'súčiastky', 'súčiastok'], 1),
    roundHelp: ['Kolo 2: prichádza # plieniteľ,', ': prichádzajú # plienitelia,', ': prichádza # plieniteľov,'],
    survivors: around('*', SK.survivor),
    least: around('0 až *', SK.survivor, 1),
    cards: around('*', ['karta', 'karty', 'kariet']),
    short: ['chýba #', 'chýbajú #', 'chýba #', 1],
    table: around('*', SK.marauder),
    workers: around(', * a 1 vodcu.', ['robotníka', 'robotníkov', 'robotníkov']),
    leaders: around(', 5 robotníkov a *.', ['vodcu', 'vodcov', 'vodcov']),
  },
};

test.each(['pl', 'sk'] as const)('%s: a number takes the form of its noun and verb', (lang) => {
  const says = sayings(lang);
  const wrong = (Object.keys(says) as Saying[]).flatMap((id) => {
    const [one, few, many, first = 0] = EXPECTED[lang][id];
    return COUNTS.flatMap((n, i) => {
      if (n < first) return [];
      const expected = [one, few, many][FORM[lang][i]!]!.replace('#', `${n}`);
      const said = says[id](n);
      return said.includes(expected) ? [] : [`${id} ${n}: “${said}”, not “${expected}”`];
    });
  });
  expect(wrong).toEqual([]);
});

test('a bid of nobody is a bid of 0', () => {
  expect([sayings('pl').bid(0), sayings('sk').bid(0)]).toEqual([
    'Ann: oferta 0 w obszarze Miasto',
    'Ann: ponuka 0 v oblasti Mesto',
  ]);
});
