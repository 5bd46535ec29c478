import { describe, expect, test } from 'vitest';
import type { Built } from '../../src/index.ts';
import { given, type Position, type Told } from '../given.ts';

const BOTH = { bothExpansions: true } as const;
const turn = (more: Position): Told => given({ options: BOTH, ...more });

describe('deals', () => {
  test('FSM-109 FSM-53 the good comes at once, and again in every later Production', () => {
    turn({ tokens: { 0: { blue: 2, worker: 2 } }, hand: { 0: ['pub'] }, deck: ['motel'] })
      .answer(0, 'deal pub')
      .expect({ hand: { 0: ['motel'] }, deals: { 0: ['pub'] } });
    given({ from: 'production', deals: { 0: ['quarry'] } }).expect({ tokens: { 0: { brick: 1 } } });
  });

  test('FSM-110 FSM-111 a deal is no location: no ability, no type, not razed, shielded or redeveloped, no VP at the end', () => {
    given({ from: 'production', options: BOTH, deals: { 0: ['boiler-room', 'wrecker'] } }).expect({
      tokens: { 0: { worker: 4, grey: 1 } },
    });
    const t = turn({
      tokens: { 0: { red: 6, shield: 1, brick: 1, grey: 2, worker: 2 } },
      hand: { 0: ['refinery'] },
      deals: { 0: ['oil-rig'], 1: ['oil-rig'] },
    });
    expect(t.legal(0).filter((pick) => /attack|shield|redevelop/.test(String(pick)))).toEqual([]);
    t.answer(0, 'construct refinery').expect({ vp: { 0: 1 } });
    given({
      from: 'roundEnd',
      ending: true,
      vp: { 0: 25 },
      deals: { 0: ['pub', 'church'] },
      places: { 0: ['school'] },
    }).expect({ vp: { 0: 26 } });
  });

  test('FSM-112 FSM-215 FSM-216 FSM-218 after the good, every Feature that reacts to deals does', () => {
    const t = turn({
      tokens: { 0: { blue: 1 } },
      hand: { 0: ['quarry'] },
      places: {
        0: [
          'bus-station',
          'petes-office',
          'petes-office',
          'truck',
          'hunters',
          { card: 'human-trafficker', ruins: true },
        ],
      },
    });
    t.answer(0, 'deal quarry').expect({ tokens: { 0: { brick: 1, worker: 1, ammo: 1 } }, vp: { 0: 2 } });
    const gained = t.events.flatMap((e) => (e.t === 'gained' ? [e.src] : []));
    expect(gained).toEqual(['quarry', 'bus-station', 'petes-office', 'petes-office', 'truck']);
  });

  test('FSM-216 later income of deals, Caravanner and Camino Real do not count as making a deal', () => {
    given({ from: 'production', options: BOTH, deals: { 0: ['quarry'] }, places: { 0: ['petes-office'] } }).expect({
      vp: { 0: 0 },
    });
    turn({
      tokens: { 0: { worker: 2 } },
      deals: { 0: ['quarry'], 1: ['docks'] },
      places: { 0: ['petes-office', 'caravanner', 'camino-real'] },
    })
      .answer(0, 'use 0.1')
      .answer(1, 'exchange')
      .answer(1, 'fuel')
      .answer(0, 'use 0.2')
      .expect({ vp: { 0: 0 }, tokens: { 0: { brick: 1, iron: 1 } } });
  });

  test('FSM-113 a deal stays until its owner spends it', () => {
    turn({ tokens: { 0: { red: 6, worker: 4 } }, deals: { 1: ['pub'] }, places: { 0: ['camino-real'], 1: ['school'] } })
      .answer(0, 'use 0.0')
      .expect({ deals: { 1: ['pub'] } });
  });
});

describe('razing from hand', () => {
  test('FSM-114 FSM-116 the spoils for red contacts; nobody is compensated, no Ruins arise', () => {
    turn({ tokens: { 0: { red: 3 } }, hand: { 0: ['shelter'] } })
      .answer(0, 'raze shelter')
      .expect({
        tokens: { 0: { red: 0, iron: 3 }, 1: { iron: 0 } },
        vp: { 0: 1 },
        places: [[], []],
        discard: ['shelter'],
      });
  });

  test('FSM-115 the card is on the discard pile before its spoils are taken: it may come back', () => {
    turn({ tokens: { 0: { red: 1 } }, hand: { 0: ['crossroads'] }, wholeDeck: [], discard: [] })
      .answer(0, 'raze crossroads')
      .expect({ hand: { 0: ['crossroads'] }, discard: [] });
  });

  test('FSM-217 FSM-218 Features that react to razing do so for cards from hand and for locations of opponents', () => {
    const places: Built[] = ['hunters', 'mesmerizers-dwelling', 'rifle', 'truck', 'petes-office'];
    turn({ tokens: { 0: { red: 1 } }, hand: { 0: ['school'] }, places: { 0: places } })
      .answer(0, 'raze school')
      .expect({ tokens: { 0: { worker: 3, ammo: 1 } }, vp: { 0: 1 }, handSize: { 0: 1 } });
    turn({ tokens: { 0: { red: 3 } }, places: { 0: places, 1: ['school'] } })
      .answer(0, 'attack 1.0')
      .expect({ tokens: { 0: { worker: 3, ammo: 1 } }, vp: { 0: 1 }, handSize: { 0: 1 } });
  });

  test('FSM-218 a Feature reacts only to what its owner does after it was built', () => {
    turn({ tokens: { 0: { red: 1, worker: 2 } }, hand: { 0: ['school'] }, places: { 1: ['hunters'] } })
      .answer(0, 'raze school')
      .expect({ tokens: { 1: { worker: 2 } } });
  });
});

