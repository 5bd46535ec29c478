import type { Tables } from '../content/tables.ts';
import { COLOURS, GROUPS, PARTS, TYPES, VEHICLES } from '../content/vocabulary.ts';
import type { Player, State } from '../state.ts';
import { countType, owned } from './queries.ts';

/** Cards of each kind in a hand. */
export function countKinds(t: Tables, hand: readonly number[]): number[] {
  const n = new Array<number>(t.equipment.length).fill(0);
  for (let i = 0; i < hand.length; i++) n[hand[i]!]!++;
  return n;
}

/** Things of a player that a scoring tile counts (ARM-234 to ARM-237). */
export function countFor(t: Tables, p: Player, tile: number): number {
  const { count } = t.scoring[tile]!;
  if (count.t === 'scorePerSurvivor') return owned(p, COLOURS.indexOf(count.colour));
  if (count.t === 'scorePerBuildingType') return countType(t, p, TYPES.indexOf(count.buildingType));
  return countGroups(t, p.hand, count.groups);
}

export function countGroups(t: Tables, hand: readonly number[], groups: readonly string[]): number {
  if (groups.includes('any')) return hand.length;
  let n = 0;
  for (let i = 0; i < hand.length; i++) if (groups.includes(GROUPS[t.equipment[hand[i]!]!.group]!)) n++;
  return n;
}

/** VP for a group of equipment in one hand (ARM-228 to ARM-233); maps depend on everybody's: `mapVp`. */
export function groupVp(t: Tables, hand: readonly number[], group: number): number {
  if (GROUPS[group] === 'vehicle') return vehicleVp(t, hand);
  let n = 0;
  let kind = -1;
  for (let i = 0; i < hand.length; i++)
    if (t.equipment[hand[i]!]!.group === group) {
      n++;
      kind = hand[i]!;
    }
  return kind < 0 ? 0 : kindVp(t, kind, n);
}

/** What n cards of a kind are worth. */
export function kindVp(t: Tables, kind: number, n: number): number {
  const { worth } = t.equipment[kind]!;
  if (worth.t === 'scoreProgressive') return worth.vpByCount[Math.min(n, worth.vpByCount.length - 1)]!;
  if (worth.t === 'scoreSets') return worth.vpPerSet * Math.floor(n / worth.setSize);
  return 0;
}

/** ARM-230 and ARM-231: VP for maps by seat. */
export function mapVp(t: Tables, s: State): number[] {
  const group = GROUPS.indexOf('map');
  const kind = t.equipment.find((e) => e.group === group);
  if (kind?.worth.t !== 'scoreMajority') return s.players.map(() => 0);
  const { first, second } = kind.worth;
  return majority(
    s.players.map((p) => countGroups(t, p.hand, ['map'])),
    first,
    second,
  );
}

export function majority(n: readonly number[], first: number, second: number): number[] {
  const most = Math.max(...n);
  const leaders = n.filter((x) => x === most).length;
  const next = Math.max(...n.map((x) => (x === most ? 0 : x)));
  return n.map((x) => (x === 0 ? 0 : x === most ? first : leaders === 1 && x === next ? second : 0));
}

// --- vehicle parts ---------------------------------------------------------------------------------------------------

const BEST = new WeakMap<Tables, Map<string, number>>();
const V = VEHICLES.length;
const P = PARTS.length;

/** ARM-232 and ARM-233: the best way to put parts into groups of different parts. */
export function vehicleVp(t: Tables, hand: readonly number[]): number {
  const n = new Array<number>(V * P).fill(0);
  let some = false;
  for (let i = 0; i < hand.length; i++) {
    const { vehicle, part } = t.equipment[hand[i]!]!;
    if (vehicle < 0) continue;
    n[vehicle * P + part]!++;
    some = true;
  }
  if (!some) return 0;
  let known = BEST.get(t);
  if (!known) {
    known = new Map();
    BEST.set(t, known);
  }
  const key = n.join();
  const best = known.get(key) ?? bestGroups(t, n);
  known.set(key, best);
  return best;
}

/**
 * One vehicle after the other: some of its parts make groups of their own, the rest goes on to the mixed groups. Only the
 * best way to each rest is followed.
 */
function bestGroups(t: Tables, n: readonly number[]): number {
  let rests = new Map<string, { rest: number[]; vp: number }>([['', { rest: PARTS.map(() => 0), vp: 0 }]]);
  for (let v = 0; v < V; v++) {
    const next: typeof rests = new Map();
    const own = n.slice(v * P, v * P + P);
    for (const { rest, vp } of rests.values())
      forEachSplit(own, t.sameVehicle, (left, more) => {
        const sum = rest.map((k, part) => k + left[part]!);
        const key = sum.join();
        if ((next.get(key)?.vp ?? -1) < vp + more) next.set(key, { rest: sum, vp: vp + more });
      });
    rests = next;
  }
  let best = 0;
  for (const { rest, vp } of rests.values()) best = Math.max(best, vp + layers(rest, t.mixed));
  return best;
}

/** Every way to take groups of different parts out of one vehicle's; `take` gets what is left and what they give. */
function forEachSplit(own: readonly number[], vp: readonly number[], take: (left: number[], vp: number) => void): void {
  const step = (left: number[], sum: number, from: number) => {
    take(left, sum);
    for (let mask = from; mask > 0; mask--) {
      let size = 0;
      let fits = true;
      for (let part = 0; part < P; part++)
        if (mask & (1 << part)) {
          size++;
          if (left[part] === 0) fits = false;
        }
      // A single part is worth no more alone than among others.
      if (!fits || size < 2) continue;
      step(
        left.map((k, part) => k - ((mask >> part) & 1)),
        sum + vp[size]!,
        mask,
      );
    }
  };
  step(own.slice(), 0, (1 << P) - 1);
}

/** Mixed groups: the more parts in one, the more each is worth, so the first is as large as can be, then the second. */
function layers(parts: readonly number[], vp: readonly number[]): number {
  let sum = 0;
  for (let layer = 1; ; layer++) {
    let size = 0;
    for (const k of parts) if (k >= layer) size++;
    if (size === 0) return sum;
    sum += vp[size]!;
  }
}
