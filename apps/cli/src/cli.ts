import { readFileSync } from 'node:fs';
import type { Catalog } from '@ashtown/catalog';
import { Command, CommanderError } from 'commander';
import * as bench from './commands/bench.ts';
import * as play from './commands/play.ts';
import * as replay from './commands/replay.ts';
import * as simulate from './commands/simulate.ts';
import { Refusal } from './fail.ts';

const COMMANDS = [play, replay, simulate, bench];
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Runs one command line. The exit code: 0 done, 1 our fault, 2 the caller's. */
export async function run(args: readonly string[], catalog: Catalog): Promise<number> {
  const program = new Command('ashtown')
    .description('Board games of the world after the end, in a terminal.')
    .version(version)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(oneLine(text)) });
  for (const command of COMMANDS) command.register(program, catalog);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof Refusal) process.stderr.write(oneLine(`error: ${error.message}`));
    else process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    return error instanceof Refusal ? 2 : 1;
  }
}

const oneLine = (text: string): string => `${text.trim().replace(/\s*\n\s*/g, ' ')}\n`;
