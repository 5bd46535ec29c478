import type { Seat } from '@ashtown/engine';
import json from '../../content.json' with { type: 'json' };
import { throwDie } from './dice.ts';
import { hurt } from './harm.ts';
import { BOROUGHS, type Borough, FACES, type Face, type Table, type Telling, UNITS, type Unit, upTo } from './table.ts';
import { decide, flee, pay } from './travel.ts';

/** Step 2: the symbol types in any order, until none is open or the active Monster is eliminated (KNY-29). */
export function* resolveAll(t: Table): Telling {
  const { open, seat } = t.turn;
  while (t.active.alive && FACES.some((face) => open[face] > 0)) {
    const legal = () => FACES.filter((face) => open[face] > 0);
    const face = (yield* decide(t, seat, 'chooseSymbolType', legal, { rides: true })) as Face;
    const n = open[face];
    open[face] = 0;
    yield* RESOLVE[face](t, n);
  }
}

const RESOLVE: Readonly<Record<Face, (t: Table, n: number) => Telling>> = {
  // biome-ignore lint/correctness/useYield: the others ask.
  *energy(t, n) {
    t.gain(t.turn.seat, n - Number(t.active.has('overload'))); // KNY-57, KNY-181
  },

  *heal(t, n) {
    const removed = yield* allocate(t, 'allocateHeal', n, 'jinx'); // KNY-61
    if (t.active.at !== 'manhattan') t.active.heal(n - removed); // KNY-59
  },

  *attack(t, n) {
    const removed = yield* allocate(t, 'allocateAttack', n, 'web'); // KNY-63
    if (n > removed) yield* attack(t, n - removed);
  },

  destruction: destroy,

  *celebrity(t, n) {
    const { seat } = t.turn;
    if (t.superstar === seat)
      t.active.score(n, 'celebrity'); // KNY-96
    else yield* takeSuperstar(t, n);
    if (t.active.has('personal-spotlight')) t.active.score(1, 'cards'); // KNY-183
  },

  *ouch(t, n) {
    const { seat } = t.turn;
    const me = t.active;
    if (me.has('carapace')) me.carapace = Math.min(15, me.carapace + n); // KNY-11, KNY-162
    const hit = n === 1 ? [seat] : n === 2 ? t.in(me.at) : t.living(); // KNY-102 to KNY-104
    yield* shoot(t, hit, true);
    if (n < 3 || !me.alive || t.statue === seat) return; // KNY-106 to KNY-108
    if (t.statue !== null) t.monsters[t.statue]!.score(-3, 'lost');
    me.score(3, 'statue');
    t.statue = seat;
  },
};

/** How many symbols each remove a token instead. */
function* allocate(t: Table, question: string, n: number, token: 'web' | 'jinx'): Telling<number> {
  const most = Math.min(n, t.active[token]);
  const removed = most === 0 ? 0 : ((yield* decide(t, t.turn.seat, question, () => upTo(0, most))) as number);
  t.active[token] -= removed;
  return removed;
}

/** Units hit Monsters in their borough (KNY-101, KNY-110). */
export function* shoot(t: Table, hit: readonly Seat[], isArmyAttack: boolean): Telling {
  const damage = hit.map((seat): [Seat, number] => {
    const monster = t.monsters[seat]!;
    return [seat, t.unitsIn(monster.at) - (isArmyAttack && monster.has('bulletproof') ? 1 : 0)];
  });
  yield* hurt(t, null, new Map(damage));
}

/** KNY-70. */
function* attack(t: Table, n: number): Telling {
  const me = t.active;
  const targets = t.living().filter((seat) => {
    const { at } = t.monsters[seat]!;
    if (seat === t.turn.seat) return false;
    if ((me.at === 'manhattan') !== (at === 'manhattan')) return true; // KNY-64, KNY-65
    return me.has('fireball') && at === me.at; // KNY-67
  });
  const isDoubled = new Map(targets.map((seat) => [seat, me.has('antimatter-pellets') && throwDie(t) === 'ouch']));
  const damage = targets.map((seat): [Seat, number] => {
    const isHealthier = t.monsters[seat]!.life > me.life; // KNY-69
    const amount = n * (me.has('shadow-double') ? 2 : 1) + (me.has('tesla-antennae') && isHealthier ? 1 : 0);
    return [seat, isDoubled.get(seat) ? 2 * amount : amount]; // KNY-68
  });
  yield* hurt(t, t.turn.seat, new Map(damage));
  const survivors = targets.filter((seat) => t.monsters[seat]!.alive);
  for (const seat of survivors) if (t.monsters[seat]!.has('drain')) t.hand(t.turn.seat, seat, 2); // KNY-168
  for (const seat of survivors) if (me.has('trash-thrower')) t.monsters[seat]!.score(-1, 'lost'); // KNY-198
  yield* flee(t, survivors);
}

