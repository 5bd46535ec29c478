import type { Standing } from '@ashtown/engine';
import { difference, notPlain } from '../data.ts';
import { demand, refute } from '../fault.ts';
import { type Check, type Moment, seatName } from '../moment.ts';

/** Who stands where can be told from every view at every moment, and the last word is the result. */
export const standings: Check = {
  state(m) {
    for (const viewer of m.viewers) checkStanding(m, m.game.standing(m.game.view(m.state, viewer)));
  },
  over(m) {
    const result = m.game.result(m.state)?.map(({ share: _, ...score }) => score);
    for (const viewer of m.viewers) {
      const other = difference(result, m.game.standing(m.game.view(m.state, viewer)));
      demand('standing', other === null, () => `the result and what ${seatName(viewer)} makes of the end: ${other}`);
    }
  },
};

function checkStanding({ game, setting }: Moment, standing: Standing): void {
  refute('standing', notPlain(standing));
  demand('standing', standing.length === setting.seats, () => `${standing.length} scores for ${setting.seats} seats`);
  const ahead = Math.min(...standing.map(({ rank }) => rank));
  demand('standing', ahead === 1 || ahead === 2, () => `the best rank is ${ahead}`);
  for (const [seat, { seat: of, rank, score, lines }] of standing.entries()) {
    demand('standing', of === seat, () => `score ${seat} is of seat ${of}`);
    const sum = lines.reduce((total, line) => total + line.n, 0);
    demand('standing', sum === score, () => `seat ${seat} has ${score}, its lines make ${sum}`);
    const stray = lines.find(({ source }) => !game.sources.includes(source));
    demand('standing', stray === undefined, () => `${stray?.source} is no source of the game`);
    const better = standing.filter((other) => other.rank < rank).length;
    demand('standing', rank === ahead + better, () => `seat ${seat} has the rank ${rank} behind ${better} others`);
  }
}
