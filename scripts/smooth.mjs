// How smooth whole games are in a browser: `npm run smooth`, with `-- --help` for what can be chosen.
import { runInBrowser } from './in-browser.mjs';

process.exitCode = runInBrowser('apps/web/test/tools/smooth-command.ts', process.argv.slice(2));
