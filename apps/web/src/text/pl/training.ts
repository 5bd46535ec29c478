import type { TrainingWords } from '../training.ts';

export const training: TrainingWords = {
  mark: 'Trening z przewodnikiem',
  setup: {
    title: 'Przewodnik objaśnia',
    help: 'Każdy rodzaj polecenia, gdy pojawia się pierwszy raz. Ostrzega też przed wyraźnym błędem.',
  },
  menu: 'Przewodnik',
  anew: 'Objaśniaj wszystko od nowa',
  understood: 'Jasne',
  more: 'Czytaj całość',
  less: 'Zwiń',
  hint: 'Co radzisz?',
  plain: 'Tylko szanse',
  possible: 'Możliwe teraz',
  better: (answer, chance) => `${answer}: szansa na wygraną ${chance}.`,
  chosen(than) {
    if (than.t === 'wins') return `Twój wybór: ${than.chance}.`;
    if (than.t === 'less')
      return `Twój wybór nie należy do trzech najlepszych ruchów; trzeci z nich ma ${than.chance}.`;
    return 'Za twoim wyborem nic tu nie przemawia.';
  },
  think: 'Pomyśl jeszcze',
  anyway: 'Zrób to mimo to',
};
