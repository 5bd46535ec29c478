import {
  type Answer,
  BASE_ROOM,
  CARD,
  type Pile,
  type PlayerView,
  type Question,
  tables,
  type View,
} from '@ashtown/51st-state-2010';
import { findGame } from '@ashtown/catalog';
import { type Match, seedOf } from '@ashtown/engine';
import { create } from '@ashtown/host';
import { expect, test } from 'vitest';
import { axeFaults } from '../kit/axe.ts';
import { testBoard } from '../kit/board-suite.ts';
import { launchBrowser } from '../kit/chromium.ts';
import { hosting } from '../kit/hosting.ts';
import { putOnShelf, shelved } from '../kit/played.ts';
import { roomFaults } from '../kit/room.ts';
import { startStaticHost } from '../kit/static-host.ts';
import { guest } from '../kit/ways.ts';

testBoard({ game: '51st-state-2010', mouse: [4], keyboard: [2], games: 40, questions: 14 });

/** Hardly any game asks these, so Anna plays for them: what an answer is worth to her. */
type Worth = (me: PlayerView, verb: string, id: string) => number;

const siteOf = (id: string) => tables.sites[tables.faceOf(id)];
const isMore = ({ card }: { card: number }): boolean => roomOf(tables.id[card]!) > 0;
const roomOf = (id: string): number => {
  const site = siteOf(id);
  return site ? site.room + site.spoilsRoom + site.dealRoom : 0;
};
const cardsIn = (pile: Pile | null | undefined): number => pile?.find(([g]) => g === CARD)?.[1] ?? 0;

/** She draws wherever she can, and plays nothing else. */
const hoard: Worth = (_, verb, id) => {
  const site = siteOf(id);
  if (verb === 'take') return site ? cardsIn(site.deal) + cardsIn(site.produce) : 0;
  if (verb === 'cooperate') return cardsIn(site?.deal) > 0 ? 3 : -1;
  if (verb === 'incorporate') return cardsIn(site?.produce) > 0 ? 2 : -1;
  if (verb === 'cash') return cardsIn(site?.spoils) > 0 ? 2 : 1;
  return ['conquer', 'redevelop', 'hire', 'swap', 'drop', 'visit', 'use', 'lead'].includes(verb) ? -1 : 0;
};

/** She tucks more than the base has room for, and then gives up what made the room. */
const overload: Worth = (me, verb, id) => {
  const tucked = me.spoils.length + me.deals.length;
  if (verb === 'take') return 9 * roomOf(id) - (siteOf(id)?.distance ?? 3);
  if (verb === 'replace') return me.places.some((x) => id.endsWith(`.${x.no}`) && isMore(x)) ? 1 : 0;
  if (verb === 'redevelop') return tucked > BASE_ROOM && me.places.some(isMore) ? 5 : -1;
  if (verb === 'cooperate' || verb === 'incorporate') return roomOf(id) > 0 ? 4 : verb === 'cooperate' ? 3 : -1;
  if (verb === 'conquer') return 2;
  return ['cash', 'hire', 'swap', 'drop', 'visit', 'use', 'lead'].includes(verb) ? -1 : 0;
};

const { game } = findGame('51st-state-2010')!;
const PASSES: readonly string[] = ['pass', 'done'];
const TRIES = 200;

/** A match in which Anna is asked this; the other one passes. */
function matchWith(question: Question, worth: Worth): { question: string; match: Match } {
  for (let n = 0; n < TRIES; n++) {
    const seats = [
      { name: 'Anna', kind: 'human' },
      { name: 'Cinder', kind: 'bot', bot: 'greedy' },
    ] as const;
    const opened = create({ game, seats, seed: seedOf(`${question} ${n}`), undo: 'ask', options: {} });
    if (!opened.ok) throw new Error(opened.problem);
    const { host } = opened;
    for (let plies = 0; plies < 150 && host.asked.length > 0; plies++) {
      const seat = host.asked[0]!;
      const { view, legal, ply } = host.turn(seat);
      if (seat === 0 && game.question(view, seat) === question) return { question, match: host.export() };
      const worths = legal.map((pick) => {
        const [verb = '', id = ''] = (pick as Answer).split(' ');
        return seat === 0 ? worth((view as View).players[0]!, verb, id) : PASSES.includes(verb) ? 1 : 0;
      });
      host.answer(seat, ply, legal[worths.indexOf(Math.max(...worths))]!);
    }
  }
  throw new Error(`nobody is asked ${question}`);
}

const browser = launchBrowser();
const host = hosting(startStaticHost);
const TOO_MUCH = [matchWith('trim', hoard), matchWith('overflow', overload)] as const;

test('too many cards, too many tucked cards: both questions have room, in every language', async () => {
  expect(await roomFaults(await guest(await browser.profile(), host.url), host.url, TOO_MUCH)).toEqual([]);
});

test.each([
  { screen: 'desk', theme: 'ash' },
  { screen: 'phone', theme: 'night' },
] as const)('what is too much on a $screen is given up by pointing at it', async ({ screen, theme }) => {
  const { page, watch } = await guest(await browser.profile({ screen, theme }), host.url);
  await putOnShelf(
    page,
    TOO_MUCH.map(({ question, match }) => shelved(`too-much-${question}`, match, [0])),
  );
  for (const { question } of TOO_MUCH) {
    await page.goto(`${host.url}#/local/too-much-${question}`);
    // On a phone what lies under the base is on the table as well, or nobody would find it.
    const thing = page.locator('[data-ref^="card:"][data-standing="legal"]').first();
    await thing.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const answers = await page.evaluate(() => window.heard.answers);
    await thing.click();
    // The last one ends the question, and is confirmed.
    const isOut = (n: number) => window.heard.answers > n;
    await page.waitForFunction(
      (n) => window.heard.answers > n || document.querySelector('[data-testid="confirm"]'),
      answers,
    );
    if (!(await page.evaluate(isOut, answers))) await page.getByTestId('confirm').click();
    await page.waitForFunction(isOut, answers);
  }
  expect(watch.complaints).toEqual([]);
});
