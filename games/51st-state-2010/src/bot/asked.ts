import { oncePerQuestion, type Seat } from '@ashtown/engine';
import type { Site, Tables } from '../content/tables.ts';
import { accessible } from '../rules/queries.ts';
import type { Answer, Frame, PlayerView, View } from '../state.ts';
import { cardsOf, sitesAmong } from './cards.ts';
import { hasThieves, isEnding } from './last.ts';

/** A question, and what all answers to it have in common. */
export interface Asked {
  v: View;
  seat: Seat;
  legal: readonly Answer[];
  top: Frame;
  p: PlayerView;
  /** What is `accessible`. */
  all: readonly number[];
  /** The hand, and the locations in it. */
  cards: readonly number[];
  sites: readonly Site[];
  ending: boolean;
  /** Whether somebody else can steal. */
  thieves: boolean;
}

export const askedIn = (t: Tables) =>
  oncePerQuestion((v: View, seat, legal: readonly Answer[]): Asked => {
    const p = v.players[seat]!;
    const cards = cardsOf(p);
    return {
      v,
      seat,
      legal,
      top: v.stack.at(-1)!,
      p,
      all: accessible(t, p),
      cards,
      sites: sitesAmong(t, cards),
      ending: isEnding(t, v, seat),
      thieves: hasThieves(t, v, seat),
    };
  });

/** Worked out once for all answers to a question. */
export function oncePerAsked<R>(workOut: (q: Asked) => R): (q: Asked) => R {
  let last: { q: Asked; found: R } | null = null;
  return (q) => {
    if (last?.q !== q) last = { q, found: workOut(q) };
    return last.found;
  };
}
