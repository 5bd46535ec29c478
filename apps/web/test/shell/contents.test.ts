import { readFileSync } from 'node:fs';
import * as metro from '@ashtown/metro-2033';
import { afterEach, expect, test, vi } from 'vitest';
import { bringContent } from '../../src/load/contents.ts';
import { isPlayable, loadGame, loadSpoken } from '../../src/load/load.ts';

const json = JSON.parse(readFileSync(new URL('../../../../games/metro-2033/content.json', import.meta.url), 'utf8'));
const dearerBy = (n: number) => ({
  ...json,
  resources: json.resources.map((card: { cost: number }, i: number) =>
    i === 0 ? { ...card, cost: card.cost + n } : card,
  ),
});
const idOf = (content: unknown): string => {
  const read = metro.withContent(content);
  if (!read.ok) throw new Error(read.problem.code);
  return read.made.game.id;
};

afterEach(() => vi.unstubAllGlobals());

test('a page plays a game with cards that were brought along', async () => {
  const read = bringContent(metro, dearerBy(1));
  const id = idOf(dearerBy(1));
  expect(read.ok && read.made.game.id).toBe(id);
  expect([isPlayable(id), (await loadGame(id)).id]).toEqual([true, id]);
  const { tables, words } = await loadSpoken(id, 'pl');
  const [card] = json.resources;
  expect((tables as typeof metro.tables).cards.find((x) => x.id === card.id)!.cost).toBe(card.cost + 1);
  expect(words.name).toBe('Metro 2033');
  expect(bringContent(metro, { ...json, resources: 1 })).toMatchObject({ ok: false });
});

test('what it does not have it fetches from the server, and believes only what the id names', async () => {
  const told: Record<string, unknown> = { [idOf(dearerBy(2))]: dearerBy(2), [idOf(dearerBy(3))]: dearerBy(2) };
  vi.stubGlobal('fetch', async (url: string) => {
    const content = told[decodeURIComponent(url.split('/').at(-1)!)];
    return { ok: content !== undefined, json: async () => content };
  });
  vi.stubGlobal('document', { baseURI: 'http://host/' });
  vi.stubGlobal('location', new URL('http://host/'));
  expect((await loadGame(idOf(dearerBy(2)))).id).toBe(idOf(dearerBy(2)));
  await expect(loadGame(idOf(dearerBy(3)))).rejects.toThrow('not those it was made with');
  await expect(loadGame('metro-2033.00000000')).rejects.toThrow('nobody has the cards');
});
