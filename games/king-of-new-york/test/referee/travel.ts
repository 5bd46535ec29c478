import type { Seat } from '@ashtown/engine';
import { BOROUGHS, type Borough, OUTER, type Reply, type Table, type Telling, UNITS, upTo } from './table.ts';

/** What is asked with free actions beside it, what is paid for, and all ways from borough to borough. */

interface Beside {
  /** Whether Subway moves are possible beside it (KNY-221). */
  rides?: boolean;
  /** Where there is more to it than tokens on Carapace. */
  mayShed?: () => boolean;
}

/** A question with its free actions, again after each of them; without any answer left there is no question: null. */
export function* decide(
  t: Table,
  seat: Seat,
  question: string,
  legal: () => readonly Reply[],
  { rides = false, mayShed = () => true }: Beside = {},
): Telling<Reply | null> {
  for (;;) {
    const answers = legal();
    if (answers.length === 0) return null;
    const free = freeActions(t, seat, rides, mayShed);
    const all = [...answers, ...free];
    if (all.length === 1) return all[0]!; // KNY-31
    const pick = yield { seat, question, legal: all };
    if (pick === 'shed carapace') t.shed(seat);
    else if (String(pick).startsWith('ride ')) yield* ride(t, String(pick).slice('ride '.length) as Borough);
    else return pick;
  }
}

/** KNY-32. */
function freeActions(t: Table, seat: Seat, rides: boolean, mayShed: () => boolean): string[] {
  const monster = t.monsters[seat]!;
  if (seat !== t.turn.seat || t.turn.no === 0 || t.busy > 0) return [];
  const shed = monster.has('carapace') && monster.carapace > 0 && mayShed() ? ['shed carapace'] : [];
  if (!rides || !t.turn.subway || t.turn.rides >= 12 || !monster.canPay(t.moveFee)) return shed; // KNY-213, KNY-222
  const to = BOROUGHS.filter((at) => at !== monster.at && t.hasRoom(at)); // KNY-220
  return [...shed, ...to.map((at) => `ride ${at}`)];
}

/** KNY-220. */
function* ride(t: Table, to: Borough): Telling {
  t.turn.rides++;
  yield* pay(t, t.turn.seat, t.moveFee);
  yield* go(t, t.turn.seat, to);
}

/** KNY-140: partly in ♥, where Of Another World is. */
export function* pay(t: Table, seat: Seat, n: number): Telling {
  const monster = t.monsters[seat]!;
  if (n === 0) return;
  if (!monster.has('of-another-world')) {
    monster.energy -= n;
    return;
  }
  const inLife = (yield* decide(
    t,
    seat,
    'payWithLife',
    () => upTo(Math.max(0, n - monster.energy), Math.min(n, monster.life - 1)),
    // README: not where the life above 10 is what it is paid with.
    { mayShed: () => monster.energy + Math.min(10, Math.min(10, monster.life) + monster.carapace) - 1 >= n },
  )) as number;
  monster.life -= inLife;
  monster.energy -= n - inLife;
}

/** A change of borough by whatever means, with the arrival effects (KNY-124). */
export function* go(t: Table, seat: Seat, to: Borough): Telling {
  const monster = t.monsters[seat]!;
  monster.second = to === 'manhattan' && t.in('manhattan').length > 0; // KNY-149
  monster.at = to;
  monster.zone = 0; // KNY-122
  t.shift();
  if (to === 'manhattan') {
    t.turn.entered = true;
    if (!t.turn.entryPaid) {
      monster.score(1, 'manhattan'); // KNY-122
      if (monster.has('chinatown-regular')) monster.heal(2); // KNY-164; one memory for both: KNY-26, KNY-123
    }
    t.turn.entryPaid = true;
  }
  if (monster.has('tourist')) t.putSouvenir(seat);
  if (monster.has('stink-attack')) yield* stink(t, seat, to);
}

