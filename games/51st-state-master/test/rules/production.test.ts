import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/index.ts';
import { given, type Position, type Told } from '../given.ts';

const BOTH = { bothExpansions: true } as const;
const produce = (more: Position): Told => given({ options: BOTH, from: 'production', ...more });
/** Who gained what from what, in the order of the log. */
const gains = (t: Told): string[] =>
  t.events
    .filter((e): e is Extract<Event, { t: 'gained' | 'drew' }> => e.t === 'gained' || e.t === 'drew')
    .map((e) => `${e.seat} ${e.src}`);

describe('the phase', () => {
  test('FSM-52 FSM-53 board, deals and Production locations give their goods, deals in every round', () => {
    produce({
      deals: { 0: ['pub', 'church', 'quarry', 'quarry'] },
      places: { 0: ['docks', 'arena'] },
      deck: ['motel', 'camp'],
    }).expect({
      tokens: { 0: { worker: 3, iron: 2, grey: 1, brick: 2, gun: 1 } },
      vp: { 0: 1 },
      hand: { 0: ['motel', 'camp'] },
    });
  });

  test('FSM-54 Ruins, Features and Actions produce nothing', () => {
    produce({ places: { 0: [{ card: 'docks', ruins: true }, 'church', 'motel', 'camp'] } }).expect({
      tokens: { 0: { worker: 3, iron: 1, grey: 1 } },
      vp: { 0: 0 },
      handSize: { 0: 1 },
    });
  });

  test('FSM-56 every step for all players in turn order, cards in the order of building', () => {
    const t = produce({
      seats: 3,
      first: 1,
      places: {
        0: ['quarry'],
        1: ['docks', 'armed-merchants', 'small-factory', 'fuel-tank'],
        2: ['wrecker', 'cistern'],
      },
      deals: { 1: ['clay-pit', 'rubble', 'skyscraper'], 2: ['oil-rig'] },
      factions: { 0: 'mutants-union', 1: 'new-york', 2: 'appalachian-federation' },
    });
    const p1 = '1 board, 1 board, 1 deals, 1 docks, 1 fuel-tank, 2 board, 2 board, 2 deals, 0 board, 0 board, 0 quarry';
    const p3 = '1 small-factory, 2 cistern';
    const p4 = '1 armed-merchants';
    expect(gains(t).join(', ')).toBe([p1, p3, p4].join(', '));
  });

  test('FSM-58 FSM-211 FSM-62 stored goods come back first, and are not in the tally', () => {
    produce({ stored: { 0: { fuel: 3, worker: 2 } }, places: { 0: ['cistern', 'thieves-den'] } })
      .expect({
        tokens: { 0: { fuel: 3, worker: 5 } },
        stored: { 0: { fuel: 0 } },
        tally: { 0: { fuel: 0, worker: 3 } },
        vp: { 0: 0 },
      })
      .logged({ t: 'returned', seat: 0, goods: { fuel: 3, worker: 2 } });
  });

  test('FSM-62 FSM-63 the tally holds what board, deals and locations gave in this Production, until the next', () => {
    produce({ tally: { 0: { fuel: 9 } }, deals: { 0: ['church', 'quarry'] }, places: { 0: ['hangar'] } }).expect({
      tally: { 0: { worker: 3, iron: 1, grey: 1, card: 1, vp: 1, brick: 1, fuel: 1, ammo: 1 } },
    });
  });

  test('FSM-62 FSM-207 what Features give in P4 is not in the tally and feeds nothing', () => {
    produce({
      places: { 0: ['armed-merchants', 'dream-city', 'patriot-tower'] },
      deals: { 0: ['quarry', 'docks', 'assassin', 'fuel-tank'] },
    }).expect({
      vp: { 0: 2 },
      tally: { 0: { vp: 0 } },
      tokens: { 0: { worker: 3 } },
    });
  });

  test('FSM-55 FSM-65 production is not declined, and marks no open location as used', () => {
    produce({ places: { 0: ['quarry'] } })
      .expect({ tokens: { 0: { brick: 1 } }, visited: { 0: [false] }, question: 'takeTurn' })
      .answer(0, 'pass')
      .expect({ passed: { 0: true } });
    produce({ places: { 1: ['quarry'] } })
      .answer(0, 'visit 1.0')
      .expect({ tokens: { 0: { brick: 1 } } });
  });

  test('FSM-66 FSM-176 25 VP in Production: the Action phase is played in full', () => {
    produce({ vp: { 0: 24 }, deals: { 0: ['church'] } })
      .expect({ vp: { 0: 25 }, ending: true, question: 'takeTurn', asked: [0] })
      .answer(0, 'exchange')
      .answer(0, 'fuel')
      .answer(1, 'pass')
      .answer(0, 'pass')
      .expect({ winners: [0], round: 1 });
  });
});

