import type { Ref } from '@ashtown/engine';
import {
  type Answer,
  CATEGORIES,
  type Card,
  type Design,
  KINDS,
  MISSION_KINDS,
  MISSIONS,
  type MissionKind,
  OPEN,
  TYPES,
  USES,
  type Use,
} from '@ashtown/metro-2033/board';
import type { Offer } from '@ashtown/protocol';
import { offersAbout } from '../../kit/index.ts';
import type { Props, Seen } from './props.ts';

/** What the board counts in a view, and finds among what is offered. It decides nothing. */

type Tabled = Pick<Props, 'tables'>;

export const designOf = ({ tables }: Tabled, card: Card): Design => tables.cards[card]!;

/** Copies of a design that lie together. */
export interface Copies {
  card: Card;
  n: number;
}
export function piles(cards: readonly Card[]): Copies[] {
  const found = new Map<Card, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return Array.from(found, ([card, n]) => ({ card, n }));
}

/** Each Station in play by a name that a copy keeps when something becomes of another; its slot, and the markers on it. */
export const stationsOf = (p: Tabled, q: Seen) =>
  q.stations.map((card, i) => {
    const design = designOf(p, card);
    const kept = q.kept[i]!;
    const nth = q.stations.slice(0, i).filter((x) => x === card).length;
    return {
      card,
      design,
      kept,
      key: `${design.id} ${nth}`,
      slot: `station.${design.id}${kept > 0 ? `.${kept}` : ''}`,
    };
  });
export const keptOf = (q: Seen): number => q.kept.reduce((sum, n) => sum + n, 0);

/** What the Resources in play are worth by type; Heroes not counted. */
export const totalsOf = (p: Tabled, q: Seen): number[] =>
  TYPES.map((_, type) => ofType(p, q.resources, type).reduce((sum, card) => sum + designOf(p, card).amount, 0));
export const ofType = (p: Tabled, resources: readonly Card[], type: number): Card[] =>
  resources.filter((card) => designOf(p, card).type === type);

export const kindOf = ({ accepts }: { accepts: number }): MissionKind =>
  MISSION_KINDS.find((k) => MISSIONS[k] === accepts)!;

/** The colour of a card: by kind, by mission, or by what it is. */
export type Tone = MissionKind | 'threat' | 'hero';
export function toneOf({ category, target, kind }: Design): Tone {
  const what = CATEGORIES[category]!;
  return what === 'threat' || what === 'hero' ? what : target ? kindOf(target) : KINDS[kind]!;
}

/** The cards of a hand that everybody knows. */
export const knownOf = (q: Seen): Card[] =>
  q.hand.flatMap((card, i) => (card !== null && q.since[i] === OPEN ? [card] : []));

/** Whether an answer is of this kind; the first thing it is about says so. */
export const does = ({ refs }: Offer, verb: string): boolean => refs[0]!.id === verb;

/** The most obvious of the whole payments that use everything pointed at; the game lists the easiest first. */
export function bestPayment(offers: readonly Offer[], isChosen: (ref: Ref) => boolean): Offer | undefined {
  const whole = offers.filter((o) => does(o, 'pay'));
  return offersAbout(whole, whole.flatMap((o) => o.refs).filter(isChosen))[0];
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
