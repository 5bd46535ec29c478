import { describe, expect, test } from 'vitest';
import { tables } from '../../src/index.ts';
import { given, type Position, type Told } from '../given.ts';

const BOTH = { bothExpansions: true } as const;
const end = (more: Position): Told => given({ options: BOTH, from: 'roundEnd', ...more });

describe('Cleanup', () => {
  test('FSM-169 FSM-248 all tokens in the supplies go: resources, ammo, workers, contacts, shields, redevelopment', () => {
    const all = {
      fuel: 1,
      iron: 1,
      gun: 1,
      brick: 1,
      ammo: 1,
      worker: 1,
      red: 1,
      blue: 1,
      grey: 1,
      universal: 1,
      shield: 1,
      redevelopment: 1,
    };
    const none = Object.fromEntries(Object.keys(all).map((good) => [good, 0]));
    end({ tokens: { 0: all, 1: all } }).expect({ tokens: [none, none], round: 2 });
  });

  test('FSM-170 FSM-248 stock stays on its card, Foundation’s token too', () => {
    end({ places: { 0: [{ card: 'camp', stock: { worker: 2 } }, 'foundation'] } }).expect({
      stock: { 0: [{ worker: 2 }, { redevelopment: 1 }] },
      round: 2,
    });
  });

  test('FSM-171 FSM-161 shields, markers and visiting workers go, everything can be used again', () => {
    end({
      places: {
        0: [
          { card: 'archive', uses: 2, shield: true },
          { card: 'quarry', visited: true },
        ],
      },
      converted: { 0: ['red', 'grey'] },
      passed: [0, 1],
    }).expect({
      uses: { 0: [0, 0] },
      shield: { 0: [false, false] },
      visited: { 0: [false, false] },
      converted: { 0: [] },
      passed: [false, false],
    });
  });

  test('FSM-172 hands stay as they are', () => {
    end({ hand: { 0: ['pub', 'church'], 1: ['motel'] } }).expect({ hand: [['pub', 'church'], ['motel']], round: 2 });
  });

  test('FSM-173 face-up connections nobody took go to their discard piles', () => {
    const t = end({ red: 'thugs', blue: 'merchants', redDeck: ['punks'], blueDeck: [] });
    t.expect({ faceUp: ['punks', 'merchants'], spentLinks: [['thugs'], []] });
  });

  test('FSM-174 the token goes to the left', () => {
    end({ seats: 3, first: 1 }).expect({ first: 2, round: 2 });
    end({ seats: 3, first: 2 }).expect({ first: 0 });
  });
});

