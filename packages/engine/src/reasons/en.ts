import type { ReasonTexts } from './language.ts';

export const en: ReasonTexts = {
  gain: (amount) => `+${amount}`,
  loss: (amount) => `−${amount}`,
  each: (change) => `${change} each round`,
  average: (change) => `${change} on average`,
  last: (change, n) => (n === 1 ? `${change}, your last` : `${change}, all you have`),
  of: (name, change) => `${name}: ${change}`,
  left: (change, amount) => `${change}, ${amount} left`,
  none: (change) => `${change}, none left`,
  better: (term, by) => `${term}: better by ${by}`,
  worse: (term, by) => `${term}: worse by ${by}`,
  wins: 'wins the game',
};
