import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    points: ({ names, best }) => `${names} wygrywa: ${best} PZ`,
    equipment: ({ names }) => `${names} wygrywa dzięki kartom wyposażenia`,
    shared: ({ names }) => `Wspólne zwycięstwo: ${names}`,
  },
  why: {
    rounds: ({ n }) => `Koniec ${n}. rundy i punktacji końcowej.`,
  },
  step: {
    points: 'PZ',
    equipment: 'Karty wyposażenia',
  },
  feat: {
    built: 'Najwięcej budynków',
    equipment: 'Najwięcej wziętego wyposażenia',
    activated: 'Najwięcej użyć budynków',
    recruited: 'Najwięcej wyciągniętych z worka',
    homeless: 'Najwięcej bez mieszkania',
  },
};
