import type { Seat } from '@ashtown/engine';
import type { Named, Read } from '../answers/notation.ts';
import { reachOf } from '../answers/range.ts';
import type { Tables } from '../content/tables.ts';
import { CARD, CONQUEST, COOPERATION, END_SCORE, HAND_LIMIT, PICKS, SORTS } from '../content/vocabulary.ts';
import { accessible, handSize, hasRoom, scoreOf } from '../rules/queries.ts';
import type { Answer, PlayerView, View } from '../state.ts';
import { sitesOf } from './cards.ts';
import { isEnding, isPrice, scoresAtOnce } from './last.ts';
import { vpIn } from './points.ts';
import { DEEDS, type Room } from './room.ts';

/** What is wrong in any case with tucking a card, with discarding a tucked one and with keeping spoils. */
export function tuckingOf(t: Tables, read: Read, { lossOf, isWorth }: Room) {
  const lossBy = ({ f, sort, ones, twos }: Named): number => lossOf(sort!, f, ones + twos);

  /** Whether nothing else is discarded for less; of what is worth the same, and in the last turn of anything, the first goes. */
  function isLeast(v: View, seat: Seat, legal: readonly Answer[], pick: Answer): boolean {
    const ending = isEnding(t, v, seat);
    const mixed = ending && v.players[seat]!.places.every(({ card }) => t.site[card]!.spoilsRoom === 0);
    const loss = (drop: Answer): number => (ending ? 0 : lossBy(read(drop)));
    const { sort } = read(pick);
    const drops = legal.filter((other) => read(other).verb === 'drop' && (mixed || read(other).sort === sort));
    return drops.find((drop) => drops.every((other) => loss(drop) <= loss(other))) === pick;
  }

  /** Whether it was tucked in the same turn. */
  const isFresh = ({ f, sort }: Named, before: readonly Answer[]): boolean =>
    before.lastIndexOf(`${DEEDS[sort!]} ${t.faceIds[f]}`) > before.lastIndexOf('pass');

  /**
   * A tucked card need only go when a better one is to be tucked, and that is soon enough once its range can be paid. In the
   * last turn a fresh one is worth no more than any other.
   */
  function makesRoom(v: View, seat: Seat, legal: readonly Answer[], pick: Answer, before: readonly Answer[]): boolean {
    const p = v.players[seat]!;
    const lost = read(pick);
    const ending = isEnding(t, v, seat);
    const fresh = !ending && isFresh(lost, before);
    if (v.stack.at(-1)!.t !== 'main' || fresh || !isLeast(v, seat, legal, pick)) return false;
    return SORTS.some((sort) => {
      if (hasRoom(t, p, sort)) return false;
      const reach = reachOf(t, p, accessible(t, p), sort === 'spoils' ? CONQUEST : COOPERATION);
      return sitesOf(t, p).some(({ distance, f }) => distance <= reach && isWorth(p, sort, f, lossBy(lost), ending));
    });
  }

  /**
   * Once a card was dropped, the better one has to follow, if it can. There is room only where that was no lack of it
   * (FS-105).
   */
  function leavesRoom(v: View, seat: Seat, legal: readonly Answer[], pick: Answer, before: readonly Answer[]): boolean {
    const lost = before.length > 0 ? read(before.at(-1)!) : null;
    const p = v.players[seat]!;
    if (lost?.verb !== 'drop' || !hasRoom(t, p, lost.sort!)) return false;
    const ending = isEnding(t, v, seat);
    const follows = (answer: Answer): boolean => {
      const { verb, f } = read(answer);
      return SORTS.some((sort) => verb === DEEDS[sort] && isWorth(p, sort, f, lossBy(lost), ending));
    };
    return !follows(pick) && legal.some(follows);
  }

  /** A card tucked in the last turn is only lost. Whoever wants to wait for the others can draw a card for two instead. */
  function isTuckedTooLate(v: View, seat: Seat, legal: readonly Answer[], verb: string): boolean {
    const sort = SORTS.find((s) => DEEDS[s] === verb);
    if (!sort || !isEnding(t, v, seat) || scoresAtOnce(t, v.players[seat]!, sort)) return false;
    return legal.includes('swap') || v.players.every(({ passed }, other) => passed || other === seat);
  }

  /** Spoils are lost with the game, unless they are a price. */
  const leavesSpoils = (v: View, seat: Seat): boolean => {
    const p = v.players[seat]!;
    return p.spoils.length > 0 && isEnding(t, v, seat) && !isPrice(t, p, 'spoils');
  };

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

  return { makesRoom, leavesRoom, isTuckedTooLate, leavesSpoils, holdsSpoils };
}
