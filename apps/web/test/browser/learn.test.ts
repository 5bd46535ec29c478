import { LANGS, type Lesson } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { MANIFESTS } from '../../src/games/index.ts';
import { loadCourse } from '../../src/load/lessons.ts';
import { loadGame } from '../../src/load/load.ts';
import { axeFaults } from './kit/axe.ts';
import { launchBrowser } from './kit/chromium.ts';
import { hosting } from './kit/hosting.ts';
import { atBeat, speak, take } from './kit/lesson.ts';
import { startStaticHost } from './kit/static-host.ts';
import { guest } from './kit/ways.ts';

const browser = launchBrowser();
const host = hosting(startStaticHost);
const GAMES = MANIFESTS.filter(({ lessons }) => lessons).map(({ about }) => about.id as string);
const SCREENS = [
  ['desk', { width: 1366, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const;
/** With `npm run lessons` every lesson is taken on both screens in every language; else of every game one on each of them. */
const ALL = Boolean(process.env.ASHTOWN_LESSONS);

test.each(SCREENS)(
  'lessons are taken to their end on the board: %s',
  { timeout: ALL ? 1_800_000 : 300_000 },
  async (screen, viewport) => {
    const profile = await browser.profile({
      theme: screen === 'desk' ? 'night' : 'ash',
      more: { viewport, bypassCSP: true, ...(screen === 'phone' && { hasTouch: true, isMobile: true }) },
    });
    const { page, watch } = await guest(profile, `${host.url}#/learn`);
    const to = (address: string) => page.evaluate((hash) => (location.hash = hash), `#/learn/${address}`);
    const faults: string[] = [];
    const look = async (name: string) => {
      for (const fault of await axeFaults(page)) faults.push(`${name}: ${fault}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) faults.push(`${name}: scrolls sideways by ${wide} px`);
    };
    await page.locator('h1').waitFor();
    await look('all games');
    for (const [nth, id] of GAMES.entries()) {
      const game = await loadGame(id);
      const { lessons } = await loadCourse(id, 'en');
      const taken = ALL ? lessons : [lessons.at(screen === 'desk' ? 0 : -1)!];
      for (const [i, lesson] of taken.entries()) {
        for (const lang of ALL ? LANGS : [LANGS[(nth + i) % LANGS.length]!]) {
          await speak(page, lang);
          await to(`${id}/${lesson.id}`);
          await atBeat(page, 0);
          const names = `${id} ${lesson.id}, ${lang}, ${screen}`;
          if (lesson === taken[0] && (ALL || id === GAMES[0])) await look(names);
          const { book } = await loadCourse(id, lang);
          faults.push(...(await take(page, game, lesson, book[lesson.id]!, names)));
          await to(id);
          await page.locator('li[data-state]').first().waitFor();
        }
      }
      await page
        .locator('li[data-state="done"]')
        .nth(taken.length - 1)
        .waitFor();
      if (ALL || id === GAMES[0]) await look(id);
    }
    expect([...faults, ...watch.complaints]).toEqual([]);
  },
);

test('a lesson is left at a beat by Esc, goes on there by keys, and can be begun again', async () => {
  const [id] = GAMES as [string];
  const { lessons, book } = await loadCourse(id, 'en');
  const [lesson] = lessons as [Lesson];
  const { page, watch } = await guest(await browser.profile(), host.url);
  await page.getByTestId(`first-lesson-${id}`).click();
  await atBeat(page, 0);
  const asks = lesson.beats.findIndex((beat) => beat.expect);
  for (let nth = 0; nth < asks; nth++) {
    await page.keyboard.press('ArrowRight');
    await atBeat(page, nth + 1);
  }
  await page.keyboard.press('ArrowLeft');
  await page.getByTestId('coach-now').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('?');
  await page.getByTestId('shown').waitFor();
  await page.keyboard.press('r');
  await page.locator('[popover]:popover-open').first().waitFor();
  for (let nth = 0; nth < 3; nth++) {
    expect(await page.locator('dialog').count()).toBe(0);
    await page.keyboard.press('Escape');
  }
  await page.getByTestId('leave-sure').click();
  const stop = page.getByTestId(`lesson-${lesson.id}`);
  expect(await stop.textContent()).toBe('Continue');
  await page.reload();
  await stop.click();
  await atBeat(page, asks);
  await page.getByTestId('coach-skip').click();
  await atBeat(page, asks + 1);
  for (let nth = asks + 1; nth < lesson.beats.length; nth++) {
    await atBeat(page, nth);
    await page.locator('[data-testid="coach-skip"], [data-testid="coach-next"]').click();
  }
  await page.getByTestId('next-lesson').waitFor();
  await page.getByTestId('again').click();
  await atBeat(page, 0);
  await page.getByTestId('leave-lesson').click();
  const notes = lesson.beats.flatMap(({ after }) => after?.note ?? []);
  await expect.poll(() => page.getByTestId('my-notes').locator('li').count()).toBe(notes.length);
  expect(await page.getByTestId('my-notes').textContent()).toContain(book[lesson.id]!.says[notes[0]!]!.slice(0, 12));
  await page.goto(host.url);
  await page.getByTestId(`learn-${id}`).waitFor();
  expect(watch.complaints).toEqual([]);
});
