import type { Command } from 'commander';

const HELP = `
Settings come from the environment: PORT, HOST, ASHTOWN_DATA and others; docs/operating.md lists them.`;

export function register(program: Command): void {
  program
    .command('serve')
    .description('run a server; it prints its address')
    .option('--home', 'open it to your home network, with an invitation')
    .addHelpText('after', HELP)
    .action(async ({ home }: { home?: true }) => {
      // All other commands start without it.
      const { runServer } = await import('@ashtown/server');
      await runServer(home);
    });
}