describe('storage', () => {
  test('FSM-168 FSM-210 owners of storage choose in turn order what to keep, in any mix, up to the maximum', () => {
    const t = end({
      first: 1,
      tokens: { 0: { fuel: 2, gun: 2, worker: 3 }, 1: { blue: 4 } },
      places: { 0: ['ruined-library'], 1: ['black-market-contacts'] },
    });
    t.asked(1, 'storeGoods');
    expect(t.legal(1)).toEqual(['store blue', 'done']);
    t.answer(1, 'store blue').answer(1, 'store blue').answer(1, 'store blue').asked(0, 'storeGoods');
    expect(t.legal(0)).toEqual(['store fuel', 'store gun', 'done']);
    t.answer(0, 'store gun').answer(0, 'store fuel').answer(0, 'store gun'); // in any order
    t.expect({ round: 2, stored: [{ fuel: 1, gun: 2, worker: 0 }, { blue: 3 }], tokens: [{ fuel: 0 }, { blue: 0 }] });
  });

  test('FSM-168 storing less, or nothing, is allowed', () => {
    const t = end({ tokens: { 0: { fuel: 3 } }, places: { 0: ['ruined-library'] } });
    expect(t.legal(0)).toEqual(['all', 'store fuel', 'done']);
    t.answer(0, 'done').expect({ stored: { 0: { fuel: 0 } }, round: 2 });
    end({ tokens: { 0: { fuel: 3, iron: 1 } }, places: { 0: ['ruined-library'] } })
      .answer(0, 'store fuel')
      .answer(0, 'done')
      .expect({ stored: { 0: { fuel: 1, iron: 0 } }, round: 2 });
  });

  test('FSM-210 everything at once where all of it has room; without limit where the card says so', () => {
    end({ tokens: { 0: { worker: 9 } }, places: { 0: ['hibernation-chambers'] } })
      .answer(0, 'all')
      .expect({ stored: { 0: { worker: 9 } }, round: 2 });
    end({ tokens: { 0: { fuel: 2, brick: 1 } }, places: { 0: ['ruined-library'] } })
      .answer(0, 'all')
      .expect({ stored: { 0: { fuel: 2, brick: 1 } } });
  });

  test('FSM-168 nobody is asked who has nothing to store or nowhere to store it', () => {
    end({ tokens: { 0: { worker: 2 } }, places: { 0: ['ruined-library'] } }).expect({ round: 2 });
    end({ tokens: { 0: { fuel: 2 } }, places: { 0: [{ card: 'ruined-library', ruins: true }] } }).expect({
      round: 2,
      stored: { 0: { fuel: 0 } },
    });
  });

  test('FSM-212 ammo fits no basic slot, a universal contact no coloured one', () => {
    end({
      tokens: { 0: { ammo: 2, universal: 2 } },
      places: { 0: ['ruined-library', 'black-market-contacts', 'gangers-dive', 'crossing'] },
    }).expect({ round: 2 });
  });

  test('FSM-213 several cards each give their slots; Thieves Den has two', () => {
    const t = end({
      tokens: { 0: { fuel: 5, worker: 3, ammo: 1 } },
      places: { 0: ['thieves-den', 'underground-warehouse'] },
    });
    expect(t.legal(0)).toEqual(['store fuel', 'store worker', 'done']);
    for (let i = 0; i < 5; i++) t.answer(0, 'store fuel');
    t.answer(0, 'store worker')
      .answer(0, 'store worker')
      .expect({ stored: { 0: { fuel: 5, worker: 2 } }, round: 2 });
    const small = end({ tokens: { 0: { fuel: 1, iron: 3 } }, places: { 0: ['thieves-den'] } });
    small
      .answer(0, 'store fuel')
      .answer(0, 'store iron')
      .expect({ stored: { 0: { fuel: 1, iron: 1 } }, round: 2 });
  });

  test('FSM-211 FSM-214 kept tokens come back in the next Production; in the Action phase storage protects nothing', () => {
    const t = end({
      tokens: { 0: { fuel: 2 } },
      places: { 0: ['ruined-library'] },
      deck: ['pub', 'church', 'motel', 'museum', 'school', 'docks'],
    });
    t.answer(0, 'all').expect({ tokens: { 0: { fuel: 0 } }, stored: { 0: { fuel: 2 } } });
    for (const seat of [1, 0, 0, 1]) t.answer(seat, t.legal(seat)[0]!);
    t.expect({ tokens: { 0: { fuel: 2 } }, stored: { 0: { fuel: 0 } } });
    given({
      options: BOTH,
      tokens: { 0: { worker: 2 }, 1: { fuel: 1, worker: 2 } },
      places: { 0: ['thieves-caravan'], 1: ['ruined-library'] },
    })
      .answer(0, 'use 0.0')
      .expect({ tokens: { 0: { fuel: 1 }, 1: { fuel: 0 } } });
  });

  test('FSM-210 slots of one kind take the same goods, so that room can be added up', () => {
    const kinds = tables.sites.flatMap(({ does }) =>
      does.t === 'storage' ? does.slots.map((slot) => slot.of.join(' ')) : [],
    );
    for (const a of kinds)
      for (const b of kinds) if (a !== b) expect(a.split(' ').some((good) => b.split(' ').includes(good))).toBe(false);
  });
});
