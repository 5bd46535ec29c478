import { MARKERS } from '../../content/vocabulary.ts';
import type { Language } from '../language.ts';
import { cards, markers } from './names.ts';

export const log: Language['log'] = {
  began: (e) => `Wszyscy zaczynają, mając ${markers(e.up)} nad kartą Frakcji`,
  faction: (e, who, n) => `${who(e.seat)} prowadzi: ${n.card(e.faction)}`,
  dealt: (e, who, n) => `${who(e.seat)}: dostaje ${cards(e.n)}${e.cards === null ? '' : `: ${n.cards(e.cards)}`}`,
  first: (e, who) => `${who(e.seat)}: zaczyna`,
  turn: (e, who) => `Tura ${e.no}: ${who(e.seat)}`,
  played: (e, who, n) => {
    const what = `${n.card(e.card)}${e.side === 'protection' ? ' jako Ochrona' : ''}`;
    return e.reward
      ? `${who(e.seat)}: w nagrodę zagrywa kartę ${what}`
      : `${who(e.seat)}: zagrywa kartę ${what} za ${e.price}`;
  },
  discarded: (e, who, n) => `${who(e.seat)}: odrzuca kartę ${n.card(e.card)} i podnosi ${markers(e.raised)}`,
  exchanged: (e, who, n) => `${who(e.seat)}: wymienia karty ${n.cards(e.cards)}`,
  drew: (e, who, n) =>
    e.slot > 0
      ? `${who(e.seat)}: bierze z Bazaru kartę ${n.card(e.card!)}`
      : `${who(e.seat)}: dobiera z talii kartę${e.card === null ? '' : ` ${n.card(e.card)}`}`,
  turnedUp: (e, _, n) => `Nowa karta na Bazarze: ${n.card(e.card)}`,
  reshuffled: (e) => `Odrzucone karty tworzą nową talię: ${cards(e.n)}`,
  swept: (e, _, n) =>
    e.cards.length === 0 ? 'Bazar zostaje odnowiony' : `Karty schodzą z Bazaru: ${n.cards(e.cards)}`,
  raised: (e, who) => `${who(e.seat)}: podnosi ${markers(e.n)}${e.why === 'caravan' ? ' dzięki karawanie' : ''}`,
  mission: (e, who, n) =>
    `${who(e.seat)}: wykonuje misję karty ${n.card(e.card)} (${e.value} z ${e.needs}), użyte karty: ${n.cards(e.cards)}`,
  gained: (e, who) => `${who(e.seat)}: zdobywa ${markers(e.n)}, razem ${e.total} z ${MARKERS}`,
  flipped: (e, who, n) => `${who(e.seat)}: odwraca kartę ${n.card(e.card)}`,
  kept: (e, who, n) => `${who(e.seat)}: zatrzymuje kartę ${n.card(e.card)}, na niej ${markers(e.n)}`,
  notKept: (e, who, n) => `${who(e.seat)}: odrzuca kartę ${n.card(e.card)}`,
  tidied: (e, who, n) => {
    const gains = [
      ...(e.raised > 0 ? [`podnosi ${markers(e.raised)}`] : []),
      ...(e.back > 0 ? [`odzyskuje ${markers(e.back)}`] : []),
    ];
    return `${who(e.seat)}: porządkuje karty ${n.cards(e.cards)}${gains.length > 0 ? `, ${gains.join(', ')}` : ''}`;
  },
  attack: (e, who, n) => `${n.card(e.card)} atakuje! (kartę odrzuca ${who(e.seat)})`,
  repelled: (e, who, n) => `${who(e.seat)}: odpiera Potwora, użyte karty: ${n.cards(e.cards)}`,
  failed: (e, who) => (e.declined ? `${who(e.seat)}: nie broni się` : `${who(e.seat)}: nie ma obrony`),
  lost: (e, who, n) =>
    `${who(e.seat)}: traci karty ${n.cards(e.cards)}${e.back > 0 ? `, odzyskuje ${markers(e.back)}` : ''}`,
  exhausted: (e, who) => `${who(e.seat)}: wyczerpanie, ${markers(e.n)} w dół`,
  noFreePlay: (e, who) => `${who(e.seat)}: nie zagrywa karty w nagrodę`,
  won: (e, who) => `${who(e.seat)}: wygrywa, ${markers(MARKERS)}`,
};
