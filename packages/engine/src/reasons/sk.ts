import type { ReasonTexts } from './language.ts';

export const sk: ReasonTexts = {
  gain: (amount) => `+${amount}`,
  loss: (amount) => `−${amount}`,
  each: (change) => `${change} každé kolo`,
  average: (change) => `v priemere ${change}`,
  last: (change) => `${change}, nič nezostane`,
  of: (name, change) => `${name}: ${change}`,
  left: (change, amount) => `${change}, zostane ${amount}`,
  none: (change) => `${change}, nič nezostane`,
  better: (term, by) => `${term}: lepšie o ${by}`,
  worse: (term, by) => `${term}: horšie o ${by}`,
  wins: 'vyhráva hru',
};
