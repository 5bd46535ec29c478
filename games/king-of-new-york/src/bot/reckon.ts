import type { Seat } from '@ashtown/engine';
import { countFaces, facesOf } from '../answers/index.ts';
import type { Tables } from '../content/tables.ts';
import { BLACK_DICE, CELEBRITY, FACES, OUCH } from '../content/vocabulary.ts';
import { canPay, findMod, mustReroll, rerollsOf, sumMods } from '../rules/queries.ts';
import type { Answer, State, View } from '../state.ts';
import { FEATURES, measureOf, vectorOf } from './features.ts';
import { beforeReroll, codeOf, kept, type Lattice, type Limits, latticeOf } from './rerolls.ts';
import { surelyWins } from './sure.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** What dice that surely win are worth besides, in stars: as much as the way from even chances to the win. */
const WIN = 20;

/** Whether symbols will do, or how much they will do. */
type Use = (symbols: readonly number[]) => boolean | number;

/**
 * What stopping and every reroll are worth, over all the rolls that may follow; NaN for an answer that is neither. The dice
 * are worth what `evaluate` makes of them when the last roll is done; in a hurry, what it makes of each face alone.
 */
export function reckonOf(t: Tables, w: Weights = WEIGHTS, win = WIN) {
  const measure = measureOf(t, w);
  const weights = vectorOf(w);
  const measured = new Float64Array(FEATURES.length);

  const weighed = (): number => {
    let sum = 0;
    for (let k = 0; k < weights.length; k++) sum += weights[k]! * measured[k]!;
    return sum;
  };
  function restOf(v: View, seat: Seat): number {
    measure.all(v, seat, measured);
    const all = weighed();
    measure.dice(v, seat, measured);
    return all - weighed();
  }
  /** What the dice of a seat are worth once they have fallen. */
  function diceOf(v: View, seat: Seat): (counts: readonly number[]) => number {
    const dice: number[] = [];
    const rolled: View = { ...v, turn: { ...v.turn, dice, rerolls: 0 } };
    return (counts) => {
      dice.length = 0;
      for (let face = 0; face < counts.length; face++) for (let n = counts[face]!; n > 0; n--) dice.push(face);
      measure.dice(rolled, seat, measured);
      return weighed();
    };
  }
  function valuesOf(v: View, seat: Seat, l: Lattice, hurry: boolean): Float64Array {
    const worth = diceOf(v, seat);
    const rest = restOf(v, seat);
    const values = new Float64Array(l.sets.length);
    const value = hurry ? byFace(worth, l.dice) : worth;
    for (let i = l.full; i < values.length; i++) values[i] = rest + value(l.sets[i]!);
    if (hurry || win === 0) return values;
    const { at } = v.players[seat]!;
    const wins = doing(t, v, seat, l, (symbols) => surelyWins(t, v, symbols, at));
    for (let i = l.full; i < values.length; i++) values[i]! += win * wins(i);
    return values;
  }

  return (given: View | State, seat: Seat, legal: readonly Answer[], hurry = false): number[] | null => {
    const v = given as View;
    const top = v.stack[v.stack.length - 1];
    if (top?.t !== 'rollOrStop' || top.seats[0] !== seat) return null;
    const lattice = latticeOf(v.turn.dice.length);
    return worthsOf(v, legal, lattice, valuesOf(v, seat, lattice, hurry), limitsFor(t, w, v, seat));
  };
}

/** What each answer is worth, by what the full sets of dice are worth in the end. */
function worthsOf(v: View, legal: readonly Answer[], l: Lattice, values: Float64Array, limits: Limits): number[] {
  const keep = keptFor(l, values, v.turn.rerolls - 1, limits);

  const now = codeOf(countFaces(v.turn.dice));
  return legal.map((pick) => {
    if (pick === 'stop') return values[l.at(now)]!;
    if (typeof pick !== 'string' || !pick.startsWith('reroll ')) return Number.NaN;
    const thrown = facesOf(pick as `reroll ${string}`);
    return keep[l.at(now - codeOf(thrown))]! - (thrown[OUCH]! > 0 ? limits.fee : 0);
  });
}

