import type { Seat } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import type { Player, State } from '../state.ts';
import { removeStation } from './piles.ts';

// 13. The Monster attack.

/** Whose Monster it is, for the events of an attack. */
export const attackerOf = (t: Tables, { attack }: State): { by: Seat; monster: string } => ({
  by: attack!.by,
  monster: t.cards[attack!.card]!.id,
});

/** It goes to the discard pile, and the markers on it above the Faction card (MET-150). */
export function leaveStation(s: State, p: Player, card: Card, markers: number): void {
  removeStation(p, card, markers);
  s.discard.push(card);
  p.up += markers;
}
