import { describe, expect, test } from 'vitest';
import { given, type Position, type Told } from '../given.ts';

const BOTH = { bothExpansions: true } as const;
const turn = (more: Position): Told => given({ options: BOTH, ...more });
/** Gives the first answer and lists the ways to pay. */
const ways = (t: Told, pick: Parameters<Told['answer']>[1]): readonly unknown[] => {
  t.answer(0, pick).asked(0, 'payment');
  return t.legal(0);
};

describe('what pays for what', () => {
  test('FSM-18 one ammo pays for any basic resource, also several of a cost; a resource never pays for ammo', () => {
    turn({ tokens: { 0: { worker: 3, ammo: 2 } }, places: { 0: ['assembly-plant'] } })
      .answer(0, 'use 0.0')
      .expect({ vp: { 0: 3 }, tokens: { 0: { ammo: 0 } } });
    for (const [good, card] of [
      ['fuel', 'oil-trader'],
      ['iron', 'scrap-trader'],
      ['gun', 'weapon-trader'],
      ['brick', 'rubble-trader'],
    ] as const) {
      turn({ tokens: { 0: { ammo: 1, worker: 2 } }, places: { 0: [card] } })
        .answer(0, 'use 0.0')
        .expect({ vp: { 0: 1 }, tokens: { 0: { ammo: 0 } } });
      turn({ tokens: { 0: { [good]: 1, worker: 2 } }, places: { 0: [card] } })
        .answer(0, 'use 0.0')
        .expect({ vp: { 0: 1 } });
    }
    turn({ tokens: { 0: { fuel: 3, worker: 2 } }, places: { 0: ['scrap-trader'] } }).refuses(0, 'use 0.0');
  });

  test('FSM-19 grey builds, blue deals, red razes, and none does another’s work', () => {
    const picks = (good: 'grey' | 'blue' | 'red') =>
      turn({ tokens: { 0: { [good]: 2, worker: 2 } }, hand: { 0: ['pub'] } })
        .legal(0)
        .filter((pick) => String(pick).includes('pub'));
    expect([picks('grey'), picks('blue'), picks('red')]).toEqual([['construct pub'], ['deal pub'], ['raze pub']]);
  });

  test('FSM-20 a universal contact pays for any colour, mixed with the colour', () => {
    turn({ tokens: { 0: { grey: 1, universal: 1 } }, hand: { 0: ['pub'] } })
      .answer(0, 'construct pub')
      .expect({ tokens: { 0: { grey: 0, universal: 0 } } });
    turn({ tokens: { 0: { universal: 2 } }, hand: { 0: ['pub'] } })
      .answer(0, 'deal pub')
      .expect({ deals: { 0: ['pub'] } });
    turn({ tokens: { 0: { red: 1, universal: 1 } }, hand: { 0: ['pub'] } })
      .answer(0, 'raze pub')
      .expect({ discard: ['pub'] });
    turn({ tokens: { 0: { red: 1, universal: 2, worker: 2 } }, places: { 1: ['school'] } })
      .answer(0, 'attack 1.0')
      .expect({ places: { 1: ['ruins'] } });
  });

  test('FSM-78 any resource is a basic one or ammo; a worker, a contact or a token is itself', () => {
    expect(
      ways(
        turn({ tokens: { 0: { worker: 2, fuel: 1, brick: 1, red: 1 } }, places: { 0: ['corner-shop'] } }),
        'use 0.0',
      ),
    ).toEqual(['pay fuel worker', 'pay brick worker']);
    turn({ tokens: { 0: { worker: 2, ammo: 1 } }, places: { 0: ['corner-shop'] } })
      .answer(0, 'use 0.0')
      .expect({ vp: { 0: 1 }, tokens: { 0: { ammo: 0 } } });
    turn({
      tokens: { 0: { universal: 1, grey: 3, ammo: 2 } },
      places: { 0: ['archive'] },
      hand: { 0: ['school'] },
    }).refuses(0, 'use 0.0');
  });

  test('FSM-79 exactly one token per unit: no change and no overpaying', () => {
    const t = turn({ tokens: { 0: { grey: 5, worker: 2 } }, hand: { 0: ['pub'] } });
    t.answer(0, 'construct pub').expect({ tokens: { 0: { grey: 3 } } });
  });

  test('FSM-80 the whole price comes first: what it yields cannot help to pay it', () => {
    turn({
      tokens: { 0: { worker: 1, grey: 0 } },
      hand: { 0: ['construction-vehicles'] },
      places: { 0: ['huge-machinery'] },
    }).refuses(0, 'construct construction-vehicles');
    turn({ tokens: { 0: { grey: 1 } }, hand: { 0: ['camp'] }, places: { 0: ['archive'] } })
      .answer(0, 'construct camp')
      .logged({ t: 'paid', seat: 0, goods: { grey: 1 } });
  });
});

