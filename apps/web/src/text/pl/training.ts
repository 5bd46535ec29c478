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
  warning(better, chance, than) {
    const first = `${better}: szansa na wygraną ${chance}.`;
    if (than.t === 'wins') return `${first} Twój wybór: ${than.chance}.`;
    if (than.t === 'less')
      return `${first} Twój wybór nie należy do trzech najlepszych ruchów; trzeci z nich ma ${than.chance}.`;
    return `${first} Za twoim wyborem nic tu nie przemawia.`;
  },
  think: 'Pomyśl jeszcze',
  anyway: 'Zrób to mimo to',
};
