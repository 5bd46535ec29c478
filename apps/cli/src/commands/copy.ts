import type { Command } from 'commander';
import { fail } from '../fail.ts';

const HELP = `
Data is the path of a file, or postgres://user:password@host/name. The copy is of one moment, also while a server runs: a copy
to a new file is a backup, a copy of that into an empty place restores it, and a copy from a file to PostgreSQL or back moves
everything there. Stop the servers before you move, or what happens meanwhile stays behind.`;

export function register(program: Command): void {
  program
    .command('copy')
    .description('back up, restore or move what a server keeps')
    .argument('<from>', 'the data to be copied')
    .argument('<to>', 'a file that is not there yet, or an empty database')
    .option('--json', 'one object instead of a sentence')
    .addHelpText('after', HELP)
    .action(copy);
}

async function copy(from: string, to: string, { json }: { json?: true }): Promise<void> {
  // All other commands start without it.
  const { copyData, DataProblem } = await import('@ashtown/server');
  const copied = await copyData(from, to).catch((error) => {
    if (error instanceof DataProblem) return fail(error.message);
    throw error;
  });
  const { tables, answers, players } = copied;
  console.log(json ? JSON.stringify(copied) : `Copied ${tables} tables, ${answers} answers and ${players} players.`);
}