describe('razing a location', () => {
  const attack = (place: Built, red: number, more: Position = {}) =>
    turn({ tokens: { 0: { red, worker: 1 }, 1: { grey: 1 } }, places: { 1: [place] }, hand: { 1: ['pub'] }, ...more });

  test.each([
    ['school', 3],
    ['quarry', 3],
    ['church', 4],
    ['motel', 5],
  ] as const)(
    'FSM-117 FSM-118 FSM-129 %s has defence %i, whatever its distance, and exactly that is paid',
    (card, defence) => {
      attack(card, defence - 1).refuses(0, 'attack 1.0');
      attack(card, defence + 2)
        .answer(0, 'attack 1.0')
        .expect({ tokens: { 0: { red: 2 } }, places: { 1: ['ruins'] } });
      attack({ card, shield: true }, defence).refuses(0, 'attack 1.0');
      attack({ card, shield: true }, defence + 1)
        .answer(0, 'attack 1.0')
        .expect({ tokens: { 0: { red: 0 } } }); // FSM-162
    },
  );

  test('FSM-119 FSM-120 FSM-121 the attacker takes the spoils from the bank, the owner the good of the deal field once; Ruins', () => {
    attack('assembly-plant', 5)
      .answer(0, 'attack 1.0')
      .expect({
        tokens: { 0: { iron: 3 }, 1: { iron: 1 } },
        vp: { 0: 1, 1: 0 },
        places: { 1: ['ruins'] },
        discard: [],
      });
  });

  test('FSM-122 pay, spoils, compensation, Ruins, triggers: drawn cards follow this order', () => {
    const t = turn({
      tokens: { 0: { red: 3 }, 1: { worker: 2 } },
      places: { 0: ['rifle'], 1: ['pub'] },
      deck: ['motel', 'church', 'museum', 'school', 'docks'],
    });
    t.answer(0, 'attack 1.0').expect({ hidden: [['motel', 'church', 'museum', 'docks'], ['school']] });
    expect(t.events.flatMap((e) => (['paid', 'razed', 'drew'].includes(e.t) ? [e.t] : []))).toEqual([
      'paid',
      'razed',
      'drew',
      'drew',
      'drew',
    ]);
  });

  test('FSM-123 FSM-125 markers, a visiting worker and a shield on it are gone', () => {
    const razed = attack({ card: 'quarry', visited: true, shield: true }, 4).answer(0, 'attack 1.0');
    razed.expect({ visited: { 1: [false] }, shield: { 1: [false] }, tokens: { 1: { worker: 0, shield: 0 } } });
    attack({ card: 'archive', uses: 2 }, 5)
      .answer(0, 'attack 1.0')
      .expect({ uses: { 1: [0] } });
  });

  test('FSM-124 FSM-240 stock goes to the owner, not to the attacker', () => {
    attack({ card: 'camp', stock: { worker: 2 } }, 4)
      .answer(0, 'attack 1.0')
      .expect({ tokens: { 0: { worker: 3 }, 1: { worker: 3 } } });
  });

  test('FSM-126 FSM-127 neither one’s own locations nor Ruins can be razed', () => {
    const t = turn({
      tokens: { 0: { red: 9, worker: 2 } },
      places: { 0: ['school'], 1: [{ card: 'docks', ruins: true }] },
    });
    expect(t.legal(0).filter((pick) => String(pick).startsWith('attack'))).toEqual([]);
  });

  test('FSM-246 compensation in VP or cards is like any other, and can trigger the end', () => {
    attack('church', 4, { vp: { 1: 24 } })
      .answer(0, 'attack 1.0')
      .expect({ vp: { 1: 25 }, ending: true });
    attack('pub', 3, { hand: { 1: ['church'] } })
      .answer(0, 'attack 1.0')
      .expect({ handSize: { 1: 2 } });
  });
});