describe('abilities', () => {
  test('FSM-64 FSM-188 a choosing card asks its receiver each time, one printed option', () => {
    const t = produce({ places: { 0: ['black-fortress', 'storehouse'] } });
    t.asked(0, 'productionOption');
    expect(t.legal(0)).toEqual(['iron', 'gun']);
    t.answer(0, 'gun').asked(0, 'productionOption').answer(0, 'fuel');
    t.expect({ tokens: { 0: { gun: 1, fuel: 1, iron: 1 } }, tally: { 0: { gun: 1, fuel: 1 } } });
  });

  test('FSM-189 FSM-244 per type: intact locations of the owner, itself included, two types count for each, up to the maximum', () => {
    produce({ places: { 0: ['arena'] } }).expect({ tokens: { 0: { gun: 1 } } });
    produce({
      places: { 0: ['arena', 'shadow', { card: 'confessor', ruins: true }] },
      deals: { 0: ['gunsmith'] },
    }).expect({
      tokens: { 0: { gun: 2 } },
    });
    produce({ places: { 0: ['arena', 'shadow', 'confessor', 'city-guards', 'gunsmith'] } }).expect({
      tokens: { 0: { gun: 3 } },
    });
  });

  test('FSM-190 who visits such a card counts the locations of the owner, not his own', () => {
    given({
      options: BOTH,
      tokens: { 0: { worker: 1 } },
      places: { 0: ['shadow', 'confessor'], 1: ['arena', 'gunsmith'] },
    }).refuses(0, 'visit 1.0');
    given({
      options: BOTH,
      tokens: { 0: { grey: 2 } },
      hand: { 0: ['suppliers'] },
      places: { 0: ['shadow', 'confessor', 'city-guards'], 1: ['arena', 'gunsmith'] },
    })
      .answer(0, 'construct suppliers')
      .expect({ tokens: { 0: { gun: 2 } } });
  });

  test('FSM-60 FSM-191 per produced: the tally of the owner after P1 and P2, up to the maximum', () => {
    produce({ places: { 0: ['cistern', 'fuel-tank', 'hangar'] } }).expect({ vp: { 0: 2 } });
    produce({ places: { 0: ['cistern'] }, deals: { 0: ['fuel-tank', 'oil-rig', 'oil-trader', 'refinery'] } }).expect({
      vp: { 0: 3 },
    });
    produce({ places: { 0: ['small-factory', 'construction-site', 'sheriffs-office'] } }).expect({ vp: { 0: 1 } });
  });

  test('FSM-193 VP of P3 enter the tally, and so count for Dream City', () => {
    produce({ places: { 0: ['dream-city', 'cistern', 'fuel-tank', 'hangar'] } }).expect({
      vp: { 0: 2 },
      tally: { 0: { vp: 2 } },
      tokens: { 0: { worker: 4 } },
    });
  });

  test('FSM-61 FSM-206 FSM-207 a threshold pays once if the tally reaches it, not per multiple', () => {
    produce({ places: { 0: ['wrecker'] } }).expect({ tokens: { 0: { grey: 2 } } });
    produce({ places: { 0: ['wrecker', 'docks', 'docks'] } }).expect({ tokens: { 0: { grey: 2, iron: 3 } } });
    produce({ places: { 1: ['wrecker'] } }).expect({ tokens: { 1: { grey: 1, brick: 1 } } });
    produce({ places: { 0: ['oilmen', 'demolition-team', 'dark-visions-gang'] }, deals: { 0: ['quarry'] } }).expect({
      tokens: { 0: { blue: 0, redevelopment: 1, red: 0 } },
    });
    produce({ places: { 0: ['patriot-tower'] }, deals: { 0: ['school', 'archive'] } }).expect({ vp: { 0: 2 } });
    produce({ places: { 0: ['patriot-tower'] }, deals: { 0: ['school'] } }).expect({ vp: { 0: 0 } });
  });

  test('FSM-209 Armed Merchants count the basic resources together, and no ammo', () => {
    const five = ['quarry', 'docks', 'assassin', 'fuel-tank'] as const;
    produce({ places: { 0: ['armed-merchants'] }, deals: { 0: five } }).expect({ vp: { 0: 2 } });
    produce({ places: { 0: ['armed-merchants'] }, deals: { 0: [...five.slice(1), 'truck', 'landfill'] } }).expect({
      vp: { 0: 0 },
    });
  });

  test('FSM-208 a threshold built in the Action phase gives nothing before the next Production', () => {
    given({ options: BOTH, tokens: { 0: { grey: 2 } }, tally: { 0: { iron: 5 } }, hand: { 0: ['wrecker'] } })
      .answer(0, 'construct wrecker')
      .expect({ tokens: { 0: { grey: 0 } } });
  });

  test('FSM-192 FSM-108 built late, the tally of this round counts; goods of building are not in it', () => {
    const build = (perProducedLate: 'tally' | 'zero') =>
      given({
        options: { ...BOTH, perProducedLate },
        tokens: { 0: { grey: 4 } },
        tally: { 0: { fuel: 2 } },
        hand: { 0: ['fuel-tank', 'cistern'] },
      })
        .answer(0, 'construct fuel-tank')
        .expect({ tally: { 0: { fuel: 2 } }, tokens: { 0: { fuel: 1 } } })
        .answer(1, 'pass')
        .answer(0, 'construct cistern');
    build('tally').expect({ vp: { 0: 2 } });
    build('zero').expect({ vp: { 0: 0 } });
    produce({ options: { ...BOTH, perProducedLate: 'zero' }, places: { 0: ['cistern', 'fuel-tank'] } }).expect({
      vp: { 0: 1 },
    });
  });

  test('FSM-186 each occasion is independent: a location produces when built, in Production, when visited and when activated', () => {
    given({
      options: BOTH,
      tokens: { 0: { grey: 1, worker: 2 }, 1: { worker: 4 } },
      hand: { 0: ['quarry'] },
      places: { 0: ['production-manager'] },
    })
      .answer(0, 'construct quarry')
      .expect({ tokens: { 0: { brick: 1 } } })
      .answer(1, 'visit 0.1')
      .expect({ tokens: { 0: { worker: 3 }, 1: { brick: 1, worker: 3 } } })
      .answer(0, 'use 0.0')
      .expect({ tokens: { 0: { brick: 2, worker: 1 } } });
  });
});

