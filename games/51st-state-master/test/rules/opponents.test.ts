import { describe, expect, test } from 'vitest';
import { given, type Position, type Told } from '../given.ts';

const BOTH = { bothExpansions: true } as const;
const turn = (more: Position): Told => given({ options: BOTH, ...more });
const offered = (t: Told, verb: string, seat = 0) => t.legal(seat).filter((pick) => String(pick).startsWith(verb));

describe('faction actions', () => {
  test.each([
    ['FSM-136 new-york', 'new-york', { grey: [{ iron: 1 }, 1], red: [{ gun: 1 }, 2], blue: [{ fuel: 2 }, 2] }],
    [
      'FSM-138 mutants-union',
      'mutants-union',
      { grey: [{ iron: 2 }, 2], red: [{ gun: 1 }, 3], blue: [{ fuel: 1 }, 1] },
    ],
    [
      'FSM-139 merchants-guild',
      'merchants-guild',
      { grey: [{ iron: 2 }, 2], red: [{ gun: 1 }, 2], blue: [{ fuel: 1 }, 3] },
    ],
    ['FSM-137 appalachian-federation', 'appalachian-federation', { red: [{ gun: 1 }, 2], blue: [{ fuel: 1 }, 2] }],
  ] as const)('%s converts', (_, faction, conversions) => {
    for (const [contact, [cost, n]] of Object.entries(conversions)) {
      const [good, price] = Object.entries(cost)[0] as ['iron', number];
      const table = (have: number) =>
        turn({
          factions: { 0: faction, 1: faction === 'new-york' ? 'mutants-union' : 'new-york' },
          tokens: { 0: { [good]: have, worker: 2 } },
        });
      table(price - 1).refuses(0, `convert ${contact}` as 'convert red');
      table(price + 1)
        .answer(0, `convert ${contact}` as 'convert red')
        .expect({ tokens: { 0: { [good]: 1, [contact]: n } } });
    }
  });

  test('FSM-137 FSM-140 Appalachian Federation: 1 brick and a card from hand make 2 grey', () => {
    const table = (hand: readonly 'pub'[], brick: number) =>
      turn({
        factions: { 0: 'appalachian-federation', 1: 'new-york' },
        tokens: { 0: { brick, worker: 2 } },
        hand: { 0: hand },
      });
    table([], 1).refuses(0, 'convert grey');
    table(['pub'], 0).refuses(0, 'convert grey');
    table(['pub'], 1)
      .answer(0, 'convert grey')
      .expect({ tokens: { 0: { grey: 2, brick: 0 } }, discard: ['pub'] });
  });

  test('FSM-134 each conversion once per round, each of the three for itself', () => {
    const t = turn({ tokens: { 0: { iron: 2, gun: 2, fuel: 4, worker: 2 } } });
    t.answer(0, 'convert grey')
      .answer(1, 'pass')
      .refuses(0, 'convert grey')
      .answer(0, 'convert red')
      .answer(0, 'convert blue');
    expect(offered(t, 'convert')).toEqual([]);
    t.expect({ converted: { 0: ['grey', 'red', 'blue'] }, tokens: { 0: { grey: 1, red: 2, blue: 2 } } });
  });

  test('FSM-135 FSM-141 two workers become fuel, iron, gun, brick or a card, never ammo', () => {
    const t = turn({ tokens: { 0: { worker: 3 } }, deck: ['pub'] });
    t.answer(0, 'exchange').asked(0, 'exchangeGood');
    expect(t.legal(0)).toEqual(['fuel', 'iron', 'gun', 'brick', 'card']);
    t.answer(0, 'card').expect({ tokens: { 0: { worker: 1 } }, hand: { 0: ['pub'] } });
    turn({ tokens: { 0: { worker: 1, iron: 1 } } }).refuses(0, 'exchange');
  });

  test('FSM-142 faction actions need no location and are not reset by Body Hunters', () => {
    const t = turn({
      tokens: { 0: { gun: 2, worker: 4 } },
      places: { 0: ['body-hunters', 'archive'] },
      converted: { 0: ['red'] },
    });
    t.refuses(0, 'convert red')
      .refuses(0, 'use 0.0')
      .answer(0, 'use 0.1')
      .answer(0, 'stop')
      .answer(1, 'pass')
      .answer(0, 'use 0.0');
    t.expect({ uses: { 0: [1, 0] } }).refuses(0, 'convert red');
  });
});

