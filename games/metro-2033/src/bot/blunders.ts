import type { Seat } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { HERO, type Loss, RESOURCE, STATION, THREAT } from '../content/vocabulary.ts';
import { clockwise, isPlayable, isShield, matching, priceFor, targetOf, worth } from '../rules/queries.ts';
import { type Answer, FACTION, type View } from '../state.ts';

export type BlunderId =
  | 'discardedForNothing'
  | 'discardedMission'
  | 'exchangedMission'
  | 'refusedDefence'
  | 'refusedFreePlay'
  | 'sparedRival'
  | 'tidiedAgain'
  | 'tidiedEarly'
  | 'tidiedForNothing'
  | 'tidiedWhatWasPlayed';

/** The kinds of Resources a Monster takes, as bits (MET-152, MET-153). */
const TAKEN: Record<Loss, number> = { oneStation: 0, allPeaceful: 1, allMilitary: 2, allResources: 3 };

/** What anybody who knows the game would laugh at. */
export function blundersOf(t: Tables) {
  type Somebody = View['players'][number];
  const mostReward = Math.max(...t.cards.map(({ target }) => target?.reward ?? 0));
  const cardIn = (pick: Answer): number => t.cardOf.get(pick.slice(pick.indexOf(' ') + 1))!;

  /** Nothing is below that would rise, and the card does nothing itself, or, as a Caravan, something for the others only. */
  function isVain({ down }: Somebody, pick: Answer): boolean {
    if (!pick.startsWith('discard ')) return false;
    const { cost, category } = t.cards[cardIn(pick)]!;
    return Math.min(down, cost) === 0 && category !== THREAT;
  }

  /** A card that is discarded for its markers only; a completed mission raises them all (MET-92). */
  const raises = (pick: Answer): boolean => pick.startsWith('discard ') && t.cards[cardIn(pick)]!.category !== THREAT;

  /** The tableau with one card more. */
  function withCard(p: Somebody, card: Card): Somebody {
    const { category } = t.cards[card]!;
    return {
      ...p,
      up: p.up - priceFor(t, p, card),
      resources: category === RESOURCE ? [...p.resources, card] : p.resources,
      heroes: category === HERO ? [...p.heroes, card] : p.heroes,
      stations: category === STATION ? [...p.stations, card] : p.stations,
      kept: category === STATION ? [...p.kept, 0] : p.kept,
    };
  }

  /** Whether a card once played makes a mission possible that brings at least so many markers. */
  function completesBy(p: Somebody, card: Card, least: number): boolean {
    const after = withCard(p, card);
    const targets = after.stations.filter((_, i) => after.kept[i] === 0);
    if (!p.flipped) targets.push(FACTION);
    return targets.some((target) => {
      const { accepts, needs, reward } = targetOf(t, p, target);
      return reward >= least && worth(t, after, accepts) >= needs;
    });
  }
  const completes = (p: Somebody, pick: Answer): boolean => pick.startsWith('play ') && completesBy(p, cardIn(pick), 0);

  /** How many cards of the game would let somebody win who plays one of them. */
  function waysToWin(p: Somebody): number {
    let n = 0;
    for (let card = 0; card < t.cards.length; card++)
      if (isPlayable(t, card) && priceFor(t, p, card) <= p.up && completesBy(p, card, p.reserve))
        n += t.cards[card]!.copies;
    return n;
  }

  /** The attack a card begins when it is discarded, and whether it takes a Resource. */
  const attackOf = (card: Card) => t.cards[card]!.atoms.find((one) => one.t === 'attack');
  const takes = (loss: Loss, card: Card): boolean => (TAKEN[loss] & (1 << t.cards[card]!.kind)) !== 0;

  /** A Protection card would save something and bring a free play: it will never bring more than that (MET-145, MET-157). */
  function isDefenceRefused(v: View, p: Somebody, legal: readonly Answer[]): boolean {
    const top = v.stack[v.stack.length - 1];
    if (top?.t !== 'defend' || v.options.hardAllSymbols) return false;
    const { loss } = attackOf(top.card)!;
    if (loss === 'oneStation' ? p.stations.length === 0 : !p.resources.some((card) => takes(loss, card))) return false;
    if (!p.hand.some((card) => card !== null && (isPlayable(t, card) || isShield(t, card)))) return false;
    return legal.some((other) => other.startsWith('defend ') && t.cards[cardIn(other)]!.category !== HERO);
  }

  /** Whether a discarded Threat takes a good part of what the next player may win with, and costs nothing: nobody repels it. */
  function stops(v: View, seat: Seat, pick: Answer): boolean {
    const atom = pick.startsWith('discard ') ? attackOf(cardIn(pick)) : null;
    if (!atom) return false;
    const next = v.players[clockwise(v, seat, 1)]!;
    const stays = (card: Card): boolean => !takes(atom.loss, card);
    if (next.reserve > mostReward || next.resources.every(stays) || !v.players[seat]!.resources.every(stays))
      return false;
    if (v.players.some((p) => matching(t, p, atom.signs).length > 0)) return false;
    const ways = waysToWin(next);
    return ways > 0 && 3 * waysToWin({ ...next, resources: next.resources.filter(stays) }) <= 2 * ways;
  }

  /** The next player may win, oneself cannot yet, not even in the next turn, and a Threat that would stop it is kept. */
  function isRivalSpared(v: View, seat: Seat, legal: readonly Answer[], pick: Answer): boolean {
    if (pick !== 'exchange' && !/^(play|protect|discard) /.test(pick)) return false;
    if (v.options.hardExhaustion || !legal.some((other) => stops(v, seat, other))) return false; // MET-184
    const p = v.players[seat]!;
    if (stops(v, seat, pick) || completes(p, pick)) return false;
    return waysToWin(pick.startsWith('play ') ? withCard(p, cardIn(pick)) : p) === 0;
  }

  /** Whether a card in hand is too dear for now, on either side. */
  const isDear = (p: Somebody, card: Card): boolean =>
    (isPlayable(t, card) && priceFor(t, p, card) > p.up) || (isShield(t, card) && t.cards[card]!.shieldCost > p.up);

  /** Whether a Station may be kept next: once another one is tidied away, that costs less (MET-97). */
  const mayKeep = (p: Somebody): boolean =>
    p.stations.some((card, i) => {
      const { accepts, needs } = targetOf(t, p, card);
      return p.kept[i] === 0 && worth(t, p, accepts) >= needs;
    });

  /** To tidy a Station away that has no markers, or while none is needed: it may yet be what a Monster takes (MET-151). */
  const isPointless = (p: Somebody, markers: string | undefined): boolean =>
    markers === undefined || !(mayKeep(p) || p.hand.some((card) => card !== null && isDear(p, card)));

  /** Nothing can be paid for before the next turn, and that one begins with a window to tidy in (MET-70). */
  const isHasty = (p: Somebody, legal: readonly Answer[]): boolean => legal.includes('end') && !mayKeep(p);

  /** Nothing has changed since: whoever tidies to no end would never come to one. */
  function hasTidied({ stack }: View): boolean {
    const top = stack[stack.length - 1];
    return top?.t === 'turnAction' && top.tidied;
  }

  return (v: View, seat: Seat, legal: readonly Answer[], pick: Answer, before: readonly Answer[]): BlunderId[] => {
    const p = v.players[seat]!;
    if (isVain(p, pick))
      return legal.some((other) => other !== 'tidy' && !isVain(p, other)) ? ['discardedForNothing'] : [];
    if (pick === 'exchange' && legal.some((other) => completes(p, other))) return ['exchangedMission'];
    if (raises(pick) && legal.some((other) => completes(p, other))) return ['discardedMission'];
    if (isRivalSpared(v, seat, legal, pick)) return ['sparedRival'];
    if (pick === 'none') return ['refusedFreePlay'];
    if (pick === 'decline') return isDefenceRefused(v, p, legal) ? ['refusedDefence'] : [];
    if (pick === 'tidy') return hasTidied(v) ? ['tidiedAgain'] : isHasty(p, legal) ? ['tidiedEarly'] : [];
    if (pick.startsWith('tidy ')) {
      const [, card, more] = pick.split(' ');
      if (t.cards[t.cardOf.get(card!)!]!.category === STATION && isPointless(p, more)) return ['tidiedForNothing'];
      const played: Answer = more === 'protection' ? `protect ${card}` : `play ${card}`;
      return before.lastIndexOf(played) > before.lastIndexOf('end') ? ['tidiedWhatWasPlayed'] : [];
    }
    return [];
  };
}