/** What each set is worth to keep with so many rerolls after it. */
function keptFor(l: Lattice, values: Float64Array, rerolls: number, limits: Limits): Float64Array {
  let last = kept(l, values);
  for (let left = rerolls; left > 0; left--) last = kept(l, beforeReroll(l, last, limits));
  return last;
}

/** The chances of each answer that the dice will do, or how much they will do, for whoever goes for it. */
export function chancesOf(t: Tables, v: View, seat: Seat, legal: readonly Answer[], willDo: Use): number[] {
  const lattice = latticeOf(v.turn.dice.length);
  return worthsOf(v, legal, lattice, valuesIf(t, v, seat, lattice, willDo), limitsIf(t, v, seat));
}

/** The same before the first roll of a turn. */
export function chanceAhead(t: Tables, v: View, seat: Seat, willDo: Use): number {
  const p = v.players[seat]!;
  const lattice = latticeOf(BLACK_DICE + sumMods(t, p, 'dice'));
  return keptFor(lattice, valuesIf(t, v, seat, lattice, willDo), rerollsOf(p), limitsIf(t, v, seat))[0]!;
}

/** What each full set will do; fees count for nothing beside that. */
function valuesIf(t: Tables, v: View, seat: Seat, l: Lattice, willDo: Use) {
  const does = doing(t, v, seat, l, willDo);
  return Float64Array.from(l.sets, (_, i) => (i >= l.full ? does(i) : 0));
}
function limitsIf(t: Tables, v: View, seat: Seat): Limits {
  const limits = limitsFor(t, WEIGHTS, v, seat);
  return { ...limits, fee: limits.fee < Number.POSITIVE_INFINITY ? 0 : limits.fee };
}

/** What sets will do, as they fall or once CELEBRITY is thrown away to turn other dice (KNY-163). */
function doing(t: Tables, v: View, seat: Seat, l: Lattice, willDo: Use): (i: number) => number {
  if (!findMod(t, v.players[seat]!, 'swapDice')) return (i) => Number(willDo(l.sets[i]!));
  const does: number[] = [];
  for (const [i, set] of l.sets.entries())
    does.push(Math.max(Number(willDo(set)), ...turned(l, i).map((j) => does[j]!)));
  return (i) => does[i]!;
}

/** What a set becomes with a CELEBRITY less and another die turned. */
function turned(l: Lattice, i: number): number[] {
  const N = FACES.length;
  const rest = l.less[i * N + CELEBRITY]!;
  if (rest < 0) return [];
  return FACES.flatMap((_, from) => {
    const less = l.less[rest * N + from]!;
    return less < 0 ? [] : FACES.flatMap((_, to) => (to === CELEBRITY ? [] : l.more[less * N + to]!));
  });
}

/** The faces one by one, as if they had nothing to do with each other. */
function byFace(worth: (counts: readonly number[]) => number, dice: number): (counts: readonly number[]) => number {
  const none = worth(NONE);
  const alone = FACES.map((_, face) =>
    Array.from({ length: dice + 1 }, (_, n) => worth(NONE.map((_, f) => (f === face ? n : 0))) - none),
  );
  return (counts) => {
    let sum = none;
    for (let face = 0; face < counts.length; face++) sum += alone[face]![counts[face]!]!;
    return sum;
  };
}
const NONE = FACES.map(() => 0);

function limitsFor(t: Tables, w: Weights, v: View, seat: Seat): Limits {
  const p = v.players[seat]!;
  const locked = findMod(t, p, 'lockedFace');
  return {
    locked: locked ? FACES.indexOf(locked.face) : -1,
    fee: p.jinx === 0 ? 0 : canPay(t, p, p.jinx) ? w.energy.energyLow * p.jinx : Number.POSITIVE_INFINITY,
    forced: mustReroll(t, v, seat),
  };
}
