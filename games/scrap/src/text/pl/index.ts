import { plural } from '@ashtown/engine';
import type { Language } from '../language.ts';

const points = (n: number): string =>
  `${n} ${plural('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`;

export const language: Language = {
  lang: 'pl',
  name: 'Złom',
  pitch: 'Przelicytuj innych, przeszukaj stertę złomu i przestań w porę.',
  card: (id) => `Karta ${id}`,
  kind: 'Złom',
  strength: (id) => `Siła ${id}`,
  prompt: { bid: () => 'Zalicytuj kartą', press: (pot) => `W puli ${points(pot)}: rzucasz dalej?` },
  asks: { bid: () => 'którą kartą licytować', press: (pot) => `w puli ${points(pot)}, rzucać dalej?` },
  button: {
    bid: ({ card }) => `Karta ${card}`,
    roll: () => 'Rzuć ponownie',
    stop: ({ pot }) => `Zachowaj ${points(pot)}`,
  },
  verb: { roll: 'Rzuć ponownie', stop: 'Przestań' },
  deck: 'Talia',
  event: {
    round: ({ n }) => `Runda ${n}`,
    drew: ({ seat, card }, who) =>
      card === null ? `${who(seat)}: dobiera kartę` : `${who(seat)}: dobiera kartę ${card}`,
    bids: ({ cards, winner }, who) => `Licytacja: ${cards.join(', ')}. Najwyżej: ${who(winner)}`,
    rolled: ({ seat, face }, who) => `${who(seat)}: wypada ${face}`,
    bust: ({ seat, saved }, who) => `${who(seat)}: traci pulę i zachowuje ${points(saved)}`,
    banked: ({ seat, n }, who) => `${who(seat)}: zachowuje ${points(n)}`,
    counted: ({ seat, n }, who) => `${who(seat)}: ${points(n)} za silne karty`,
  },
  reason: {
    over: () => 'Gra się skończyła',
    notAsked: () => 'To nie twoja kolej',
    'not-held': ({ card }) => `Nie masz karty ${card}`,
    'not-now': () => 'Teraz nikt nie licytuje',
  },
  option: {
    rounds: { name: 'Rundy', help: 'Ile razy wszyscy licytują' },
    salvage: { name: 'Odzysk', help: 'Połowa straconej puli zostaje' },
  },
  source: { banked: 'Zachowane pule', leftovers: 'Silne karty na ręce' },
  phase: { bids: 'Licytacja', heap: 'Sterta' },
  term: { lead: 'przewaga', hand: 'silne karty', pot: 'otwarta pula' },
  sheet: {
    points: { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' },
    cards: { one: 'karta', few: 'karty', many: 'kart', other: 'karty' },
  },
  ending: {
    won: {
      points: ({ names, best }) => `${names} wygrywa: ${points(best)}`,
      shared: ({ names }) => `Wspólne zwycięstwo: ${names}`,
    },
    why: { rounds: ({ n }) => `Koniec ${n}. rundy.` },
    step: { points: 'Punkty' },
    feat: {},
  },
};
