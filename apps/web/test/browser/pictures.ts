import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';
import { playedMatch, putOnShelf, shelved, TABLE } from './kit/played.ts';
import { ARGS, profileOf } from './kit/profile.ts';
import { startServer } from './kit/server.ts';

/** Takes the pictures of the README. Started by scripts/screenshots.mjs: `pictures.ts <browser> <folder>`. */

const [browserPath, folder] = process.argv.slice(2);
if (!browserPath || !folder) throw new Error('pictures.ts <browser> <folder>');

interface View {
  turn: { no: number };
  players: readonly { cards: readonly unknown[]; out: number }[];
}

/** A full table in the middle of a game: I have thrown once and may throw again. In some games I never am; and the same one at its end. */
const [running, finished] = firstWith((question, { turn, players }) => {
  const isMiddle = turn.no > 24 && players[0]!.cards.length > 1 && players.every((p) => p.out === 0);
  return question === 'rollOrStop' && isMiddle;
});

function firstWith(isWanted: (question: string | null, view: View) => boolean) {
  for (let n = 1; ; n++) {
    let isThere = false;
    const match = playedMatch(`picture ${n}`, (host) => {
      const { question, view } = host.show(0);
      isThere = isWanted(question, view as View);
      return isThere;
    });
    if (isThere) return [match, playedMatch(`picture ${n}`)] as const;
  }
}

/** The other games, in the middle of a game, when I am asked. */
const OTHERS = [
  { game: '51st-state-2010', seats: 3, part: 0.7 },
  { game: '51st-state-master', seats: 3, part: 0.7 },
  { game: 'metro-2033', seats: 4, part: 0.6 },
  { game: 'armageddon', seats: 4, part: 0.6 },
];
const halfway = OTHERS.map(({ game, seats, part }) => {
  const at = TABLE.slice(0, seats);
  const { length } = playedMatch(`picture ${game}`, () => false, at, { game }).answers;
  return playedMatch(`picture ${game}`, (host) => host.length > part * length && host.asked[0] === 0, at, { game });
});
const TABLES = [
  shelved('runningtable', running, [0]),
  shelved('finishedtable', finished),
  ...OTHERS.map(({ game }, i) => shelved(game, halfway[i]!, [0])),
];

type Take = (page: Page, url: string) => Promise<void>;
const PICTURES: Readonly<Record<string, Take>> = {
  async landing(page, url) {
    await page.goto(`${url}#/`);
    await page.getByTestId('resume').waitFor();
  },
  async table(page, url) {
    await page.goto(`${url}#/local/runningtable`);
    await page.getByTestId('prompt').waitFor();
    for (const die of [3, 4, 5]) await page.getByTestId('die').nth(die).click();
    const card = page.locator('[data-ref^="card:"]').last();
    if (await card.isVisible()) await card.click();
    await page.mouse.move(0, 0);
  },
  async result(page, url) {
    await page.goto(`${url}#/local/finishedtable`);
    await page.getByTestId('result').waitFor();
  },
  ...Object.fromEntries(
    OTHERS.map(({ game }): [string, Take] => [
      game,
      async (page, url) => {
        await page.goto(`${url}#/local/${game}`);
        await page.getByTestId('prompt').waitFor();
      },
    ]),
  ),
};
const WANTED: readonly { name: string; screen: 'desk' | 'phone'; themes: readonly ('night' | 'ash')[] }[] = [
  { name: 'landing', screen: 'desk', themes: ['night', 'ash'] },
  { name: 'table', screen: 'desk', themes: ['night', 'ash'] },
  { name: 'result', screen: 'desk', themes: ['night', 'ash'] },
  { name: 'table', screen: 'phone', themes: ['night', 'ash'] },
  ...OTHERS.map(({ game }) => ({ name: game, screen: 'desk' as const, themes: ['night'] as const })),
];

const server = await startServer();
const browser = await chromium.launch({ executablePath: browserPath, args: ARGS });
try {
  for (const { name, screen, themes } of WANTED)
    for (const theme of themes) {
      const more = screen === 'phone' ? { deviceScaleFactor: 2 } : {};
      const profile = await browser.newContext(profileOf({ screen, theme, more }));
      const page = await profile.newPage();
      await page.goto(server.url);
      await putOnShelf(page, TABLES);
      await page.reload();
      await PICTURES[name]!(page, server.url);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await page.waitForTimeout(300);
      await writeFile(`${folder}/${screen === 'phone' ? 'phone' : name}-${theme}.png`, await page.screenshot());
      await profile.close();
    }
} finally {
  await browser.close();
  await server.stop();
}
