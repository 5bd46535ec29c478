import type { TrainingWords } from '../training.ts';

export const training: TrainingWords = {
  mark: 'Training with a coach',
  setup: {
    title: 'A coach explains',
    help: 'Each kind of prompt the first time it comes. Also warns before a clear mistake.',
  },
  menu: 'Coach',
  anew: 'Explain everything again',
  understood: 'Got it',
  more: 'Read it all',
  less: 'Fold',
  hint: 'What would you do?',
  plain: 'Just the odds',
  possible: 'Possible now',
  better: (answer, chance) => `${answer}: ${chance} to win.`,
  chosen(than) {
    if (than.t === 'wins') return `What you chose: ${than.chance}.`;
    if (than.t === 'less') return `What you chose is not among the best three; the third has ${than.chance}.`;
    return 'Nothing speaks for what you chose here.';
  },
  think: 'Think again',
  anyway: 'Do it anyway',
};
