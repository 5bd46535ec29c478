import { MARKERS } from '../../content/vocabulary.ts';
import type { Language } from '../language.ts';
import { cards, markers } from './names.ts';

export const log: Language['log'] = {
  began: (e) => `Všetci začínajú a nad kartou Frakcie majú ${markers(e.up)}`,
  faction: (e, who, n) => `${who(e.seat)} vedie: ${n.card(e.faction)}`,
  dealt: (e, who, n) => `${who(e.seat)}: dostáva ${cards(e.n)}${e.cards === null ? '' : `: ${n.cards(e.cards)}`}`,
  first: (e, who) => `${who(e.seat)}: začína`,
  turn: (e, who) => `Ťah ${e.no}: ${who(e.seat)}`,
  played: (e, who, n) => {
    const what = `${n.card(e.card)}${e.side === 'protection' ? ' ako Ochrana' : ''}`;
    return e.reward
      ? `${who(e.seat)}: za odmenu zahráva kartu ${what}`
      : `${who(e.seat)}: zahráva kartu ${what} za ${e.price}`;
  },
  discarded: (e, who, n) => `${who(e.seat)}: odhadzuje kartu ${n.card(e.card)} a dvíha ${markers(e.raised)}`,
  exchanged: (e, who, n) => `${who(e.seat)}: vymieňa karty ${n.cards(e.cards)}`,
  drew: (e, who, n) =>
    e.slot > 0
      ? `${who(e.seat)}: berie z Bazáru kartu ${n.card(e.card!)}`
      : `${who(e.seat)}: ťahá z balíčka kartu${e.card === null ? '' : ` ${n.card(e.card)}`}`,
  turnedUp: (e, _, n) => `Nová karta na Bazáre: ${n.card(e.card)}`,
  reshuffled: (e) => `Odhodené karty tvoria nový balíček: ${cards(e.n)}`,
  swept: (e, _, n) => (e.cards.length === 0 ? 'Bazár sa obnoví' : `Karty odchádzajú z Bazáru: ${n.cards(e.cards)}`),
  raised: (e, who) => `${who(e.seat)}: dvíha ${markers(e.n)}${e.why === 'caravan' ? ' vďaka karaváne' : ''}`,
  mission: (e, who, n) =>
    `${who(e.seat)}: plní misiu karty ${n.card(e.card)} (${e.value} z ${e.needs}), použité karty: ${n.cards(e.cards)}`,
  gained: (e, who) => `${who(e.seat)}: získava ${markers(e.n)}, spolu ${e.total} z ${MARKERS}`,
  flipped: (e, who, n) => `${who(e.seat)}: otáča kartu ${n.card(e.card)}`,
  kept: (e, who, n) => `${who(e.seat)}: ponecháva si kartu ${n.card(e.card)}, na nej ${markers(e.n)}`,
  notKept: (e, who, n) => `${who(e.seat)}: odhadzuje kartu ${n.card(e.card)}`,
  tidied: (e, who, n) => {
    const gains = [
      ...(e.raised > 0 ? [`dvíha ${markers(e.raised)}`] : []),
      ...(e.back > 0 ? [`vracia si ${markers(e.back)}`] : []),
    ];
    return `${who(e.seat)}: upratuje karty ${n.cards(e.cards)}${gains.length > 0 ? `, ${gains.join(', ')}` : ''}`;
  },
  attack: (e, who, n) => `${n.card(e.card)} útočí! (kartu odhadzuje ${who(e.seat)})`,
  repelled: (e, who, n) => `${who(e.seat)}: odráža Príšeru, použité karty: ${n.cards(e.cards)}`,
  failed: (e, who) => (e.declined ? `${who(e.seat)}: nebráni sa` : `${who(e.seat)}: nemá obranu`),
  lost: (e, who, n) =>
    `${who(e.seat)}: prichádza o karty ${n.cards(e.cards)}${e.back > 0 ? `, vracia si ${markers(e.back)}` : ''}`,
  exhausted: (e, who) => `${who(e.seat)}: vyčerpanie, ${markers(e.n)} nadol`,
  noFreePlay: (e, who) => `${who(e.seat)}: nezahráva za odmenu kartu`,
  won: (e, who) => `${who(e.seat)}: víťazí, ${markers(MARKERS)}`,
};
