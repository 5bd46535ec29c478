import { type Rng, rand } from '@ashtown/engine';
import type { Page } from 'playwright-core';
import { type Hand, pickOne } from './hand.ts';

const ARROWS = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'] as const;
const TAB_LIMIT = 200;

/** Whether the focus is on something like this. */
export const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector);

/** Walks with Tab until the focus is there, as somebody without a mouse must. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < TAB_LIMIT; i++) {
    if (await isOn(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

const answersOf = (page: Page): Promise<number> => page.evaluate(() => window.heard.answers);

/** Digits, letters, arrows, Tab and Enter; nothing else. */
export class Keyboard implements Hand {
  readonly touch = false;

  async act(page: Page, rng: Rng): Promise<void> {
    const { keyboard } = page;
    switch (rand(rng, 4)) {
      case 0: {
        // A digit may be a whole answer; the next one would be meant for a question nobody has looked at.
        const before = await answersOf(page);
        for (let n = rand(rng, 3); n >= 0; n--) {
          await keyboard.press(String(1 + rand(rng, 6)));
          if ((await answersOf(page)) > before) return;
        }
        await keyboard.press('m');
        break;
      }
      case 1: {
        await keyboard.press(String(1 + rand(rng, 9)));
        break;
      }
      case 2: {
        for (let n = rand(rng, 5); n >= 0; n--) await keyboard.press('F6');
        for (let n = rand(rng, 4); n >= 0; n--) await keyboard.press(pickOne(rng, ARROWS));
        if (await isOn(page, '[data-standing="legal"]')) await keyboard.press('Enter');
        break;
      }
      default:
        await this.choose(page, rng);
    }
    // What cannot be taken back is asked once more, with the focus on yes.
    if (await isOn(page, '[data-testid="confirm"]')) await keyboard.press('Enter');
  }

  async choose(page: Page, rng: Rng): Promise<void> {
    const { keyboard } = page;
    const choice = '[data-testid="choice"]';
    if (rand(rng, 4) === 0) await tabTo(page, choice);
    else {
      await keyboard.press('c');
      await page.waitForFunction((s) => document.activeElement?.matches(s), choice);
    }
    for (let n = rand(rng, 6); n > 0; n--) await keyboard.press(pickOne(rng, ARROWS));
    if (!(await isOn(page, choice))) throw new Error('the arrows lead out of the list');
    await keyboard.press('Enter');
  }
}
