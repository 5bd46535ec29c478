import type { Seat } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { words } from '../../src/text/index.ts';
import { given } from '../given.ts';

/** A player about to complete the mission of a Station (peaceful 4, Equipment) with some Stations kept before. */
const completing = (kept: string[], more: object = {}) =>
  given({
    hand: { 0: ['res-uniform'] },
    stations: { 0: ['sta-mayakovskaya', ...kept] },
    resources: { 0: ['res-generator'] },
    ...more,
  }).answer(0, 'mission sta-mayakovskaya');

describe('8. Keeping Stations with markers', () => {
  test('MET-96 MET-105 after a Station mission: keep or discard, at once', () => {
    const s = completing([]).asked(0, 'keepStation');
    expect(s.legal(0)).toEqual(['keep', 'discard']);
  });

  test('MET-96 while that is asked the mission is no longer open, and the question says what keeping gives', () => {
    const s = completing(['sta-lubyanka']);
    const v = game.view(s.state, 0);
    const open = (seat: Seat): string[] => game.facts.missionsOf(game.view(s.state, seat), 0).map(({ id }) => id);
    expect([open(0), open(1)]).toEqual([
      ['faction', 'sta-lubyanka'],
      ['faction', 'sta-lubyanka'],
    ]);
    const says = (['en', 'pl', 'sk'] as const).map((lang) => words[lang].prompt(v, 0, 'keepStation', String));
    expect(says[0]).toMatch(/Then: Equipment free$/);
    expect(says[1]).toMatch(/Potem: .+ za darmo$/);
    expect(says[2]).toMatch(/Potom: .+ zadarmo$/);
  });

  test.each([
    [[], 1],
    [['sta-lubyanka 1'], 2],
    [['sta-lubyanka 1', 'sta-kurskaya 2'], 3],
  ])('MET-97 the price is the number of marked Stations plus 1: %j', (kept, price) => {
    const s = completing(kept).answer(0, 'keep');
    s.expect({ up: { 0: 6 - price }, stations: { 0: [...kept, `sta-mayakovskaya ${price}`] } });
    s.logged({ t: 'kept', seat: 0, card: 'sta-mayakovskaya', n: price });
  });

  test('MET-97 unmarked Stations do not count', () => {
    completing(['sta-lubyanka', 'sta-kurskaya']).answer(0, 'keep').logged({ t: 'kept', n: 1 });
  });

  test('MET-98 the markers come from above, after reward and rise, so the new one may be used', () => {
    const spent = {
      up: { 0: 0 },
      down: { 0: 0 },
      reserve: { 0: 4 },
      stations: { 0: ['sta-lubyanka 4', 'sta-mayakovskaya 2'] },
    };
    completing(['sta-lubyanka 4'], { up: { 0: 1 }, down: { 0: 0 } })
      .expect({ up: { 0: 2 } })
      .answer(0, 'keep')
      .expect(spent);
    completing(['sta-lubyanka 4'], { up: { 0: 0 }, down: { 0: 1 } })
      .answer(0, 'keep')
      .expect(spent);
  });

  test('MET-99 with too few markers the Station is discarded without being asked', () => {
    completing(['sta-lubyanka 1', 'sta-kurskaya 3'], { up: { 0: 1 } })
      .expect({ question: 'turnAction', stations: { 0: ['sta-lubyanka 1', 'sta-kurskaya 3'] }, up: { 0: 2 } })
      .logged({ t: 'notKept', card: 'sta-mayakovskaya' });
  });

  test('MET-100 a Station that is not kept is discarded, and no further marker moves', () => {
    completing([])
      .answer(0, 'discard')
      .expect({ up: { 0: 6 }, down: { 0: 0 }, stations: { 0: [] }, discard: ['res-generator', 'sta-mayakovskaya'] });
  });

  test('MET-101 the choice cannot be put off or changed', () => {
    const s = completing([]);
    s.refuses(0, 'tidy').refuses(0, 'discard res-uniform').answer(0, 'keep');
    expect(s.legal(0).some((x) => x === 'keep' || x === 'mission sta-mayakovskaya')).toBe(false);
  });

  test('MET-102 a kept Station stays, its mission is closed and its type is free', () => {
    const s = completing([], { resources: { 0: ['res-generator', 'res-field-hospital'] } })
      .answer(0, 'pay res-field-hospital')
      .answer(0, 'keep');
    s.refuses(0, 'mission sta-mayakovskaya')
      .answer(0, 'play res-uniform')
      .expect({ up: { 0: 5 } }); // 6 − 1 kept − 0
    const notKept = completing([]).answer(0, 'discard').answer(0, 'play res-uniform');
    notKept.expect({ up: { 0: 4 } }); // 6 − 2
  });

  test('MET-103 after a marked Station is gone the next price is lower; markers placed before stay', () => {
    const s = given({
      stations: { 0: ['sta-mayakovskaya', 'sta-lubyanka 1', 'sta-kurskaya 2'] },
      resources: { 0: ['res-generator'] },
      up: { 0: 2 },
    });
    s.answer(0, 'tidy')
      .answer(0, 'tidy sta-lubyanka 1')
      .answer(0, 'done')
      .answer(0, 'mission sta-mayakovskaya')
      .answer(0, 'keep');
    s.expect({ stations: { 0: ['sta-kurskaya 2', 'sta-mayakovskaya 2'] } });
  });

  test('MET-104 markers on a Station stay until it leaves play', () => {
    const s = given({
      stations: { 0: ['sta-lubyanka 1'] },
      hand: { 0: ['res-pork', 'res-generator'] },
      up: { 0: 0 },
      down: { 0: 4 },
    });
    s.refuses(0, 'play res-pork')
      .answer(0, 'discard res-generator')
      .expect({ stations: { 0: ['sta-lubyanka 1'] }, up: { 0: 4 } });
    s.answer(0, 'deck')
      .answer(0, 'end')
      .expect({ stations: { 0: ['sta-lubyanka 1'] } });
  });
});
