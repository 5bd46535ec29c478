import { indexIn } from '@ashtown/engine';
import { BOROUGHS, FACES, type Outer, STACKS_PER_BOROUGH, UNITS } from '../content/vocabulary.ts';
import type { Answers } from '../state.ts';

/** How answers are written and read. Lists of them are shared: the same choice gives the same list. */

// --- numbers -----------------------------------------------------------------------------------------------------------

const RANGES = new Map<number, readonly number[]>();
/** The whole numbers from a to b; lists are shared. */
export function range(a: number, b: number): readonly number[] {
  const key = a * 1000 + b;
  let list = RANGES.get(key);
  if (!list) {
    list = Object.freeze(Array.from({ length: b - a + 1 }, (_, i) => a + i));
    RANGES.set(key, list);
  }
  return list;
}

// --- dice --------------------------------------------------------------------------------------------------------------

export type Reroll = `reroll ${string}`;
type RollAnswer = 'stop' | Reroll;

const BASE = 9; // more than the largest pool of dice

/** How many dice show each face. */
export function countFaces(dice: readonly number[]): number[] {
  const n = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < dice.length; i++) n[dice[i]!]!++;
  return n;
}

const FACES_OF = new Map<Reroll, readonly number[]>();
const ANSWERS = new Map<number, readonly RollAnswer[]>();

/** The dice of a reroll, counted by face. */
export function facesOf(pick: Reroll): readonly number[] {
  let n = FACES_OF.get(pick);
  if (!n) {
    n = countFaces(
      pick
        .slice('reroll '.length)
        .split(' ')
        .map((f) => indexIn(FACES, f)),
    );
    FACES_OF.set(pick, n);
  }
  return n;
}

/**
 * Every distinct set of dice that may be thrown again; equal dice are equal. `free` counts the dice that are not locked,
 * by face. Lists are shared: the same dice give the same list.
 */
export function rollAnswers(free: readonly number[], mayStop: boolean): readonly RollAnswer[] {
  let code = mayStop ? 1 : 0;
  for (let f = 0; f < 6; f++) code = code * BASE + free[f]!;
  let answers = ANSWERS.get(code);
  if (!answers) {
    answers = Object.freeze(listAnswers(free, mayStop));
    ANSWERS.set(code, answers);
  }
  return answers;
}

function listAnswers(free: readonly number[], mayStop: boolean): RollAnswer[] {
  let sets: string[] = [''];
  for (let f = 0; f < 6; f++) {
    const face = ` ${FACES[f]}`;
    sets = sets.flatMap((set) => Array.from({ length: free[f]! + 1 }, (_, n) => set + face.repeat(n)));
  }
  const rerolls = sets.filter((set) => set !== '').map((set) => `reroll${set}` as Reroll);
  return mayStop ? ['stop', ...rerolls] : rerolls;
}

/** Types of symbols, by the bits of those that are open. */
export const TYPES = Array.from({ length: 64 }, (_, bits) => Object.freeze(FACES.filter((_, f) => bits & (1 << f))));

// --- places ------------------------------------------------------------------------------------------------------------

const listOuter = <A extends string>(first: A[]) =>
  Array.from({ length: 1 << BOROUGHS.length }, (_, bits) =>
    Object.freeze([...first, ...(BOROUGHS.filter((_, b) => b > 0 && bits & (1 << b)) as Outer[])]),
  );
export const GO = listOuter([]);
export const STAY_OR_GO = listOuter(['stay']);
export const PASS_OR_GO = listOuter(['pass']);
export const STAY = STAY_OR_GO[0]!;
export const PASS = PASS_OR_GO[0]!;
export const UP = Object.freeze(['up'] as const);
export const PASS_OR_UP = Object.freeze(['pass', 'up'] as const);
export const ENTER = Object.freeze(['manhattan'] as const);
export const PASS_OR_ENTER = Object.freeze(['pass', 'manhattan'] as const);
export const RIDES = BOROUGHS.map((b) => `ride ${b}` as const);

// --- things to destroy ---------------------------------------------------------------------------------------------------

type Target = Answers['destroyObject'];

/** A thing an answer to `destroyObject` names: a stack, a kind of Unit, or a borough to reach for. */
interface Named {
  kind: 'building' | 'unit' | 'reach';
  at: number;
  i: number;
}
const NAMED = new Map<Target, Named>();
const name = (pick: Target, named: Named) => {
  NAMED.set(pick, named);
  return pick;
};
export const BUILDING = BOROUGHS.map((b, at) =>
  Array.from({ length: STACKS_PER_BOROUGH }, (_, i) => name(`building ${b} ${i}`, { kind: 'building', at, i })),
);
export const UNIT_AT = BOROUGHS.map((b, at) => UNITS.map((u, i) => name(`unit ${b} ${u}`, { kind: 'unit', at, i })));
export const REACH = BOROUGHS.map((b, at) => name(`reach ${b}`, { kind: 'reach', at, i: 0 }));

export const namedBy = (pick: Target): Named | undefined => NAMED.get(pick);
