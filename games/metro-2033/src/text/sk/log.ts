import { MARKERS } from '../../content/vocabulary.ts';
import { markedStations } from '../format.ts';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import { cards, cardsTaken, markers } from './names.ts';

function paid(e: Parameters<Names['discounted']>[0], n: Names): string {
  const was = n.discounted(e);
  const why = was?.type ? ` (bonus: ${was.type})` : '';
  if (e.price === 0) return `, zadarmo${why}`;
  return was ? `, cena ${e.price} namiesto ${was.cost}${why}` : `, cena ${e.price}`;
}

export const log: Language['log'] = {
  began: (e) => `Všetci začínajú a nad kartou frakcie majú ${markers(e.up)}`,
  faction: (e, who, n) => `${who(e.seat)}: frakcia ${n.card(e.faction)}`,
  dealt: (e, who, n) => `${who(e.seat)}: dostáva ${cardsTaken(e.n)}${e.cards === null ? '' : `: ${n.cards(e.cards)}`}`,
  first: (e, who) => `${who(e.seat)}: začína hru`,
  turn: (e, who) => `Ťah ${e.no}: ${who(e.seat)}`,
  played: (e, who, n) => {
    const what = `${n.card(e.card)}${e.side === 'protection' ? ' ako ochranu' : ''}`;
    return e.reward
      ? `${who(e.seat)}: za odrazenie príšery hrá zadarmo kartu ${what}`
      : `${who(e.seat)}: hrá kartu ${what}${paid(e, n)}`;
  },
  discarded: (e, who, n) =>
    `${who(e.seat)}: odhadzuje kartu ${n.card(e.card)}${e.raised > 0 ? ` a presúva nahor ${markers(e.raised)}` : ''}`,
  exchanged: (e, who, n) =>
    `${who(e.seat)}: vymieňa karty: ${n.cards(e.cards)}, potom ťahá ${cardsTaken(e.cards.length)}`,
  drew: (e, who, n) =>
    e.slot > 0
      ? `${who(e.seat)}: berie z bazára kartu ${n.card(e.card!)}`
      : `${who(e.seat)}: ťahá z balíčka kartu${e.card === null ? '' : ` ${n.card(e.card)}`}`,
  turnedUp: (e, _, n) => `Nová karta na bazári: ${n.card(e.card)}`,
  reshuffled: (e) => `Z odhodených kariet vzniká nový balíček: ${cards(e.n)}`,
  swept: (e, _, n) => (e.cards.length === 0 ? 'Bazár sa obnoví' : `Odhodené z bazára: ${n.cards(e.cards)}`),
  raised: (e, who) =>
    `${who(e.seat)}: presúva nahor ${markers(e.n)}${e.why === 'caravan' ? ' (karavána, vlastné bonusy jej druhu)' : ''}`,
  mission: (e, who, n) =>
    `${who(e.seat)}: plní misiu z karty ${n.card(e.card)} (potrebné zásoby: ${e.needs}${e.value > e.needs ? `, použité: ${e.value}` : ''}), použité karty: ${n.cards(e.cards)}`,
  gained: (e, who) => `${who(e.seat)}: získava ${markers(e.n)}, spolu ${e.total} z ${MARKERS}`,
  flipped: (e, who, n) => `${who(e.seat)}: obracia kartu ${n.card(e.card)}`,
  kept: (e, who, n) => `${who(e.seat)}: ponecháva si kartu ${n.card(e.card)} a kladie na ňu ${markers(e.n)}`,
  notKept: (e, who, n) => `${who(e.seat)}: odhadzuje kartu ${n.card(e.card)}`,
  tidied: (e, who, n) => {
    const gains = [
      ...(e.raised > 0 ? [`nahor ${markers(e.raised)}`] : []),
      ...(e.back > 0 ? [`zo ${markedStations(e.places) > 1 ? 'staníc' : 'stanice'} ${markers(e.back)}`] : []),
    ];
    return `${who(e.seat)}: upratovanie, odhadzuje: ${n.cards(e.cards)}${gains.length > 0 ? `; ${gains.join(', ')}` : ''}`;
  },
  attack: (e, who, n) => `${n.card(e.card)} útočí: ${n.lossTo(e.card)}. Kartu hrozby odhadzuje: ${who(e.seat)}`,
  repelled: (e, who, n) => `${who(e.seat)}: odráža príšeru, použité karty: ${n.cards(e.cards)}`,
  failed: (e, who, n) =>
    `${who(e.seat)}: ${e.declined ? 'nebráni sa' : 'nemá ochranu pred touto hrozbou'} (${n.card(e.monster)})`,
  lost: (e, who, n) =>
    `${who(e.seat)}: strata: ${n.cards(e.cards)}${e.back > 0 ? `; zo stanice ${markers(e.back)}` : ''} (${n.card(e.monster)})`,
  exhausted: (e, who, n) => `${who(e.seat)}: vyčerpanie, presúva nadol ${markers(e.n)} (${n.card(e.monster)})`,
  noFreePlay: (e, who) => `${who(e.seat)}: kartu za odmenu nehrá`,
  won: (e, who) => `${who(e.seat)}: vyhráva, má ${markers(MARKERS)}`,
};
