import {
  type Card,
  cheapTypes,
  type Design,
  FACTION,
  freeTypes,
  HERO,
  MISSION_KINDS,
  MISSIONS,
  type MissionKind,
  NONE,
  OPEN,
  priceOf,
  type Target,
  type TargetCard,
  TYPES,
  tables as t,
  targetOf,
  worth,
} from '@ashtown/catalog/metro-2033';
import type { Ref } from '@ashtown/engine';
import type { Offer } from '@ashtown/protocol';
import type { Seen } from './props.ts';

/** What the board makes of a view: sums and what is missing. It decides nothing. */

export const designOf = (card: Card): Design => t.cards[card]!;

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
export const totalsOf = (p: Seen): number[] =>
  TYPES.map((_, type) => ofType(p.resources, type).reduce((sum, card) => sum + designOf(card).amount, 0));
export const ofType = (resources: readonly Card[], type: number): Card[] =>
  resources.filter((card) => designOf(card).type === type);

export interface Mission {
  target: TargetCard;
  /** As in the ref `mission.<id>`. */
  id: string;
  kind: MissionKind;
  needs: number;
  reward: number;
  /** Without and with the Heroes in play. */
  plain: number;
  have: number;
  bonus: number;
}

export const kindOf = ({ accepts }: Target): MissionKind => MISSION_KINDS.find((k) => MISSIONS[k] === accepts)!;

function missionOf(p: Seen, target: TargetCard): Mission {
  const at = targetOf(t, p, target);
  return {
    target,
    id: target === FACTION ? 'faction' : designOf(target).id,
    kind: kindOf(at),
    needs: at.needs,
    reward: at.reward,
    plain: worth(t, { ...p, heroes: [] }, at.accepts),
    have: worth(t, p, at.accepts),
    bonus: at.bonus,
  };
}

/** The missions still open: the Faction's first, then those of the Stations. */
export function missionsOf(p: Seen): Mission[] {
  const open = p.stations.filter((_, i) => p.kept[i] === 0).map((card) => missionOf(p, card));
  return p.flipped || p.faction < 0 ? open : [missionOf(p, FACTION), ...open];
}

/** What a card costs a player on its main side now; as printed where there is nobody to pay. */
export function priceFor(p: Seen | null, card: Card): number {
  if (!p || p.faction < 0) return designOf(card).cost;
  return priceOf(t, p, card, freeTypes(t, p), cheapTypes(t, p));
}

/** The cards of a hand that everybody knows. */
export const knownOf = (p: Seen): Card[] =>
  p.hand.flatMap((card, i) => (card !== null && p.since[i] === OPEN ? [card] : []));

/** All symbols that a player's Protections and Heroes in play show, as bits. */
export const guardsOf = (p: Seen): number =>
  [...p.shields, ...p.heroes].reduce((bits, card) => bits | designOf(card).guards, 0);

/** The value of a payment named in an answer: `pay her-khan res-flare …`, or of the cards chosen so far. */
export function paidBy(cards: readonly Card[]): number {
  const doubled = cards.reduce((bits, c) => (designOf(c).category === HERO ? bits | (1 << designOf(c).type) : bits), 0);
  return cards.reduce((sum, c) => {
    const { category, amount, type } = designOf(c);
    return category === HERO ? sum : sum + amount * (doubled & (1 << type) ? 2 : 1);
  }, 0);
}
export const cardsIn = (pick: string): Card[] => pick.split(' ').flatMap((id) => t.cardOf.get(id) ?? []);

/** The most obvious of the whole payments that use everything pointed at; the game lists the easiest first. */
export function bestPayment(offers: readonly Offer[], isChosen: (ref: Ref) => boolean): Offer | undefined {
  const whole = offers.filter((o) => String(o.pick).startsWith('pay '));
  const chosen = whole.flatMap((o) => o.refs).filter(isChosen);
  return whole.find((o) => chosen.every((c) => o.refs.some((r) => r.kind === c.kind && r.id === c.id)));
}

/** The uses of a hand card that are offered, in the order they are shown. */
export const USES = ['play', 'protect', 'discard'] as const;
export type Use = (typeof USES)[number];
export const usesOf = (offers: readonly Offer[], id: string): Use[] =>
  USES.filter((use) => offers.some((o) => o.pick === `${use} ${id}`));

/** What a use costs or gives: the price, or how many markers rise. Null where the card has no such use. */
export function figureOf(p: Seen, card: Card, use: Use, free: boolean): number | null {
  const c = designOf(card);
  if (use === 'discard') return free ? null : Math.min(c.cost, p.down);
  if (use === 'protect') return c.shieldCost === NONE ? null : free ? 0 : c.shieldCost;
  if (c.category === 2 || c.category === 3) return null;
  return free ? 0 : priceFor(p, card);
}
