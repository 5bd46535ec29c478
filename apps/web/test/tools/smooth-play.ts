import { makeRng, seedOf } from '@ashtown/engine';
import type { CDPSession, Page } from 'playwright-core';
import { evidence } from '../browser/kit/evidence.ts';
import { Pointer } from '../browser/kit/pointer.ts';
import { now } from './smooth-in-page.ts';

/** One of so many tries takes the plain list. */
const TRIES = 5;
/** How long somebody looks at a question before they answer; also longer than a press excuses a shift. */
const THINKS = 600;
/** What a press sets going has begun by then. */
const AFTER = 200;
/** The story of the bots is watched to its end, within reason. */
const WATCHES = 20_000;
/** How long nothing may go on; bots that play the rest of a round take their time. */
const PATIENCE = 60_000;

/** From a press to the search for the next one, in the page's time. */
export type Span = readonly [from: number, to: number];

/** Slows the page down from a press on until something else is to be pressed: finding that costs time nobody else has. */
class Slowed extends Pointer {
  readonly slow: Span[] = [];
  readonly quick: Span[] = [];
  /** Whether what follows is slowed down. */
  on = false;
  readonly #cdp: CDPSession;
  readonly #rate: number;
  #since: number | null = null;

  constructor(kind: 'mouse' | 'finger', cdp: CDPSession, rate: number) {
    super(kind);
    this.#cdp = cdp;
    this.#rate = rate;
  }

  override async press(...args: Parameters<Pointer['press']>): Promise<boolean> {
    await this.rest(args[0]);
    const found = await super.press(...args);
    if (found) await args[0].waitForTimeout(AFTER);
    return found;
  }

  async rest(page: Page): Promise<void> {
    if (this.#since === null) return;
    if (this.on) await this.#cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    (this.on ? this.slow : this.quick).push([this.#since, await page.evaluate(() => performance.now())]);
    this.#since = null;
  }

  protected override async tap(page: Page, x: number, y: number): Promise<void> {
    this.#since = await page.evaluate(() => performance.now());
    if (this.on) await this.#cdp.send('Emulation.setCPUThrottlingRate', { rate: this.#rate });
    await super.tap(page, x, y);
  }
}

/** Plays a table to its end, or for so many answers; every other answer and what follows it is slowed down. */
export async function playSlowly(
  page: Page,
  { touch, rate, answers: most, seed }: { touch: boolean; rate: number; answers: number; seed: string },
): Promise<{ slow: readonly Span[]; quick: readonly Span[]; answers: number; over: boolean }> {
  const hand = new Slowed(touch ? 'finger' : 'mouse', await page.context().newCDPSession(page), rate);
  const rng = makeRng(seedOf(seed));
  let answers = 0;
  for (;;) {
    const at = await next(page);
    if (at.t === 'over' || answers >= most) {
      await hand.rest(page);
      return { slow: hand.slow, quick: hand.quick, answers, over: at.t === 'over' };
    }
    await page.waitForTimeout(THINKS);
    await hand.rest(page);
    hand.on = answers % 2 === 1;
    const isThrough = async () => (await page.evaluate(now)).answers > at.answers;
    for (let i = 0; !(await isThrough()); i++) {
      if (i > 3 * TRIES) throw new Error(`${await evidence(page)}: nothing answers`);
      // Something may lie above it for a moment.
      if (i % TRIES < TRIES - 1) await hand.act(page, rng).catch(() => page.waitForTimeout(AFTER));
      else {
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await hand.choose(page, rng);
      }
    }
    answers++;
  }
}

/** Waits until what is told has been told, and the page is asked or the game is over. */
async function next(page: Page) {
  const begun = Date.now();
  let last = { steps: -1, at: begun };
  for (;;) {
    const at = await page.evaluate(now);
    if (at.steps !== last.steps) last = { steps: at.steps, at: Date.now() };
    const past = Date.now() - begun;
    if (at.t === 'over' || (at.t === 'mine' && (!at.told || past > WATCHES))) return at;
    if (Date.now() - last.at > PATIENCE) throw new Error(`nothing goes on after ${at.answers} answers`);
    await page.waitForTimeout(50);
  }
}
