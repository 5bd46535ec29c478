import { findGame } from '@ashtown/catalog';
import { LANGS, type Options, type SeatInfo } from '@ashtown/engine';
import type { Host } from '@ashtown/host';
import { expect, test } from 'vitest';
import { axeFaults, EVERYWHERE } from './axe.ts';
import { launchBrowser } from './chromium.ts';
import { Driver } from './driver.ts';
import { hosting } from './hosting.ts';
import { Keyboard } from './keyboard.ts';
import { needyMoments } from './moments.ts';
import { playedMatch, putOnShelf, shelved } from './played.ts';
import { Pointer } from './pointer.ts';
import { roomFaults } from './room.ts';
import { startStaticHost } from './static-host.ts';
import { guest, playOf } from './ways.ts';

/** What every board must stand: games to their end by every hand, axe, and room for every question. */
export interface BoardSuite {
  game: string;
  /** How many sit at the tables whose end is played by mouse, and whose beginning by keyboard only. */
  mouse: readonly number[];
  keyboard: readonly number[];
  /** Tabs of the phone besides table, me, rivals and log. */
  tabs?: readonly string[];
  /** How many random games are searched for the questions that need most room, and how many kinds that finds. */
  games: number;
  questions: number;
  /** How these games are set up; as the game comes where nothing is said. */
  options?: Options;
}

/** So many answers by mouse, if all goes as it went. */
const END = 12;
/** So many answers by keyboard. */
const BEGINNING = 14;
const infoFor = (n: number): readonly SeatInfo[] =>
  Array.from({ length: n }, (_, i) =>
    i === 0 ? { name: 'Anna', kind: 'human' } : { name: `Bot ${i}`, kind: 'bot', bot: 'greedy' },
  );

export function testBoard({ game: id, mouse, keyboard, tabs = [], games, questions, options = {} }: BoardSuite): void {
  const browser = launchBrowser();
  const host = hosting(startStaticHost);
  const { game, words } = findGame(id)!;

  for (const n of mouse)
    test(`the end of a game for ${n} with the mouse`, async () => {
      const { page, watch } = await guest(await browser.profile(), host.url);
      const { answers } = playedMatch('mouse', () => false, infoFor(n), { game: id });
      const from = answers
        .map(([seat], i) => (seat === 0 ? i : -1))
        .filter((i) => i >= 0)
        .at(-END)!;
      const isLate = (x: Host) => x.length >= from && x.asked[0] === 0;
      await putOnShelf(page, [shelved('mousegame', playedMatch('mouse', isLate, infoFor(n), { game: id }), [0])]);
      await page.goto(`${host.url}#/local/mousegame`);
      const driver = new Driver(page, watch, new Pointer('mouse'), `mouse ${n}`);
      await driver.play();
      expect(driver.by.board).toBeGreaterThan(1);
    });

  for (const n of keyboard)
    test(`the beginning of a game for ${n} in Polish by keyboard only`, async () => {
      const { page, watch } = await guest(await browser.profile({ lang: 'pl' }), host.url);
      await putOnShelf(page, [
        shelved(
          'keyboardgame',
          playedMatch('none', () => true, infoFor(n), { game: id }),
          [0],
        ),
      ]);
      await page.goto(`${host.url}#/local/keyboardgame`);
      const driver = new Driver(page, watch, new Keyboard(), `keys ${n}`);
      await driver.play(BEGINNING);
      expect(await page.evaluate(() => [document.documentElement.lang, window.heard.presses])).toEqual(['pl', 0]);
      expect(driver.by.board).toBeGreaterThan(3);
    });

  test('one click to a table; a while in Slovak on a phone with a finger, in the light theme, with animation', async () => {
    const profile = await browser.profile({ screen: 'phone', lang: 'sk', theme: 'ash', still: false, speed: 'fast' });
    const { page, watch } = await guest(profile, host.url);
    await page.tap(playOf(id));
    const driver = new Driver(page, watch, new Pointer('finger'), 'finger');
    await driver.play(4);
    for (const tab of ['me', 'rivals', ...tabs, 'log', 'table']) {
      await page.getByTestId(`tab-${tab}`).tap();
      await driver.check();
    }
    await driver.play(4);
  });

  test('every kind of question has room, in the language that needs most', async () => {
    const moments = needyMoments(games, id, options);
    expect(new Set(moments.map((x) => x.question)).size).toBeGreaterThanOrEqual(questions);
    expect(await roomFaults(await guest(await browser.profile(), host.url), host.url, moments)).toEqual([]);
  });

  test('axe finds nothing serious at the table, in its list, at its end and in its rules', async () => {
    const seats = infoFor(game.players[1]);
    const at = playedMatch('axe', () => false, seats, { game: id }).answers.length;
    const half = playedMatch('axe', (x) => x.length > at / 2 && x.asked[0] === 0, seats, { game: id });
    const over = playedMatch('axe', () => false, seats, { game: id });
    const found: string[] = [];
    // Every screen and every theme.
    for (const [screen, theme] of [
      ['desk', 'ash'],
      ['phone', 'night'],
    ] as const) {
      const { page, watch } = await guest(await browser.profile({ screen, theme }), host.url);
      await putOnShelf(page, [shelved('halfway', half, [0]), shelved('over', over)]);
      const look = async (name: string) => {
        await page.waitForTimeout(50);
        for (const fault of await axeFaults(page)) found.push(`${name}, ${screen}, ${theme}: ${fault}`);
      };
      await page.goto(`${host.url}#/local/halfway`);
      await page.getByTestId('prompt').waitFor();
      if (screen === 'desk' || EVERYWHERE) await look('table');
      if (screen === 'phone')
        for (const tab of EVERYWHERE ? ['me', 'rivals', ...tabs, 'log', 'table'] : ['me']) {
          await page.getByTestId(`tab-${tab}`).tap();
          await look(tab);
        }
      if (EVERYWHERE) {
        await page.keyboard.press('c');
        await look('list');
      }
      if (screen === 'phone' || EVERYWHERE) {
        await page.goto(`${host.url}#/local/over`);
        await page.getByTestId('result').waitFor();
        await look('result');
      }
      if (EVERYWHERE) {
        await page.goto(`${host.url}#/rules/${id}`);
        await page.locator('h1').waitFor();
        await look('rules');
      }
      found.push(...watch.complaints);
    }
    expect(found).toEqual([]);
  });

  test('the rules can be read in every language, with every card', async () => {
    const { page, watch } = await guest(await browser.profile(), host.url);
    await page.goto(`${host.url}#/rules/${id}`);
    for (const lang of LANGS) {
      await page.evaluate((chosen) => {
        localStorage.setItem('ashtown.settings', JSON.stringify({ lang: chosen }));
        dispatchEvent(new StorageEvent('storage', { key: 'ashtown.settings' }));
      }, lang);
      await page.waitForFunction((chosen) => document.documentElement.lang === chosen, lang);
      await page.getByRole('heading', { level: 1 }).getByText(words[lang].name).waitFor();
      expect(await page.locator('section > h2').count()).toBeGreaterThan(5);
    }
    expect(watch.complaints).toEqual([]);
  });
}
