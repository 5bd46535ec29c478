import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    stars: ({ names, best }) => `${names} wygrywa: ${best}★`,
    last: ({ names }) => `${names} wygrywa, jedyny potwór w grze`,
    painbow: ({ names }) => `${names} wygrywa od razu`,
    draw: ({ names }) => `Remis: ${names}`,
  },
  why: {
    goal: ({ name, n, round }) => `${name} kończy turę ${round}, mając co najmniej ${n}★.`,
    last: ({ name, round }) => `Tura ${round}: w Nowym Jorku zostaje tylko ${name}.`,
    painbow: ({ card, round }) => `Tura ${round}: sześć symboli Niszczenia naraz (${card}).`,
    draw: ({ round }) => `Tura ${round}: ostatnie potwory odpadają razem, nikt nie zostaje.`,
  },
  step: {
    lasted: 'Odpada w turze',
    stars: '★',
  },
  feat: {
    damage: 'Najwięcej zadanych obrażeń',
    buildings: 'Najwięcej zniszczonych budynków',
    units: 'Najwięcej zniszczonych jednostek',
    bought: 'Najwięcej kupionych kart',
  },
};
