import { plural } from '@ashtown/engine';
import type { Language } from '../language.ts';

const points = (n: number): string =>
  `${n} ${plural('sk', n, { one: 'bod', few: 'body', many: 'bodu', other: 'bodov' })}`;

export const language: Language = {
  lang: 'sk',
  name: 'Šrot',
  pitch: 'Prebite ostatných, prehľadajte kopu šrotu a prestaňte včas.',
  card: (id) => `Karta ${id}`,
  kind: 'Šrot',
  strength: (id) => `Sila ${id}`,
  prompt: { bid: () => 'Ponúknite kartu', press: (pot) => `V banku ${points(pot)}: hádžete znova?` },
  asks: { bid: () => 'ktorú kartu ponúknuť', press: (pot) => `v banku ${points(pot)}, hádzať znova?` },
  button: {
    bid: ({ card }) => `Karta ${card}`,
    roll: () => 'Hodiť znova',
    stop: ({ pot }) => `Nechať si ${points(pot)}`,
  },
  verb: { roll: 'Hodiť znova', stop: 'Prestať' },
  deck: 'Balíček',
  event: {
    round: ({ n }) => `Kolo ${n}`,
    drew: ({ seat, card }, who) => (card === null ? `${who(seat)}: ťahá kartu` : `${who(seat)}: ťahá kartu ${card}`),
    bids: ({ cards, winner }, who) => `Ponuky: ${cards.join(', ')}. Najviac: ${who(winner)}`,
    rolled: ({ seat, face }, who) => `${who(seat)}: padá ${face}`,
    bust: ({ seat, saved }, who) => `${who(seat)}: prichádza o bank a necháva si ${points(saved)}`,
    banked: ({ seat, n }, who) => `${who(seat)}: necháva si ${points(n)}`,
    counted: ({ seat, n }, who) => `${who(seat)}: ${points(n)} za silné karty`,
  },
  reason: {
    over: () => 'Hra sa skončila',
    notAsked: () => 'Nie ste na ťahu',
    'not-held': ({ card }) => `Kartu ${card} nemáte na ruke`,
    'not-now': () => 'Teraz sa neponúka',
  },
  option: {
    rounds: { name: 'Kolá', help: 'Koľkokrát všetci ponúkajú' },
    salvage: { name: 'Záchrana', help: 'Polovica strateného banku zostane' },
  },
  source: { banked: 'Uložené banky', leftovers: 'Silné karty na ruke' },
  phase: { bids: 'Ponuky', heap: 'Kopa šrotu' },
  term: { lead: 'náskok', hand: 'silné karty', pot: 'otvorený bank' },
  sheet: {
    points: { one: 'bod', few: 'body', many: 'bodu', other: 'bodov' },
    cards: { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' },
  },
  ending: {
    won: {
      points: ({ names, best }) => `${names} víťazí: ${points(best)}`,
      shared: ({ names }) => `Spoločné víťazstvo: ${names}`,
    },
    why: { rounds: ({ n }) => `Koniec ${n}. kola.` },
    step: { points: 'Body' },
    feat: {},
  },
};
