import { describe, expect, test } from 'vitest';
import { given, type Position, type Told } from '../given.ts';

const BOTH = { bothExpansions: true } as const;
const turn = (more: Position): Told => given({ options: BOTH, ...more });

describe('location actions', () => {
  test('FSM-130 FSM-131 once a round unless the card says otherwise', () => {
    const t = turn({ tokens: { 0: { worker: 6, gun: 3 } }, places: { 0: ['bioweaponry', 'archive'] } });
    t.answer(0, 'use 0.0').asked(1, 'takeTurn').answer(1, 'pass').refuses(0, 'use 0.0');
    t.answer(0, 'use 0.1')
      .answer(0, 'again')
      .refuses(0, 'use 0.1')
      .expect({ vp: { 0: 4 } });
  });

  test('FSM-132 FSM-232 in the round in which it is built', () => {
    turn({ tokens: { 0: { grey: 1, worker: 1 } }, hand: { 0: ['archive'] } })
      .answer(0, 'construct archive')
      .answer(1, 'pass')
      .answer(0, 'use 0.0')
      .expect({ vp: { 0: 1 } });
  });

  test('FSM-133 Shipwreck twice a round, or once if the table says so', () => {
    const table = (shipwreckUses: 1 | 2) =>
      turn({ options: { shipwreckUses }, tokens: { 0: { worker: 4, iron: 3 } }, places: { 0: ['shipwreck'] } }).answer(
        0,
        'use 0.0',
      );
    table(2)
      .asked(0, 'repeatAction')
      .answer(0, 'again')
      .expect({ vp: { 0: 4 }, asked: [1] });
    table(1).asked(1, 'takeTurn').answer(1, 'pass').refuses(0, 'use 0.0');
  });

  test('FSM-221 any resource: each unit chosen for itself, ammo included', () => {
    const t = turn({ tokens: { 0: { worker: 1, fuel: 1, gun: 1, brick: 1 } }, places: { 0: ['market-place'] } });
    t.answer(0, 'use 0.0').asked(0, 'payment');
    expect([...t.legal(0)].sort()).toEqual(['pay fuel brick worker', 'pay fuel gun worker', 'pay gun brick worker']);
    turn({ tokens: { 0: { worker: 1, fuel: 1, ammo: 1 } }, places: { 0: ['market-place'] } })
      .answer(0, 'use 0.0')
      .expect({ vp: { 0: 2 }, tokens: { 0: { fuel: 0, ammo: 0 } } });
  });

  test('FSM-219 FSM-127 Ruins have no action', () => {
    turn({ tokens: { 0: { worker: 2, grey: 1 } }, places: { 0: [{ card: 'archive', ruins: true }] } }).refuses(
      0,
      'use 0.0',
    );
  });
});

describe("Thieves' Caravan", () => {
  test('FSM-224 FSM-226 FSM-227 [thieves-caravan] 2 workers: a basic resource from the supply of a reachable opponent, chosen at each use', () => {
    const t = turn({
      seats: 3,
      tokens: { 0: { worker: 4 }, 1: { fuel: 1, ammo: 2, worker: 2 }, 2: { brick: 1, gun: 1, worker: 2 } },
      places: { 0: ['thieves-caravan'] },
    });
    t.answer(0, 'use 0.0').asked(0, 'stealTarget');
    expect(t.legal(0)).toEqual(['steal 1 fuel', 'steal 2 gun', 'steal 2 brick']);
    t.answer(0, 'steal 2 brick').asked(0, 'repeatAction').answer(0, 'again');
    expect(t.legal(0)).toEqual(['steal 1 fuel', 'steal 2 gun']);
    t.answer(0, 'steal 1 fuel').expect({
      tokens: [
        { brick: 1, fuel: 1, worker: 0 },
        { fuel: 0, ammo: 2 },
        { brick: 0, gun: 1 },
      ],
    });
    turn({
      tokens: { 0: { worker: 1, grey: 1, iron: 1 }, 1: { fuel: 1 } },
      places: { 0: ['thieves-caravan'] },
    }).refuses(0, 'use 0.0');
  });

  test('FSM-225 FSM-239 no ammo, nothing from cards, nothing of those who passed; without such a resource it is not legal', () => {
    turn({
      tokens: { 0: { worker: 2 }, 1: { ammo: 3, worker: 2, grey: 2 } },
      places: { 0: ['thieves-caravan'], 1: ['scrap-metal'] },
    }).refuses(0, 'use 0.0');
    const t = turn({
      seats: 3,
      tokens: { 0: { worker: 2 }, 1: { fuel: 1 }, 2: { iron: 1, gun: 1 } },
      places: { 0: ['thieves-caravan'] },
      passed: [1],
    });
    t.answer(0, 'use 0.0');
    expect(t.legal(0)).toEqual(['steal 2 iron', 'steal 2 gun']);
  });
});

