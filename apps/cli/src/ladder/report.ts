import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Catalog } from '@ashtown/catalog';
import { type BlunderRow, blunderTable } from './blunders.ts';
import { type Curve, calibrationError, calibrationPlot } from './calibration.ts';
import { ENOUGH } from './goals.ts';
import { ladderOf, oracles } from './pairings.ts';
import { sharesPlot } from './plot.ts';
import { fewestGroups, groupsOf, oracleTable, tableOf, temperTable } from './sections.ts';
import { type Summary, summaries } from './summary.ts';
import type { GameRow } from './task.ts';

/** What was measured. */
interface Known {
  rows: readonly GameRow[];
  curves: readonly Curve[];
  blunders: readonly BlunderRow[];
}

/** A page, and the pictures it shows by their names. */
interface Report {
  page: string;
  pictures: Record<string, string>;
}

/** Writes what is known: a page, and pictures beside it. */
export function writeReport(catalog: Catalog, known: Known, path: string): void {
  const { page, pictures } = reportOf(catalog, known);
  const images = join(dirname(path), 'images');
  mkdirSync(images, { recursive: true });
  writeFileSync(path, page);
  for (const [name, picture] of Object.entries(pictures)) writeFileSync(join(images, name), picture);
}

export function reportOf(catalog: Catalog, { rows, curves, blunders }: Known): Report {
  const found = summaries(ladderOf(catalog), rows);
  const gap = summaries(oracles(catalog), rows);
  const pictures: Report['pictures'] = {};
  const picture = (name: string, what: string, drawn: string): string => {
    pictures[name] = drawn;
    return `![${what}](images/${name})\n`;
  };
  const nameOf = (id: string): string => catalog[id]!.words.en.name;

  const overview = 'Each level against the one below, at the fewest players';
  const games = Object.keys(catalog).flatMap((id) => {
    const own = found.filter(({ pairing }) => pairing.game === id);
    if (own.length === 0) return [`## ${nameOf(id)}\n`, 'Not measured yet.\n'];
    const what = `${nameOf(id)}: shares of wins with 95 % intervals`;
    return [
      `## ${nameOf(id)}\n`,
      picture(`strength-${id}.svg`, what, sharesPlot(what, groupsOf(own))),
      ...sectionsOf(own),
      ...calibrationOf(nameOf(id), id, curves, picture),
    ];
  });
  const page = [
    INTRODUCTION,
    picture('strength.svg', overview, sharesPlot(overview, fewestGroups(catalog, found))),
    ...games,
    '## What people would laugh at\n',
    LAUGHED_AT,
    blunders.length > 0 ? blunderTable(catalog, blunders) : 'Not measured yet.\n',
    '## What hidden cards are worth\n',
    GAP,
    gap.length > 0 ? oracleTable(nameOf, gap) : 'Not measured yet.\n',
  ];
  return { page: page.join('\n'), pictures };
}

function sectionsOf(own: readonly Summary[]): string[] {
  const counts = [...new Set(own.map(({ pairing }) => pairing.players))];
  const isTemper = ({ pairing }: Summary) => pairing.candidate.includes(':');
  const tempers = own.filter(isTemper);
  return [
    ...counts.flatMap((players) => {
      const here = own.filter((summary) => summary.pairing.players === players && !isTemper(summary));
      return here.length > 0 ? [`### ${players === 1 ? 'Alone' : `${players} players`}\n`, tableOf(here)] : [];
    }),
    ...(tempers.length > 0 ? ['### Temperaments\n', temperTable(tempers)] : []),
  ];
}

function calibrationOf(
  name: string,
  id: string,
  all: readonly Curve[],
  picture: (name: string, what: string, drawn: string) => string,
): string[] {
  const curves = all.filter(({ game }) => game === id);
  if (curves.length === 0) return [];
  const what = `${name}: how often was won what was forecast`;
  const off = curves.map(({ players, bins }) => `${players} players ${(100 * calibrationError(bins)).toFixed(1)}`);
  return [
    '### Forecasts\n',
    `The learned values, in games they have not learned from, are off by so many points on average: ${off.join(', ')}.\n`,
    picture(`calibration-${id}.svg`, what, calibrationPlot(what, curves)),
  ];
}

const INTRODUCTION = `# How strong the bots are

Written by \`npm run -s ashtown -- ladder --report\`; \`ashtown ladder\` plays the games, and all it has played lie in
[\`strength/\`](strength/), a line each: whoever runs it goes on from there. One candidate sits against as many of
one baseline as there are other seats. A seed is played once with the candidate in each seat: a block. The intervals are
Wilson's, 95 %, with the block as the unit; shared wins are split. Bots think by number of positions, not by the clock, so the
shares do not depend on the machine; the times do, and were taken while all its cores were busy. They are those of decisions
with more than one answer. Bots of another revision have lines of their own, the latest first; a picture shows the line with the most games. Where people wait a clock ends the thinking (hard 0.25 s, expert 1.3 s): a line with longer times
shows a level that is a little weaker at a table on such a machine.

A goal with "all" is met when the whole interval is above it; any other when what was seen is within it. With fewer than ${ENOUGH}
games nothing is claimed: read such a line as a hint, and its interval as the honest part. At more than two players a level
is to beat the one below by the same odds as at two (60–80 % there), which makes a smaller share, because the others win too. In the
pictures the goal is shaded, a dashed line is where equals would be, and a line with few games is pale.
`;

const LAUGHED_AT = `Counted by \`ashtown blunders\` in games of a level against itself: what a game itself names as a blunder, moves to and
fro (\`undone\`), and answers that leave nothing better at once and cost five points or more of the chances to win, compared with
another one in the same worlds and once more in many others (\`dominated\`). Revisions before \`23590ddc\` were judged by the first worlds
alone, where luck counts as well. The goal is none for hard and expert, and fewer than one in 100 games for normal.
`;

const GAP = `A twin of hard that sees all cards, but not the dice to come, against hard. What it wins beyond its even share is what
hidden cards are worth to these bots. Nobody can play against it. A gap near zero is expected where little is hidden
(King of New York); in a game with large hidden hands it would be a reason to look for a leak.
`;
