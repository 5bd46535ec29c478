import { plural } from '@ashtown/engine';
import type { Language } from '../language.ts';

const points = (n: number): string => `${n} ${plural('en', n, { one: 'point', other: 'points' })}`;

export const language: Language = {
  lang: 'en',
  name: 'Scrap',
  pitch: 'Outbid the others for a turn at the scrap heap, and stop in time.',
  card: (id) => `Card ${id}`,
  kind: 'Scrap',
  strength: (id) => `Strength ${id}`,
  prompt: { bid: () => 'Bid a card', press: (pot) => `${points(pot)} in the pot: roll again?` },
  asks: { bid: () => 'which card to bid', press: (pot) => `${points(pot)} in the pot, roll again?` },
  button: {
    bid: ({ card }) => `Card ${card}`,
    roll: () => 'Roll again',
    stop: ({ pot }) => `Bank ${points(pot)}`,
  },
  verb: { roll: 'Roll again', stop: 'Stop' },
  deck: 'Deck',
  event: {
    round: ({ n }) => `Round ${n}`,
    drew: ({ seat, card }, who) => (card === null ? `${who(seat)} draws a card` : `${who(seat)} draws card ${card}`),
    bids: ({ cards, winner }, who) => `Bids: ${cards.join(', ')}. Highest: ${who(winner)}`,
    rolled: ({ seat, face }, who) => `${who(seat)} rolls ${face}`,
    bust: ({ seat, saved }, who) => `${who(seat)} loses the pot and keeps ${points(saved)}`,
    banked: ({ seat, n }, who) => `${who(seat)} banks ${points(n)}`,
    counted: ({ seat, n }, who) => `${who(seat)} counts ${points(n)} for strong cards`,
  },
  reason: {
    over: () => 'The game is over',
    notAsked: () => 'It is not your turn',
    'not-held': ({ card }) => `Card ${card} is not in your hand`,
    'not-now': () => 'Nobody bids now',
  },
  option: {
    rounds: { name: 'Rounds', help: 'How many times everybody bids' },
    salvage: { name: 'Salvage', help: 'Half of a lost pot is kept' },
  },
  source: { banked: 'Banked pots', leftovers: 'Strong cards left in hand' },
  phase: { bids: 'Bids', heap: 'Scrap heap' },
  term: { lead: 'lead', hand: 'strong cards', pot: 'the open pot' },
  sheet: { points: { one: 'point', other: 'points' }, cards: { one: 'card', other: 'cards' } },
  ending: {
    won: {
      points: ({ names, best }) => `${names} wins with ${points(best)}`,
      shared: ({ names }) => `${names} share the victory`,
    },
    why: { rounds: ({ n }) => `All ${n} rounds are played.` },
    step: { points: 'Points' },
    feat: {},
  },
};