describe('open production', () => {
  test('FSM-143 FSM-65 a worker is sent, the visitor takes what it produces, then the owner takes a worker from the bank', () => {
    const t = turn({ tokens: { 0: { worker: 1 }, 1: { worker: 2 } }, places: { 1: ['quarry'] } });
    t.answer(0, 'visit 1.0').expect({
      tokens: { 0: { worker: 0, brick: 1 }, 1: { worker: 3, brick: 0 } },
      visited: { 1: [true] },
    });
    const order = t.events.flatMap((e) => (e.t === 'gained' ? [e.seat] : []));
    expect(order).toEqual([0, 1]);
  });

  test('FSM-143 only open locations, only with a worker', () => {
    turn({ tokens: { 0: { worker: 1 } }, places: { 1: ['school', 'motel'] } });
    expect(
      offered(
        turn({ tokens: { 0: { worker: 1, grey: 1, iron: 1 } }, places: { 1: ['school', 'arena', 'quarry'] } }),
        'visit',
      ),
    ).toEqual(['visit 1.2']);
    expect(offered(turn({ tokens: { 0: { iron: 1 } }, places: { 1: ['quarry'] } }), 'visit')).toEqual([]);
  });

  test('FSM-144 once per round altogether, not once per visitor', () => {
    const t = turn({
      seats: 3,
      tokens: { 0: { worker: 1 }, 1: { worker: 1 }, 2: { worker: 2 } },
      places: { 2: ['quarry', 'docks'] },
    });
    t.answer(0, 'visit 2.0');
    expect(offered(t, 'visit', 1)).toEqual(['visit 2.1']);
  });

  test('FSM-145 nobody sends a worker to a location of his own', () => {
    expect(offered(turn({ tokens: { 0: { worker: 2 } }, places: { 0: ['quarry'] } }), 'visit')).toEqual([]);
  });

  test('FSM-147 a visitor gets the production, not the bonus', () => {
    turn({ tokens: { 0: { worker: 1 } }, places: { 1: ['pub'] }, deck: ['motel', 'church'] })
      .answer(0, 'visit 1.0')
      .expect({ hand: { 0: ['motel'] } });
  });

  test('FSM-148 the visitor makes the choice on the card', () => {
    const t = turn({ tokens: { 0: { worker: 1 } }, places: { 1: ['outpost-mercenaries'] } });
    t.answer(0, 'visit 1.0').asked(0, 'productionOption');
    expect(t.legal(0)).toEqual(['red', 'blue']);
    t.answer(0, 'blue').expect({ tokens: { 0: { blue: 1 }, 1: { worker: 3 } } });
  });

  test('FSM-149 the worker may come from a stock card, and stays as a marker until Cleanup', () => {
    const t = turn({ tokens: { 0: {}, 1: { worker: 2 } }, places: { 0: ['camp'], 1: ['quarry'] } });
    t.answer(0, 'visit 1.0').expect({ stock: { 0: { 0: { worker: 2 } } }, visited: { 1: [true] } });
    t.answer(1, 'pass')
      .answer(0, 'pass')
      .expect({ visited: { 1: [false] }, round: 2 });
  });

  test('FSM-150 in the round in which it was built, too', () => {
    turn({ tokens: { 0: { grey: 1, worker: 2 }, 1: { worker: 2 } }, hand: { 0: ['quarry'] } })
      .answer(0, 'construct quarry')
      .answer(1, 'visit 0.0')
      .expect({ tokens: { 1: { brick: 1, worker: 1 } } });
  });
});

