import { describe, expect, test } from 'vitest';
import { given } from '../given.ts';

const BOTH = { bothExpansions: true } as const;

describe('rounds and turns', () => {
  test('FSM-1 Lookout, Production, Action, Cleanup, and again', () => {
    const deck = [
      'pub',
      'church',
      'museum',
      'motel',
      'school',
      'quarry',
      'camp',
      'arena',
      'docks',
      'refinery',
      'archive',
    ] as const;
    const t = given({ from: 'round', deck });
    t.expect({ round: 1, question: 'draftPick' });
    for (const seat of [0, 1, 1, 0]) t.answer(seat, t.legal(seat)[0]!);
    t.expect({ question: 'takeTurn', tokens: { 0: { worker: 3 } } })
      .answer(0, 'pass')
      .answer(1, 'pass');
    t.expect({ round: 2, question: 'draftPick', tokens: { 0: { worker: 0 } } });
    const phases = t.events
      .map((e) => e.t)
      .filter((e) => ['round', 'revealed', 'production', 'passed', 'cleanup'].includes(e));
    expect(phases.join(' ')).toBe('round revealed revealed production passed passed cleanup round revealed');
  });

  test('FSM-2 FSM-7 FSM-67 turns go round clockwise from the first player, until all have passed', () => {
    given({ seats: 4, first: 2, tokens: { 2: { worker: 4 }, 3: { worker: 4 }, 0: { worker: 4 }, 1: { worker: 4 } } })
      .asked(2, 'takeTurn')
      .answer(2, 'exchange')
      .answer(2, 'fuel')
      .answer(2, 'stop')
      .asked(3, 'takeTurn')
      .answer(3, 'pass')
      .asked(0, 'takeTurn')
      .answer(0, 'exchange')
      .answer(0, 'fuel')
      .answer(0, 'stop')
      .asked(1, 'takeTurn')
      .answer(1, 'pass')
      .asked(2, 'takeTurn')
      .answer(2, 'pass')
      .asked(0, 'takeTurn')
      .expect({ round: 1 })
      .answer(0, 'pass')
      .expect({ round: 2 });
  });

  test('FSM-68 FSM-73 a turn is one action, carried out completely before anybody else is asked', () => {
    given({ tokens: { 0: { grey: 3, worker: 2 } }, hand: { 0: ['pub', 'school'] }, deck: ['motel', 'church'] })
      .answer(0, 'construct pub')
      .expect({ tokens: { 0: { grey: 1 } }, hand: { 0: ['school', 'motel', 'church'] }, asked: [1] });
  });

  test('FSM-69 FSM-70 all kinds of actions, any number of times and in any order', () => {
    const t = given({
      options: BOTH,
      tokens: {
        0: { grey: 2, blue: 2, red: 6, brick: 1, worker: 8, gun: 1, shield: 1 },
        1: { worker: 2 },
      },
      hand: { 0: ['school', 'school'] },
      seen: { 0: ['punks'] },
      places: { 0: ['motel', 'archive'], 1: ['quarry', 'docks'] },
      red: 'thugs',
    });
    expect(t.legal(0)).toEqual([
      'play punks',
      'construct school',
      'redevelop school',
      'deal school',
      'raze school',
      'use 0.0',
      'use 0.1',
      'convert red',
      'exchange',
      'attack 1.0',
      'visit 1.0',
      'attack 1.1',
      'visit 1.1',
      'take red',
      'shield',
      'pass',
    ]);
    t.answer(0, 'construct school').answer(0, 'end').answer(1, 'pass');
    t.answer(0, 'raze school')
      .answer(0, 'end')
      .refuses(0, 'construct school')
      .answer(0, 'use 0.0')
      .answer(0, 'stop')
      .answer(0, 'use 0.1');
  });

  test('FSM-71 FSM-72 passing is always legal; an action only if it can be paid and has a target', () => {
    const t = given({
      tokens: { 0: { grey: 1, worker: 2 } },
      hand: { 0: ['pub'] },
      places: { 0: ['thieves-caravan'] },
    });
    t.refuses(0, 'construct pub').refuses(0, 'use 0.0');
    expect(t.legal(0)).toEqual(['exchange', 'pass']);
    given({ tokens: { 0: { worker: 2 }, 1: { fuel: 1, worker: 2 } }, places: { 0: ['thieves-caravan'] } }).answer(
      0,
      'use 0.0',
    );
  });

  test('FSM-74 FSM-75 a second use, or the exchange, may follow in the same turn, paid anew, or later', () => {
    const t = given({ tokens: { 0: { worker: 4 } }, places: { 0: ['archive'] } });
    t.answer(0, 'use 0.0').asked(0, 'repeatAction');
    expect(t.legal(0)).toEqual(['again', 'stop']);
    t.answer(0, 'again').expect({ vp: { 0: 2 }, tokens: { 0: { worker: 2 } }, asked: [1] });
    given({ tokens: { 0: { worker: 4 } }, places: { 0: ['archive'] } })
      .answer(0, 'use 0.0')
      .answer(0, 'stop')
      .asked(1, 'takeTurn')
      .answer(1, 'pass')
      .answer(0, 'use 0.0')
      .expect({ vp: { 0: 2 }, uses: { 0: [2] } });
  });

  test('FSM-74 four workers make two goods in one turn, chosen one by one', () => {
    given({ tokens: { 0: { worker: 5 } } })
      .answer(0, 'exchange')
      .answer(0, 'brick')
      .answer(0, 'again')
      .answer(0, 'gun')
      .expect({ tokens: { 0: { worker: 1, brick: 1, gun: 1 } }, asked: [1] });
  });

  test('FSM-75 it is asked only where a repeat is legal', () => {
    given({ tokens: { 0: { worker: 3 } } })
      .answer(0, 'exchange')
      .answer(0, 'fuel')
      .asked(1, 'takeTurn');
    given({ tokens: { 0: { worker: 1, gun: 1 } }, places: { 0: ['archive'] } })
      .answer(0, 'use 0.0')
      .asked(1, 'takeTurn');
    given({ tokens: { 0: { worker: 4, gun: 1 } }, places: { 0: ['bioweaponry'] } })
      .answer(0, 'use 0.0')
      .asked(1, 'takeTurn');
    given({ tokens: { 0: { worker: 4 } }, places: { 0: ['archive'] } })
      .answer(0, 'exchange')
      .answer(0, 'fuel')
      .asked(0, 'repeatAction');
  });

  test('FSM-76 while a shield can still be placed the player ends the turn; otherwise it ends by itself', () => {
    const t = given({ tokens: { 0: { shield: 1, worker: 1, red: 1, gun: 1 } }, places: { 0: ['bioweaponry'] } });
    t.answer(0, 'use 0.0').asked(0, 'endTurn');
    expect(t.legal(0)).toEqual(['shield', 'end']);
    t.answer(0, 'end').asked(1, 'takeTurn');
    given({ tokens: { 0: { shield: 1, worker: 2 } } })
      .answer(0, 'exchange')
      .answer(0, 'fuel')
      .asked(1, 'takeTurn');
  });

  test('FSM-77 when all others have passed, the last one takes turn after turn', () => {
    given({ tokens: { 0: { grey: 3, worker: 2 } }, hand: { 0: ['school', 'docks'] } })
      .answer(0, 'construct school')
      .answer(1, 'pass')
      .answer(0, 'construct docks')
      .asked(0, 'takeTurn')
      .answer(0, 'pass')
      .expect({ round: 2 });
  });
});