describe('which tokens', () => {
  test('FSM-81 FSM-238 a token on a stock card pays as one in the supply would', () => {
    turn({ tokens: { 0: { worker: 1 } }, places: { 0: ['scrap-metal', 'assembly-plant'] } })
      .answer(0, 'use 0.1')
      .expect({ vp: { 0: 3 }, stock: { 0: { 0: { iron: 1 } } } });
    turn({ tokens: { 0: { worker: 0 } }, places: { 0: ['camp'] } })
      .answer(0, 'exchange')
      .answer(0, 'card')
      .expect({ stock: { 0: { 0: { worker: 1 } } }, handSize: { 0: 1 } });
  });

  test('FSM-82 FSM-83 supply goes before stock, and stock before what stands in', () => {
    const t = turn({
      tokens: { 0: { worker: 1, iron: 1, ammo: 2 } },
      places: { 0: ['scrap-metal', 'assembly-plant'] },
    });
    expect(ways(t, 'use 0.1')).toEqual(['pay iron iron@0.0 worker', 'pay iron ammo worker']);
    t.answer(0, 'pay iron ammo worker').expect({
      tokens: { 0: { iron: 0, ammo: 1 } },
      stock: { 0: { 0: { iron: 3 } } },
      vp: { 0: 3 },
    });
  });

  test('FSM-83 among stock cards the one built first is the obvious one; the choice is the player’s', () => {
    const t = turn({ tokens: { 0: { gun: 1 } }, places: { 0: ['camp', 'radioactive-colony', 'bioweaponry'] } });
    expect(ways(t, 'use 0.2')).toEqual(['pay gun worker@0.0', 'pay gun worker@0.1']);
    t.answer(0, 'pay gun worker@0.1').expect({ stock: { 0: { 0: { worker: 3 }, 1: { worker: 0 } } } });
  });

  test('FSM-83 any resource: the one of which the supply holds most, ties in the order fuel, iron, gun, brick', () => {
    const first = (tokens: object) =>
      ways(
        turn({ tokens: { 0: { worker: 1, ...tokens } }, places: { 0: ['corner-shop', 'scrap-metal'] } }),
        'use 0.0',
      )[0];
    expect(first({ fuel: 1, gun: 3, brick: 2 })).toBe('pay gun worker');
    expect(first({ iron: 2, brick: 2 })).toBe('pay iron worker');
    expect(first({ ammo: 4 })).toBe('pay iron@0.1 worker');
    const two = ways(
      turn({ tokens: { 0: { worker: 1, fuel: 2, brick: 2 } }, places: { 0: ['market-place'] } }),
      'use 0.0',
    );
    expect(two).toEqual(['pay fuel brick worker', 'pay fuel fuel worker', 'pay brick brick worker']);
  });

  test('FSM-82 ammo stands in for a resource at hand only where a storage could keep the resource', () => {
    turn({ tokens: { 0: { brick: 1, ammo: 1, worker: 2 } }, places: { 0: ['rubble-trader'] } })
      .answer(0, 'use 0.0')
      .expect({ tokens: { 0: { brick: 0, ammo: 1 } } });
    const t = turn({
      tokens: { 0: { brick: 1, ammo: 1, worker: 2 } },
      places: { 0: ['rubble-trader', 'ruined-library'] },
    });
    expect(ways(t, 'use 0.0')).toEqual(['pay brick', 'pay ammo']);
    t.answer(0, 'pay ammo').expect({ tokens: { 0: { brick: 1, ammo: 0 } }, vp: { 0: 1 } });
    const blue = turn({
      tokens: { 0: { blue: 1, universal: 1, worker: 2 } },
      hand: { 0: ['school'] },
      places: { 0: ['black-market-contacts'] },
    });
    expect(ways(blue, 'deal school')).toEqual(['pay blue', 'pay universal']);
  });

  test('FSM-82 where the house asks for every payment, all ways are offered', () => {
    const options = { freePayment: true };
    const t = turn({ tokens: { 0: { brick: 1, ammo: 1, worker: 2 } }, places: { 0: ['rubble-trader'] }, options });
    expect(ways(t, 'use 0.0')).toEqual(['pay brick', 'pay ammo']);
    const camp = turn({ tokens: { 0: { gun: 1, worker: 1 } }, places: { 0: ['camp', 'bioweaponry'] }, options });
    expect(ways(camp, 'use 0.1')).toEqual(['pay gun worker', 'pay gun worker@0.0']);
    const colony = (use: string) => {
      const places = { 0: ['radioactive-colony', 'rubble-trader', 'merc-outpost'] };
      const newEra = { ...options, expansion: 'newera' } as const;
      return ways(turn({ tokens: { 0: { brick: 1, worker: 1 } }, places, options: newEra }), use);
    };
    expect(colony('use 0.1')).toEqual(['pay brick', 'pay ammo@0.0']);
    expect(colony('use 0.2')).toEqual(['pay brick', 'pay ammo@0.0']);
  });

  test('FSM-82 FSM-221 of any resource, ammo is given only where no other can be spared', () => {
    turn({ tokens: { 0: { worker: 2, fuel: 1, ammo: 1 } }, places: { 0: ['corner-shop'] } })
      .answer(0, 'use 0.0')
      .expect({ tokens: { 0: { fuel: 0, ammo: 1 } } });
    const kept = turn({
      tokens: { 0: { worker: 2, fuel: 1, ammo: 1 } },
      places: { 0: ['corner-shop', 'ruined-library'] },
    });
    expect(ways(kept, 'use 0.0')).toEqual(['pay fuel worker', 'pay ammo worker']);
  });

  test('FSM-84 one possible payment is not asked', () => {
    turn({ tokens: { 0: { worker: 1, iron: 1, ammo: 1 } }, places: { 0: ['assembly-plant'] } })
      .answer(0, 'use 0.0')
      .expect({ vp: { 0: 3 }, tokens: { 0: { worker: 0, iron: 0, ammo: 0 } } });
  });

  test('FSM-85 FSM-245 tokens paid are gone: what counts is how many uses are spent', () => {
    turn({ tokens: { 0: { worker: 3 }, 1: { red: 5, worker: 2 } }, places: { 0: ['archive'] } })
      .answer(0, 'use 0.0')
      .answer(0, 'stop')
      .expect({ uses: { 0: [1] }, tokens: { 0: { worker: 2 } } })
      .answer(1, 'attack 0.0')
      .expect({ tokens: { 0: { worker: 3 } }, uses: { 0: [0] }, places: { 0: ['ruins'] } });
  });
});

