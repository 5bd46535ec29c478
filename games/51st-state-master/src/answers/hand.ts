import { removeAt, takeFromHand } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import type { Answers, Player } from '../state.ts';
import type { Texts } from './index.ts';

/** Choosing among cards: each face once, whatever its copies. */

/** The ids of some cards, each once, in their order. */
export function facesOf(t: Tables, cards: readonly number[]): string[] {
  const ids: string[] = [];
  for (let i = 0; i < cards.length; i++) if (!ids.includes(t.id[cards[i]!]!)) ids.push(t.id[cards[i]!]!);
  return ids;
}

/** Takes one card with this id out of a list. */
export function removeFace(t: Tables, cards: number[], id: string): number {
  return removeAt(
    cards,
    cards.findIndex((card) => t.id[card] === id),
  );
}

/** Takes a card of this face out of the hand. */
export const play = (t: Tables, p: Player, f: number): number => takeFromHand(t, p, f);

/** FSM-43: every pair that may go, in the order of the faces. */
export function drops(t: Tables, hand: readonly number[]): Answers['keepHand'][] {
  const faces = hand.map((card) => t.face[card]!).sort((a, b) => a - b);
  const picks = new Set<Answers['keepHand']>();
  for (let i = 0; i < faces.length; i++)
    for (let j = i + 1; j < faces.length; j++) picks.add(`drop ${t.faceId(faces[i]!)} ${t.faceId(faces[j]!)}`);
  return [...picks];
}

/** FSM-140, FSM-223: any card of the hand. */
export function cardsToDiscard(t: Tables, a: Texts, p: Player): Answers['discardCard'][] {
  const faces = new Set<number>();
  for (const card of p.seen) faces.add(t.face[card]!);
  for (const card of p.hand) faces.add(t.face[card]!);
  return [...faces].sort((a, b) => a - b).map((f) => a.discard[f]!);
}

export const dealsToSpend = (t: Tables, a: Texts, p: Player): Answers['discardDeal'][] =>
  [...new Set(p.deals.map((card) => t.face[card]!))].map((f) => a.spend[f]!);

/** Deals that have not given their good yet, each face once. */
export function dealsToGather(
  t: Tables,
  a: Texts,
  deals: readonly number[],
  used: readonly number[],
): Answers['ownDeals'][] {
  const faces = new Set<number>();
  for (let i = 0; i < deals.length; i++) if (!used.includes(i)) faces.add(t.face[deals[i]!]!);
  return [...faces].map((f) => a.gather[f]!);
}
