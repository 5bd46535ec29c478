import type { TrainingWords } from '../training.ts';

export const training: TrainingWords = {
  mark: 'Tréning so sprievodcom',
  setup: {
    title: 'Sprievodca vysvetľuje',
    help: 'Každý druh výzvy, keď príde prvý raz. Upozorní aj na zjavnú chybu.',
  },
  menu: 'Sprievodca',
  anew: 'Vysvetľovať všetko odznova',
  understood: 'Rozumiem',
  more: 'Čítať celé',
  less: 'Zbaliť',
  hint: 'Čo radíte?',
  plain: 'Len šance',
  possible: 'Teraz možné',
  better: (answer, chance) => `${answer}: šanca na výhru ${chance}.`,
  chosen(than) {
    if (than.t === 'wins') return `Vaša voľba: ${than.chance}.`;
    if (than.t === 'less') return `Vaša voľba nie je medzi tromi najlepšími; tretia z nich má ${than.chance}.`;
    return 'Za vašu voľbu tu nehovorí nič.';
  },
  think: 'Ešte premyslieť',
  anyway: 'Napriek tomu urobiť',
};
