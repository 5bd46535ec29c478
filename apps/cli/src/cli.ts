import type { Catalog } from '@ashtown/catalog';
import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import * as bench from './commands/bench.ts';
import * as blunders from './commands/blunders.ts';
import * as copy from './commands/copy.ts';
import * as ladder from './commands/ladder.ts';
import * as play from './commands/play.ts';
import * as replay from './commands/replay.ts';
import * as serve from './commands/serve.ts';
import * as simulate from './commands/simulate.ts';
import * as train from './commands/train.ts';
import { oneOf, Refusal } from './fail.ts';

const COMMANDS = [serve, copy, play, replay, simulate, bench, ladder, train, blunders];

/** Runs one command line. The exit code: 0 done, 1 our fault, 2 the caller's. */
export async function run(args: readonly string[], catalog: Catalog): Promise<number> {
  const program = new Command('ashtown')
    .description('Board games of the world after the end, in a terminal.')
    .version(manifest.version)
    .exitOverride()
    .configureOutput({ outputError() {} }); // said below, with what was expected
  for (const command of COMMANDS) command.register(program, catalog);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.code.startsWith('commander.help') || error.exitCode === 0) return error.exitCode === 0 ? 0 : 2;
      const command = program.commands.find((c) => c.name() === args[0]) ?? program;
      process.stderr.write(oneLine(error.message + expectation(command, error)));
      return 2;
    }
    if (error instanceof Refusal) process.stderr.write(oneLine(`error: ${error.message}`));
    else process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    return error instanceof Refusal ? 2 : 1;
  }
}

/** What the parser does not say: what would have been right. */
function expectation(command: Command, { code, message }: CommanderError): string {
  if (message.includes('Did you mean')) return '';
  if (code === 'commander.unknownCommand') return `: expected ${oneOf(command.commands.map((c) => c.name()))}`;
  const missing = command.registeredArguments.find((x) => message.includes(`'${x.name()}'`));
  if (code === 'commander.missingArgument') return `: expected ${missing!.description}`;
  if (code !== 'commander.unknownOption') return '';
  return `: expected ${oneOf(command.options.flatMap((o) => (o.hidden || !o.long ? [] : o.long)))}`;
}

const oneLine = (text: string): string => `${text.trim().replace(/\s*\n\s*/g, ' ')}\n`;
