import { type Rng, rand } from '@ashtown/engine';
import type { Page } from 'playwright-core';
import type { Hand } from './hand.ts';
import { target } from './in-page.ts';

/** What answers or leads to an answer when pressed. */
const LEADS = [
  '[data-standing="legal"]',
  '[data-testid="quick"]',
  '[data-main]',
  '[data-testid="confirm"]',
  '[data-testid="prompt"] :has(> [data-testid="amount"]) > button',
].join(', ');
const ROLLS = 1 << 20;
const CLICK = 2000;

/** A mouse or a finger; it presses only where the thing itself is met. */
export class Pointer implements Hand {
  readonly touch: boolean;
  constructor(kind: 'mouse' | 'finger') {
    this.touch = kind === 'finger';
  }

  async act(page: Page, rng: Rng): Promise<void> {
    await this.press(page, LEADS, rng);
  }

  async choose(page: Page, rng: Rng): Promise<void> {
    await this.press(page, '[data-testid="list"][aria-expanded="false"]', rng);
    // The bar of a question with a single answer needs no list: it stays folded, and no pointer reaches into it.
    if (await this.press(page, '[data-open="true"] [data-testid="choice"]', rng)) return;
    if (!(await this.press(page, '[data-testid="quick"], [data-main]', rng))) throw new Error('there is no answer');
  }

  /** Presses one of these; false where there is none. */
  async press(page: Page, selector: string, rng: Rng): Promise<boolean> {
    const wanted = { selector, roll: rand(rng, ROLLS) / ROLLS };
    let thing = await page.evaluate(target, wanted);
    if (thing && !thing.at && !this.touch) {
      // A card that is read may lie above it: it goes with the mouse.
      await page.mouse.move(1, 1);
      await page.waitForFunction(() => document.querySelector(':popover-open') === null);
      thing = await page.evaluate(target, wanted);
    }
    // On a phone the story may lie above it: whoever cannot wait goes on to the question, and it is gone a moment later.
    for (const end = Date.now() + CLICK; thing && !thing.at && Date.now() < end; ) {
      const skip = page.getByTestId('story-skip');
      if (await skip.isVisible()) await skip.click({ timeout: CLICK }).catch(() => {});
      await page.waitForTimeout(100);
      thing = await page.evaluate(target, wanted);
    }
    if (!thing) return false;
    if (!thing.at) throw new Error(`nothing of it can be reached by a pointer: ${thing.name}`);
    await this.tap(page, thing.at.x, thing.at.y);
    // A tap becomes a click a little later.
    await page.waitForFunction((n) => window.heard.clicks > n, thing.clicks, { timeout: CLICK }).catch(() => {});
    return true;
  }

  protected async tap(page: Page, x: number, y: number): Promise<void> {
    if (this.touch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }
}
