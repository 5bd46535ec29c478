// Pictures of what people see while bots play: `npm run watch`, with `-- --help` for what can be chosen.
import { runInBrowser } from './in-browser.mjs';

process.exitCode = runInBrowser('apps/web/test/tools/watch-command.ts', process.argv.slice(2));
