import type { Seat } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { HERO, RESOURCE, STATION, THREAT } from '../content/vocabulary.ts';
import { isPlayable, isShield, priceFor, targetOf, worth } from '../rules/queries.ts';
import { type Answer, FACTION, type View } from '../state.ts';

export type BlunderId =
  | 'discardedForNothing'
  | 'discardedMission'
  | 'exchangedMission'
  | 'refusedFreePlay'
  | 'tidiedForNothing'
  | 'tidiedWhatWasPlayed';

/** What anybody who knows the game would laugh at. */
export function blundersOf(t: Tables) {
  type Somebody = View['players'][number];
  const cardIn = (pick: Answer): number => t.cardOf.get(pick.slice(pick.indexOf(' ') + 1))!;

  /** Nothing is below that would rise, and the card does nothing itself, or, as a Caravan, something for the others only. */
  function isVain({ down }: Somebody, pick: Answer): boolean {
    if (!pick.startsWith('discard ')) return false;
    const { cost, category } = t.cards[cardIn(pick)]!;
    return Math.min(down, cost) === 0 && category !== THREAT;
  }

  /** A card that is discarded for its markers only; a completed mission raises them all (MET-92). */
  const raises = (pick: Answer): boolean => pick.startsWith('discard ') && t.cards[cardIn(pick)]!.category !== THREAT;

  /** Whether a card makes a mission possible that is not yet. */
  function completes(p: Somebody, pick: Answer): boolean {
    if (!pick.startsWith('play ')) return false;
    const card = cardIn(pick);
    const { category } = t.cards[card]!;
    const after = {
      ...p,
      resources: category === RESOURCE ? [...p.resources, card] : p.resources,
      heroes: category === HERO ? [...p.heroes, card] : p.heroes,
    };
    const open = p.stations.filter((_, i) => p.kept[i] === 0);
    const targets = [...open, ...(p.flipped ? [] : [FACTION]), ...(category === STATION ? [card] : [])];
    return targets.some((target) => {
      const { accepts, needs } = targetOf(t, p, target);
      return worth(t, after, accepts) >= needs;
    });
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

  return (v: View, seat: Seat, legal: readonly Answer[], pick: Answer, before: readonly Answer[]): BlunderId[] => {
    const p = v.players[seat]!;
    if (isVain(p, pick))
      return legal.some((other) => other !== 'tidy' && !isVain(p, other)) ? ['discardedForNothing'] : [];
    if (pick === 'exchange') return legal.some((other) => completes(p, other)) ? ['exchangedMission'] : [];
    if (raises(pick)) return legal.some((other) => completes(p, other)) ? ['discardedMission'] : [];
    if (pick === 'none') return ['refusedFreePlay'];
    if (pick.startsWith('tidy ')) {
      const [, card, more] = pick.split(' ');
      if (t.cards[t.cardOf.get(card!)!]!.category === STATION && isPointless(p, more)) return ['tidiedForNothing'];
      const played: Answer = more === 'protection' ? `protect ${card}` : `play ${card}`;
      return before.lastIndexOf(played) > before.lastIndexOf('end') ? ['tidiedWhatWasPlayed'] : [];
    }
    return [];
  };
}
