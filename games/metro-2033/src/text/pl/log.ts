import { MARKERS } from '../../content/vocabulary.ts';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import { cards, cardsTaken, markers } from './names.ts';

function paid(e: Parameters<Names['discounted']>[0], n: Names): string {
  const was = n.discounted(e);
  const why = was?.type ? ` (premia: ${was.type})` : '';
  if (e.price === 0) return `, za darmo${why}`;
  return was ? `, koszt ${e.price} zamiast ${was.cost}${why}` : `, koszt ${e.price}`;
}

export const log: Language['log'] = {
  began: (e) => `Wszyscy zaczynają, mając nad kartą Frakcji ${markers(e.up)}`,
  faction: (e, who, n) => `${who(e.seat)}: Frakcja ${n.card(e.faction)}`,
  dealt: (e, who, n) => `${who(e.seat)}: dostaje ${cardsTaken(e.n)}${e.cards === null ? '' : `: ${n.cards(e.cards)}`}`,
  first: (e, who) => `${who(e.seat)}: rozpoczyna grę`,
  turn: (e, who) => `Tura ${e.no}: ${who(e.seat)}`,
  played: (e, who, n) => {
    const what = `${n.card(e.card)}${e.side === 'protection' ? ' jako Ochronę' : ''}`;
    return e.reward
      ? `${who(e.seat)}: w nagrodę za obronę zagrywa za darmo kartę ${what}`
      : `${who(e.seat)}: zagrywa kartę ${what}${paid(e, n)}`;
  },
  discarded: (e, who, n) =>
    `${who(e.seat)}: odrzuca kartę ${n.card(e.card)}${e.raised > 0 ? ` i przesuwa w górę ${markers(e.raised)}` : ''}`,
  exchanged: (e, who, n) =>
    `${who(e.seat)}: wymienia karty: ${n.cards(e.cards)}, potem dobiera ${cardsTaken(e.cards.length)}`,
  drew: (e, who, n) =>
    e.slot > 0
      ? `${who(e.seat)}: bierze z Bazaru kartę ${n.card(e.card!)}`
      : `${who(e.seat)}: dobiera z talii kartę${e.card === null ? '' : ` ${n.card(e.card)}`}`,
  turnedUp: (e, _, n) => `Nowa karta na Bazarze: ${n.card(e.card)}`,
  reshuffled: (e) => `Z kart odrzuconych powstaje nowa talia: ${cards(e.n)}`,
  swept: (e, _, n) => (e.cards.length === 0 ? 'Bazar zostaje odnowiony' : `Odrzucone z Bazaru: ${n.cards(e.cards)}`),
  raised: (e, who) =>
    `${who(e.seat)}: przesuwa w górę ${markers(e.n)}${e.why === 'caravan' ? ' (Karawana, własne premie jej rodzaju)' : ''}`,
  mission: (e, who, n) =>
    `${who(e.seat)}: wykonuje Misję z karty ${n.card(e.card)} (wymagane Zasoby: ${e.needs}${e.value > e.needs ? `, użyte: ${e.value}` : ''}), użyte karty: ${n.cards(e.cards)}`,
  gained: (e, who) => `${who(e.seat)}: zdobywa ${markers(e.n)}, razem ${e.total} z ${MARKERS}`,
  flipped: (e, who, n) => `${who(e.seat)}: odwraca kartę ${n.card(e.card)}`,
  kept: (e, who, n) => `${who(e.seat)}: zatrzymuje kartę ${n.card(e.card)} i kładzie na niej ${markers(e.n)}`,
  notKept: (e, who, n) => `${who(e.seat)}: odrzuca kartę ${n.card(e.card)}`,
  tidied: (e, who, n) => {
    const gains = [
      ...(e.raised > 0 ? [`w górę ${markers(e.raised)}`] : []),
      ...(e.back > 0 ? [`ze Stacji ${markers(e.back)}`] : []),
    ];
    return `${who(e.seat)}: Porządkowanie, odrzuca: ${n.cards(e.cards)}${gains.length > 0 ? `; ${gains.join(', ')}` : ''}`;
  },
  attack: (e, who, n) => `${n.card(e.card)} atakuje: ${n.lossTo(e.card)}. Kartę Zagrożenia odrzuca: ${who(e.seat)}`,
  repelled: (e, who, n) => `${who(e.seat)}: odpiera Potwora, użyte karty: ${n.cards(e.cards)}`,
  failed: (e, who, n) =>
    `${who(e.seat)}: ${e.declined ? 'nie broni się' : 'nie ma Ochrony przed tym Zagrożeniem'} (${n.card(e.monster)})`,
  lost: (e, who, n) =>
    `${who(e.seat)}: strata: ${n.cards(e.cards)}${e.back > 0 ? `; ze Stacji ${markers(e.back)}` : ''} (${n.card(e.monster)})`,
  exhausted: (e, who, n) => `${who(e.seat)}: wyczerpanie, przesuwa w dół ${markers(e.n)} (${n.card(e.monster)})`,
  noFreePlay: (e, who) => `${who(e.seat)}: nie zagrywa karty w nagrodę`,
  won: (e, who) => `${who(e.seat)}: wygrywa, ma ${markers(MARKERS)}`,
};
