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
/** After „symbol“ and „symboly“. */
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

export const unit = { infantry: 'pechota', jet: 'stíhačka', tank: 'tank' } satisfies Language['unit'];
export const aUnit = { infantry: 'pechotu', jet: 'stíhačku', tank: 'tank' };
export const ofUnit = { infantry: 'pechoty', jet: 'stíhačky', tank: 'tanku' };
export const units = { infantry: 'pechotu', jet: 'stíhačky', tank: 'tanky' };

export const anyUnit = { one: 'jednotku', few: 'jednotky', many: 'jednotky', other: 'jednotiek' };

export const noun = {
  die: { one: 'kocka', few: 'kocky', many: 'kocky', other: 'kociek' },
  reroll: { one: 'prehod', few: 'prehody', many: 'prehodu', other: 'prehodov' },
  damage: { one: 'zranenie', few: 'zranenia', many: 'zranenia', other: 'zranení' },
  card: { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' },
} satisfies Language['noun'];
/** After „hádžete“. */
export const withDice = { one: 'kockou', few: 'kockami', many: 'kocky', other: 'kockami' };
/** As the object of a verb. */
export const dice = { ...noun.die, one: 'kocku' };
export const token = {
  web: { one: 'žetón siete', few: 'žetóny siete', many: 'žetónu siete', other: 'žetónov siete' },
  jinx: { one: 'žetón kliatby', few: 'žetóny kliatby', many: 'žetónu kliatby', other: 'žetónov kliatby' },
  carapace: { one: 'žetón panciera', few: 'žetóny panciera', many: 'žetónu panciera', other: 'žetónov panciera' },
  souvenir: { one: 'suvenír', few: 'suveníry', many: 'suveníru', other: 'suvenírov' },
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
export const building = {
  'high-rise': 'mrakodrap',
  hospital: 'nemocnica',
  'power-plant': 'elektráreň',
} satisfies Language['building'];
/** As the object of a verb. */
export const aBuilding = { ...building, hospital: 'nemocnicu' };

export const src = {
  manhattan: 'Manhattan',
  entry: 'vstup na Manhattan',
  superstar: 'Superhviezda',
  statue: 'Socha slobody',
} satisfies Language['src'];

export const odds: Language['odds'] = {
  throw: (dice) => `Tento prehod (${dice}): toľko alebo viac symbolov`,
  best: (dice) => `Najlepší prehod (${dice}): toľko alebo viac symbolov`,
};
