#!/usr/bin/env node
import './heap.ts';
import { GAMES } from '@ashtown/catalog';
import { run } from './cli.ts';

// A reader that has seen enough, like `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

/** Alone it is what most people want of it: a server. */
const [first = 'serve', ...rest] = process.argv.slice(2);
process.exitCode = await run(first === '--home' ? ['serve', first, ...rest] : [first, ...rest], GAMES);
