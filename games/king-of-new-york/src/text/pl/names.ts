import type { Forms } from '@ashtown/engine';
import type { Face } from '../../content/vocabulary.ts';
import { count as counted } from '../format.ts';
import type { Language } from '../language.ts';

/** Names, and the forms of them that sentences need. */

export const count = (n: number, forms: Forms): string => counted('pl', n, forms);

export const face = {
  energy: 'Energia',
  heal: 'Leczenie',
  attack: 'Atak',
  celebrity: 'Sława',
  destruction: 'Niszczenie',
  ouch: 'Auć!',
} satisfies Language['face'];
/** After „symbol” and „symbole”. */
export const ofFace = {
  energy: 'Energii',
  heal: 'Leczenia',
  attack: 'Ataku',
  celebrity: 'Sławy',
  destruction: 'Niszczenia',
  ouch: 'Auć!',
} satisfies Language['face'];
/** After „na” and as the object of a verb. */
export const asFace = { ...face, energy: 'Energię', celebrity: 'Sławę' };
export const symbol = { one: 'symbol', few: 'symbole', many: 'symboli', other: 'symbolu' };
export const symbols = (n: number, f: Face): string => `${count(n, symbol)} ${ofFace[f]}`;

/** After „potrzebujesz”. */
export const needed = (n: number, f: Face): string => `${n} ${n === 1 ? symbol.other : symbol.many} ${ofFace[f]}`;

export const unit = { infantry: 'piechota', jet: 'odrzutowiec', tank: 'czołg' } satisfies Language['unit'];
export const aUnit = { infantry: 'piechotę', jet: 'odrzutowiec', tank: 'czołg' };
export const ofUnit = { infantry: 'piechoty', jet: 'odrzutowca', tank: 'czołgu' };
export const units = { infantry: 'piechotę', jet: 'odrzutowce', tank: 'czołgi' };

export const anyUnit = { one: 'jednostkę', few: 'jednostki', many: 'jednostek', other: 'jednostki' };
/** After „do”. */
export const ofUnits = { one: 'jednostki', few: 'jednostek', many: 'jednostek', other: 'jednostki' };

export const noun = {
  die: { one: 'kostka', few: 'kostki', many: 'kostek', other: 'kostki' },
  reroll: { one: 'przerzut', few: 'przerzuty', many: 'przerzutów', other: 'przerzutu' },
  damage: { one: 'obrażenie', few: 'obrażenia', many: 'obrażeń', other: 'obrażenia' },
  card: { one: 'karta', few: 'karty', many: 'kart', other: 'karty' },
} satisfies Language['noun'];
/** As the object of a verb. */
export const dice = { ...noun.die, one: 'kostkę' };
/** After „rzucasz”. */
export const withDice = { one: 'kostką', few: 'kostkami', many: 'kostkami', other: 'kostki' };
export const withMoreDice = {
  one: 'dodatkową kostką',
  few: 'dodatkowymi kostkami',
  many: 'dodatkowymi kostkami',
  other: 'dodatkowej kostki',
};
export const token = {
  web: { one: 'znacznik sieci', few: 'znaczniki sieci', many: 'znaczników sieci', other: 'znacznika sieci' },
  jinx: { one: 'znacznik klątwy', few: 'znaczniki klątwy', many: 'znaczników klątwy', other: 'znacznika klątwy' },
  carapace: {
    one: 'znacznik pancerza',
    few: 'znaczniki pancerza',
    many: 'znaczników pancerza',
    other: 'znacznika pancerza',
  },
  souvenir: { one: 'pamiątka', few: 'pamiątki', many: 'pamiątek', other: 'pamiątki' },
} satisfies Language['token'];

export const borough = {
  manhattan: { name: 'Manhattan', at: 'na Manhattanie', to: 'na Manhattan', from: 'z Manhattanu' },
  bronx: { name: 'Bronx', at: 'w Bronksie', to: 'do Bronksu', from: 'z Bronksu' },
  queens: { name: 'Queens', at: 'w Queens', to: 'do Queens', from: 'z Queens' },
  brooklyn: { name: 'Brooklyn', at: 'na Brooklynie', to: 'na Brooklyn', from: 'z Brooklynu' },
  'staten-island': { name: 'Staten Island', at: 'na Staten Island', to: 'na Staten Island', from: 'ze Staten Island' },
} satisfies Language['borough'];
export const zone = {
  lower: 'Dolny Manhattan',
  midtown: 'Środkowy Manhattan',
  upper: 'Górny Manhattan',
} satisfies Language['zone'];
export const building = {
  'high-rise': 'wieżowiec',
  hospital: 'szpital',
  'power-plant': 'elektrownia',
} satisfies Language['building'];
/** As the object of a verb. */
export const aBuilding = { ...building, 'power-plant': 'elektrownię' };

export const src = {
  manhattan: 'Manhattan',
  entry: 'wejście na Manhattan',
  superstar: 'Supergwiazda',
  statue: 'Statua Wolności',
} satisfies Language['src'];

export const odds: Language['odds'] = {
  throw: (dice) => `Ten przerzut (${dice}): tyle lub więcej symboli`,
  best: (dice) => `Najlepszy przerzut (${dice}): tyle lub więcej symboli`,
};
