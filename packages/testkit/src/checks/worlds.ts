import { forkRng, type Seat } from '@ashtown/engine';
import { byteDifference, deepFreeze, difference, insideFrames, jsonCopy, notPlain, sharedPart } from '../data.ts';
import { demand, Fault, faultFrom, refute } from '../fault.ts';
import { type AnyState, type Check, type Memory, type Moment, seatName } from '../moment.ts';
import { playOut } from '../walk.ts';
import { checkResult } from './result.ts';

/** A streak of equal worlds shorter than this may be chance. */
const STREAK = 5;
/** How many worlds of one game are played to their ends. */
const PLAYED_OUT = 12;

/**
 * What bots imagine: whole states made from a view. They are played out after the game itself came to its end, since most
 * faults of a game are easier to understand there.
 */
export function worlds(): Check {
  const kept: { world: AnyState; name: string }[] = [];
  return {
    state(m) {
      for (const viewer of m.viewers) {
        const world = imagine(m, viewer);
        countWorlds(m, viewer, world, imagine(m, viewer));
        kept.push({ world, name: `the world of ${seatName(viewer)} at answer ${m.answers.length}` });
      }
    },
    over(m) {
      const step = Math.ceil(kept.length / PLAYED_OUT);
      for (let i = 0; i < kept.length; i += step) checkPlayable(m, kept[i]!);
    },
  };
}

function imagine(m: Moment, viewer: Seat | null): AnyState {
  const { game } = m;
  const view: unknown = jsonCopy(game.view(m.state, viewer));
  deepFreeze(m.fixture.values?.(view));
  const before = JSON.stringify(view);
  const world: AnyState = game.determinize(view, forkRng(m.rng));
  refute('plain', notPlain(world));
  const other = difference(JSON.parse(before), game.view(world, viewer));
  demand('round-trip', other === null, () => `${seatName(viewer)} sees in the state and in the world: ${other}`);
  demand('pure', JSON.stringify(view) === before, () => 'determinize changes the view it is given');
  const shared = sharedPart(view, world, insideFrames);
  demand('round-trip', shared === null, () => `the world shares ${shared} with the view it was made from`);
  const changed = difference(m.census, m.fixture.census(world));
  demand('census', changed === null, () => `in the state and in the world of ${seatName(viewer)}: ${changed}`);
  return world;
}

function countWorlds(m: Moment, viewer: Seat | null, first: AnyState, second: AnyState): void {
  demand('worlds', byteDifference(first.rng, second.rng) !== null, () => `two streams give two worlds the same dice`);
  const count = m.memory.worlds.get(viewer) ?? { hidden: 0, varied: 0 };
  m.memory.worlds.set(viewer, count);
  const twin: AnyState = m.game.clone(m.state);
  m.fixture.scramble(twin, viewer, forkRng(m.rng));
  if (difference(m.state, twin) === null) return;
  count.hidden++;
  if (difference({ ...first, rng: null }, { ...second, rng: null }) !== null) count.varied++;
}

function checkPlayable(m: Moment, { world, name }: { world: AnyState; name: string }): void {
  try {
    playOut(m, world);
    checkResult(m, world);
  } catch (error) {
    throw new Fault('playable', `in ${name}: ${faultFrom(error).problem}`, error);
  }
  const changed = difference(m.census, m.fixture.census(world));
  demand('census', changed === null, () => `at the start and at the end of ${name}: ${changed}`);
}

/** After the games of a setting: where something was hidden, some two streams must have filled it differently. */
export function checkVariety({ worlds }: Memory): void {
  for (const [viewer, { hidden, varied }] of worlds)
    demand(
      'worlds',
      hidden < STREAK || varied > 0,
      () => `at ${hidden} states every stream gave ${seatName(viewer)} the same world`,
    );
}
