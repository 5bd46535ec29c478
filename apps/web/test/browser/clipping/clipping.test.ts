import { LANGS } from '@ashtown/engine';
import { FACES, type View as King } from '@ashtown/king-of-new-york';
import { type View as Metro, tables as metro } from '@ashtown/metro-2033';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from '../kit/chromium.ts';
import { hosting } from '../kit/hosting.ts';
import { putOnShelf, shelved } from '../kit/played.ts';
import { startServer } from '../kit/server.ts';
import { SHELF, SHELL } from '../kit/shell.ts';
import { guest } from '../kit/ways.ts';
import { around, momentOf } from './arranged.ts';
import { clipped } from './clipped.ts';
import { GAMES, STAGED } from './games.ts';
import { ALL, everyOf, nameOf, SCREENS, setUp } from './screens.ts';
import { outOfSight, readEach, setMotion, show, spilled, tellEach, throughTabs } from './showing.ts';

const FEW = 40;
/** It takes time to tell: of what is told every so many on each screen. */
const FEWER = 3;

const browser = launchBrowser();
const server = hosting(startServer);

/** Every fault once, with where it was first seen. */
class Found {
  readonly #all = new Map<string, string>();

  async look(page: Page, where: string, within?: string): Promise<void> {
    this.add(await page.evaluate(clipped, within), where);
  }
  add(faults: readonly string[], where: string): void {
    for (const fault of faults) if (!this.#all.has(fault)) this.#all.set(fault, `${where}: ${fault}`);
  }
  expectNone(): void {
    const faults = [...this.#all.values()];
    expect(faults.slice(0, FEW), `${faults.length} in all`).toEqual([]);
  }
}

test.each(Object.keys(GAMES))('%s: every card is seen whole wherever it can stand', async (id) => {
  const { match, views } = GAMES[id]!();
  const { page, watch } = await guest(await browser.profile(), server.url);
  await putOnShelf(page, [shelved('arranged', match, [0])]);
  await page.goto(`${server.url}#/local/arranged`);
  await page.getByTestId('prompt').waitFor();
  const found = new Found();
  for (const [turn, screen] of SCREENS.entries()) {
    await setUp(page, screen);
    const some = views.filter((_, k) => (k + turn) % everyOf(screen) === 0);
    const tabs = await page.locator('[data-testid^="tab-"]').all();
    for (const [i, tab] of (tabs.length > 0 ? tabs : [null]).entries()) {
      await tab?.click();
      // The hand is the same on every tab.
      for (const { name, view } of i === 0 ? some : some.slice(0, 2)) {
        await show(page, view);
        await found.look(page, `${nameOf(screen)}, ${name}`);
        if (tab === null) found.add(await page.evaluate(outOfSight), `${nameOf(screen)}, ${name}`);
        if (ALL && tab === null) found.add(await readEach(page), `${nameOf(screen)}, ${name}, read`);
      }
    }
  }
  expect(watch.complaints).toEqual([]);
  found.expectNone();
});

test.each(Object.keys(STAGED))('%s: every card is seen whole on the stage', async (id) => {
  const { match, events } = STAGED[id]!();
  const { page, watch } = await guest(await browser.profile(), server.url);
  await putOnShelf(page, [shelved('arranged', match, [0])]);
  await page.goto(`${server.url}#/local/arranged`);
  await page.getByTestId('prompt').waitFor();
  const found = new Found();
  for (const [turn, screen] of SCREENS.entries()) {
    // A table that has told nothing yet.
    await page.reload();
    await page.getByTestId('prompt').waitFor();
    await setUp(page, screen, 'slow');
    const some = events.filter((_, k) => (k + turn) % FEWER === 0);
    for await (const beat of tellEach(page, some)) {
      await found.look(page, `${nameOf(screen)}, ${beat}`, '[data-testid="story-shown"]');
      found.add(await page.evaluate(spilled), `${nameOf(screen)}, ${beat}`);
    }
  }
  expect(watch.complaints).toEqual([]);
  found.expectNone();
});

test('on a low phone what is asked about is in sight, whatever was asked before, and no hand glides over the tabs', async () => {
  const { match, views } = GAMES['51st-state-master, draft']!();
  const long = GAMES['51st-state-master']!().views[0]!.view;
  const { page } = await guest(await browser.profile(), server.url);
  await putOnShelf(page, [shelved('arranged', match, [0])]);
  await page.goto(`${server.url}#/local/arranged`);
  await page.getByTestId('prompt').waitFor();
  await setUp(page, { size: [360, 640], lang: 'sk' });
  const found = new Found();
  for (const { name, view } of views) {
    await setMotion(page, 'on');
    await show(page, long, 'takeTurn');
    found.add(await page.evaluate(throughTabs), name);
    await setMotion(page, 'off');
    await show(page, view, 'draftPick');
    found.add(await page.evaluate(outOfSight), name);
  }
  found.expectNone();
});

test.each([
  [360, 640],
  [844, 390],
] as const)('on a phone of %d×%d hints lie on the board, and not on what is asked', async (...size) => {
  const { match } = GAMES['51st-state-master']!();
  const { page } = await guest(await browser.profile(), server.url);
  await putOnShelf(page, [shelved('arranged', match, [0])]);
  await page.goto(`${server.url}#/local/arranged`);
  await page.getByTestId('prompt').waitFor();
  await setUp(page, { size, lang: 'pl' });
  await page.keyboard.press('h');
  await page.getByTestId('advised').first().waitFor();
  const boxOf = async (id: string) => (await page.getByTestId(id).boundingBox())!;
  const [advice, prompt] = [await boxOf('advice'), await boxOf('prompt')];
  const isBeside = advice.x + advice.width <= prompt.x;
  expect(isBeside || advice.y + advice.height <= prompt.y).toBe(true);
  expect(advice.height).toBeGreaterThan(200);
});

test.each(LANGS)('%s: three Monsters lie in sight in the bazaar beside an attack, on a low desk', async (lang) => {
  const { match, views } = GAMES['metro-2033']!();
  const { page } = await guest(await browser.profile(), server.url);
  await putOnShelf(page, [shelved('arranged', match, [0])]);
  await page.goto(`${server.url}#/local/arranged`);
  await page.getByTestId('prompt').waitFor();
  await setUp(page, { size: [1366, 768], lang });
  const beside = views.find(({ view }) => (view as Metro).attack !== null)!.view as Metro;
  const monsters = metro.cards.flatMap(({ atoms }, card) => (atoms.some(({ t }) => t === 'attack') ? [card] : []));
  for (let i = 0; i < monsters.length; i += 3) {
    const bazaar = around(monsters, i, 3);
    await show(page, { ...beside, bazaar });
    const hidden = await page
      .getByTestId('board')
      .locator('[data-ref^="slot:bazaar."]')
      .evaluateAll((slots) => {
        const rows = slots[0]!.parentElement!;
        return { slots: slots.length, below: rows.scrollHeight - rows.clientHeight };
      });
    expect([bazaar, hidden]).toEqual([bazaar, { slots: 3, below: 0 }]);
  }
  expect(monsters.length).toBeGreaterThan(9);
});

test('however much the dice did, what is mine stands whole in its row on a low desk', async () => {
  const { match, view } = momentOf('king-of-new-york', 'flee', 60);
  const { page } = await guest(await browser.profile(), server.url);
  await putOnShelf(page, [shelved('arranged', match, [0])]);
  await page.goto(`${server.url}#/local/arranged`);
  await page.getByTestId('prompt').waitFor();
  await setUp(page, { size: [1366, 768], lang: 'en' });
  const king = view as King;
  // The name of whoever is attacked takes two lines below a single die.
  await show(page, { ...king, turn: { ...king.turn, dice: [...FACES.keys()] } });
  const out = await page.locator('[data-mine]').evaluate((mine) => {
    const parts = [...mine.querySelectorAll(':not(#choices, #choices *)')].filter((x) => x.checkVisibility());
    const { bottom } = mine.getBoundingClientRect();
    return parts.filter((x) => x.getBoundingClientRect().bottom > bottom + 1).map((x) => x.textContent);
  });
  expect(out).toEqual([]);
});

test('every screen around the games is seen whole', async () => {
  const { page, watch } = await guest(await browser.profile(), server.url);
  await putOnShelf(page, SHELF);
  await page.reload();
  const found = new Found();
  for (const [name, go] of Object.entries(SHELL)) {
    await setUp(page, SCREENS.at(-1)!);
    await go(page, server.url);
    for (const screen of SCREENS) {
      await setUp(page, screen);
      // The list lies above what it is about.
      await found.look(page, `${name}, ${nameOf(screen)}`, name === 'list of choices' ? '#choices' : undefined);
    }
  }
  expect(watch.complaints).toEqual([]);
  found.expectNone();
});

test('what is cut off, covered or written into something else is found, and what can be scrolled to is not', async () => {
  const page = await (await browser.profile()).newPage();
  const lines = [
    '<p style="width:30px;overflow:hidden;white-space:nowrap">A long name</p>',
    '<p style="width:30px;overflow:auto;white-space:nowrap">A scrolled name</p>',
    '<p style="width:30px;overflow:auto;display:flex;justify-content:flex-end"><b style="flex:none">Out of reach</b></p>',
    '<p style="height:20px;overflow:hidden"><b style="display:block;height:60px;overflow:auto">Half a list</b></p>',
    '<p style="position:relative"><b>7 red</b><i style="position:absolute;inset:0;background:red"></i></p>',
    '<p><b style="margin-right:-20px">12</b><b>34</b></p>',
    '<p style="margin-left:-20px">Left</p>',
    '<p><b>5</b> <b>6</b></p>',
  ];
  await page.setContent(`<div data-layout="desk" style="font:16px/1.4 sans-serif">${lines.join('')}</div>`);
  const found = await page.evaluate(clipped, undefined);
  expect(found.map((fault) => fault.replace(/ in \w* ?(?=is)/, ' ').trim())).toEqual([
    '"A long name" is cut off by P',
    '"Out of reach" is cut off by P',
    '"Half a list" is cut off by P',
    '"7 red" is covered by I',
    '"12" is covered by B',
    '"Left" is cut off by the window',
    '"12" is written into "34" in B',
  ]);
});
