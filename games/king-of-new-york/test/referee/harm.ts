import type { Seat } from '@ashtown/engine';
import type { Table, Telling } from './table.ts';
import { upTo } from './table.ts';
import { close } from './travel.ts';

/** Section 14: one damage event; `by` is whose damage it is, `amounts` go by seat. */
export function* hurt(t: Table, by: Seat | null, amounts: ReadonlyMap<Seat, number>): Telling {
  const hit = t.living().filter((seat) => (amounts.get(seat) ?? 0) > 0);
  if (hit.length === 0) return;
  t.busy++;
  const paid = new Map<Seat, number>();
  for (const seat of hit) {
    const monster = t.monsters[seat]!;
    if (monster.has('carapace') && monster.carapace > 0) {
      const pick = yield { seat, question: 'carapaceDiscard', legal: ['keep', 'discard'] }; // KNY-118
      if (pick === 'discard') t.shed(seat);
    }
    const most = monster.has('of-another-world') ? Math.min(amounts.get(seat)!, monster.energy) : 0;
    if (most > 0) paid.set(seat, (yield { seat, question: 'payDamageWithEnergy', legal: upTo(0, most) }) as number); // KNY-119
  }
  for (const seat of hit) {
    const monster = t.monsters[seat]!;
    const n = amounts.get(seat)!;
    const energy = paid.get(seat) ?? 0;
    monster.energy -= energy;
    monster.life = Math.max(0, monster.life - (n - energy)); // KNY-112
    if (by === t.turn.seat && seat !== by) t.turn.dealt[seat]! += n; // KNY-73
  }
  const dead = hit.filter((seat) => t.monsters[seat]!.life === 0);
  for (const seat of dead) eliminate(t, seat);
  if (dead.length > 0) yield* close(t); // KNY-156
  for (const seat of hit) {
    const monster = t.monsters[seat]!;
    if (!monster.alive) continue;
    if (monster.has('phoenix-blood')) t.gain(seat, 1); // KNY-184
    if (by === null || by === seat) continue;
    const has = (id: string) => t.monsters[by]!.has(id);
    const lying = (token: 'jinx' | 'web') => t.monsters.reduce((sum, x) => sum + x[token], 0);
    if (has('curse') && lying('jinx') < 13) monster.jinx++; // KNY-11, KNY-166
    if (has('webspinner') && lying('web') < 13) monster.web++; // KNY-202
  }
  t.busy--;
}

/** KNY-121. */
export function eliminate(t: Table, seat: Seat): void {
  const monster = t.monsters[seat]!;
  for (const id of monster.cards.slice()) t.drop(seat, id);
  Object.assign(monster, { life: 0, energy: 0, at: null, web: 0, jinx: 0, carapace: 0, souvenirs: [] });
  monster.out = t.turn.no;
  t.turn.fell.push(seat);
  if (t.superstar === seat) t.superstar = null;
  if (t.statue === seat) t.statue = null;
  t.claims = t.claims.filter((x) => x !== seat);
  t.queue = t.queue.filter((x) => x.seat !== seat);
}
