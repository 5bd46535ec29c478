import { type Card, clockwise, matching, REPELLED, tables as t, type View, WAITS } from '@ashtown/catalog/metro-2033';
import type { Seat } from '@ashtown/engine';
import { designOf } from './summary.ts';

/** How an attack went round the table, as far as it has come. */

export type Fate = 'waits' | 'now' | 'repelled' | 'failed';
export interface Step {
  seat: Seat;
  fate: Fate;
  /** How many cards were lost, where it failed. */
  lost: number;
  /** The cards it was repelled with, or those lost. */
  cards: readonly Card[];
}
export interface AttackShown {
  card: Card;
  by: Seat;
  running: boolean;
  steps: readonly Step[];
}

/** What belongs to an attack while one is asked about it. */
const DURING: readonly string[] = ['defend', 'loseStation', 'freePlay'];

/** The last attack round the table: clockwise from whoever discarded the Monster. Null where it is long ago. */
export function attackOf(v: View): AttackShown | null {
  const { attack } = v;
  if (!attack || attack.no + v.players.length <= v.turn.no) return null;
  const running = v.stack.some((f) => f.t === 'attack');
  const top = v.stack.at(-1);
  const asked = running && top && DURING.includes(top.t) ? ('seats' in top ? top.seats[0] : null) : null;
  const steps = attack.fates.map((_, nth): Step => {
    const seat = clockwise(v, attack.by, nth);
    const fate = attack.fates[seat]!;
    const cards = attack.gone[seat]!;
    if (seat === asked) return { seat, fate: 'now', lost: 0, cards };
    if (fate === WAITS) return { seat, fate: 'waits', lost: 0, cards };
    return fate === REPELLED ? { seat, fate: 'repelled', lost: 0, cards } : { seat, fate: 'failed', lost: fate, cards };
  });
  return { card: attack.card, by: attack.by, running, steps };
}

/** The Monster this seat is asked about, with what it has against it. */
export function threatTo(v: View, seat: Seat | null): { signs: number; guards: readonly Card[] } | null {
  const top = v.stack.at(-1);
  if (seat === null || top?.t !== 'defend' || top.seats[0] !== seat) return null;
  const { signs } = designOf(top.card);
  return { signs, guards: matching(t, v.players[seat]!, signs) };
}