/** Section 12, for a Monster that does not hold it. */
function* takeSuperstar(t: Table, n: number): Telling {
  const { seat } = t.turn;
  const from = t.superstar;
  const needs = from !== null && t.monsters[from]!.has('diva') ? 4 : 3; // KNY-98
  if (n < needs) return;
  t.superstar = seat;
  t.active.score(n - 2, 'celebrity'); // KNY-95
  if (t.active.has('broadway-star')) t.active.score(1, 'cards'); // KNY-159
  if (t.active.has('ego-trip')) t.gain(seat, 1); // KNY-169
  if (from === null) return;
  if (t.active.has('violent-star'))
    yield* hurt(t, seat, new Map([[from, 2]])); // KNY-201
  else if (t.monsters[from]!.has('violent-star')) yield* hurt(t, from, new Map([[seat, 1]]));
}

/** Section 11. */
function* destroy(t: Table, all: number): Telling {
  let points = all;
  const opened = new Set<Borough>();
  const objects = (): DestroyObject[] => objectsOf(t).filter(({ cost }) => cost <= points);
  while (points > 0) {
    const pick = yield* decide(
      t,
      t.turn.seat,
      'destroyObject',
      () => {
        const fits = objects();
        const here = (x: DestroyObject): boolean => x.at === t.active.at;
        const seen = (x: DestroyObject): boolean =>
          opened.has(x.at) || (x.kind === 'jet' && t.active.has('sharp-shooter'));
        const may = BOROUGHS.filter((at) => at !== t.active.at && !opened.has(at) && fits.some((x) => x.at === at));
        const ray = t.active.has('seismic-ray') && t.active.canPay(1) ? may.map((at) => `reach ${at}`) : []; // KNY-188
        const named = fits.filter((x) => here(x) || seen(x)).map((x) => x.name);
        return [...new Set(named), ...ray, ...(fits.some(here) ? [] : ['stop'])]; // KNY-91, KNY-92
      },
      { rides: true },
    );
    if (pick === 'stop') return;
    const [verb, to] = String(pick).split(' ') as [string, Borough];
    if (verb === 'reach') {
      yield* pay(t, t.turn.seat, 1);
      opened.add(to);
      continue;
    }
    const object = objects().find((x) => x.name === pick)!;
    points -= object.cost;
    object.take();
    const printed = [...json.units, ...json.tiles].find((x) => x.id === object.kind)!;
    reward(t, printed.reward);
    bonuses(t, object.kind);
  }
}

interface DestroyObject {
  at: Borough;
  name: string;
  kind: string;
  cost: number;
  take(): void;
}

/** KNY-85, KNY-89, in all boroughs. */
function objectsOf(t: Table): DestroyObject[] {
  const buildings = t.stacks.flatMap(({ at, nth, tiles }): DestroyObject[] => {
    const tile = json.tiles.find(({ id }) => id === tiles.at(-1));
    if (!tile || t.turn.unitsOnly) return [];
    const take = () => {
      tiles.pop();
      t.units.push({ at, kind: tile.unit as Unit, fresh: true }); // KNY-87
    };
    return [{ at, name: `building ${at} ${nth}`, kind: tile.id, cost: tile.durability, take }];
  });
  const units = t.units
    .filter(({ fresh }) => !fresh)
    .map((unit): DestroyObject => {
      const take = () => {
        t.units = t.units.filter((x) => x !== unit); // KNY-88
        t.turn.destroyed.push(unit.kind);
      };
      return { at: unit.at, name: `unit ${unit.at} ${unit.kind}`, kind: unit.kind, cost: unitCost(t, unit.kind), take };
    });
  return [...buildings, ...units];
}

/** KNY-93. */
function unitCost(t: Table, kind: Unit): number {
  const { durability } = json.units.find(({ id }) => id === kind)!;
  const isCheaper = (kind === 'tank' && t.active.has('can-opener')) || (kind === 'jet' && t.active.has('long-neck'));
  return durability - Number(isCheaper);
}

function reward(t: Table, { res, n }: { res: string; n: number }): void {
  if (res === 'star') t.active.score(n, 'destruction');
  else if (res === 'energy') t.gain(t.turn.seat, n);
  else t.active.heal(n); // KNY-60
}

/** KNY-86. */
function bonuses(t: Table, kind: string): void {
  const me = t.active;
  const isUnit = UNITS.some((unit) => unit === kind);
  if (kind === 'infantry' && me.has('hunter')) me.heal(1);
  if (!isUnit && me.has('leveler') && !t.turn.leveled) {
    me.score(1, 'cards');
    t.turn.leveled = true;
  }
  if (kind === 'jet' && me.has('sharp-shooter')) me.score(1, 'cards');
  if (isUnit && me.has('trophy-hunter')) me.score(1, 'cards');
}
