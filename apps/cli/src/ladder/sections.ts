import type { Catalog } from '@ashtown/catalog';
import { percent, short } from '../table.ts';
import { ENOUGH } from './goals.ts';
import { markdown } from './markdown.ts';
import { FORMER, fewest, THE_GAME } from './pairings.ts';
import type { Group } from './plot.ts';
import { mostPlayed, type Summary } from './summary.ts';
import { goalText, habitText, UNTAUGHT, VERDICT } from './text.ts';

const shown = ({ games, share, interval }: Summary): string[] => [
  `${games}`,
  percent(share),
  interval.map(percent).join(' – '),
];
const judged = ({ pairing, verdict, revision }: Summary): string[] => [
  pairing.goal ? goalText(pairing.goal) : '',
  verdict ? VERDICT[verdict] : '',
  `\`${revision}\``,
];

/** The pairings of one number of players. */
export function tableOf(found: readonly Summary[]): string {
  const head = [
    'bot',
    'against',
    'games',
    'wins',
    '95 % interval',
    'margin',
    'rounds',
    'positions',
    'p50 ms',
    'p95 ms',
  ];
  const rows = found.map((summary) => {
    const { pairing, margin, rounds, iterations, millis } = summary;
    const numbers = [margin.toFixed(1), rounds.toFixed(1), short(iterations), short(millis.p50), short(millis.p95)];
    const bot = summary.untaught ? `${pairing.candidate} (${UNTAUGHT})` : pairing.candidate;
    return [bot, rivalsOf(summary), ...shown(summary), ...numbers, ...judged(summary)];
  });
  return markdown([...head, 'goal', '', 'revision'], rows, [0, 1, 10, 11, 12]);
}

export function temperTable(found: readonly Summary[]): string {
  const rows = found.map((summary) => {
    const habits = summary.habits.map(habitText).join('; ');
    const told = habits || (summary.games < ENOUGH ? '' : 'cannot be told apart');
    return [summary.pairing.candidate, rivalsOf(summary), ...shown(summary), ...judged(summary), told];
  });
  const head = ['bot', 'against', 'games', 'wins', '95 % interval', 'goal', '', 'revision', 'in a game'];
  return markdown(head, rows, [0, 1, 5, 6, 7, 8]);
}

export function oracleTable(nameOf: (id: string) => string, found: readonly Summary[]): string {
  const rows = found.map((summary) => {
    const { game, players } = summary.pairing;
    return [
      nameOf(game),
      `${players}`,
      ...shown(summary),
      signed(summary.share - 1 / players),
      `\`${summary.revision}\``,
    ];
  });
  return markdown(['game', 'players', 'games', 'wins', '95 % interval', 'gap in points', 'revision'], rows, [0, 6]);
}

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;

/** `3 × normal`; alone one plays against the game. */
function rivalsOf({ pairing: { players, baseline } }: Summary): string {
  if (baseline === THE_GAME) return 'the game';
  return players === 2 ? baseline : `${players - 1} × ${baseline}`;
}

/** One group for each number of players of a game. */
export function groupsOf(found: readonly Summary[]): Group[] {
  const counts = [...new Set(found.map(({ pairing }) => pairing.players))];
  return counts.map((players) => ({
    title: players === 1 ? 'Alone' : `${players} players`,
    bars: mostPlayed(found.filter(({ pairing }) => pairing.players === players)).map(barOf),
  }));
}

/** One group for each game: its levels, and hard against the former bot, at the fewest players. */
export function fewestGroups(catalog: Catalog, found: readonly Summary[]): Group[] {
  return Object.entries(catalog).flatMap(([id, { game, words }]) => {
    const bars = mostPlayed(found)
      .filter(({ pairing: p }) => p.game === id && p.players === fewest(game) && !p.candidate.includes(':'))
      .filter(({ pairing: p }) => p.baseline !== FORMER || p.candidate === 'hard')
      .map(barOf);
    return bars.length > 0 ? [{ title: `${words.en.name}, ${fewest(game)} players`, bars }] : [];
  });
}

function barOf(summary: Summary): Group['bars'][number] {
  const { pairing, share, interval, games } = summary;
  const { goal, players, candidate } = pairing;
  return {
    label: `${candidate} – ${rivalsOf(summary)}`,
    share,
    interval,
    note: `${percent(share)}, n = ${games}`,
    even: players === 1 ? 0.5 : 1 / players,
    isHint: games < ENOUGH,
    ...(goal && { goal: { low: goal.low, high: goal.high } }),
  };
}
