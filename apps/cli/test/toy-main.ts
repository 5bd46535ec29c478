import { run } from '../src/cli.ts';
import { TOYS } from './toy-catalog.ts';

/** The command line with the toy as its only game, for tests that need a real process. */
process.exitCode = await run(process.argv.slice(2), TOYS);