describe('passing', () => {
  test('FSM-165 FSM-167 who has passed is not asked again in this round, and places no shield', () => {
    given({
      seats: 3,
      tokens: { 0: { worker: 2, shield: 1 }, 1: { worker: 4 }, 2: { worker: 2 } },
      places: { 0: ['school'] },
    })
      .answer(0, 'pass')
      .answer(1, 'exchange')
      .answer(1, 'fuel')
      .answer(1, 'stop')
      .answer(2, 'pass')
      .asked(1, 'takeTurn')
      .expect({ passed: [true, false, true], shield: { 0: [false] } })
      .answer(1, 'pass')
      .expect({ round: 2, passed: [false, false, false] });
  });

  test('FSM-6 FSM-128 FSM-146 FSM-166 nothing of a passed player is a target: no razing, visits, stealing, deals, production', () => {
    const table = (passed: number[]) =>
      given({
        seats: 2,
        options: BOTH,
        tokens: { 0: { red: 5, worker: 5, grey: 2 }, 1: { fuel: 1, worker: 2 } },
        hand: { 0: ['suppliers'] },
        places: { 0: ['thieves-caravan', 'camino-real'], 1: ['quarry'] },
        deals: { 1: ['pub'] },
        passed,
      });
    const open = table([]).legal(0);
    for (const pick of ['attack 1.0', 'visit 1.0', 'use 0.0', 'use 0.1']) expect(open).toContain(pick);
    const closed = table([1]).legal(0);
    for (const pick of ['attack 1.0', 'visit 1.0', 'use 0.0', 'use 0.1']) expect(closed).not.toContain(pick);
    table([1])
      .answer(0, 'construct suppliers')
      .expect({ tokens: { 0: { brick: 0 } } });
  });

  test('FSM-71 a player who can only pass passes by himself, unless that would tell what the hand is', () => {
    given({ seats: 3, tokens: { 0: { worker: 2 }, 1: {}, 2: { worker: 2 } } })
      .answer(0, 'exchange')
      .answer(0, 'fuel')
      .asked(2, 'takeTurn')
      .expect({ passed: [false, true, false] });
    const secret = given({
      seats: 3,
      tokens: { 0: { worker: 2 }, 1: { grey: 1 }, 2: { worker: 2 } },
      hand: { 1: ['pub'] },
    });
    secret.answer(0, 'exchange').answer(0, 'fuel').asked(1, 'takeTurn');
    expect(secret.legal(1)).toEqual(['pass']);
    given({ seats: 3, tokens: { 0: { worker: 2 }, 1: { fuel: 0 }, 2: { worker: 2 } }, hand: { 1: ['pub'] } })
      .answer(0, 'exchange')
      .answer(0, 'fuel')
      .asked(2, 'takeTurn');
    given({ seats: 3, tokens: { 0: { worker: 2 }, 1: { grey: 1 }, 2: { worker: 2 } }, seen: { 1: ['pub'] } })
      .answer(0, 'exchange')
      .answer(0, 'fuel')
      .asked(2, 'takeTurn');
  });
});
