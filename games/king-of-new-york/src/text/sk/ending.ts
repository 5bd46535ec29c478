import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    stars: ({ names, best }) => `${names} vyhráva: ${best}★`,
    last: ({ names }) => `${names} vyhráva, v hre ostalo jediné monštrum`,
    painbow: ({ names }) => `${names} vyhráva okamžite`,
    draw: ({ names }) => `Remíza: ${names}`,
  },
  why: {
    goal: ({ name, n, round }) => `${name} končí ťah ${round} a má aspoň ${n}★.`,
    last: ({ name, round }) => `Ťah ${round}: v New Yorku zostáva len ${name}.`,
    painbow: ({ card, round }) => `Ťah ${round}: šesť symbolov Ničenia naraz (${card}).`,
    draw: ({ round }) => `Ťah ${round}: posledné monštrá vypadávajú spolu, nikto nezostáva.`,
  },
  step: {
    lasted: 'Vypadáva v ťahu',
    stars: '★',
  },
  feat: {
    damage: 'Najviac spôsobených zranení',
    buildings: 'Najviac zničených budov',
    units: 'Najviac zničených jednotiek',
    bought: 'Najviac kúpených kariet',
  },
};