describe('connections', () => {
  test('FSM-151 FSM-153 two workers take one of the face-up connections into the hand; it is not replaced', () => {
    const t = turn({ tokens: { 0: { worker: 4 } }, red: 'punks', blue: 'merchants' });
    expect(offered(t, 'take')).toEqual(['take red', 'take blue']);
    t.answer(0, 'take blue').expect({
      seen: { 0: ['merchants'] },
      faceUp: ['punks', null],
      tokens: { 0: { worker: 2 } },
    });
    t.answer(1, 'pass');
    expect(offered(t, 'take')).toEqual(['take red']);
    turn({ tokens: { 0: { worker: 1, iron: 1 } }, red: 'punks' }).refuses(0, 'take red');
  });

  test('FSM-152 with none face up it cannot be taken, and the discard piles are not chosen from', () => {
    expect(
      offered(turn({ tokens: { 0: { worker: 4 } }, spentRed: ['punks'], spentBlue: ['merchants'] }), 'take'),
    ).toEqual([]);
  });

  test('FSM-154 taking and playing are two actions; played, it goes to its discard pile and gives its goods', () => {
    turn({ tokens: { 0: { worker: 4 } }, red: 'punks' })
      .answer(0, 'take red')
      .expect({ tokens: { 0: { red: 0 } }, asked: [1] })
      .answer(1, 'pass')
      .answer(0, 'play punks')
      .expect({ tokens: { 0: { red: 2 } }, spentLinks: [['punks'], []], seen: { 0: [] } });
  });

  test.each([
    ['merchants', {}, { blue: 2 }],
    ['junk-train', {}, { blue: 3 }],
    ['punks', {}, { red: 2 }],
    ['thugs', { gun: 1 }, { red: 3, gun: 0 }],
  ] as const)('FSM-156 [%s]', (card, cost, gain) => {
    turn({ tokens: { 0: { ...cost, worker: 2 } }, seen: { 0: [card] } })
      .answer(0, `play ${card}` as const)
      .expect({ tokens: { 0: gain } });
  });

  test('FSM-155 the cost of Thugs is paid when they are played, not when taken; ammo will do', () => {
    turn({ tokens: { 0: { worker: 2 } }, red: 'thugs' })
      .answer(0, 'take red')
      .expect({ seen: { 0: ['thugs'] } });
    turn({ tokens: { 0: { worker: 2 } }, seen: { 0: ['thugs'] } }).refuses(0, 'play thugs');
    turn({ tokens: { 0: { ammo: 1 } }, seen: { 0: ['thugs'] } })
      .answer(0, 'play thugs')
      .expect({ tokens: { 0: { red: 3, ammo: 0 } } });
  });

  test('FSM-157 FSM-172 connections stay in hand over Cleanup, and count as cards of it', () => {
    given({ from: 'roundEnd', seen: { 0: ['punks'] }, hand: { 0: ['pub'] } }).expect({
      hand: { 0: ['punks', 'pub'] },
      round: 2,
    });
    const t = given({ from: 'roundEnd', ending: true, vp: { 0: 25, 1: 25 }, seen: { 0: ['punks'] } });
    t.expect({ winners: [0] }).logged({ t: 'won', how: 'goods' });
  });
});