describe('Power Station', () => {
  test('FSM-59 FSM-194 FSM-198 it copies another own Production location in P2, which its owner names', () => {
    const t = produce({
      places: { 0: ['power-station', 'quarry', 'docks', 'church', { card: 'arena', ruins: true }] },
    });
    t.asked(0, 'copySource');
    expect(t.legal(0)).toEqual(['copy 0.1', 'copy 0.2']);
    t.answer(0, 'copy 0.1').expect({ tokens: { 0: { brick: 2, iron: 2 } }, tally: { 0: { brick: 2 } } });
  });

  test('FSM-194 it must name one if it can; a single source is taken without asking', () => {
    produce({ places: { 0: ['power-station', 'quarry'] } }).expect({
      tokens: { 0: { brick: 2 } },
      question: 'takeTurn',
    });
  });

  test('FSM-195 no copy card can be named; a visited location can', () => {
    const t = produce({ places: { 0: ['power-station', 'suppliers', 'quarry', 'docks'] } });
    t.asked(0, 'copySource');
    expect(t.legal(0)).toEqual(['copy 0.2', 'copy 0.3']);
    given({
      options: BOTH,
      tokens: { 0: { grey: 2 } },
      hand: { 0: ['power-station'] },
      places: { 0: [{ card: 'quarry', visited: true }, 'docks'] },
    })
      .answer(0, 'construct power-station')
      .answer(0, 'copy 0.0')
      .expect({ tokens: { 0: { brick: 1 } }, visited: { 0: [true, false, false] } });
  });

  test('FSM-195 FSM-201 goods that Suppliers take can be copied by their owner all the same', () => {
    produce({ places: { 0: ['suppliers'], 1: ['power-station', 'quarry'] } })
      .answer(0, 'claim 1.1')
      .expect({ tokens: { 0: { brick: 1 }, 1: { brick: 2 } } });
  });

  test('FSM-196 naming a card that counts, it is paid in P3 by the same tally and its own maximum', () => {
    const t = produce({ places: { 0: ['power-station', 'cistern', 'fuel-tank'] }, deals: { 0: ['oil-rig'] } });
    t.answer(0, 'copy 0.1').expect({ vp: { 0: 4 }, tally: { 0: { vp: 4, fuel: 2 } } });
    expect(gains(t).slice(-2)).toEqual(['0 cistern', '0 cistern']);
    expect(t.state.copies).toEqual([]);
    const late = produce({ places: { 0: ['small-factory', 'power-station', 'cistern', 'fuel-tank'] } });
    late.answer(0, 'copy 0.2');
    expect(gains(late).slice(-3)).toEqual(['0 small-factory', '0 cistern', '0 cistern']);
  });

  test('FSM-197 it copies on being built and when activated; with nothing to name it gives nothing', () => {
    given({ options: BOTH, tokens: { 0: { grey: 2 } }, hand: { 0: ['power-station'] }, places: { 0: ['quarry'] } })
      .answer(0, 'construct power-station')
      .expect({ tokens: { 0: { brick: 1 } } });
    given({ options: BOTH, tokens: { 0: { grey: 2 } }, hand: { 0: ['power-station'] } })
      .answer(0, 'construct power-station')
      .expect({ places: { 0: ['power-station'] }, asked: [1] });
    given({
      options: BOTH,
      tokens: { 0: { worker: 2 } },
      places: { 0: ['production-manager', 'power-station', 'quarry'] },
    })
      .answer(0, 'use 0.0')
      .answer(0, 'activate 0.1')
      .expect({ tokens: { 0: { brick: 1 } } });
    given({ options: BOTH, tokens: { 0: { worker: 2 } }, places: { 0: ['production-manager', 'power-station'] } })
      .answer(0, 'use 0.0')
      .expect({ tokens: { 0: { worker: 0 } }, asked: [1] });
  });

  test('FSM-198 FSM-148 the receiver makes the choice printed on the source', () => {
    const t = produce({ places: { 0: ['storehouse', 'power-station'] } });
    t.answer(0, 'fuel')
      .asked(0, 'productionOption')
      .answer(0, 'gun')
      .expect({ tokens: { 0: { fuel: 1, gun: 1 } } });
  });
});

