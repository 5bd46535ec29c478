import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { HERO, RESOURCE, STATION, THREAT } from '../content/vocabulary.ts';
import { targetOf, worth } from '../rules/queries.ts';
import { type Answer, FACTION, type View } from '../state.ts';

export type BlunderId =
  | 'discardedForNothing'
  | 'discardedMission'
  | 'exchangedMission'
  | 'refusedFreePlay'
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

  return (v: View, seat: Seat, legal: readonly Answer[], pick: Answer, before: readonly Answer[]): BlunderId[] => {
    const p = v.players[seat]!;
    if (isVain(p, pick))
      return legal.some((other) => other !== 'tidy' && !isVain(p, other)) ? ['discardedForNothing'] : [];
    if (pick === 'exchange') return legal.some((other) => completes(p, other)) ? ['exchangedMission'] : [];
    if (raises(pick)) return legal.some((other) => completes(p, other)) ? ['discardedMission'] : [];
    if (pick === 'none') return ['refusedFreePlay'];
    if (pick.startsWith('tidy ')) {
      const [, card, side] = pick.split(' ');
      const played: Answer = side === 'protection' ? `protect ${card}` : `play ${card}`;
      return before.lastIndexOf(played) > before.lastIndexOf('end') ? ['tidiedWhatWasPlayed'] : [];
    }
    return [];
  };
}
