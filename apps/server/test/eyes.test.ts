import { GAMES } from '@ashtown/catalog';
import { makeRng, pickOne, type Seat, seedOf, startOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { serve } from './tools/in-process.ts';
import { makeTable, newToken, Talker } from './tools/talker.ts';

/** So many answers of each game. */
const ANSWERS = 150;

test.each(Object.keys(GAMES))(
  '%s: everybody is told exactly what their eyes may see, and never the seed',
  async (id) => {
    const { game } = GAMES[id]!;
    const { url, services } = await serve({}, GAMES);
    const tokens = Array.from({ length: Math.max(2, game.players[0]) }, newToken);
    const seats = tokens.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) }));
    const { id: table } = await makeTable(url, tokens[0]!, { game: id, seats });
    const players = await Promise.all(tokens.map((token) => Talker.join(url, table, { token })));
    for (const [seat, player] of players.entries()) if (seat > 0) await player.must({ t: 'sit', seat });
    const watcher = await Talker.join(url, table);
    await players[0]!.must({ t: 'start' });

    const rng = makeRng(seedOf('eyes'));
    const { host } = (await services.tables.get(table))!;
    while (host!.asked.length > 0 && host!.length < ANSWERS) {
      const player = players[host!.asked[0]!]!;
      await player.until(() => player.isAsked() && player.position!.at === host!.length);
      await player.answer(({ legal }) => pickOne(rng, legal).pick);
    }
    const everybody: readonly (readonly [Talker, Seat | null])[] = [
      ...players.map((x, i) => [x, i] as const),
      [watcher, null],
    ];
    for (const [x] of everybody) await x.settle();

    const match = host!.export();
    const plain = (x: unknown) => JSON.parse(JSON.stringify(x));
    for (const [talker, eyes] of everybody) {
      const events: unknown[] = [];
      const redacted = () =>
        plain(
          events
            .splice(0)
            .map((e) => game.redact(e, eyes))
            .filter((e) => e !== null),
        );
      const state = startOf(game, match, events);
      // The set-up comes first.
      const told = [redacted()];
      const shown = [plain(game.view(state, eyes))];
      for (const [seat, pick] of match.answers) {
        game.apply(state, seat, pick, events);
        told.push(redacted());
        shown.push(plain(game.view(state, eyes)));
      }
      let positions = 0;
      for (const m of talker.heard) {
        if (m.t !== 'moment') continue;
        const { at, view, seed, seat } = m.position;
        positions++;
        expect(seat).toBe(eyes);
        if (seed !== null) continue;
        expect(view).toEqual(shown[at]);
        for (const entry of m.entries) expect(entry.events).toEqual(told[entry.at + 1]);
        expect(JSON.stringify(m)).not.toContain(match.seed);
      }
      expect(positions).toBeGreaterThan(30);
      talker.close();
    }
  },
);
