import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/index.ts';
import { given, type Position, type Told } from '../given.ts';

const BOTH = { bothExpansions: true } as const;
const turn = (more: Position): Told => given({ options: BOTH, ...more });

describe('constructing', () => {
  test('FSM-5 FSM-87 a location comes from the hand into the State for grey contacts equal to its distance', () => {
    turn({ tokens: { 0: { grey: 3 } }, hand: { 0: ['shelter', 'pub'] } })
      .answer(0, 'construct shelter')
      .expect({ places: { 0: ['shelter'] }, hand: { 0: ['pub'] }, tokens: { 0: { grey: 0 } }, vp: { 0: 0 } });
  });

  test('FSM-88 a connection can be neither built, dealt nor razed', () => {
    const t = turn({ tokens: { 0: { grey: 3, blue: 3, red: 3 } }, seen: { 0: ['punks'] } });
    expect(t.legal(0)).toEqual(['play punks', 'pass']);
  });
});

describe('redeveloping', () => {
  test('FSM-89 FSM-91 FSM-96 1 brick and a common type: the old card goes, the new one comes, whatever its distance; 1 VP', () => {
    const t = turn({
      tokens: { 0: { brick: 1, worker: 2 } },
      hand: { 0: ['assembly-plant'] },
      places: { 0: ['docks', 'school', 'scrap-trader'] },
    });
    t.answer(0, 'redevelop assembly-plant').asked(0, 'redevelopOld');
    expect(t.legal(0)).toEqual(['replace 0.0', 'replace 0.2']);
    t.answer(0, 'replace 0.0').expect({
      places: { 0: ['school', 'scrap-trader', 'assembly-plant'] },
      discard: ['docks'],
      vp: { 0: 1 },
      tokens: { 0: { brick: 0, iron: 0 } },
    });
  });

  test('FSM-90 FSM-91 with a token no common type is needed, and it gives 1 VP as well', () => {
    turn({ tokens: { 0: { redevelopment: 1, worker: 2 } }, hand: { 0: ['assembly-plant'] }, places: { 0: ['school'] } })
      .answer(0, 'redevelop assembly-plant')
      .expect({ places: { 0: ['assembly-plant'] }, vp: { 0: 1 }, tokens: { 0: { redevelopment: 0 } } });
    turn({
      tokens: { 0: { brick: 1, worker: 2 } },
      hand: { 0: ['assembly-plant'] },
      places: { 0: ['school'] },
    }).refuses(0, 'redevelop assembly-plant');
  });

  test('FSM-92 one common type of two is enough', () => {
    turn({ tokens: { 0: { brick: 1, worker: 2 } }, hand: { 0: ['gun-shop'] }, places: { 0: ['archive'] } })
      .answer(0, 'redevelop gun-shop')
      .expect({ places: { 0: ['gun-shop'] } });
  });

  test('FSM-93 Ruins and typeless locations become anything for a brick, and anything becomes a typeless one', () => {
    turn({
      tokens: { 0: { brick: 1, worker: 2 } },
      hand: { 0: ['gun-shop'] },
      places: { 0: [{ card: 'school', ruins: true }] },
    })
      .answer(0, 'redevelop gun-shop')
      .expect({ places: { 0: ['gun-shop'] } });
    turn({
      tokens: { 0: { brick: 1, worker: 2 } },
      hand: { 0: ['gun-shop'] },
      places: { 0: [{ card: 'foundation', stock: {} }] },
    })
      .answer(0, 'redevelop gun-shop')
      .expect({ places: { 0: ['gun-shop'] } });
    turn({ tokens: { 0: { brick: 1, worker: 2 } }, hand: { 0: ['radioactive-colony'] }, places: { 0: ['school'] } })
      .answer(0, 'redevelop radioactive-colony')
      .expect({ places: { 0: ['radioactive-colony'] } });
  });

  test('FSM-94 ammo pays for the brick, and still wants a common type', () => {
    turn({ tokens: { 0: { ammo: 1, worker: 2 } }, hand: { 0: ['gun-shop'] }, places: { 0: ['school', 'shadow'] } })
      .answer(0, 'redevelop gun-shop')
      .expect({ places: { 0: ['school', 'gun-shop'] }, tokens: { 0: { ammo: 0 } } });
    turn({ tokens: { 0: { ammo: 1, worker: 2 } }, hand: { 0: ['gun-shop'] }, places: { 0: ['school'] } }).refuses(
      0,
      'redevelop gun-shop',
    );
  });

  test('FSM-95 the category may change', () => {
    turn({ tokens: { 0: { brick: 1, worker: 2 } }, hand: { 0: ['arena'] }, places: { 0: ['shadow'] } })
      .answer(0, 'redevelop arena')
      .expect({ places: { 0: ['arena'] }, tokens: { 0: { gun: 1 } } });
  });

  test('FSM-97 used, shielded or just built, everything in the own rows can be replaced; deals and other States cannot', () => {
    const t = turn({
      tokens: { 0: { redevelopment: 1, worker: 2 } },
      hand: { 0: ['arena'] },
      places: {
        0: [
          { card: 'archive', uses: 2 },
          { card: 'school', shield: true },
          { card: 'quarry', visited: true },
          { card: 'pub', ruins: true },
        ],
        1: ['docks'],
      },
      deals: { 0: ['motel'] },
    });
    t.answer(0, 'redevelop arena');
    expect(t.legal(0)).toEqual(['replace 0.0', 'replace 0.1', 'replace 0.2', 'replace 0.3']);
    turn({
      tokens: { 0: { redevelopment: 1, worker: 2 } },
      hand: { 0: ['arena'] },
      deals: { 0: ['motel'] },
      places: { 1: ['docks'] },
    }).refuses(0, 'redevelop arena');
  });

  test('FSM-98 FSM-240 stock of the old card goes to the supply; markers, visitor and shield are gone', () => {
    turn({
      tokens: { 0: { brick: 1, shield: 0 } },
      hand: { 0: ['arena'] },
      places: { 0: [{ card: 'city-guards', shield: true, stock: { gun: 2 } }] },
    })
      .answer(0, 'redevelop arena')
      .expect({ tokens: { 0: { gun: 3, shield: 0 } }, shield: { 0: [false] }, stock: { 0: [null] } })
      .logged({ t: 'recovered', seat: 0, goods: { gun: 2 } });
  });

  test('FSM-99 a token on the old card itself may pay for its redevelopment', () => {
    turn({ tokens: { 0: { worker: 2 } }, hand: { 0: ['arena'] }, places: { 0: ['foundation'] } })
      .answer(0, 'redevelop arena')
      .expect({ places: { 0: ['arena'] }, tokens: { 0: { redevelopment: 0 } }, vp: { 0: 1 } });
    turn({ tokens: { 0: { worker: 2 } }, hand: { 0: ['clay-pit'] }, places: { 0: ['brick-storage'] } })
      .answer(0, 'redevelop clay-pit')
      .expect({ places: { 0: ['clay-pit'] }, tokens: { 0: { brick: 2 } } });
  });

  test('FSM-100 FSM-132 the new card is unused: its action and its open production are available at once', () => {
    turn({
      tokens: { 0: { brick: 1, worker: 3, gun: 1 } },
      hand: { 0: ['bioweaponry'] },
      places: { 0: [{ card: 'archive', uses: 2 }] },
    })
      .answer(0, 'redevelop bioweaponry')
      .expect({ uses: { 0: [0] } })
      .answer(1, 'pass')
      .answer(0, 'use 0.1')
      .expect({ vp: { 0: 3 } });
    turn({
      tokens: { 0: { brick: 1, worker: 2 }, 1: { worker: 2 } },
      hand: { 0: ['docks'] },
      places: { 0: [{ card: 'fuel-tank', visited: true }] },
    })
      .answer(0, 'redevelop docks')
      .answer(1, 'visit 0.1');
  });

  test('FSM-101 Ruins go face up to the discard pile like any old card', () => {
    turn({
      tokens: { 0: { brick: 1, worker: 2 } },
      hand: { 0: ['docks'] },
      places: { 0: [{ card: 'museum', ruins: true }] },
    })
      .answer(0, 'redevelop docks')
      .expect({ discard: ['museum'] })
      .logged({ t: 'redeveloped', old: 'museum', ruins: true });
  });

  test('FSM-102 the hand card, the card to be replaced, and brick, ammo or token', () => {
    const t = turn({
      tokens: { 0: { brick: 1, ammo: 1, redevelopment: 1, worker: 2 } },
      hand: { 0: ['docks'] },
      places: { 0: ['scrap-metal', 'school', 'ruined-library'] },
    });
    t.answer(0, 'redevelop docks').asked(0, 'redevelopOld').answer(0, 'replace 0.1').asked(0, 'payment');
    expect(t.legal(0)).toEqual(['pay redevelopment', 'pay brick', 'pay ammo']);
    t.answer(0, 'pay ammo').expect({
      places: { 0: ['scrap-metal', 'ruined-library', 'docks'] },
      tokens: { 0: { brick: 1, ammo: 0, redevelopment: 1 } },
    });
    const other = turn({
      tokens: { 0: { brick: 1, ammo: 1, redevelopment: 1, worker: 2 } },
      hand: { 0: ['docks'] },
      places: { 0: ['motel'] },
    });
    other
      .answer(0, 'redevelop docks')
      .expect({ tokens: { 0: { brick: 1, redevelopment: 0 } }, places: { 0: ['docks'] } });
  });
});

