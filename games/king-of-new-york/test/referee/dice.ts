import { rand } from '@ashtown/engine';
import { FACES, type Face, type Table, type Telling, upTo } from './table.ts';
import { decide, pay } from './travel.ts';

export const throwDie = (t: Table): Face => FACES[rand(t.rng, 6)]!;
const throwDice = (t: Table, n: number): Face[] => upTo(1, n).map(() => throwDie(t));
export const count = (dice: readonly Face[], face: Face): number => dice.filter((x) => x === face).length;
function takeOne(dice: Face[], face: Face): void {
  dice.splice(dice.indexOf(face), 1);
}

/** Section 5. */
export function* roll(t: Table): Telling {
  const monster = t.active;
  const pool = 6 + Number(monster.has('extra-head')) + Number(monster.has('natural-selection')); // KNY-3
  t.turn.dice = throwDice(t, pool);
  t.turn.rerolls = Math.max(0, 2 - monster.web); // KNY-39
  while (t.turn.rerolls > 0) {
    const pick = yield* decide(t, t.turn.seat, 'rollOrStop', () => rollOrStop(t), { rides: true });
    if (pick === 'stop') break;
    const again = String(pick).split(' ').slice(1) as Face[];
    if (again.includes('ouch')) yield* pay(t, t.turn.seat, monster.jinx); // KNY-42
    for (const face of again) takeOne(t.turn.dice, face);
    t.turn.dice.push(...throwDice(t, again.length));
    t.turn.rerolls--;
  }
}

/** With every die locked only to stop is left, by itself (KNY-44) unless a free action is possible (KNY-31). */
function rollOrStop(t: Table): string[] {
  const monster = t.active;
  const isLocked = (face: Face): boolean =>
    (face === 'attack' && monster.has('terminal-rage')) || (face === 'ouch' && !monster.canPay(monster.jinx));
  const loose = t.turn.dice.filter((face) => !isLocked(face));
  const aura = t.owner('jinx-aura');
  const isBound = aura !== null && aura !== t.turn.seat; // KNY-43
  const isFree = loose.some((face) => face !== 'ouch' || monster.jinx === 0); // KNY-44
  const sets = new Set<string>();
  for (const bits of upTo(1, 2 ** loose.length - 1)) {
    const set = loose.filter((_, i) => bits & (1 << i));
    sets.add(FACES.flatMap((face) => set.filter((x) => x === face)).join(' '));
  }
  return [...(isBound && isFree ? [] : ['stop']), ...[...sets].map((set) => `reroll ${set}`)];
}

/** Section 6. */
export function* result(t: Table): Telling {
  const monster = t.active;
  const { turn } = t;
  if (monster.has('chameleon')) yield* chameleon(t);
  const climb = monster.has('climb-the-empire-state-building') && monster.at === 'manhattan';
  if (climb && FACES.every((face) => turn.dice.includes(face))) {
    monster.score(2, 'cards'); // KNY-165
    t.queue.push({ seat: turn.seat, subway: false });
  }
  const { open } = turn;
  for (const face of FACES) open[face] = count(turn.dice, face);
  if (monster.has('stomp')) open.destruction++; // KNY-48
  if (monster.has('fury') && t.unitsIn(monster.at) >= 3) {
    open.destruction++;
    open.energy++;
  }
  if (monster.has('towering-titan')) open.attack += 2;
  if (monster.has('hailing-cabs')) {
    const pick = yield* decide(t, turn.seat, 'hailingCabs', () => ['yes', 'no']);
    if (pick === 'yes') {
      open.destruction += 2; // KNY-173
      turn.unitsOnly = true;
    }
  }
  if (monster.has('painbow')) {
    if (open.destruction >= 6) {
      t.winners = [turn.seat]; // KNY-147
      return;
    }
    open.attack += open.destruction >= 4 ? 2 : open.destruction >= 2 ? 1 : 0; // KNY-182
  }
  yield* convert(t);
}

/** KNY-51; of two ways, a number below 0 is the way back. */
function* convert(t: Table): Telling {
  const { open, seat } = t.turn;
  if (t.active.has('universal-soldier')) {
    const n = (yield* decide(t, seat, 'convertSymbols', () => upTo(-open.attack, open.heal))) as number;
    open.heal -= n;
    open.attack += n;
  }
  if (t.active.has('artificial-heart')) {
    const n = (yield* decide(t, seat, 'convertSymbols', () => upTo(0, open.heal))) as number;
    open.heal -= n;
    open.energy += n;
  }
}

/** KNY-163: pairs, one after the other; a die that was turned is left alone. */
function* chameleon(t: Table): Telling {
  const { turn } = t;
  const loose = turn.dice.slice();
  const turned: Face[] = [];
  for (;;) {
    const pick = yield* decide(t, turn.seat, 'chameleon', () => {
      if (!loose.includes('celebrity')) return ['pass'];
      const others = loose.slice();
      takeOne(others, 'celebrity');
      return [
        'pass',
        ...[...new Set(others)].flatMap((from) => FACES.filter((to) => to !== from).map((to) => `turn ${from} ${to}`)),
      ];
    });
    if (pick === 'pass') return;
    const [, from, to] = String(pick).split(' ') as [string, Face, Face];
    takeOne(loose, 'celebrity');
    takeOne(loose, from);
    turned.push(to);
    turn.dice = [...loose, ...turned];
  }
}
