import { runServer } from './run.ts';

/** `npm run serve`, also with `--home`. */
await runServer(process.argv.includes('--home'));
