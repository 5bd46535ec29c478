import type { ReasonTexts } from './language.ts';

export const pl: ReasonTexts = {
  gain: (amount) => `+${amount}`,
  loss: (amount) => `−${amount}`,
  each: (change) => `${change} co rundę`,
  average: (change) => `średnio ${change}`,
  last: (change) => `${change}, nic nie zostaje`,
  of: (name, change) => `${name}: ${change}`,
  left: (change, amount) => `${change}, zostaje ${amount}`,
  none: (change) => `${change}, nic nie zostaje`,
  better: (term, by) => `${term}: lepiej o ${by}`,
  worse: (term, by) => `${term}: gorzej o ${by}`,
  wins: 'wygrywa grę',
};
