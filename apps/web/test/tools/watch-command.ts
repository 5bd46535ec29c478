import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '@ashtown/catalog';
import { makeRng, seedOf } from '@ashtown/engine';
import { type Browser, chromium, type Page } from 'playwright-core';
import { listenIn } from '../browser/kit/heard.ts';
import { playedMatch, putOnShelf, shelved, TABLE } from '../browser/kit/played.ts';
import { Pointer } from '../browser/kit/pointer.ts';
import { ARGS, profileOf } from '../browser/kit/profile.ts';
import { startStaticHost } from '../browser/kit/static-host.ts';
import { now, takeNotes } from './smooth-in-page.ts';

/** `npm run watch`: pictures of what people see while bots play, and the log of it to compare with what they have understood. */

const USAGE = `npm run watch -- [options]
  --games king-of-new-york,metro-2033   which; all five where nothing is said
  --sizes 1366x768,390x844              screens
  --from 60                             how many answers have been given before
  --moves 10                            how many moves of bots are watched
  --seed watch                          another one is another game
  --out watched                         the folder of the pictures`;

const [executablePath, ...args] = process.argv.slice(2);
const { values } = parseArgs({
  args,
  options: {
    games: { type: 'string', default: Object.keys(GAMES).join() },
    sizes: { type: 'string', default: '1366x768,390x844' },
    from: { type: 'string', default: '60' },
    moves: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'watch' },
    out: { type: 'string', default: 'watched' },
    help: { type: 'boolean', default: false },
  },
});
const games = values.games.split(',');
const sizes = values.sizes.split(',').map((text) => text.split('x').map(Number) as [number, number]);
const isWrong =
  games.some((id) => !Object.hasOwn(GAMES, id)) || sizes.some((size) => size.length !== 2 || !size.every((n) => n > 0));
if (values.help || isWrong || !executablePath) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}

const NARROW = 1280;
const ID = 'watchedtable';
/** When what moves has come to rest, in milliseconds after a beat has begun. */
const RESTS = 330;
/** An answer is given within this after the press that gives it, in milliseconds. */
const GIVEN = 400;
/** Of so many presses one names an answer in the list. */
const TRIES = 6;

async function watch(browser: Browser, url: string, game: string, [width, height]: [number, number]): Promise<void> {
  const folder = join(values.out, `${game}-${width}x${height}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const screen = width < NARROW ? 'phone' : 'desk';
  const profile = await browser.newContext(profileOf({ screen, still: false, more: { viewport: { width, height } } }));
  // What is sent to the page as text was compiled by tsx, which names functions by one of its own.
  await profile.addInitScript('globalThis.__name = (named) => named');
  await profile.addInitScript(listenIn);
  await profile.addInitScript(takeNotes);
  const page = await profile.newPage();
  await page.goto(url);
  const isBegun = (length: number, seat: number | undefined) => length >= Number(values.from) && seat === 0;
  const played = playedMatch(`${values.seed} ${game}`, (host) => isBegun(host.length, host.asked[0]), TABLE, { game });
  await putOnShelf(page, [shelved(ID, played, [0])]);
  await page.goto(`${url}#/local/${ID}`);
  await page.getByTestId('prompt').waitFor();
  await page.waitForTimeout(1000);

  let pictures = 0;
  const picture = (name: string) =>
    page.screenshot({ path: join(folder, `${String(pictures++).padStart(2, '0')}-${name}.png`) });
  await picture('before');
  const hand = new Pointer(screen === 'phone' ? 'finger' : 'mouse');
  const rng = makeRng(seedOf(values.seed));
  const told = new Set<string>();
  const moves = () => new Set([...told].map((beat) => beat.split('.')[0])).size;
  for (;;) {
    const at = await page.evaluate(now);
    const beat = await beatOf(page);
    if (at.t === 'over' || (moves() >= Number(values.moves) && at.t === 'mine' && !at.told)) break;
    if (beat !== null && !told.has(beat)) {
      told.add(beat);
      await page.waitForTimeout(RESTS);
      await picture('beat');
    } else if (at.t === 'mine' && !at.told) await answer(page, hand, rng, at.answers);
    else await page.waitForTimeout(30);
  }
  await page.waitForTimeout(RESTS);
  await picture('after');
  // Where the match is over the result lies on the log.
  const seeTable = page.getByTestId('see-result');
  if (await seeTable.isVisible()) await seeTable.click();
  if (screen === 'phone') await page.getByTestId('tab-log').click();
  await page.getByTestId('log-all').click();
  await page.waitForTimeout(RESTS);
  // biome-ignore lint/performance/useDomNodeTextContent: a line for each line that is seen.
  await writeFile(join(folder, 'log.txt'), await page.getByTestId('log').innerText());
  await profile.close();
  console.log(`${folder}: ${pictures} pictures of ${moves()} moves`);
}

const beatOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-testid="story"]')?.dataset.beat ?? null);

async function answer(page: Page, hand: Pointer, rng: ReturnType<typeof makeRng>, before: number): Promise<void> {
  for (let i = 1; (await page.evaluate(now)).answers === before; i++) {
    if (i % TRIES === 0) await page.keyboard.press('Escape').then(() => page.keyboard.press('Escape'));
    const tried = i % TRIES > 0 ? hand.act(page, rng) : hand.choose(page, rng);
    // An answer may be under way: then there is nothing to press.
    await tried.catch(() => {});
    // Another press before it is given would cut short what is told of it.
    await page.waitForFunction((n) => window.heard.answers > n, before, { timeout: GIVEN }).catch(() => {});
  }
}

const host = await startStaticHost();
const browser = await chromium.launch({ executablePath, args: ARGS });
try {
  for (const game of games) for (const size of sizes) await watch(browser, host.url, game, size);
} finally {
  await browser.close();
  await host.stop();
}
