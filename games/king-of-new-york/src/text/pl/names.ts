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
/** After „symbol”, „kość”, „zamiast”. */
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

export const unit = { infantry: 'Piechota', jet: 'Odrzutowiec', tank: 'Czołg' } satisfies Language['unit'];
export const aUnit = { infantry: 'Piechotę', jet: 'Odrzutowiec', tank: 'Czołg' };
export const ofUnit = { infantry: 'Piechoty', jet: 'Odrzutowca', tank: 'Czołgu' };
export const units = { infantry: 'Piechotę', jet: 'Odrzutowce', tank: 'Czołgi' };

export const anyUnit = { one: 'Jednostkę', few: 'Jednostki', many: 'Jednostek', other: 'Jednostki' };

export const noun = {
  die: { one: 'kość', few: 'kości', many: 'kości', other: 'kości' },
  reroll: { one: 'przerzut', few: 'przerzuty', many: 'przerzutów', other: 'przerzutu' },
  point: { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' },
  damage: { one: 'obrażenie', few: 'obrażenia', many: 'obrażeń', other: 'obrażenia' },
} satisfies Language['noun'];
export const withDice = { one: 'kością', other: 'kośćmi' };
export const token = {
  web: { one: 'znacznik Sieci', few: 'znaczniki Sieci', many: 'znaczników Sieci', other: 'znacznika Sieci' },
  jinx: { one: 'znacznik Klątwy', few: 'znaczniki Klątwy', many: 'znaczników Klątwy', other: 'znacznika Klątwy' },
  carapace: {
    one: 'znacznik Pancerza',
    few: 'znaczniki Pancerza',
    many: 'znaczników Pancerza',
    other: 'znacznika Pancerza',
  },
  souvenir: { one: 'Pamiątka', few: 'Pamiątki', many: 'Pamiątek', other: 'Pamiątki' },
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
export const tile = {
  'high-rise-1': 'Wieżowiec 1',
  'high-rise-2': 'Wieżowiec 2',
  'hospital-2': 'Szpital 2',
  'power-plant-2': 'Elektrownia 2',
  'high-rise-3': 'Wieżowiec 3',
  'hospital-3': 'Szpital 3',
  'power-plant-3': 'Elektrownia 3',
} satisfies Language['tile'];
/** As the object of a verb. */
export const aTile = { ...tile, 'power-plant-2': 'Elektrownię 2', 'power-plant-3': 'Elektrownię 3' };

export const src = {
  manhattan: 'Manhattan',
  entry: 'wejście na Manhattan',
  superstar: 'Supergwiazda',
  statue: 'Statua Wolności',
} satisfies Language['src'];
