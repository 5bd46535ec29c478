import type { Forms } from '@ashtown/engine';
import type { Face } from '../../content/vocabulary.ts';
import { count as counted } from '../format.ts';
import type { Language } from '../language.ts';

/** Names, and the forms of them that sentences need. */

export const count = (n: number, forms: Forms): string => counted('en', n, forms);

export const face = {
  energy: 'Energy',
  heal: 'Heal',
  attack: 'Attack',
  celebrity: 'Celebrity',
  destruction: 'Destruction',
  ouch: 'Ouch!',
} satisfies Language['face'];
export const symbols = (n: number, f: Face): string => `${n} ${face[f]}`;

export const unit = { infantry: 'Infantry', jet: 'Jet', tank: 'Tank' } satisfies Language['unit'];
export const aUnit = { infantry: 'Infantry', jet: 'a Jet', tank: 'a Tank' };
export const units = { infantry: 'Infantry', jet: 'Jets', tank: 'Tanks' };

export const noun = {
  die: { one: 'die', other: 'dice' },
  reroll: { one: 'reroll', other: 'rerolls' },
  damage: { one: 'damage', other: 'damage' },
  card: { one: 'card', other: 'cards' },
} satisfies Language['noun'];
export const token = {
  web: { one: 'Web token', other: 'Web tokens' },
  jinx: { one: 'Jinx token', other: 'Jinx tokens' },
  carapace: { one: 'Carapace token', other: 'Carapace tokens' },
  souvenir: { one: 'Souvenir', other: 'Souvenirs' },
} satisfies Language['token'];

export const borough = {
  manhattan: { name: 'Manhattan', at: 'in Manhattan', to: 'to Manhattan', from: 'from Manhattan' },
  bronx: { name: 'Bronx', at: 'in the Bronx', to: 'to the Bronx', from: 'from the Bronx' },
  queens: { name: 'Queens', at: 'in Queens', to: 'to Queens', from: 'from Queens' },
  brooklyn: { name: 'Brooklyn', at: 'in Brooklyn', to: 'to Brooklyn', from: 'from Brooklyn' },
  'staten-island': {
    name: 'Staten Island',
    at: 'on Staten Island',
    to: 'to Staten Island',
    from: 'from Staten Island',
  },
} satisfies Language['borough'];
export const zone = {
  lower: 'Lower Manhattan',
  midtown: 'Midtown Manhattan',
  upper: 'Upper Manhattan',
} satisfies Language['zone'];
export const building = {
  'high-rise': 'High-rise',
  hospital: 'Hospital',
  'power-plant': 'Power plant',
} satisfies Language['building'];
export const aBuilding = { 'high-rise': 'a High-rise', hospital: 'a Hospital', 'power-plant': 'a Power plant' };

export const src = {
  manhattan: 'Manhattan',
  entry: 'entering Manhattan',
  superstar: 'Superstar',
  statue: 'Statue of Liberty',
} satisfies Language['src'];

export const odds: Language['odds'] = {
  throw: (dice) => `This throw (${dice}): so many or more of a symbol`,
  best: (dice) => `The best throw (${dice}): so many or more of a symbol`,
};