describe('shields', () => {
  test('FSM-158 FSM-161 FSM-162 before or after the action a shield is put on a location, which is no action and stays', () => {
    turn({ tokens: { 0: { shield: 1, worker: 2 }, 1: { red: 3, worker: 2 } }, places: { 0: ['school', 'docks'] } })
      .answer(0, 'shield')
      .asked(0, 'placeShield')
      .answer(0, 'protect 0.1')
      .asked(0, 'takeTurn')
      .expect({ tokens: { 0: { shield: 0 } }, shield: { 0: [false, true] } })
      .answer(0, 'exchange')
      .answer(0, 'fuel')
      .asked(1, 'takeTurn')
      .refuses(1, 'attack 0.1')
      .answer(1, 'attack 0.0');
    turn({ tokens: { 0: { shield: 1, worker: 2 } }, places: { 0: ['school', 'docks'] } })
      .answer(0, 'exchange')
      .answer(0, 'fuel')
      .asked(0, 'endTurn')
      .answer(0, 'shield')
      .answer(0, 'protect 0.0')
      .asked(1, 'takeTurn')
      .expect({ shield: { 0: [true, false] } });
  });

  test('FSM-158 also between an action and its repeat', () => {
    const t = turn({ tokens: { 0: { shield: 1, worker: 4 } }, places: { 0: ['archive', 'docks'] } });
    t.answer(0, 'use 0.0').asked(0, 'repeatAction');
    expect(t.legal(0)).toEqual(['again', 'shield', 'stop']);
    t.answer(0, 'shield')
      .answer(0, 'protect 0.1')
      .asked(0, 'repeatAction')
      .answer(0, 'again')
      .expect({ vp: { 0: 2 }, asked: [1] });
  });

  test('FSM-159 FSM-160 one per location, several in a turn on different ones', () => {
    const t = turn({ tokens: { 0: { shield: 3, worker: 2 } }, places: { 0: ['school', 'docks'] } });
    t.answer(0, 'shield')
      .answer(0, 'protect 0.0')
      .answer(0, 'shield')
      .expect({ shield: { 0: [true, true] }, tokens: { 0: { shield: 1 } } });
    t.asked(0, 'takeTurn').refuses(0, 'shield');
  });

  test('FSM-163 FSM-243 Hidden Forge carries one of its own: defence 4, and no token on it', () => {
    const t = turn({
      tokens: { 0: { red: 4, shield: 1 }, 1: { worker: 2 } },
      places: { 0: ['hidden-forge'], 1: ['hidden-forge'].slice(1) as never },
    });
    t.refuses(0, 'shield');
    turn({ tokens: { 0: { red: 3, worker: 2 } }, places: { 1: ['hidden-forge'] } }).refuses(0, 'attack 1.0');
    turn({ tokens: { 0: { red: 4 } }, places: { 1: ['hidden-forge'] } })
      .answer(0, 'attack 1.0')
      .expect({ places: { 1: ['ruins'] } });
    const after = turn({ tokens: { 0: { worker: 2 } }, places: { 0: ['hidden-forge'] } });
    after
      .answer(0, 'pass')
      .answer(1, 'pass')
      .expect({ places: { 0: ['hidden-forge'] }, round: 2 });
    turn({
      tokens: { 0: { brick: 1, shield: 1, worker: 2 } },
      hand: { 0: ['shadow'] },
      places: { 0: ['hidden-forge'] },
    })
      .answer(0, 'redevelop shadow')
      .answer(0, 'shield')
      .expect({ shield: { 0: [true] } });
  });

  test('FSM-164 targets are one’s own intact locations without a shield', () => {
    const t = turn({
      tokens: { 0: { shield: 1, worker: 2 } },
      places: {
        0: [{ card: 'school', shield: true }, { card: 'docks', ruins: true }, 'motel', 'church', 'hidden-forge'],
        1: ['quarry'],
      },
      deals: { 0: ['pub'] },
    });
    t.answer(0, 'shield');
    expect(t.legal(0)).toEqual(['protect 0.2', 'protect 0.3']);
  });

  test('FSM-247 FSM-161 shields gained outside one’s turn wait in the supply; unplaced and placed ones are gone after Cleanup', () => {
    turn({ tokens: { 0: { red: 3, worker: 2 }, 1: { worker: 2 } }, places: { 1: ['wire-entanglement', 'school'] } })
      .answer(0, 'attack 1.0')
      .asked(1, 'takeTurn')
      .expect({ tokens: { 1: { shield: 1 } } })
      .answer(1, 'shield')
      .expect({ shield: { 1: [false, true] } });
    given({ from: 'roundEnd', tokens: { 0: { shield: 2 } }, places: { 0: [{ card: 'school', shield: true }] } }).expect(
      {
        tokens: { 0: { shield: 0 } },
        shield: { 0: [false] },
      },
    );
  });
});
