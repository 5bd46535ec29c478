import { percent, short, table } from '../table.ts';
import { ENOUGH, type Goal, type Verdict } from './goals.ts';
import type { Habit } from './habits.ts';
import { idOf } from './pairings.ts';
import type { Summary } from './summary.ts';

/** What a goal and a verdict are called in tables. */
export const goalText = ({ low, high, by }: Goal): string => {
  if (high < 1) return `${percent(low)} – ${percent(high)}`;
  return by === 'interval' ? `all ≥ ${percent(low)}` : `≥ ${percent(low)}`;
};

export const VERDICT: Readonly<Record<Verdict, string>> = {
  met: 'met',
  missed: 'missed',
  few: `fewer than ${ENOUGH} games`,
};

export const UNTAUGHT = 'without a learned value';

export const habitText = ({ verb, candidate, baseline }: Habit): string =>
  `${verb} ${candidate.toFixed(1)} instead of ${baseline.toFixed(1)}`;

/** For the terminal: a line for each pairing. */
export function textOf(found: readonly Summary[]): string {
  const head = ['pairing', 'games', 'share', '95 % interval', 'margin', 'p50 ms', 'p95 ms', 'goal', ''];
  const rows = found.map(({ pairing, games, share, interval, margin, millis, verdict }) => [
    idOf(pairing),
    `${games}`,
    percent(share),
    interval.map(percent).join(' – '),
    margin.toFixed(1),
    short(millis.p50),
    short(millis.p95),
    pairing.goal ? goalText(pairing.goal) : '',
    verdict ? VERDICT[verdict] : '',
  ]);
  const untaught = found.filter((summary) => summary.untaught).map(({ pairing }) => `${idOf(pairing)}: ${UNTAUGHT}\n`);
  const habits = found.flatMap(({ pairing, habits }) =>
    habits.length > 0 ? `${pairing.game} ${pairing.candidate}: ${habits.map(habitText).join('; ')}\n` : [],
  );
  return rows.length === 0 ? 'No block is complete yet.\n' : [table(head, rows), ...untaught, ...habits].join('');
}
