import { describe, expect, test } from 'vitest';
import { given } from '../given.ts';

describe('6. Free actions and tidying', () => {
  const busy = () =>
    given({
      hand: { 0: ['res-kerosene'] },
      factions: { 0: 'fac-arbat' },
      resources: { 0: ['res-generator', 'res-tools', 'res-rats'] },
      stations: { 0: ['sta-mayakovskaya'] },
    });

  test('MET-69 MET-72 any number of free actions in any order, and the basic action is still there', () => {
    const s = busy().answer(0, 'tidy').answer(0, 'tidy res-rats').answer(0, 'done');
    s.answer(0, 'mission sta-mayakovskaya').answer(0, 'discard');
    s.expect({ window: 1, total: { 0: 6 }, stations: { 0: [] } });
    s.answer(0, 'tidy').answer(0, 'tidy res-tools').answer(0, 'done'); // tidying again after a mission
    s.answer(0, 'play res-kerosene').answer(0, 'deck').expect({ window: 2 });
  });

  test('MET-70 free actions are possible before the basic action and after it with its draws', () => {
    const s = busy();
    expect(s.legal(0)).toContain('mission faction');
    s.answer(0, 'discard res-kerosene').expect({ question: 'draw' }).refuses(0, 'mission faction').refuses(0, 'tidy');
    s.answer(0, 'deck').expect({ window: 2 });
    expect(s.legal(0)).toEqual(['end', 'mission faction', 'mission sta-mayakovskaya', 'tidy']);
  });

  test('MET-71 no free action in another player’s turn', () => {
    const s = given({ active: 1, resources: { 0: ['res-generator', 'res-tools'] }, factions: { 0: 'fac-arbat' } });
    expect(s.legal(1).some((x) => x.startsWith('mission') || x === 'tidy')).toBe(false);
    s.refuses(0, 'mission faction').refuses(0, 'tidy');
  });

  test('MET-72 free actions may be left out', () => {
    const s = busy().answer(0, 'play res-kerosene').answer(0, 'deck').answer(0, 'end');
    s.expect({ turn: 1, resources: { 0: { length: 4 } }, total: { 0: 5 } });
  });

  test('MET-73 MET-79 any cards in play, one or all of them, but not the Faction card', () => {
    const s = given({
      resources: { 0: ['res-rats', 'res-rats'] },
      shields: { 0: ['res-gas-mask'] },
      heroes: { 0: ['her-khan'] },
      stations: { 0: ['sta-lubyanka', 'sta-kurskaya 1'] },
      flipped: [0],
      up: { 0: 0 },
      down: { 0: 6 },
    });
    s.answer(0, 'tidy');
    expect(s.legal(0)).toEqual([
      'tidy res-rats',
      'tidy res-gas-mask protection',
      'tidy her-khan',
      'tidy sta-lubyanka',
      'tidy sta-kurskaya 1',
      'cancel',
    ]);
    s.answer(0, 'tidy her-khan')
      .answer(0, 'tidy res-rats')
      .answer(0, 'tidy res-gas-mask protection')
      .answer(0, 'tidy res-rats')
      .refuses(0, 'tidy res-rats');
    s.answer(0, 'tidy sta-lubyanka').answer(0, 'tidy sta-kurskaya 1').answer(0, 'done');
    s.expect({
      resources: { 0: [] },
      shields: { 0: [] },
      heroes: { 0: [] },
      stations: { 0: [] },
      flipped: { 0: true },
    });
    s.expect({ discard: ['res-rats', 'res-rats', 'res-gas-mask', 'her-khan', 'sta-lubyanka', 'sta-kurskaya'] });
  });

  test('MET-79 every non-empty set can be named, in any order', () => {
    const sets = new Set<string>();
    const position = {
      resources: { 0: ['res-rats', 'res-rats', 'res-flare'] },
      shields: { 0: ['res-rats' as string].slice(1) },
    };
    const visit = (picks: string[]): void => {
      const s = given(position).answer(0, 'tidy');
      for (const pick of picks) s.answer(0, pick as 'done');
      for (const pick of s.legal(0)) {
        if (pick === 'cancel') continue;
        if (pick === 'done') {
          sets.add(picks.toSorted().join());
        } else visit([...picks, pick]);
      }
    };
    visit([]);
    expect(sets.size).toBe(5); // rats, 2 rats, flare, rats + flare, 2 rats + flare
  });

  test('MET-73 nothing is tidied where the player thinks better of it', () => {
    const s = given({ resources: { 0: ['res-rats'] }, down: { 0: 2 }, up: { 0: 3 } })
      .answer(0, 'tidy')
      .answer(0, 'tidy res-rats');
    s.answer(0, 'cancel').expect({ resources: { 0: ['res-rats'] }, up: { 0: 3 }, window: 1 });
    expect(s.events.some((e) => e.t === 'tidied')).toBe(false);
    expect(s.legal(0)).toContain('tidy'); // and it costs nothing
  });

  test('MET-69 MET-77 tidying can be done again at once, before and after the action', () => {
    const s = given({
      resources: { 0: ['res-rats', 'res-pork'] },
      hand: { 0: ['res-iodine-tablets'] },
      down: { 0: 5 },
      up: { 0: 0 },
    });
    for (const card of ['res-rats', 'res-pork'])
      s.answer(0, 'tidy')
        .answer(0, `tidy ${card}` as 'done')
        .answer(0, 'done');
    s.expect({ resources: { 0: [] }, window: 1 });
    expect(s.legal(0)).not.toContain('tidy');
  });

  test.each([
    ['a Resource raises its cost', { resources: { 0: ['res-iodine-tablets'] } }, 'tidy res-iodine-tablets', 3],
    [
      'a Protection card raises its Protection cost',
      { shields: { 0: ['res-iodine-tablets'] } },
      'tidy res-iodine-tablets protection',
      2,
    ],
    ['a Threat as Protection too', { shields: { 0: ['thr-amoeba'] } }, 'tidy thr-amoeba protection', 2],
    ['a Hero raises its cost', { heroes: { 0: ['her-khan'] } }, 'tidy her-khan', 3],
    [
      'also where less was paid for it',
      { resources: { 0: ['res-pork'] }, flipped: [0], factions: { 0: 'fac-vdnkh' } },
      'tidy res-pork',
      3,
    ],
  ])('MET-74 MET-129 %s', (_, position, pick, n) => {
    const s = given({ up: { 0: 0 }, down: { 0: 5 }, ...position })
      .answer(0, 'tidy')
      .answer(0, pick as 'done')
      .answer(0, 'done');
    s.expect({ up: { 0: n }, down: { 0: 5 - n } }).logged({ t: 'tidied', raised: n, back: 0 });
  });

  test('MET-74 no more rises than lies below', () => {
    given({ up: { 0: 4 }, down: { 0: 1 }, resources: { 0: ['res-generator'] } })
      .answer(0, 'tidy')
      .answer(0, 'tidy res-generator')
      .answer(0, 'done')
      .expect({ up: { 0: 5 }, down: { 0: 0 }, reserve: { 0: 5 } });
  });

  test('MET-75 all markers on a tidied Station go above', () => {
    given({ stations: { 0: ['sta-kurskaya 1', 'sta-lubyanka 2'] }, up: { 0: 1 }, down: { 0: 3 } })
      .answer(0, 'tidy')
      .answer(0, 'tidy sta-lubyanka 2')
      .answer(0, 'done')
      .expect({ up: { 0: 3 }, down: { 0: 3 }, stations: { 0: ['sta-kurskaya 1'] } })
      .logged({ t: 'tidied', raised: 0, back: 2 });
  });

  test('MET-76 a Station without markers returns nothing', () => {
    given({ stations: { 0: ['sta-lubyanka'] }, up: { 0: 1 }, down: { 0: 4 } })
      .answer(0, 'tidy')
      .answer(0, 'tidy sta-lubyanka')
      .answer(0, 'done')
      .expect({ up: { 0: 1 }, down: { 0: 4 }, stations: { 0: [] }, discard: ['sta-lubyanka'] });
  });

  test('MET-77 tidying together is tidying one after another, with no draw and no payment', () => {
    const position = { resources: { 0: ['res-rats', 'res-pork'] }, up: { 0: 0 }, down: { 0: 5 } };
    const together = given(position)
      .answer(0, 'tidy')
      .answer(0, 'tidy res-rats')
      .answer(0, 'tidy res-pork')
      .answer(0, 'done');
    together.expect({ up: { 0: 4 }, down: { 0: 1 }, window: 1, handSize: { 0: 5 } });
    expect(together.legal(0)).not.toContain('tidy'); // nothing is left to tidy
    const one = given(position).answer(0, 'tidy').answer(0, 'tidy res-rats').answer(0, 'done');
    one.expect({ up: { 0: 1 }, resources: { 0: ['res-pork'] } });
    one.answer(0, 'tidy').answer(0, 'tidy res-pork').answer(0, 'done');
    one.expect({ up: { 0: 4 }, down: { 0: 1 }, resources: { 0: [] }, window: 1, handSize: { 0: 5 } });
  });

  test('MET-78 discounts, free plays and the count of kept Stations end with the card', () => {
    const price = (tidied: string | null) => {
      const s = given({
        hand: { 0: ['res-pork'] },
        stations: { 0: ['sta-prospekt-mira', 'sta-dobryninskaya 1'] }, // both Food: cheaper, and free
        up: { 0: 4 },
      });
      if (tidied)
        s.answer(0, 'tidy')
          .answer(0, `tidy ${tidied}` as 'done')
          .answer(0, 'done');
      const before = s.state.players[0]!.up;
      return before - s.answer(0, 'play res-pork').state.players[0]!.up;
    };
    expect(price(null)).toBe(0);
    expect(price('sta-dobryninskaya 1')).toBe(2);
    expect(price('sta-prospekt-mira')).toBe(0);
    const s = given({
      resources: { 0: ['res-generator', 'res-tools'] },
      stations: { 0: ['sta-mayakovskaya', 'sta-lubyanka 1'] },
      up: { 0: 3 },
    });
    s.answer(0, 'tidy').answer(0, 'tidy sta-lubyanka 1').answer(0, 'done');
    s.answer(0, 'mission sta-mayakovskaya').answer(0, 'keep');
    s.expect({ stations: { 0: ['sta-mayakovskaya 1'] } });
  });
});
