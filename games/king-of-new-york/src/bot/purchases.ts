import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { CardId, Mod, Trigger } from '../content/vocabulary.ts';
import { canPay, findMod, living, salvagePrice } from '../rules/queries.ts';
import type { Answer, Player, View } from '../state.ts';
import { WEIGHTS } from './weights.ts';

/** What must not be bought. */

export type CardTest = (mods: readonly Mod[], triggers: readonly Trigger[]) => boolean;

export const cardsOf = (t: Tables, has: CardTest): CardId[] =>
  t.cardIds.filter((id) => has(t.cards[id]!.mods ?? [], t.cards[id]!.triggers ?? []));

/**
 * Whether a purchase is of no use: of a guard of Superstar to whoever does not hold it; of Fireball among two, one of whom
 * is in Manhattan from now on, so that all attacks hit; of the right to buy from the discard pile while there is nothing to
 * be had, nor ⚡ left to sweep the bank there and buy a card of it; to give up ★ for what buys fewer of them again, unless life is all that
 * counts and the win is far.
 */
export function uselessOf(t: Tables): (v: View, seat: Seat, pick: Answer) => boolean {
  /** How cards are bought that have this power and no other. */
  const buying = (power: Mod['t']): ReadonlySet<Answer> =>
    new Set(
      cardsOf(
        t,
        (mods, triggers) => triggers.length === 0 && mods.length > 0 && mods.every((m) => m.t === power),
      ).flatMap((id) => [`buy ${id}`, `salvage ${id}`] as const),
    );
  const guards = buying('superstarNeeds');
  const fireballs = buying('hitsOwnBorough');
  const scavengers = buying('salvage');
  const exchanges = new Set<Answer>(
    t.cardIds.filter((id) => t.cards[id]!.do?.some((e) => e.t === 'exchangeStars')).map((id) => `buy ${id}` as const),
  );
  /** What it costs at least to sweep the bank and then buy a card of it from the discard pile. */
  const leastToSweep = (v: View, p: Player, own: CardId): number => {
    const { less } = findMod(t, { ...p, cards: [own] }, 'salvage')!;
    const keeps = v.bank.filter((id): id is CardId => id !== null && id !== own && t.cards[id]!.keep === true);
    return t.figures.sweepPrice + Math.min(...keeps.map((id) => salvagePrice(t, id, less)));
  };
  return (v, seat, pick) => {
    const p = v.players[seat]!;
    const { life, star } = p;
    if (exchanges.has(pick)) return life > WEIGHTS.shape.badly || star === 0 || 2 * star >= t.figures.starsToWin;
    if (scavengers.has(pick)) {
      const own = String(pick).split(' ')[1]!;
      return !v.discard.some((id) => t.cards[id]!.keep) && !canPay(t, p, t.cards[own]!.cost + leastToSweep(v, p, own));
    }
    return (guards.has(pick) && v.superstar !== seat) || (fireballs.has(pick) && living(v) === 2);
  };
}
