import { type AnyGame, cloneRng, forkRng, type Rng, rand, type Seat } from '@ashtown/engine';
import { answerIn, type Dream, seenIn, worthOf } from './dream.ts';
import { soundness } from './sound.ts';

/** More answers than this are not tried inside a dream. */
const MOST_TRIED = 12;

/**
 * One answer ahead inside a dream, quickly: the policy of everybody in a rollout. Each answer is tried with the same fresh
 * chance, or whoever rolls would know what comes. Whether one is wrong in any case is asked last, from the best on: of most it need
 * not be known, unless the game says that it mostly is.
 */
export function lightAnswer(game: AnyGame, dream: Dream, seat: Seat, legal: readonly unknown[], rng: Rng): unknown {
  if (legal.length === 1) return legal[0];
  const reckoned = game.ahead?.reckon?.(dream, seat, legal, true);
  if (reckoned) return legal[indexOfMost(reckoned)];
  const busy = game.ahead?.isIdle ? legal.filter((pick) => !game.ahead!.isIdle!(pick)) : legal;
  if (busy.length === 1) return busy[0];
  const few = busy.length <= MOST_TRIED ? busy : spread(busy, rng);
  const chance = forkRng(rng);
  const worth = (pick: unknown): number => tried(game, dream, seat, pick, chance);
  const isSound = soundness(game, seenIn(game, dream, seat), seat, legal);
  const isMostlyWrong = game.ahead?.isMostlyWrong;
  const worths = few.map((pick) => (isMostlyWrong?.(pick) && !isSound(pick) ? Number.NaN : worth(pick)));
  for (let best = indexOfMost(worths); !Number.isNaN(worths[best]); best = indexOfMost(worths)) {
    if (isSound(few[best])) return few[best];
    worths[best] = Number.NaN;
  }
  return few[indexOfMost(few.map(worth))];
}

function tried(game: AnyGame, dream: Dream, seat: Seat, pick: unknown, chance: Rng): number {
  const after: Dream = game.clone(dream);
  after.rng = cloneRng(chance);
  answerIn(game, after, seat, pick);
  return worthOf(game, after, seat);
}

/** Some of the answers, at equal distances from a random one: neighbours are much alike. */
function spread<P>(legal: readonly P[], rng: Rng): P[] {
  const from = rand(rng, legal.length);
  const step = legal.length / MOST_TRIED;
  const some: P[] = [];
  for (let i = 0; i < MOST_TRIED; i++) some.push(legal[Math.floor(from + i * step) % legal.length]!);
  return some;
}

/** Where the greatest number stands; what is not a number is none. */
export function indexOfMost(numbers: readonly number[]): number {
  let most = -1;
  for (let i = 0; i < numbers.length; i++)
    if (most < 0 || !(numbers[i]! <= numbers[most]!)) most = Number.isNaN(numbers[i]!) ? most : i;
  return Math.max(0, most);
}
