import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { AnyGame } from '@ashtown/engine';
import { beside, type Choose, type Referee } from './referee.ts';
import { settingsOf, titleOf } from './settings.ts';

/** `npm run referee`: whole games beside the second reading of their rules, at every number of players and with every option. */

const USAGE = `npm run referee -- <game> [options]
  --games 2000     at each number of players and with each value of each option
  --seed referee   another one plays other games`;

interface Job {
  id: string;
  nth: number;
  of: number;
  games: number;
  seed: string;
}

interface Row {
  title: string;
  games: number;
  ended: number;
  answers: number;
  wrong: string[];
}

interface Loaded {
  game: AnyGame;
  makeReferee: (s: unknown) => Referee<unknown>;
  /** Where games at random would hardly end. */
  choose?: Choose<unknown>;
}

async function load(id: string): Promise<Loaded> {
  const root = new URL(`../../../games/${id}/`, import.meta.url);
  const { game } = await import(new URL('src/index.ts', root).href);
  return { game, ...(await import(new URL('test/referee/index.ts', root).href)) };
}

/** Every so many of the games of each setting; says what was played, and where the two do not agree. */
async function work({ id, nth, of, games, seed }: Job): Promise<void> {
  const { game, makeReferee, choose } = await load(id);
  for (const setting of settingsOf(game)) {
    const row: Row = { title: titleOf(game, setting), games: 0, ended: 0, answers: 0, wrong: [] };
    for (let i = nth; i < games; i += of) {
      try {
        const { answers, ended } = beside(game, makeReferee, {
          setting,
          seed: `${seed} ${i}`,
          ...(choose && { choose }),
        });
        row.games++;
        row.answers += answers;
        if (ended) row.ended++;
      } catch (error) {
        row.wrong.push(String(error));
      }
    }
    process.send!(row);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { games: { type: 'string', default: '2000' }, seed: { type: 'string', default: 'referee' } },
    allowPositionals: true,
  });
  const [id] = positionals;
  const games = Number(values.games);
  if (!id || !(games > 0)) {
    console.error(USAGE);
    process.exit(2);
  }
  const of = availableParallelism();
  const rows = new Map<string, { games: number; ended: number; answers: number; wrong: number }>();
  await Promise.all(
    Array.from({ length: of }, async (_, nth) => {
      const child = fork(import.meta.filename, [JSON.stringify({ id, nth, of, games, seed: values.seed })]);
      child.on('message', ({ title, ...row }: Row) => {
        const sum = rows.get(title) ?? { games: 0, ended: 0, answers: 0, wrong: 0 };
        rows.set(title, {
          games: sum.games + row.games,
          ended: sum.ended + row.ended,
          answers: sum.answers + row.answers,
          wrong: sum.wrong + row.wrong.length,
        });
        for (const line of row.wrong.slice(0, 3)) console.error(line);
        console.error(`${title} …`);
      });
      const [code] = await once(child, 'exit');
      if (code !== 0) process.exitCode = 1;
    }),
  );
  console.table(Object.fromEntries(rows));
  if ([...rows.values()].some((row) => row.wrong > 0)) process.exitCode = 1;
}

if (process.send) await work(JSON.parse(process.argv[2]!) as Job);
else await main();
