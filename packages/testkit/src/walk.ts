import { forkRng, makeRng, pickOne, type Rng, rand, type Seat, type Seed, seedOf } from '@ashtown/engine';
import { deepFreeze, short } from './data.ts';
import { demand, Fault, faultFrom } from './fault.ts';
import type { AnyState, Check, Moment } from './moment.ts';

export type Walk = Pick<Moment, 'game' | 'fixture' | 'limits' | 'setting' | 'memory'> & {
  seed: Seed;
  /** Shifts which states are thorough, so that games do not all look at the same ones. */
  offset: number;
};

/** Plays one random game; every check sees every state and every answer. Throws the first fault, with its place. */
export function walk(w: Walk, checks: readonly Check[]): void {
  const { game, setting, seed } = w;
  const answers: [Seat, unknown][] = [];
  const recent: string[] = [];
  const where = () =>
    `${game.id}, ${setting.seats} seats, options ${JSON.stringify(setting.options)}, seed ${seed}, answer ${answers.length}` +
    `\n  last answers: ${recent.slice(-5).join(' · ') || 'none'}`;
  const chance = makeRng(seedOf(`walk ${seed}`));
  try {
    deepFreeze(setting.options);
    const begun: unknown[] = [];
    const state: AnyState = game.setup(setting.seats, setting.options, makeRng(seed), begun);
    const census = w.fixture.census(state);
    for (;;) {
      deepFreeze([state.stack.slice(), w.fixture.values?.(state)]);
      const m = look(w, state, census, answers);
      if (answers.length === 0) for (const check of checks) check.begun?.(m, begun);
      for (const check of checks) check.state?.(m);
      const asked = game.asked(state);
      if (asked.length === 0) {
        for (const check of checks) check.over?.(m);
        return;
      }
      demand('ends', answers.length < w.limits.answers, () => `it goes on after ${answers.length} answers`);
      const seat = pickOne(chance, asked);
      const pick = choose(w, state, seat, chance);
      for (const check of checks) check.answer?.(m, seat, pick);
      recent.push(`${seat} ${game.question(state, seat)} ${short(pick)}`);
      const events: unknown[] = [];
      game.apply(state, seat, pick, events);
      answers.push([seat, pick]);
      for (const check of checks) check.answered?.(m, seat, pick, events);
    }
  } catch (error) {
    throw faultFrom(error).at(where());
  }
}

function choose({ game, fixture }: Pick<Walk, 'game' | 'fixture'>, state: AnyState, seat: Seat, rng: Rng): unknown {
  const legal: readonly unknown[] = game.legal(state, seat);
  const pick = pickOne(rng, legal);
  return fixture.isSeldom?.(pick) && rand(rng, 10) > 0 ? pickOne(rng, legal) : pick;
}

function look(w: Walk, state: AnyState, census: Moment['census'], answers: Moment['answers']): Moment {
  const everybody = [...Array.from({ length: w.setting.seats }, (_, seat) => seat), null];
  const turn = answers.length + w.offset;
  const thorough = turn % w.limits.every === 0;
  const next = turn % everybody.length;
  const viewers = thorough ? everybody : everybody.slice(next, next + 1);
  const rng = makeRng(seedOf(`${w.seed} ${answers.length}`));
  return { ...w, state, census, answers, rng, thorough, viewers };
}

/** Plays a state to its end at random, without a log; returns the number of answers. */
export function playOut(m: Moment, state: AnyState): number {
  const rng = forkRng(m.rng);
  for (let n = 0; ; n++) {
    const asked = m.game.asked(state);
    if (asked.length === 0) return n;
    demand('ends', n < m.limits.answers, () => `it goes on after ${n} answers`);
    const seat = asked[rand(rng, asked.length)]!;
    m.game.apply(state, seat, choose(m, state, seat, rng), null);
  }
}

/** Runs something with the clock and the global dice taken away. */
export function withoutChance<T>(run: () => T): T {
  const { random } = Math;
  const { now } = Date;
  const forbid = (name: string) => () => {
    throw new Fault('chance', `${name} was called`);
  };
  Math.random = forbid('Math.random');
  Date.now = forbid('Date.now');
  try {
    return run();
  } finally {
    Math.random = random;
    Date.now = now;
  }
}
