import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    stars: ({ names, best }) => `${names} wins with ${best}★`,
    last: ({ names }) => `${names} wins as the last Monster standing`,
    painbow: ({ names }) => `${names} wins at once`,
    draw: ({ names }) => `A draw: ${names}`,
  },
  why: {
    goal: ({ name, n, round }) => `${name} ends turn ${round} with at least ${n}★.`,
    last: ({ name, round }) => `Turn ${round}: only ${name} is left in New York.`,
    painbow: ({ card, round }) => `Turn ${round}: six Destruction at once (${card}).`,
    draw: ({ round }) => `Turn ${round}: the last Monsters are eliminated together, nobody is left.`,
  },
  step: {
    lasted: 'Eliminated in turn',
    stars: '★',
  },
  feat: {
    damage: 'Most damage dealt',
    buildings: 'Most Buildings destroyed',
    units: 'Most Units destroyed',
    bought: 'Most cards bought',
  },
};
