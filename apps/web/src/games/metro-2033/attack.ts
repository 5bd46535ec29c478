import type { Seat } from '@ashtown/engine';
import { type Card, type Fate, REPELLED, WAITS } from '@ashtown/metro-2033/board';
import type { Props } from './props.ts';
import { designOf } from './summary.ts';

/** How an attack went round the table, as far as it has come. */

export interface Step {
  seat: Seat;
  fate: Fate;
  /** How many cards were lost, where some were. */
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
const FATES: Readonly<Record<number, Fate>> = { [WAITS]: 'waits', [REPELLED]: 'repelled', 0: 'spared' };

/** The last attack round the table, from whoever discarded the Monster. Null where it is long ago. */
export function attackOf({ view: v, game }: Pick<Props, 'view' | 'game'>): AttackShown | null {
  const { attack } = v;
  if (!attack || attack.no + v.players.length <= v.turn.no) return null;
  const running = v.stack.some((f) => f.t === 'attack');
  const top = v.stack.at(-1);
  const asked = running && top && DURING.includes(top.t) && 'seats' in top ? top.seats[0] : null;
  const steps = game.facts.attackOrder(v).map((seat): Step => {
    const lost = attack.fates[seat]!;
    return { seat, fate: seat === asked ? 'now' : (FATES[lost] ?? 'lost'), lost, cards: attack.gone[seat]! };
  });
  return { card: attack.card, by: attack.by, running, steps };
}

/** The symbols of the Monster this seat is asked about, as bits; none where it is not asked. */
export function threatTo(p: Pick<Props, 'view' | 'seat' | 'tables'>): number {
  const top = p.view.stack.at(-1);
  return p.seat !== null && top?.t === 'defend' && top.seats[0] === p.seat ? designOf(p, top.card).signs : 0;
}
