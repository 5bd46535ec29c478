import { MARKERS } from '../../content/vocabulary.ts';
import { markedStations } from '../format.ts';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import { and, back, cards, markers, resources } from './names.ts';

function paid(e: Parameters<Names['discounted']>[0], n: Names): string {
  const was = n.discounted(e);
  const why = was?.type ? ` (bonus: ${was.type})` : '';
  if (e.price === 0) return ` free of charge${why}`;
  return was ? `, cost ${e.price} instead of ${was.cost}${why}` : `, cost ${e.price}`;
}

export const log: Language['log'] = {
  began: (e) => `Everybody begins with ${markers(e.up)} above the Faction card`,
  faction: (e, who, n) => `${who(e.seat)} leads ${n.card(e.faction)}`,
  dealt: (e, who, n) => `${who(e.seat)} is dealt ${cards(e.n)}${e.cards === null ? '' : `: ${n.cards(e.cards)}`}`,
  first: (e, who) => `${who(e.seat)} begins`,
  turn: (e, who) => `Turn ${e.no}: ${who(e.seat)}`,
  played: (e, who, n) => {
    const what = `${n.card(e.card)}${e.side === 'protection' ? ' as Protection' : ''}`;
    return e.reward
      ? `${who(e.seat)} plays ${what} free of charge for repelling the Monster`
      : `${who(e.seat)} plays ${what}${paid(e, n)}`;
  },
  discarded: (e, who, n) =>
    `${who(e.seat)} discards ${n.card(e.card)}${e.raised > 0 ? ` and raises ${markers(e.raised)}` : ''}`,
  exchanged: (e, who, n) => `${who(e.seat)} exchanges ${and(n.cards(e.cards))} for ${cards(e.cards.length)}`,
  drew: (e, who, n) =>
    e.slot > 0
      ? `${who(e.seat)} takes ${n.card(e.card!)} from the bazaar`
      : `${who(e.seat)} draws ${e.card === null ? 'a card' : n.card(e.card)} from the deck`,
  turnedUp: (e, _, n) => `New in the bazaar: ${n.card(e.card)}`,
  reshuffled: (e) => `The discard pile becomes the new deck: ${cards(e.n)}`,
  swept: (e, _, n) => (e.cards.length === 0 ? 'The bazaar is renewed' : `The bazaar is cleared: ${n.cards(e.cards)}`),
  raised: (e, who) =>
    `${who(e.seat)} raises ${markers(e.n)}${e.why === 'caravan' ? ' (Caravan, own bonuses of its kind)' : ''}`,
  mission: (e, who, n) =>
    `${who(e.seat)} completes the mission of ${n.card(e.card)} (${resources(e.needs)} needed${e.value > e.needs ? `, ${e.value} used` : ''}) with ${and(n.cards(e.cards))}`,
  gained: (e, who) => `${who(e.seat)} gains ${markers(e.n)}: ${e.total} of ${MARKERS}`,
  flipped: (e, who, n) => `${who(e.seat)} flips ${n.card(e.card)}`,
  kept: (e, who, n) => `${who(e.seat)} keeps ${n.card(e.card)} with ${markers(e.n)}`,
  notKept: (e, who, n) => `${who(e.seat)} discards ${n.card(e.card)}`,
  tidied: (e, who, n) => {
    const gains = [
      ...(e.raised > 0 ? [`raises ${markers(e.raised)}`] : []),
      ...(e.back > 0 ? [`gets ${back(e.back, markedStations(e.places))}`] : []),
    ];
    return `${who(e.seat)} tidies away ${and(n.cards(e.cards))}${gains.length > 0 ? ` and ${gains.join(' and ')}` : ''}`;
  },
  attack: (e, who, n) => `${n.card(e.card)} attacks: ${n.lossTo(e.card)}. ${who(e.seat)} discarded it`,
  repelled: (e, who, n) => `${who(e.seat)} repels the Monster with ${and(n.cards(e.cards))}`,
  failed: (e, who, n) => `${who(e.seat)} ${e.declined ? 'does not defend' : 'has no defence'} (${n.card(e.monster)})`,
  lost: (e, who, n) =>
    `${who(e.seat)} loses ${and(n.cards(e.cards))}${e.back > 0 ? ` and gets ${back(e.back)}` : ''} (${n.card(e.monster)})`,
  exhausted: (e, who, n) =>
    `${who(e.seat)} is exhausted: ${markers(e.n)} ${e.n === 1 ? 'moves' : 'move'} below (${n.card(e.monster)})`,
  noFreePlay: (e, who) => `${who(e.seat)} plays no card as a reward`,
  won: (e, who) => `${who(e.seat)} wins with ${markers(MARKERS)}`,
};
