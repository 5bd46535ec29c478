import type { Named, Read } from '../answers/notation.ts';
import { reachOf } from '../answers/range.ts';
import type { Tables } from '../content/tables.ts';
import { CARD, CONQUEST, COOPERATION, END_SCORE, HAND_LIMIT, PICKS, SORTS } from '../content/vocabulary.ts';
import { handSize, hasRoom, scoreOf } from '../rules/queries.ts';
import type { Answer, PlayerView } from '../state.ts';
import { type Asked, oncePerAsked } from './asked.ts';
import { isPrice, scoresAtOnce } from './last.ts';
import { vpIn } from './points.ts';
import { DEEDS, type Room } from './room.ts';

/** What is wrong in any case with tucking a card, with discarding a tucked one and with keeping spoils. */
export function tuckingOf(t: Tables, read: Read, { lossOf, isWorth }: Room) {
  const lossBy = ({ f, sort, ones, twos }: Named): number => lossOf(sort!, f, ones + twos);

  /** Whether nothing else is discarded for less; of what is worth the same, and in the last turn of anything, the first goes. */
  function isLeast({ p, legal, ending }: Asked, pick: Answer): boolean {
    const lost = read(pick);
    const mixed = ending && p.places.every(({ card }) => t.site[card]!.spoilsRoom === 0);
    const loss = ending ? 0 : lossBy(lost);
    let first = true;
    for (const other of legal) {
      const drop = read(other);
      if (other === pick) first = false;
      else if (drop.verb === 'drop' && (mixed || drop.sort === lost.sort)) {
        const less = ending ? 0 : lossBy(drop);
        if (less < loss || (first && less === loss)) return false;
      }
    }
    return true;
  }

  /** Whether a deal that brings no more could go instead of what still brings something. */
  const sparesFull = ({ legal, ending }: Asked, pick: Answer): boolean =>
    !ending && lossBy(read(pick)) > 0 && legal.some((other) => read(other).sort !== null && lossBy(read(other)) === 0);

  /** Whether it was tucked in the same turn. */
  const isFresh = ({ f, sort }: Named, before: readonly Answer[]): boolean =>
    before.lastIndexOf(`${DEEDS[sort!]} ${t.faceIds[f]}`) > before.lastIndexOf('pass');

  /**
   * A tucked card need only go when a better one is to be tucked, and that is soon enough once its range can be paid. In the
   * last turn a fresh one is worth no more than any other.
   */
  function makesRoom(q: Asked, pick: Answer, before: readonly Answer[]): boolean {
    const { p, sites, ending } = q;
    const lost = read(pick);
    if (q.top.t !== 'main' || (!ending && isFresh(lost, before)) || !isLeast(q, pick)) return false;
    return SORTS.some((sort) => {
      const reach = reachNow(q)[sort];
      return sites.some(({ distance, f }) => distance <= reach && isWorth(p, sort, f, lossBy(lost), ending));
    });
  }

  /** How far the contacts reach that tuck a card; −1 where that has room anyway. */
  const reachNow = oncePerAsked(({ p, all }) => ({
    spoils: hasRoom(t, p, 'spoils') ? -1 : reachOf(t, p, all, CONQUEST),
    deal: hasRoom(t, p, 'deal') ? -1 : reachOf(t, p, all, COOPERATION),
  }));

  /**
   * Once a card was dropped, the better one has to follow, if it can. There is room only where that was no lack of it
   * (FS-105).
   */
  function leavesRoom({ p, legal, ending }: Asked, pick: Answer, before: readonly Answer[]): boolean {
    const lost = before.length > 0 ? read(before.at(-1)!) : null;
    if (lost?.verb !== 'drop' || !hasRoom(t, p, lost.sort!)) return false;
    const follows = (answer: Answer): boolean => {
      const { verb, f } = read(answer);
      return SORTS.some((sort) => verb === DEEDS[sort] && isWorth(p, sort, f, lossBy(lost), ending));
    };
    return !follows(pick) && legal.some(follows);
  }

  /** A card tucked in the last turn is only lost. Whoever wants to wait for the others can draw a card for two instead. */
  function isTuckedTooLate({ v, seat, legal, p, ending }: Asked, verb: string): boolean {
    const sort = ending && SORTS.find((s) => DEEDS[s] === verb);
    if (!sort || scoresAtOnce(t, p, sort)) return false;
    return legal.includes('swap') || v.players.every(({ passed }, other) => passed || other === seat);
  }

  /** Spoils are lost with the game, unless they are a price. */
  const leavesSpoils = ({ p, ending }: Asked): boolean => p.spoils.length > 0 && ending && !isPrice(t, p, 'spoils');

  /**
   * Spoils that are nothing but VP and cards bring no more later, and take up room meanwhile. Points may end the game too
   * soon, and the next Lookout may have to discard cards (FS-37).
   */
  function holdsSpoils(p: PlayerView): boolean {
    if (isPrice(t, p, 'spoils')) return false;
    return p.spoils.some((card) => {
      const pile = t.site[card]!.spoils;
      if (pile.some(([g]) => g < CARD)) return false;
      const cards = pile.reduce((sum, [g, n]) => sum + (g === CARD ? n : 0), 0);
      return scoreOf(p) + vpIn(pile) < END_SCORE && (cards === 0 || handSize(p) + cards + PICKS + 1 <= HAND_LIMIT);
    });
  }

  return { makesRoom, leavesRoom, sparesFull, isTuckedTooLate, leavesSpoils, holdsSpoils };
}
