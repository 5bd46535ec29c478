import { FACE_OF, faceId, ID_OF } from './cards.ts';
import { removeAt, takeFromHand } from './effects.ts';
import { withCard } from './picks.ts';
import type { Picks, Player } from './state.ts';

/** Choosing among cards: each face once, whatever its copies. */

/** The ids of some cards, each once, in their order. */
export function facesOf(cards: readonly number[]): string[] {
  const ids: string[] = [];
  for (let i = 0; i < cards.length; i++) if (!ids.includes(ID_OF[cards[i]!]!)) ids.push(ID_OF[cards[i]!]!);
  return ids;
}

/** Takes one card with this id out of a list. */
export function removeFace(cards: number[], id: string): number {
  return removeAt(
    cards,
    cards.findIndex((card) => ID_OF[card] === id),
  );
}

/** Takes a card of this face out of the hand. */
export const play = (p: Player, f: number): number => takeFromHand(p, f, FACE_OF);

/** FSM-43: every pair that may go, in the order of the faces. */
export function drops(hand: readonly number[]): Picks['keepHand'][] {
  const faces = hand.map((card) => FACE_OF[card]!).sort((a, b) => a - b);
  const picks = new Set<Picks['keepHand']>();
  for (let i = 0; i < faces.length; i++)
    for (let j = i + 1; j < faces.length; j++) picks.add(`drop ${faceId(faces[i]!)} ${faceId(faces[j]!)}`);
  return [...picks];
}

const DISCARD = withCard<Picks['discardCard']>('discard');
/** FSM-140, FSM-223: any card of the hand. */
export function cardsToDiscard(p: Player): Picks['discardCard'][] {
  const faces = new Set<number>();
  for (const card of p.seen) faces.add(FACE_OF[card]!);
  for (const card of p.hand) faces.add(FACE_OF[card]!);
  return [...faces].sort((a, b) => a - b).map((f) => DISCARD[f]!);
}

const SPEND = withCard<Picks['discardDeal']>('spend');
export const dealsToSpend = (p: Player): Picks['discardDeal'][] =>
  [...new Set(p.deals.map((card) => FACE_OF[card]!))].map((f) => SPEND[f]!);

const GATHER = withCard<Picks['ownDeals']>('gather');
/** Deals that come after the last one named, each face once. */
export function dealsToGather(deals: readonly number[], after: number): Picks['ownDeals'][] {
  const faces = new Set<number>();
  for (let i = after + 1; i < deals.length; i++) faces.add(FACE_OF[deals[i]!]!);
  return [...faces].map((f) => GATHER[f]!);
}