describe('Suppliers', () => {
  test('FSM-57 FSM-199 FSM-200 in P0 it may name a Production location of any opponent, no copy card, or none', () => {
    const t = produce({
      seats: 3,
      places: {
        0: ['quarry', 'suppliers'],
        1: ['docks', 'power-station', 'motel', { card: 'arena', ruins: true }],
        2: ['pub'],
      },
    });
    t.asked(0, 'suppliersTarget');
    expect(t.legal(0)).toEqual(['none', 'claim 1.0', 'claim 2.0']);
    t.answer(0, 'none').expect({ tokens: { 0: { iron: 1, brick: 1 }, 1: { iron: 2 } } });
  });

  test('FSM-199 FSM-201 the goods come to the taker instead of the owner, and into the taker’s tally', () => {
    produce({ places: { 0: ['suppliers'], 1: ['docks'] } })
      .answer(0, 'claim 1.0')
      .expect({ tokens: { 0: { iron: 2 }, 1: { iron: 0 } }, tally: { 0: { iron: 2 }, 1: { iron: 0 } } })
      .logged({ t: 'claimed', seat: 0, owner: 1, card: 'docks' });
  });

  test('FSM-201 FSM-202 they arrive at the card’s place in its step, and the taker makes its choice', () => {
    const t = produce({ places: { 0: ['suppliers', 'docks'], 1: ['quarry', 'storehouse', 'fuel-tank'] } });
    t.answer(0, 'claim 1.1').asked(0, 'productionOption');
    expect(gains(t).slice(-1)).toEqual(['1 quarry']);
    t.answer(0, 'gun').expect({ tokens: { 0: { gun: 1 }, 1: { gun: 0, fuel: 1 } } });
    produce({ places: { 0: ['suppliers', 'cistern'], 1: ['fuel-tank'] }, deals: { 0: ['oil-rig'] } })
      .answer(0, 'claim 1.0')
      .expect({ tally: { 0: { fuel: 2 } }, vp: { 0: 2 } });
  });

  test('FSM-191 FSM-202 a counting card is taken in P3, by the tally of its owner', () => {
    produce({ places: { 0: ['suppliers'], 1: ['construction-site', 'quarry', 'brick-supplier'] } })
      .answer(0, 'claim 1.0')
      .expect({ vp: { 0: 3, 1: 0 } });
  });

  test('FSM-199 it holds for one Production only', () => {
    const t = produce({ places: { 0: ['suppliers'], 1: ['docks'] } });
    t.answer(0, 'claim 1.0');
    expect(t.state.claims).toEqual([]);
  });

  test('FSM-203 FSM-241 built, it gives only its bonus: what a location of a reachable opponent produces; the owner keeps all', () => {
    const t = given({
      options: BOTH,
      tokens: { 0: { grey: 2 }, 1: { worker: 2, iron: 1 } },
      hand: { 0: ['suppliers'] },
      places: { 0: ['docks'], 1: ['quarry', 'pub', 'power-station'] },
    });
    t.answer(0, 'construct suppliers').asked(0, 'copySource');
    expect(t.legal(0)).toEqual(['copy 1.0', 'copy 1.1']);
    t.answer(0, 'copy 1.0').expect({
      tokens: { 0: { brick: 1, iron: 0 }, 1: { iron: 1, brick: 0 } },
      visited: { 1: [false, false, false] },
      tally: { 0: { brick: 0 } },
    });
  });

  test('FSM-242 FSM-166 without a legal location the bonus gives nothing, and nothing of those who passed counts', () => {
    given({
      options: BOTH,
      tokens: { 0: { grey: 2 } },
      hand: { 0: ['suppliers'] },
      places: { 1: ['quarry'] },
      passed: [1],
    })
      .answer(0, 'construct suppliers')
      .expect({ places: { 0: ['suppliers'] }, tokens: { 0: { brick: 0 } } });
  });

  test('FSM-242 for a counting card the tally of its owner counts', () => {
    given({
      options: BOTH,
      tokens: { 0: { grey: 2 } },
      tally: { 0: { fuel: 3 }, 1: { fuel: 1 } },
      hand: { 0: ['suppliers'] },
      places: { 1: ['cistern'] },
    })
      .answer(0, 'construct suppliers')
      .expect({ vp: { 0: 1 } });
  });

  test('FSM-204 FSM-228 it can be neither activated nor copied', () => {
    given({
      options: BOTH,
      tokens: { 0: { worker: 2, grey: 1 } },
      places: { 0: ['production-manager', 'suppliers'] },
    }).refuses(0, 'use 0.0');
    const t = given({
      options: BOTH,
      tokens: { 0: { worker: 2 } },
      places: { 0: ['production-manager', 'suppliers', 'quarry', 'docks'] },
    });
    t.answer(0, 'use 0.0');
    expect(t.legal(0)).toEqual(['activate 0.2', 'activate 0.3']);
  });
});
