import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@ashtown/catalog';
import { type Match, replay } from '@ashtown/engine';
import type { SeatWish } from '@ashtown/protocol';
import { expect, test } from 'vitest';
import { ContentProblem, readContents } from '../src/contents.ts';
import { startServer } from '../src/server.ts';
import { scratch } from './tools/in-process.ts';
import { makeTable, newToken, request, Talker } from './tools/talker.ts';

const METRO = JSON.parse(readFileSync(new URL('../../../games/metro-2033/content.json', import.meta.url), 'utf8')) as {
  resources: { cost: number }[];
};
const dearer = {
  ...METRO,
  resources: METRO.resources.map((card, i) => (i === 0 ? { ...card, cost: card.cost + 1 } : card)),
};

test('a server plays a game with the cards of a file, tells pages the file, and its matches name it', async () => {
  const folder = scratch();
  writeFileSync(join(folder, 'dearer.json'), JSON.stringify(dearer));
  const settings = { port: 0, logLevel: 'silent', data: join(folder, 'a.db'), contents: folder };
  const { url, stop, services } = await startServer({ settings });
  try {
    const { games } = (await request(url, '/api/games')).json as { games: { id: string }[] };
    const id = games.map((x) => x.id).find((x) => x.startsWith('metro-2033.'))!;
    expect(id).toMatch(/^metro-2033\.[0-9a-f]{8}$/);
    expect(await request(url, `/api/contents/${id}`)).toMatchObject({ status: 200, json: dearer });
    expect((await request(url, '/api/contents/metro-2033.00000000')).json).toMatchObject({ code: 'unknown-game' });

    const token = newToken();
    const seats: SeatWish[] = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
    const table = await makeTable(url, token, { game: id, seats });
    const anna = await Talker.join(url, table.id, { token, name: 'Anna' });
    await anna.must({ t: 'start' });
    const match = (await services.tables.get(table.id))!.export() as Match;
    expect(match.game).toBe(id);
    expect(replay(services.catalog[id]!.game, match)).toMatchObject({ ok: true });
  } finally {
    await stop();
  }
});

test.each([
  ['{ not json', 'expected JSON'],
  ['{"game":{"id":"chess"}}', 'game.id: expected 51st-state-2010'],
  [JSON.stringify({ ...METRO, resources: [] }), 'resources'],
])('a file of cards that is wrong is named at the start: %s', (text, said) => {
  const folder = scratch();
  writeFileSync(join(folder, 'wrong.json'), text);
  expect(() => readContents(folder, GAMES)).toThrow(ContentProblem);
  expect(() => readContents(folder, GAMES)).toThrow(said);
  expect(() => readContents(join(folder, 'none'), GAMES)).toThrow('expected a folder');
});
