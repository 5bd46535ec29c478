import type { Site, Tables } from '../content/tables.ts';
import { CONQUEST, COOPERATION, LEADER_SLOTS, type Sort, VP_SLOTS } from '../content/vocabulary.ts';
import { hasRoom, isFull } from '../rules/queries.ts';
import type { PlayerView } from '../state.ts';
import { scoresAtOnce } from './last.ts';
import type { Worths } from './worth.ts';

/** What a deal brings that does not wait until spoils are cashed in, in turns: one Production more, and a contact to spare. */
const DEAL_TURNS = 1.5;

export const DEEDS: Readonly<Record<Sort, 'conquer' | 'cooperate'>> = { spoils: 'conquer', deal: 'cooperate' };

/** What tucked cards are worth, and whether another one may take their room. */
export function roomOf(t: Tables, worths: Worths) {
  const worthOf = (sort: Sort, f: number): number =>
    sort === 'spoils' ? worths.spoils[f]! : DEAL_TURNS * worths.deal[f]!;

  /** What is lost with a tucked card. A deal full of VP brings no more, and one that is room itself makes none. */
  function lossOf(sort: Sort, f: number, tokens: number): number {
    if (sort === 'deal' && t.sites[f]!.dealRoom > 0) return Number.POSITIVE_INFINITY;
    return tokens === VP_SLOTS ? 0 : worthOf(sort, f);
  }

  /** Whether a location is worth tucking for such a loss. */
  function isWorth(p: PlayerView, sort: Sort, f: number, loss: number, ending: boolean): boolean {
    if (ending && !scoresAtOnce(t, p, sort)) return false;
    const led = p.leader !== null && !isFull(p.leader, LEADER_SLOTS) && t.leader[p.leader.card]!.on === DEEDS[sort];
    return led || worthOf(sort, f) > loss;
  }

  /** Whether a contact of this colour only tucks cards, and none that is worth the room, or scores before the game ends. */
  function isClosed(p: PlayerView, colour: number, sites: readonly Site[], ending: boolean): boolean {
    const sort = colour === CONQUEST ? 'spoils' : colour === COOPERATION ? 'deal' : null;
    if (sort === null) return false;
    if (hasRoom(t, p, sort)) return ending && !scoresAtOnce(t, p, sort);
    let least = Number.POSITIVE_INFINITY;
    for (const card of p.spoils) least = Math.min(least, lossOf('spoils', t.face[card]!, 0));
    for (const { card, ones, twos } of p.deals) least = Math.min(least, lossOf('deal', t.face[card]!, ones + twos));
    return !sites.some(({ f }) => isWorth(p, sort, f, least, ending));
  }

  return { lossOf, isWorth, isClosed };
}
export type Room = ReturnType<typeof roomOf>;
