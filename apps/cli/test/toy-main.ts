import { entry } from '@ashtown/catalog';
import { toy, toyWords } from '@ashtown/testkit';
import { run } from '../src/cli.ts';

/** The command line with the toy as its only game, for tests that need a real process. */
process.exitCode = await run(process.argv.slice(2), {
  scrap: entry(toy, toyWords, { answersPerSecond: 1000, cloneMicros: 100 }),
});
