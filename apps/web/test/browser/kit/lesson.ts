import { type AnyGame, fitsPattern, type Lang, type Lesson, type LessonWords, type Point } from '@ashtown/engine';
import { LessonRun } from '@ashtown/host';
import type { Page } from 'playwright-core';
import { pickKey } from '../../../src/table/choose/pickKey.ts';

/** Changes the language as another tab would: nothing is loaded again. */
export async function speak(page: Page, lang: Lang): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('ashtown.settings', JSON.stringify({ lang: chosen, speed: 'instant' }));
    dispatchEvent(new StorageEvent('storage', { key: 'ashtown.settings' }));
  }, lang);
}

export const atBeat = (page: Page, nth: number) => page.locator(`[data-testid="coach"][data-beat="${nth}"]`).waitFor();

const choose = (page: Page, pick: unknown) =>
  page
    .locator(`[data-testid="choice"][data-pick=${JSON.stringify(pickKey(pick))}]`)
    .evaluate((choice: HTMLElement) => choice.click());

/** What is wrong with the light on these things: each is in view, uncovered and not dimmed. Runs in the page. */
function darkness(points: readonly Point[]): string[] {
  const holes = [...document.querySelectorAll('[data-testid="spotlight"] mask rect[fill="#000"]')].map((hole) => {
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((a) =>
      Number(hole.getAttribute(a)),
    );
    return { left: x, top: y, right: x + width, bottom: y + height };
  });
  return points.flatMap((point) => {
    const spot = document.querySelector(`[data-spot="${CSS.escape(point)}"]`)?.getBoundingClientRect();
    if (!spot) return `${point} has no light`;
    const { left, top, right, bottom, width, height } = spot;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      return `${point} is out of view: ${Math.round(left)} ${Math.round(top)} ${Math.round(right)} ${Math.round(bottom)}`;
    const isLit = holes.some((x) => x.left <= left && x.top <= top && x.right >= right && x.bottom >= bottom);
    if (!isLit) return `${point} is dimmed`;
    const [ref = ''] = point.split('#');
    const name = CSS.escape(ref);
    const named = [...document.querySelectorAll(`[data-ref="${name}"], [data-lights="${name}"]`)];
    const isThere = [0.5, 0.25, 0.75].some((x) =>
      [0.5, 0.25, 0.75].some((y) => {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        if (hit === null || hit.closest('[data-coach]')) return false;
        // Parts of the table, and what lets the pointer through, are drawn by what lies in them.
        return !ref.includes(':') || named.some((x) => x.contains(hit) || getComputedStyle(x).pointerEvents === 'none');
      }),
    );
    return isThere ? [] : `${point} is covered`;
  });
}

/** Takes a lesson to its end, and says what was wrong on the way. */
export async function take(
  page: Page,
  game: AnyGame,
  lesson: Lesson,
  { says }: LessonWords,
  names: string,
): Promise<string[]> {
  const faults: string[] = [];
  const run = new LessonRun(game, lesson, []);
  const hears = (testid: string, key: string) =>
    page.getByTestId(testid).filter({ hasText: says[key]! }).waitFor({ state: 'attached' });
  let hasTried = false;
  for (const [nth, { say, point = [], count, expect: expected }] of lesson.beats.entries()) {
    await atBeat(page, nth);
    const here = `${names}, beat ${nth + 1}`;
    await hears('coach-says', say);
    if (point.length > 0) {
      await page.getByTestId('spotlight').waitFor({ state: 'attached' });
      let found: string[] = [];
      // What travels is given a moment.
      for (let tries = 0; tries < 8; tries++) {
        found = await page.evaluate(darkness, point);
        if (found.length === 0) break;
        await page.waitForTimeout(40);
      }
      // What finds no room beside the others on a small screen comes forward when it is asked for.
      const isSmall = (page.viewportSize()?.width ?? 0) < 1280;
      for (const missing of isSmall ? point.filter((x) => found.includes(`${x} has no light`)) : []) {
        await page.locator(`[data-point="${missing}"]`).click();
        await page.locator(`[data-spot="${missing}"]`).waitFor();
        found = [
          ...found.filter((x) => x !== `${missing} has no light`),
          ...(await page.evaluate(darkness, [missing])),
        ];
      }
      faults.push(...found.map((fault) => `${here}: ${fault}`));
      const numbered = await page.locator('[data-point]').count();
      if (count && point.length > 1 && numbered !== point.length) faults.push(`${here}: ${numbered} are counted`);
    }
    if (!expected) {
      await page.getByTestId('coach-next').click();
      run.next();
      continue;
    }
    const isOpen = (pick: unknown) => expected.open.some((pattern) => fitsPattern(pick, pattern));
    const wrong = run.host.turn(0).legal.find((pick) => !isOpen(pick));
    if (wrong !== undefined && !hasTried) {
      hasTried = true;
      const tried = run.answer(wrong) as { wrong: { say: string } };
      await choose(page, wrong);
      await hears('tried', tried.wrong.say);
      await atBeat(page, nth);
    }
    const pick = run.shown();
    await choose(page, pick);
    run.answer(pick);
  }
  await page.getByTestId('lesson-over').waitFor();
  return faults;
}
