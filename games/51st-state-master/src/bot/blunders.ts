import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { CARD, END_VP, GOODS, TOKENS, VP } from '../content/vocabulary.ts';
import { canPay, keepable, placeOf } from '../rules/queries.ts';
import type { Answer, PlayerView, View } from '../state.ts';
import { isWanted } from './demand.ts';

/** The number of a good an answer names, alone or last; −1 where it names none. */
const goodIn = (pick: Answer): number => (GOODS as readonly string[]).indexOf(pick.slice(pick.lastIndexOf(' ') + 1));

export type BlunderId = 'exchangedUseless' | 'passedWithPoint' | 'convertedUseless' | 'playedUseless';

/** What anybody who knows the game would laugh at. */
export function blundersOf(t: Tables) {
  /** A point for goods that are lost anyway, and that does not end the game. */
  function isFreePoint(v: View, p: PlayerView, pick: Answer): boolean {
    if (!pick.startsWith('use ') || (!v.ending && p.vp + 3 >= END_VP)) return false;
    const { gain, bill } = t.site[placeOf(p, Number(pick.slice(pick.indexOf('.') + 1)))!.card]!;
    const kept = keepable(t, p);
    return (
      gain.some(([g]) => g === VP) &&
      bill!.cards === 0 &&
      bill!.deals === 0 &&
      (bill!.any === 0 || kept === 0) &&
      bill!.need.every(([g]) => (kept & (1 << g)) === 0) &&
      canPay(p.tokens, p, bill!)
    );
  }

  /** The price takes the last card, and no action of the State asks for such contacts. */
  function paysWithLast(p: PlayerView, contact: number): boolean {
    const { bill } = t.factions[p.faction]!.conversions.find(({ gain }) => gain.some(([g]) => g === contact))!;
    return (
      bill.cards > 0 &&
      p.hand.length + p.seen.length <= bill.cards &&
      (keepable(t, p) & (1 << contact)) === 0 &&
      !p.places.some(({ card, ruins }) => !ruins && t.site[card]!.bill?.need.some(([g]) => g === contact))
    );
  }

  return (v: View, seat: Seat, legal: readonly Answer[], pick: Answer): BlunderId[] => {
    const question = v.stack.at(-1)!.t;
    if (question === 'exchangeGood') {
      const g = goodIn(pick);
      return g === CARD || isWanted(t, v, seat, g) ? [] : ['exchangedUseless'];
    }
    if (question !== 'takeTurn') return [];
    // Alone one may pass early, so that the virtual opponent does less.
    if (pick === 'pass' && v.solo === null)
      return legal.some((other) => isFreePoint(v, v.players[seat]!, other)) ? ['passedWithPoint'] : [];
    if (pick.startsWith('convert ')) {
      const g = goodIn(pick);
      return isWanted(t, v, seat, g) && !paysWithLast(v.players[seat]!, g) ? [] : ['convertedUseless'];
    }
    if (pick.startsWith('play ')) {
      const { gain } = t.links.find(({ id }) => id === pick.slice('play '.length))!;
      return gain.some(([g]) => g >= TOKENS || isWanted(t, v, seat, g)) ? [] : ['playedUseless'];
    }
    return [];
  };
}
