import type { Forms } from '@ashtown/engine';
import type { Face } from '../../content/vocabulary.ts';
import { count as counted } from '../format.ts';
import type { Language } from '../language.ts';

/** Names, and the forms of them that sentences need. */

export const count = (n: number, forms: Forms): string => counted('sk', n, forms);

export const face = {
  energy: 'Energia',
  heal: 'Liečenie',
  attack: 'Útok',
  celebrity: 'Sláva',
  destruction: 'Ničenie',
  ouch: 'Au!',
} satisfies Language['face'];
/** After „symbol“ and „kocka“. */
export const ofFace = {
  energy: 'Energie',
  heal: 'Liečenia',
  attack: 'Útoku',
  celebrity: 'Slávy',
  destruction: 'Ničenia',
  ouch: 'Au!',
} satisfies Language['face'];
/** After „na“ and as the object of a verb. */
export const asFace = { ...face, energy: 'Energiu', celebrity: 'Slávu' };
export const symbol = { one: 'symbol', few: 'symboly', many: 'symbolu', other: 'symbolov' };
export const symbols = (n: number, f: Face): string => `${count(n, symbol)} ${ofFace[f]}`;

export const unit = { infantry: 'Pechota', jet: 'Stíhačka', tank: 'Tank' } satisfies Language['unit'];
export const aUnit = { infantry: 'Pechotu', jet: 'Stíhačku', tank: 'Tank' };
export const ofUnit = { infantry: 'Pechoty', jet: 'Stíhačky', tank: 'Tanku' };
export const units = { infantry: 'Pechotu', jet: 'Stíhačky', tank: 'Tanky' };

export const anyUnit = { one: 'Jednotku', few: 'Jednotky', many: 'Jednotky', other: 'Jednotiek' };

export const noun = {
  die: { one: 'kocka', few: 'kocky', many: 'kocky', other: 'kociek' },
  reroll: { one: 'prehod', few: 'prehody', many: 'prehodu', other: 'prehodov' },
  point: { one: 'bod', few: 'body', many: 'bodu', other: 'bodov' },
  damage: { one: 'zranenie', few: 'zranenia', many: 'zranenia', other: 'zranení' },
} satisfies Language['noun'];
export const withDice = { one: 'kockou', other: 'kockami' };
export const dice = { ...noun.die, one: 'kocku' };
export const token = {
  web: { one: 'žetón Siete', few: 'žetóny Siete', many: 'žetónu Siete', other: 'žetónov Siete' },
  jinx: { one: 'žetón Kliatby', few: 'žetóny Kliatby', many: 'žetónu Kliatby', other: 'žetónov Kliatby' },
  carapace: { one: 'žetón Panciera', few: 'žetóny Panciera', many: 'žetónu Panciera', other: 'žetónov Panciera' },
  souvenir: { one: 'Suvenír', few: 'Suveníry', many: 'Suveníru', other: 'Suvenírov' },
} satisfies Language['token'];

export const borough = {
  manhattan: { name: 'Manhattan', at: 'na Manhattane', to: 'na Manhattan', from: 'z Manhattanu' },
  bronx: { name: 'Bronx', at: 'v Bronxe', to: 'do Bronxu', from: 'z Bronxu' },
  queens: { name: 'Queens', at: 'v Queense', to: 'do Queensu', from: 'z Queensu' },
  brooklyn: { name: 'Brooklyn', at: 'v Brooklyne', to: 'do Brooklynu', from: 'z Brooklynu' },
  'staten-island': {
    name: 'Staten Island',
    at: 'na Staten Islande',
    to: 'na Staten Island',
    from: 'zo Staten Islandu',
  },
} satisfies Language['borough'];
export const zone = {
  lower: 'Dolný Manhattan',
  midtown: 'Stredný Manhattan',
  upper: 'Horný Manhattan',
} satisfies Language['zone'];
export const tile = {
  'high-rise-1': 'Mrakodrap 1',
  'high-rise-2': 'Mrakodrap 2',
  'hospital-2': 'Nemocnica 2',
  'power-plant-2': 'Elektráreň 2',
  'high-rise-3': 'Mrakodrap 3',
  'hospital-3': 'Nemocnica 3',
  'power-plant-3': 'Elektráreň 3',
} satisfies Language['tile'];
/** As the object of a verb. */
export const aTile = { ...tile, 'hospital-2': 'Nemocnicu 2', 'hospital-3': 'Nemocnicu 3' };

export const src = {
  manhattan: 'Manhattan',
  entry: 'vstup na Manhattan',
  superstar: 'Superhviezda',
  statue: 'Socha slobody',
} satisfies Language['src'];
