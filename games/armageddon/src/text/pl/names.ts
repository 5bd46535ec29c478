import type { Forms } from '@ashtown/engine';
import { count as counted } from '../format.ts';
import type { Language, NameTexts } from '../language.ts';

export const count = (n: number, forms: Forms): string => counted('pl', n, forms);
export const figure = {
  marauder: { one: 'grabieżca', few: 'grabieżców', many: 'grabieżców', other: 'grabieżcy' },
  worker: { one: 'robotnik', few: 'robotników', many: 'robotników', other: 'robotnika' },
  soldier: { one: 'żołnierz', few: 'żołnierzy', many: 'żołnierzy', other: 'żołnierza' },
  engineer: { one: 'inżynier', few: 'inżynierów', many: 'inżynierów', other: 'inżyniera' },
  leader: { one: 'przywódca', few: 'przywódców', many: 'przywódców', other: 'przywódcy' },
} satisfies Language['figure'];
/** Accusative of cards: "dobiera 2 karty". */
export const card4 = { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' };
export const card = { one: 'karta', few: 'karty', many: 'kart', other: 'karty' };
export const survivor = { one: 'ocalały', few: 'ocalałych', many: 'ocalałych', other: 'ocalałego' };
/** Accusative. */
export const figures4 = {
  marauder: 'grabieżcę',
  worker: 'robotnika',
  soldier: 'żołnierza',
  engineer: 'inżyniera',
  leader: 'przywódcę',
};
export const area = { exploration: 'Eksploracja', construction: 'Budowa', city: 'Miasto' } satisfies Language['area'];
export const place = {
  exploration: 'w obszarze Eksploracja',
  construction: 'w obszarze Budowa',
  city: 'w obszarze Miasto',
  pool: 'w mieście',
  spent: 'na planszy miasta',
  recruit: 'wśród zwerbowanych',
  screen: 'za zasłonką',
} satisfies Language['place'];
const type = {
  hq: 'Kwatera główna',
  civil: 'Budynek cywilny',
  military: 'Budynek wojskowy',
  science: 'Budynek naukowy',
} satisfies Language['type'];
export const group = {
  beer: 'Piwo',
  gasoline: 'Benzyna',
  weapons: 'Broń',
  medicine: 'Leki',
  vehicle: 'Części pojazdów',
  map: 'Mapy',
} satisfies Language['group'];

export const names: NameTexts = {
  figure,
  survivor,
  figures: (n) => count(n, { one: 'figurka', few: 'figurki', many: 'figurek', other: 'figurki' }),
  nobody: 'nikt',
  card,
  vp: 'PZ',
  sheet: {
    building: { one: 'budynek', few: 'budynki', many: 'budynków', other: 'budynku' },
    housing: { one: 'mieszkanie', few: 'mieszkania', many: 'mieszkań', other: 'mieszkania' },
    damage: {
      one: 'poziom zniszczeń',
      few: 'poziomy zniszczeń',
      many: 'poziomów zniszczeń',
      other: 'poziomu zniszczeń',
    },
  },
  area,
  place,
  type,
  group,
  cost: {
    worker: 'robotnik',
    soldier: 'żołnierz',
    engineer: 'inżynier',
    engineerOrSoldier: 'inżynier lub żołnierz',
    any: 'dowolny ocalały',
  },
  twice: {
    worker: 'dwaj robotnicy',
    soldier: 'dwaj żołnierze',
    engineer: 'dwaj inżynierowie',
    engineerOrSoldier: 'dwaj inżynierowie lub żołnierze',
    any: 'dowolni dwaj ocalali',
  },
  and: 'i',
  or: 'lub',
  slot: (n) => `Pole wyposażenia ${n}`,
  offer: (n) => `Pole budynku ${n}`,
  pile: {
    deck: 'Talia wyposażenia',
    bag: 'Worek',
    box: 'Pudełko',
    buildings: 'Talia budynków',
    tiles: 'Stos żetonów budynków',
    scoringTiles: 'Żetony punktacji',
    auctionTiles: 'Stos żetonów licytacji',
  },
  site: (n) => `Plac ${n}`,
  lineOf: (site, line) => `Plac ${site}, akcja ${line}`,
  option: {
    'repair.workersPerStep': {
      name: 'Robotnicy na naprawę 1 pola',
      help: '1 jak w wydaniu słowackim, 2 jak w oryginale.',
    },
    pickOrder: {
      name: 'Kolejność wyboru kart',
      help: 'Według wielkości ofert (oryginał) albo w kolejności ich złożenia (wydanie słowackie).',
      choices: { descendingBids: 'Według wielkości ofert', topToBottom: 'W kolejności ofert' },
    },
    roundTrack: {
      name: 'Nadciągający grabieżcy',
      help: 'Ilu nadciąga w każdej rundzie: rosnąco, umiarkowanie lub równo.',
      choices: { rising: 'Rosnąco', moderate: 'Umiarkowanie', even: 'Równo' },
    },
    openSurvivors: { name: 'Jawni ocalali', help: 'Wszyscy widzą ocalałych za wszystkimi zasłonkami.' },
  },
  source: {
    start: 'Start',
    auction: 'Żetony licytacji',
    tiles: 'Żetony budynków',
    actions: 'Akcje',
    fights: 'Walki',
    repairs: 'Naprawy',
    rounds: 'PZ z budynków',
    housing: 'Niewykorzystane mieszkania',
    damage: 'Zniszczenia',
    marauders: 'Grabieżcy',
    homeless: 'Ocalali bez mieszkania',
    common: 'Wspólne żetony',
    private: 'Prywatny żeton',
    ...group,
  },
  phase: {
    preparation: 'Przygotowanie',
    auction: 'Licytacja',
    resolution: 'Rozpatrzenie',
    completion: 'Zakończenie',
    midgame: 'Punktacja pośrednia',
    scoring: 'Punktacja końcowa',
  },
  term: {
    points: 'punkty zwycięstwa',
    survivors: 'ocalali',
    housing: 'mieszkania',
    marauders: 'grabieżcy',
    damage: 'zniszczenia',
    city: 'miasto',
    equipment: 'wyposażenie',
    tiles: 'żetony punktacji',
    auction: 'oferty',
    actions: 'nadchodzące akcje',
    others: 'pozostali',
  },
};