describe('Production Manager', () => {
  test('FSM-228 FSM-229 FSM-235 [production-manager] an own Production location produces once, a visited one too, and is not marked', () => {
    const t = turn({
      tokens: { 0: { worker: 3 } },
      places: {
        0: ['production-manager', { card: 'quarry', visited: true }, 'docks', 'church', { card: 'arena', ruins: true }],
        1: ['pub'],
      },
    });
    t.answer(0, 'use 0.0').asked(0, 'activateTarget');
    expect(t.legal(0)).toEqual(['activate 0.1', 'activate 0.2']);
    t.answer(0, 'activate 0.2').expect({
      tokens: { 0: { iron: 1, worker: 1 } },
      visited: { 0: { 1: true, 2: false } },
    });
    turn({ tokens: { 0: { worker: 2, grey: 1 } }, places: { 0: ['production-manager', 'church'] } }).refuses(
      0,
      'use 0.0',
    );
  });
});

describe('Body Hunters', () => {
  const places: Position['places'] = {
    0: [
      'body-hunters',
      { card: 'archive', uses: 2 },
      { card: 'bioweaponry', uses: 1 },
      { card: 'quarry', visited: true },
      'school',
      { card: 'motel', uses: 1 },
      { card: 'docks', ruins: true },
    ],
  };

  test('FSM-230 FSM-231 FSM-235 [body-hunters] up to 3 other used or visited locations count as unused, both uses included', () => {
    const t = turn({ tokens: { 0: { worker: 5 }, 1: { worker: 3 } }, places });
    t.answer(0, 'use 0.0').asked(0, 'resetTargets');
    expect(t.legal(0)).toEqual(['reset 0.1', 'reset 0.2', 'reset 0.3', 'reset 0.5']);
    t.answer(0, 'reset 0.1');
    expect(t.legal(0)).toEqual(['reset 0.2', 'reset 0.3', 'reset 0.5', 'done']);
    t.answer(0, 'reset 0.3')
      .answer(0, 'reset 0.5')
      .expect({ uses: { 0: [1, 0, 1, 0, 0, 0, 0] }, visited: { 0: { 3: false } }, asked: [1] });
    t.answer(1, 'visit 0.3')
      .answer(0, 'use 0.1')
      .answer(0, 'again')
      .expect({ vp: { 0: 2 } });
  });

  test('FSM-230 they are named in any order', () => {
    const t = turn({ tokens: { 0: { worker: 3 } }, places })
      .answer(0, 'use 0.0')
      .answer(0, 'reset 0.3');
    expect(t.legal(0)).toEqual(['reset 0.1', 'reset 0.2', 'reset 0.5', 'done']);
    t.answer(0, 'reset 0.1')
      .answer(0, 'done')
      .expect({ uses: { 0: { 1: 0, 2: 1, 3: 0, 5: 1 } }, asked: [1] });
  });

  test('FSM-230 three are named at most, though a fourth is left', () => {
    turn({ tokens: { 0: { worker: 3 } }, places })
      .answer(0, 'use 0.0')
      .answer(0, 'reset 0.1')
      .answer(0, 'reset 0.2')
      .answer(0, 'reset 0.3')
      .expect({ uses: { 0: { 1: 0, 2: 0, 5: 1 } }, asked: [1] });
  });

  test('FSM-230 fewer may be named; all at once where there are no more than three', () => {
    turn({ tokens: { 0: { worker: 3 } }, places })
      .answer(0, 'use 0.0')
      .answer(0, 'reset 0.2')
      .answer(0, 'done')
      .expect({ uses: { 0: { 1: 2, 2: 0, 5: 1 } }, asked: [1] });
    const t = turn({
      tokens: { 0: { worker: 3 } },
      places: { 0: ['body-hunters', { card: 'archive', uses: 1 }, { card: 'motel', uses: 2 }] },
    });
    t.answer(0, 'use 0.0');
    expect(t.legal(0)).toEqual(['all', 'reset 0.1', 'reset 0.2']);
    t.answer(0, 'all').expect({ uses: { 0: [1, 0, 0] } });
  });

  test('FSM-232 it needs at least one, and never names itself; stock and shields stay', () => {
    turn({ tokens: { 0: { worker: 2, grey: 1 } }, places: { 0: ['body-hunters', 'archive'] } }).refuses(0, 'use 0.0');
    turn({
      tokens: { 0: { worker: 2 } },
      places: { 0: ['body-hunters', { card: 'archive', uses: 1, shield: true }, 'camp'] },
    })
      .answer(0, 'use 0.0')
      .expect({ uses: { 0: [1, 0, 0] }, shield: { 0: [false, true, false] }, stock: { 0: { 2: { worker: 3 } } } });
  });
});