describe('cards and deals as payment', () => {
  test('FSM-86 FSM-140 a location goes to the discard pile, a connection to the one of its colour; both may be given', () => {
    const table = () =>
      turn({
        factions: { 0: 'appalachian-federation', 1: 'new-york' },
        tokens: { 0: { brick: 1, worker: 2 } },
        hand: { 0: ['pub'] },
        seen: { 0: ['punks', 'merchants'] },
      });
    const t = table().answer(0, 'convert grey').asked(0, 'discardCard');
    expect(t.legal(0)).toEqual(['discard pub', 'discard merchants', 'discard punks']);
    t.answer(0, 'discard pub').expect({ discard: ['pub'], tokens: { 0: { grey: 2, brick: 0 } } });
    table()
      .answer(0, 'convert grey')
      .answer(0, 'discard merchants')
      .expect({ spentLinks: [[], ['merchants']], hand: { 0: ['punks', 'pub'] } });
  });

  test('FSM-86 FSM-113 FSM-222 a deal that pays goes to the discard pile, one made this round too, and its income is lost', () => {
    const t = turn({
      tokens: { 0: { blue: 1, worker: 2 } },
      hand: { 0: ['quarry'] },
      places: { 0: ['hideout'] },
      deals: { 0: ['pub'] },
    });
    t.answer(0, 'deal quarry').answer(1, 'pass').answer(0, 'use 0.0').asked(0, 'discardDeal');
    expect(t.legal(0)).toEqual(['spend pub', 'spend quarry']);
    t.answer(0, 'spend quarry')
      .answer(0, 'stop')
      .expect({ deals: { 0: ['pub'] }, discard: ['quarry'], vp: { 0: 1 } });
  });

  test('FSM-223 a card is discarded before anything is drawn', () => {
    const t = turn({
      tokens: { 0: { worker: 3 } },
      hand: { 0: ['pub', 'church'] },
      places: { 0: ['propaganda-station'] },
      deck: ['motel', 'museum'],
    });
    t.answer(0, 'use 0.0').asked(0, 'discardCard');
    expect(t.legal(0)).toEqual(['discard church', 'discard pub']);
    t.answer(0, 'discard pub').expect({ hand: { 0: ['church', 'motel', 'museum'] }, discard: ['pub'] });
  });

  test('FSM-43 FSM-223 two equal cards are one answer, and asked all the same: silence would tell they are equal', () => {
    const t = turn({
      tokens: { 0: { worker: 3 } },
      hand: { 0: ['pub', 'pub'] },
      places: { 0: ['propaganda-station'] },
    });
    t.answer(0, 'use 0.0').asked(0, 'discardCard');
    expect(t.legal(0)).toEqual(['discard pub']);
    turn({ tokens: { 0: { worker: 3 } }, hand: { 0: ['pub'] }, places: { 0: ['propaganda-station'] } })
      .answer(0, 'use 0.0')
      .expect({ asked: [1], discard: ['pub'] });
  });
});