describe('what building gives', () => {
  const order = (t: Told) =>
    t.events
      .filter((e) => ['paid', 'redeveloped', 'recovered', 'gained', 'drew', 'stocked'].includes(e.t))
      .map((e: Event) => (e.t === 'gained' ? `${e.how}` : e.t));

  test('FSM-103 pay, old card, new card, 1 VP, production, bonus', () => {
    const t = turn({
      tokens: { 0: { brick: 1 } },
      hand: { 0: ['boiler-room'] },
      places: { 0: ['camp'] },
      deck: ['motel'],
    });
    t.answer(0, 'redevelop boiler-room');
    expect(order(t)).toEqual(['paid', 'redeveloped', 'recovered', 'redevelopment', 'production', 'bonus']);
    const paidFirst = t.events.findIndex((e) => e.t === 'paid');
    expect(paidFirst).toBeLessThan(t.events.findIndex((e) => e.t === 'redeveloped'));
  });

  test('FSM-104 FSM-106 a Production location produces once, and gives its bonus as well', () => {
    turn({ tokens: { 0: { grey: 2 } }, hand: { 0: ['boiler-room'] } })
      .answer(0, 'construct boiler-room')
      .expect({ tokens: { 0: { worker: 3 } } });
    turn({ tokens: { 0: { grey: 1 } }, hand: { 0: ['quarry'] } })
      .answer(0, 'construct quarry')
      .expect({ tokens: { 0: { brick: 1 } } });
  });

  test('FSM-105 a bonus comes once: not in Production, nor when activated or visited', () => {
    given({ options: BOTH, from: 'production', places: { 0: ['boiler-room'] } }).expect({
      tokens: { 0: { worker: 5 } },
    });
    turn({ tokens: { 0: { worker: 2 } }, places: { 0: ['production-manager', 'boiler-room'] } })
      .answer(0, 'use 0.0')
      .expect({ tokens: { 0: { worker: 2 } } });
    turn({ tokens: { 0: { worker: 1 } }, places: { 1: ['boiler-room'] } })
      .answer(0, 'visit 1.0')
      .expect({ tokens: { 0: { worker: 2 } } });
  });

  test('FSM-107 FSM-237 counting includes the card just built, and no longer the one it replaced; at most the maximum', () => {
    turn({ tokens: { 0: { grey: 2 } }, hand: { 0: ['museum'] }, places: { 0: ['church', 'old-cinema'] } })
      .answer(0, 'construct museum')
      .expect({ vp: { 0: 3 } });
    turn({ tokens: { 0: { brick: 1 } }, hand: { 0: ['museum'] }, places: { 0: ['church', 'old-cinema'] } })
      .answer(0, 'redevelop museum')
      .answer(0, 'replace 0.0')
      .expect({ vp: { 0: 1 + 2 } });
    turn({
      tokens: { 0: { grey: 2 } },
      hand: { 0: ['museum'] },
      places: { 0: ['church', 'old-cinema', 'church', 'wrecked-tank', 'wrecked-tank', 'wrecked-tank'] },
    })
      .answer(0, 'construct museum')
      .expect({ vp: { 0: 5 } });
    turn({ tokens: { 0: { grey: 2 } }, hand: { 0: ['arena'] }, places: { 0: ['shadow'] } })
      .answer(0, 'construct arena')
      .expect({ tokens: { 0: { gun: 2 } } });
  });

  test('FSM-108 FSM-62 goods from building are not in the tally', () => {
    turn({ tokens: { 0: { grey: 2 } }, hand: { 0: ['boiler-room'] } })
      .answer(0, 'construct boiler-room')
      .expect({ tally: { 0: { worker: 0 } } });
  });

  test('FSM-238 FSM-239 stock is laid on the card, is spent from there and never filled again', () => {
    turn({ tokens: { 0: { grey: 1 } }, hand: { 0: ['scrap-metal'] }, places: { 0: ['scrap-trader'] } })
      .answer(0, 'construct scrap-metal')
      .expect({ tokens: { 0: { iron: 0 } }, stock: { 0: { 1: { iron: 3 } } } })
      .answer(1, 'pass')
      .answer(0, 'use 0.0')
      .expect({ stock: { 0: { 1: { iron: 2 } } }, vp: { 0: 1 } });
    given({ options: BOTH, from: 'production', places: { 0: [{ card: 'scrap-metal', stock: { iron: 1 } }] } }).expect({
      stock: { 0: { 0: { iron: 1 } } },
      tokens: { 0: { iron: 1 } },
    });
  });

  test('FSM-239 stock cannot be stolen, and lies beyond the reach of others', () => {
    turn({ tokens: { 0: { worker: 2, grey: 1 } }, places: { 0: ['thieves-caravan'], 1: ['scrap-metal'] } }).refuses(
      0,
      'use 0.0',
    );
  });
});
