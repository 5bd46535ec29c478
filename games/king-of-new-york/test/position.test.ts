import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { broken, game, makePosition, parsePosition } from '../src/index.ts';
import { fresh, TABLES } from './table.ts';

test.each(TABLES)('%o', ({ seats, advanced }) => {
  for (let i = 0; i < 3; i++) {
    const s = fresh(seats, advanced, `position ${i}`);
    const rng = makeRng(seedOf(`position ${i}`));
    for (let n = 0; n < 5000 && game.asked(s).length > 0; n++) {
      expect(broken(s)).toEqual([]);
      const p = JSON.parse(JSON.stringify(makePosition(s)));
      const read = parsePosition(p);
      expect(read).toEqual({ ok: true, state: s });
      const seat = game.asked(s)[0]!;
      game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
    }
    const read = parsePosition(JSON.parse(JSON.stringify(makePosition(s))));
    expect(read).toEqual({ ok: true, state: s });
  }
});
