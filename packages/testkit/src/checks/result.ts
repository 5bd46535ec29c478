import type { Result } from '@ashtown/engine';
import { notPlain } from '../data.ts';
import { demand, refute } from '../fault.ts';
import type { AnyState, Check, Moment } from '../moment.ts';

const EPSILON = 1e-9;

export const result: Check = {
  state({ game, state }) {
    const running = game.asked(state).length > 0;
    const found = game.result(state);
    demand('result', running === (found === null), () =>
      running ? 'there is one already' : 'there is none at the end',
    );
  },
  over: (m) => checkResult(m, m.state),
};

/** The result of a finished state: one place per seat, and everything adds up. */
export function checkResult({ game, setting }: Moment, state: AnyState): void {
  const places: Result | null = game.result(state);
  demand('result', places !== null, () => 'there is none at the end');
  refute('result', notPlain(places));
  demand('result', places.length === setting.seats, () => `${places.length} places for ${setting.seats} seats`);
  const shares = places.reduce((total, place) => total + place.share, 0);
  const beaten = shares === 0 ? 1 : 0;
  demand('result', beaten === 1 || near(shares, 1), () => `the shares make ${shares}`);
  for (const [seat, place] of places.entries()) {
    demand('result', place.seat === seat, () => `place ${seat} is of seat ${place.seat}`);
    const sum = place.lines.reduce((total, line) => total + line.n, 0);
    demand('result', near(sum, place.score), () => `seat ${seat} scores ${place.score}, its lines make ${sum}`);
    demand('result', place.share >= 0, () => `seat ${seat} has the share ${place.share}`);
    demand(
      'result',
      place.rank === 1 || place.share === 0,
      () => `seat ${seat} has a share and the rank ${place.rank}`,
    );
    const better = places.filter((other) => other.rank < place.rank).length;
    demand(
      'result',
      place.rank === better + beaten + 1,
      () => `seat ${seat} has the rank ${place.rank} behind ${better} others`,
    );
  }
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < EPSILON;