/** KNY-191: each to a different one of the other four; once all are sent, only a free action makes it a question (KNY-31). */
function* stink(t: Table, seat: Seat, from: Borough): Telling {
  const sent = new Set<Borough>();
  if (t.unitsIn(from) === 0) return;
  for (;;) {
    const pick = yield* decide(t, seat, 'stinkAttack', () => {
      const to = BOROUGHS.filter((at) => at !== from && !sent.has(at));
      const sorts = UNITS.flatMap((kind) =>
        [false, true]
          .filter((fresh) => t.units.some((x) => x.at === from && x.kind === kind && x.fresh === fresh))
          .map((fresh) => (fresh ? `fresh ${kind}` : kind)),
      );
      return ['done', ...sorts.flatMap((sort) => to.map((at) => `send ${sort} ${at}`))];
    });
    if (pick === 'done') return;
    const words = String(pick).split(' ');
    const [kind, to] = words.slice(-2) as [string, Borough];
    t.units.find((x) => x.at === from && x.kind === kind && x.fresh === words.includes('fresh'))!.at = to;
    sent.add(to);
  }
}

/** KNY-193. */
export function* superSpeed(t: Table): Telling {
  const monster = t.active;
  const pick = yield* decide(t, t.turn.seat, 'superSpeedMove', () => {
    if (monster.at === 'manhattan') return monster.zone < 2 ? ['pass', 'up'] : ['pass'];
    return ['pass', ...(t.hasRoom('manhattan') ? ['manhattan'] : t.outerFor(t.turn.seat))];
  });
  if (pick === 'up') monster.zone++;
  else if (pick !== 'pass') yield* go(t, t.turn.seat, pick as Borough);
}

/** Section 16. */
export function* move(t: Table): Telling {
  const monster = t.active;
  const pick = yield* decide(
    t,
    t.turn.seat,
    'moveStep',
    () => {
      if (monster.at === 'manhattan') return monster.zone < 2 && (t.climbs || !t.turn.entered) ? ['up'] : ['stay']; // KNY-127, KNY-128
      if (t.hasRoom('manhattan')) return ['manhattan']; // KNY-125, KNY-151
      return ['stay', ...(monster.canPay(t.moveFee) ? t.outerFor(t.turn.seat) : [])]; // KNY-126, KNY-213
    },
    { rides: true },
  );
  if (pick === 'up') monster.zone++;
  else if (pick !== 'stay') {
    if (pick !== 'manhattan') yield* pay(t, t.turn.seat, t.moveFee); // KNY-130
    yield* go(t, t.turn.seat, pick as Borough);
  }
}

/** Section 10, and KNY-152 and KNY-153: those attacked in Manhattan, then the attacker. */
export function* flee(t: Table, attacked: readonly Seat[]): Telling {
  const asked = t
    .in('manhattan')
    .filter((seat) => attacked.includes(seat))
    .sort((a, b) => Number(t.monsters[a]!.second) - Number(t.monsters[b]!.second));
  let fled = false;
  for (const seat of asked) {
    const monster = t.monsters[seat]!;
    const legal = () => ['stay', ...(monster.canPay(t.moveFee) ? OUTER.filter((at) => t.hasRoom(at)) : [])];
    const pick = yield* decide(t, seat, 'flee', legal);
    if (pick === 'stay') continue;
    yield* pay(t, seat, t.moveFee);
    yield* go(t, seat, pick as Borough);
    fled = true;
  }
  if (fled && t.active.at !== 'manhattan') yield* go(t, t.turn.seat, 'manhattan'); // KNY-78
}

/** KNY-154 to KNY-156, after an elimination. */
export function* close(t: Table): Telling {
  t.shift();
  if (!t.advanced || t.closed || t.living().length >= 5) return;
  t.closed = true;
  const seat = t.in('manhattan').find((x) => t.monsters[x]!.second);
  if (seat === undefined) return;
  const pick = yield* decide(t, seat, 'leaveClosedSpace', () => t.outerFor(seat));
  yield* go(t, seat, pick as Borough);
}
