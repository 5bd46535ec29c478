import type { Seat } from '@ashtown/engine';
import json from '../../content.json' with { type: 'json' };
import { buyStep } from './buy.ts';
import { count, result, roll, throwDie } from './dice.ts';
import { eliminate } from './harm.ts';
import { resolveAll } from './symbols.ts';
import { type Borough, OUTER, type Table, type Telling, Turn, upTo } from './table.ts';
import { close, decide, move, superSpeed } from './travel.ts';

/** The flow of the game as rules.md tells it; see `table.ts`. */
export function* play(t: Table): Telling {
  const first = yield* setUp(t);
  let normal = first;
  let next: { seat: Seat; extra: boolean; subway: boolean } = { seat: first, extra: false, subway: false };
  for (let no = 1; ; no++) {
    t.turn = new Turn(t.monsters.length, no, next.seat, next.extra, next.subway);
    yield* turn(t);
    t.winners ??= verdict(t);
    if (t.winners) return;
    const queued = t.queue.shift(); // KNY-28
    if (queued) next = { ...queued, extra: true };
    else {
      normal =
        t
          .order(normal)
          .slice(1)
          .find((seat) => t.monsters[seat]!.alive) ?? normal; // KNY-25
      next = { seat: normal, extra: false, subway: false };
    }
  }
}

/** Section 2: Monsters, the first player, the boroughs. */
function* setUp(t: Table): Telling<Seat> {
  for (const [seat, monster] of t.monsters.entries()) {
    const free = json.monsters.map(({ id }) => id).filter((id) => !t.monsters.some((x) => x.name === id));
    monster.name = (yield* decide(t, seat, 'chooseMonster', () => free)) as string; // KNY-16
  }
  let tied = [...t.monsters.keys()]; // KNY-21
  while (tied.length > 1) {
    const attacks = tied.map(() =>
      count(
        upTo(1, 6).map(() => throwDie(t)),
        'attack',
      ),
    );
    tied = tied.filter((_, i) => attacks[i] === Math.max(...attacks));
  }
  for (const seat of t.order(tied[0]!)) {
    const legal = () => OUTER.filter((at) => t.hasRoom(at));
    t.monsters[seat]!.at = (yield* decide(t, seat, 'chooseStartBorough', legal)) as Borough; // KNY-22
  }
  return tied[0]!;
}

/** KNY-24. */
function* turn(t: Table): Telling {
  startGains(t);
  if (t.active.has('super-speed')) yield* superSpeed(t); // KNY-36
  if (t.turn.subway) yield* decide(t, t.turn.seat, 'subwayMove', () => ['pass'], { rides: true }); // KNY-221
  yield* roll(t);
  yield* result(t);
  if (t.winners) return;
  yield* resolveAll(t);
  if (t.active.alive && t.living().length > 1) yield* move(t); // KNY-144
  yield* buyStep(t);
  yield* naturalSelection(t);
  for (const unit of t.units) unit.fresh = false; // KNY-89
}

/** Section 4. */
function startGains(t: Table): void {
  const { seat } = t.turn;
  const me = t.active;
  if (me.at === 'manhattan') {
    const { star, energy } = json.zones[me.zone]!; // KNY-33
    me.score(star, 'manhattan');
    t.gain(seat, energy);
  }
  if (me.has('broadway-star') && t.superstar === seat) me.score(1, 'cards'); // KNY-34
  if (me.has('ego-trip') && t.superstar === seat) t.gain(seat, 1);
  if (me.has('king-of-queens') && me.at === 'queens') {
    t.gain(seat, 1);
    me.heal(1);
  }
  if (me.has('regeneration')) me.heal(1);
}

/** KNY-179. */
function* naturalSelection(t: Table): Telling {
  if (!t.active.has('natural-selection') || !t.turn.dice.includes('celebrity')) return;
  t.drop(t.turn.seat, 'natural-selection');
  eliminate(t, t.turn.seat);
  yield* close(t);
}

/** KNY-142 to KNY-146, at the end of a turn. */
function verdict(t: Table): Seat[] | null {
  const living = t.living();
  if (living.length === 0) return t.turn.fell.toSorted((a, b) => a - b);
  if (living.length === 1) return living;
  return t.active.alive && t.active.star === 20 ? [t.turn.seat] : null;
}
