import { GAMES } from '@ashtown/catalog';
import { expect, test } from 'vitest';
import { clipped } from './clipping/clipped.ts';
import { launchBrowser } from './kit/chromium.ts';
import { Driver } from './kit/driver.ts';
import { hosting } from './kit/hosting.ts';
import { Pointer } from './kit/pointer.ts';
import { startStaticHost } from './kit/static-host.ts';
import { guest, playOf } from './kit/ways.ts';

const browser = launchBrowser();
const host = hosting(startStaticHost);

/** What the stage did with things of the page, as somebody who watches them notes it down. */
interface Played {
  /** `travel`, `come`, `go`, `send`, `act` or `shake`. */
  what: string;
  ref: string;
  /** How far from its place it began, in pixels. */
  away: number;
}
declare global {
  interface Window {
    played: Played[];
    /** How far the stage has lain over the words of the prompt at most, in pixels, and whether it was more than its head to whoever is asked. */
    over: { words: number; asked: boolean };
  }
}

/** Runs in the page: notes every animation of the stage, and where the thing stands as it begins. */
function watchStage(): void {
  window.played = [];
  window.over = { words: 0, asked: false };
  setInterval(() => {
    const story = document.querySelector('[data-testid="story"]');
    const prompt = document.querySelector('[data-testid="prompt"]');
    const words = prompt?.querySelector('b');
    if (!story || !words) return;
    window.over.words = Math.max(
      window.over.words,
      story.getBoundingClientRect().bottom - words.getBoundingClientRect().top,
    );
    const isAsked = prompt?.getAttribute('data-question') !== '';
    const more = [...story.children].filter((x) => x.tagName !== 'HEADER' && x.getBoundingClientRect().height > 0);
    if (isAsked && more.length > 0) window.over.asked = true;
  }, 50);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (this: Element, ...args: Parameters<typeof animate>) {
    const rest = this.getBoundingClientRect();
    const animation = animate.apply(this, args);
    queueMicrotask(() => {
      const [stage, what, ref] = animation.id.split(' ');
      if (stage !== 'stage') return;
      const begins = this.getBoundingClientRect();
      window.played.push({ what: what!, ref: ref!, away: Math.hypot(begins.x - rest.x, begins.y - rest.y) });
    });
    return animation;
  };
}

test.each(Object.keys(GAMES))('%s: things travel, come and go where the tellings say', async (id) => {
  const profile = await browser.profile({ still: false, speed: 'fast' });
  await profile.addInitScript(watchStage);
  const { page, watch } = await guest(profile, host.url);
  await page.click(playOf(id));
  const driver = new Driver(page, watch, new Pointer('mouse'), `stage ${id}`);
  await driver.play(4);
  const played = await page.evaluate(() => window.played);
  const kinds = new Set(played.map(({ what }) => what));
  expect([...kinds]).toContain('travel');
  expect(kinds.size).toBeGreaterThan(2);
  // It is seen to move, not only said to.
  expect(played.filter(({ what, away }) => what === 'travel' && away > 10).length).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.over)).toEqual({ words: 0, asked: false });
  // Nothing is left hanging above the table.
  await page.waitForFunction(() => document.getAnimations().every((x) => !x.id.startsWith('stage')));
  expect(await page.locator('[inert] > *').count()).toBe(0);
});

test('what bots do is told in words; it can be held, gone through and skipped', async () => {
  const { page, watch } = await guest(await browser.profile({ still: false, speed: 'normal' }), host.url);
  await page.click(playOf('king-of-new-york'));
  const driver = new Driver(page, watch, new Pointer('mouse'), 'story');
  const pause = page.getByTestId('story-pause');
  const waiting = page.getByTestId('waiting');
  const story = page.getByTestId('story');
  const behind = async () => Number(await story.getAttribute('data-behind'));
  const say = () => page.getByTestId('story-say').textContent();
  // Until it is the bots' turn.
  let others: string | null = null;
  for (let i = 0; i < 60 && others === null; i++) {
    await driver.ready();
    await driver.step();
    others = await waiting.textContent({ timeout: 400 }).catch(() => null);
    if (!(await pause.isVisible())) others = null;
  }
  await pause.click();
  expect(others).toMatch(/^.+: [a-z].+/);
  // The table goes on; what is shown does not, but step by step.
  await page.waitForFunction(() => window.heard.position!.question !== null);
  const held = await behind();
  const first = await say();
  expect(held).toBeGreaterThan(0);
  await page.waitForTimeout(1000);
  expect([await behind(), await say()]).toEqual([held, first]);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    (n) => Number(document.querySelector<HTMLElement>('[data-testid="story"]')!.dataset.behind) < n,
    held,
  );
  await expect.poll(say).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(say).toBe(first);
  // However much there is to say, it stands in its room: what was told before gives way.
  const trail = story.locator('ul:not(:has(b))');
  for (let i = 0; i < 6 && !(await trail.isVisible()); i++) await page.keyboard.press('ArrowRight');
  await trail.evaluate((ul) => {
    const line = ul.lastElementChild!;
    for (let i = 0; i < 9; i++) ul.append(line.cloneNode(true));
  });
  await page.getByTestId('story-say').evaluate((p) => {
    p.textContent = 'Soot destroys '.repeat(8);
  });
  const faults = await page.evaluate(clipped, '[data-testid="story"]');
  expect(faults.filter((fault) => !fault.endsWith('is cut off by story trail'))).toEqual([]);
  await page.keyboard.press('s');
  await story.waitFor({ state: 'detached' });
  expect((await driver.ready()).t).toBe('mine');
});
