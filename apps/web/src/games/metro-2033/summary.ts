import type { Ref } from '@ashtown/engine';
import {
  type Answer,
  type Card,
  type Design,
  MISSION_KINDS,
  MISSIONS,
  type MissionKind,
  OPEN,
  type Target,
  TYPES,
  USES,
  type Use,
} from '@ashtown/metro-2033/board';
import type { Offer } from '@ashtown/protocol';
import type { Props, Seen } from './props.ts';

/** What the board counts in a view, and finds among what is offered. It decides nothing. */

type Tabled = Pick<Props, 'tables'>;

export const designOf = ({ tables }: Tabled, card: Card): Design => tables.cards[card]!;

/** Copies of a design that lie together. */
export interface Pile {
  card: Card;
  n: number;
}
export function piles(cards: readonly Card[]): Pile[] {
  const found: Pile[] = [];
  for (const card of cards) {
    const last = found.find((x) => x.card === card);
    if (last) last.n++;
    else found.push({ card, n: 1 });
  }
  return found;
}

/** How many equal ones come before it: with it a copy keeps its name when something becomes of it. */
export const nthOf = (cards: readonly Card[], i: number): number =>
  cards.slice(0, i).filter((x) => x === cards[i]).length;

/** What the Resources in play are worth by type; Heroes not counted. */
export const totalsOf = (p: Tabled, q: Seen): number[] =>
  TYPES.map((_, type) => ofType(p, q.resources, type).reduce((sum, card) => sum + designOf(p, card).amount, 0));
export const ofType = (p: Tabled, resources: readonly Card[], type: number): Card[] =>
  resources.filter((card) => designOf(p, card).type === type);

export const kindOf = ({ accepts }: Target): MissionKind => MISSION_KINDS.find((k) => MISSIONS[k] === accepts)!;

/** The cards of a hand that everybody knows. */
export const knownOf = (q: Seen): Card[] =>
  q.hand.flatMap((card, i) => (card !== null && q.since[i] === OPEN ? [card] : []));

/** All symbols that a player's Protections and Heroes in play show, as bits. */
export const guardsOf = (p: Tabled, q: Seen): number =>
  [...q.shields, ...q.heroes].reduce((bits, card) => bits | designOf(p, card).guards, 0);

/** Whether an answer is of this kind; the first thing it is about says so. */
export const does = ({ refs }: Offer, verb: string): boolean => refs[0]!.id === verb;

/** The most obvious of the whole payments that use everything pointed at; the game lists the easiest first. */
export function bestPayment(offers: readonly Offer[], isChosen: (ref: Ref) => boolean): Offer | undefined {
  const whole = offers.filter((o) => does(o, 'pay'));
  const chosen = whole.flatMap((o) => o.refs).filter(isChosen);
  return whole.find((o) => chosen.every((c) => o.refs.some((r) => r.kind === c.kind && r.id === c.id)));
}

/** The answer that uses a hand card so. */
export const offerOf = (offers: readonly Offer[], use: Use, id: string): Offer | undefined =>
  offers.find((o) => does(o, use) && o.refs[1]?.kind === 'card' && o.refs[1].id === id);

/** The uses of a hand card that are offered, in the order they are shown. */
export const usesOf = (offers: readonly Offer[], id: string): Use[] =>
  USES.filter((use) => offerOf(offers, use, id) !== undefined);

/** What a use costs or gives, whether it is offered or not: the price, or how many markers rise. Null where there is no such use. */
export function figureOf(
  p: Pick<Props, 'game' | 'tables' | 'view' | 'seat' | 'question'>,
  card: Card,
  use: Use,
): number | null {
  const free = p.question === 'freePlay';
  if (p.seat === null || !p.game.facts.usesOf(card).includes(use) || (free && use === 'discard')) return null;
  const answer = `${use} ${designOf(p, card).id}` as Answer;
  const deed = p.game.deed(p.view, p.seat, free ? 'freePlay' : 'turnAction', answer);
  return deed.verb === 'discard' ? deed.raised : (deed.price ?? []).reduce((sum, { n }) => sum + n, 0);
}
