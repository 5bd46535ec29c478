import { indexIn } from '@ashtown/engine';
import { FACES } from '../content/vocabulary.ts';

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