describe('using deals', () => {
  test('FSM-233 FSM-235 [caravanner] up to 3 different own deals give their good once', () => {
    const t = turn({
      tokens: { 0: { worker: 2 } },
      places: { 0: ['caravanner'] },
      deals: { 0: ['quarry', 'docks', 'quarry', 'church'] },
    });
    t.answer(0, 'use 0.0').asked(0, 'ownDeals');
    expect(t.legal(0)).toEqual(['gather quarry', 'gather docks', 'gather church']);
    t.answer(0, 'gather quarry');
    expect(t.legal(0)).toEqual(['gather docks', 'gather quarry', 'gather church', 'done']);
    t.answer(0, 'gather quarry')
      .answer(0, 'gather church')
      .expect({ tokens: { 0: { brick: 2, iron: 0, worker: 1 } }, vp: { 0: 1 }, deals: { 0: { length: 4 } as never } });
    turn({ tokens: { 0: { worker: 1, grey: 1, iron: 1 } }, places: { 0: ['caravanner'] } }).refuses(0, 'use 0.0');
  });

  test('FSM-233 they are named in any order', () => {
    const t = turn({
      tokens: { 0: { worker: 2 } },
      places: { 0: ['caravanner'] },
      deals: { 0: ['quarry', 'docks', 'quarry', 'church'] },
    });
    t.answer(0, 'use 0.0').answer(0, 'gather docks');
    expect(t.legal(0)).toEqual(['gather quarry', 'gather church', 'done']);
    t.answer(0, 'gather quarry')
      .answer(0, 'gather quarry')
      .expect({ tokens: { 0: { brick: 2, iron: 1 } }, asked: [1] });
  });

  test('FSM-233 three are named at most, each once', () => {
    const t = turn({
      tokens: { 0: { worker: 2 } },
      places: { 0: ['caravanner'] },
      deals: { 0: ['quarry', 'docks', 'school', 'church'] },
    });
    t.answer(0, 'use 0.0')
      .answer(0, 'gather quarry')
      .refuses(0, 'gather quarry')
      .answer(0, 'gather docks')
      .answer(0, 'gather school');
    t.expect({ vp: { 0: 0 }, tokens: { 0: { brick: 1, iron: 1, worker: 2 } }, asked: [1] });
  });

  test('FSM-233 all of them where there are no more than three, or fewer', () => {
    const table = () =>
      turn({ tokens: { 0: { worker: 2 } }, places: { 0: ['caravanner'] }, deals: { 0: ['quarry', 'docks'] } }).answer(
        0,
        'use 0.0',
      );
    const t = table();
    expect(t.legal(0)).toEqual(['all', 'gather quarry', 'gather docks']);
    t.answer(0, 'all').expect({ tokens: { 0: { brick: 1, iron: 1 } }, asked: [1] });
    table()
      .answer(0, 'gather quarry')
      .answer(0, 'done')
      .expect({ tokens: { 0: { brick: 1, iron: 0 } }, asked: [1] });
  });

  test('FSM-234 FSM-235 [camino-real] the good of one deal of a reachable opponent, who loses nothing', () => {
    const t = turn({
      seats: 3,
      tokens: { 0: { worker: 2 }, 1: { worker: 2 }, 2: { worker: 2 } },
      places: { 0: ['camino-real'] },
      deals: { 0: ['pub'], 1: ['quarry', 'quarry', 'docks'], 2: ['church'] },
      passed: [2],
    });
    t.answer(0, 'use 0.0').asked(0, 'opponentDeal');
    expect(t.legal(0)).toEqual(['borrow 1 quarry', 'borrow 1 docks']);
    t.answer(0, 'borrow 1 docks').expect({
      tokens: { 0: { iron: 1 }, 1: { iron: 0 } },
      deals: { 1: ['quarry', 'quarry', 'docks'] },
    });
    turn({
      tokens: { 0: { worker: 1, grey: 1, iron: 1 } },
      places: { 0: ['camino-real'] },
      deals: { 0: ['pub'] },
    }).refuses(0, 'use 0.0');
  });
});

describe('other Features', () => {
  test('FSM-205 a Feature without an ability has types, defence 4, spoils, a deal and 1 VP at the end', () => {
    turn({ tokens: { 0: { red: 4 } }, places: { 1: ['church'] } })
      .answer(0, 'attack 1.0')
      .expect({ vp: { 0: 2, 1: 1 } });
    given({ from: 'roundEnd', ending: true, vp: { 0: 25 }, places: { 0: ['church'] } }).expect({ vp: { 0: 26 } });
  });

  test('FSM-244 Ruins and deals never count for types', () => {
    turn({
      tokens: { 0: { grey: 2 } },
      hand: { 0: ['museum'] },
      places: { 0: [{ card: 'church', ruins: true }] },
      deals: { 0: ['church'] },
    })
      .answer(0, 'construct museum')
      .expect({ vp: { 0: 1 } });
  });

  test('FSM-249 the figures in doubt are those of the tables', () => {
    turn({ tokens: { 0: { worker: 1, gun: 1 } }, places: { 0: ['the-bronx-gang'] } })
      .answer(0, 'use 0.0')
      .expect({ tokens: { 0: { red: 3 } } });
    turn({ tokens: { 0: { grey: 1 } }, hand: { 0: ['the-iron-gang'] } })
      .answer(0, 'construct the-iron-gang')
      .expect({ tokens: { 0: { red: 1 } } });
    turn({ tokens: { 0: { grey: 2 } }, tally: { 0: { brick: 1, fuel: 3 } }, hand: { 0: ['construction-site'] } })
      .answer(0, 'construct construction-site')
      .expect({ vp: { 0: 1 } });
  });
});
