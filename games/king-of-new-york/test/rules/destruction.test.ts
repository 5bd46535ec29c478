import { describe, expect, test } from 'vitest';
import type { Borough, CardId, Tile, Unit, Zone } from '../../src/index.ts';
import { given, type Position } from '../given.ts';

const NONE: readonly Tile[][] = [[], [], []];
const points = (n: number) => Array(n).fill('destruction').join(' ');

/** Seat 0 in Queens spends n points; seat 1 holds Manhattan. Other symbols are left open so that the story can stop. */
const havoc = (n: number, more: Position = {}) =>
  given({
    from: 'symbols',
    at: { 0: 'queens', 1: 'manhattan' },
    dice: `${points(n)} celebrity energy`,
    ...more,
  }).answer(0, 'destruction');

describe('spending the points', () => {
  test('KNY-84 one object after the other, each for exactly its durability', () => {
    const table = havoc(6, {
      stacks: { queens: [['high-rise-3'], ['high-rise-2'], ['high-rise-1']] },
      units: { queens: { infantry: 1 } },
    });
    table.answer(0, 'building queens 0').expect({ star: { 0: 3 } }); // 3 points left
    expect(table.legal(0)).toEqual(['building queens 1', 'building queens 2', 'unit queens infantry']);
    table.answer(0, 'building queens 1').expect({ star: { 0: 6 } }); // 1 left, the last object takes it
    table.expect({
      tops: { queens: [null, null, null] },
      units: { queens: { infantry: 2 } },
      question: 'chooseSymbolType',
    });
  });

  test('KNY-84 KNY-91 points that fit nothing do no damage and are lost', () => {
    const stacks: Position['stacks'] = { queens: [['high-rise-3'], ['hospital-3'], ['power-plant-3']] };
    const table = given({
      at: { 0: 'queens', 1: 'manhattan' },
      stacks,
      dice: 'destruction destruction heal heal heal heal',
      queue: [{ seat: 0, subway: false }],
      rolls: 'destruction heal heal heal heal heal',
    });
    table
      .answer(0, 'stop')
      .answer(0, 'destruction')
      .expect({ tops: { queens: ['high-rise-3', 'hospital-3', 'power-plant-3'] }, question: 'moveStep' })
      .answer(0, 'stay')
      .expect({ turn: 2, active: 0 })
      .answer(0, 'stop')
      .answer(0, 'destruction') // 2 + 1 points in two turns: not enough for a durability of 3
      .expect({
        tops: { queens: ['high-rise-3', 'hospital-3', 'power-plant-3'] },
        star: { 0: 0 },
        question: 'moveStep',
      });
  });
});

describe('what can be destroyed', () => {
  test('KNY-85 the visible Buildings and the Units of the own borough, nothing elsewhere, nothing below a top', () => {
    const table = havoc(2, {
      stacks: { queens: [['high-rise-1', 'high-rise-3'], ['high-rise-2'], []] },
      units: { queens: { infantry: 2, tank: 1 }, bronx: { infantry: 1 }, manhattan: { infantry: 1 } },
    });
    expect(table.legal(0)).toEqual(['building queens 1', 'unit queens infantry']);
  });

  test.each<[Zone]>([['lower'], ['midtown'], ['upper']])('KNY-85 from %s Manhattan all of Manhattan', (zone) => {
    const table = havoc(4, {
      at: { 0: 'manhattan', 1: 'queens' },
      zone: { 0: zone },
      stacks: { manhattan: [['high-rise-3'], ['hospital-2'], ['high-rise-1']] },
      units: { manhattan: { infantry: 1, jet: 1, tank: 1 } },
    });
    expect(table.legal(0)).toEqual([
      'building manhattan 0',
      'building manhattan 1',
      'building manhattan 2',
      'unit manhattan infantry',
      'unit manhattan jet',
      'unit manhattan tank',
    ]);
  });
});

describe('reward and what becomes of it', () => {
  test.each<[Tile, 'star' | 'energy' | 'life', number, Unit]>([
    ['high-rise-1', 'star', 1, 'infantry'],
    ['high-rise-2', 'star', 2, 'jet'],
    ['hospital-2', 'life', 2, 'jet'],
    ['power-plant-2', 'energy', 2, 'jet'],
    ['high-rise-3', 'star', 3, 'tank'],
    ['hospital-3', 'life', 3, 'tank'],
    ['power-plant-3', 'energy', 3, 'tank'],
  ])('KNY-86 KNY-87 %s gives %s %d at once and turns into a Unit: %s', (tile, res, n, unit) => {
    const before = { star: 0, energy: 0, life: 5 };
    havoc(4, { life: { 0: 5 }, stacks: { queens: [['high-rise-1', tile], ['high-rise-1'], ['high-rise-1']] } })
      .answer(0, 'building queens 0')
      .expect({
        [res]: { 0: before[res] + n },
        tops: { queens: ['high-rise-1', 'high-rise-1', 'high-rise-1'] },
        units: { queens: { infantry: 0, jet: 0, tank: 0, [unit]: 1 } },
        question: 'destroyObject',
      });
  });

  test.each<[Unit, number, 'star' | 'energy' | 'life', number]>([
    ['infantry', 2, 'life', 1],
    ['jet', 3, 'energy', 2],
    ['tank', 4, 'star', 3],
  ])('KNY-86 KNY-88 %s costs %d, gives %s %d and leaves the game', (unit, cost, res, n) => {
    const before = { star: 0, energy: 0, life: 5 };
    const position: Position = { life: { 0: 5 }, stacks: { queens: NONE }, units: { queens: { [unit]: 2 } } };
    havoc(cost, position).expect({
      [res]: { 0: before[res] + n },
      units: { queens: { [unit]: 1 }, manhattan: { [unit]: 0 }, bronx: { [unit]: 0 }, brooklyn: { [unit]: 0 } },
      tops: { queens: [null, null, null] },
    });
    havoc(cost - 1, position).expect({ [res]: { 0: before[res] }, units: { queens: { [unit]: 2 } } });
  });

  test.each<[CardId, 'building' | Unit, string[]]>([
    ['hunter', 'infantry', ['life 1 infantry', 'life 1 hunter']],
    ['trophy-hunter', 'infantry', ['life 1 infantry', 'star 1 trophy-hunter']],
    ['trophy-hunter', 'jet', ['energy 2 jet', 'star 1 trophy-hunter']],
    ['trophy-hunter', 'tank', ['star 3 tank', 'star 1 trophy-hunter']],
    ['sharp-shooter', 'jet', ['energy 2 jet', 'star 1 sharp-shooter']],
    ['sharp-shooter', 'tank', ['star 3 tank']],
    ['leveler', 'building', ['star 1 high-rise-1', 'star 1 leveler']],
    ['leveler', 'infantry', ['life 1 infantry']],
    ['hunter', 'building', ['star 1 high-rise-1']],
  ])('KNY-86 %s with %s: the reward, then the bonus: %j', (card, what, gains) => {
    const table = havoc(4, {
      life: { 0: 5 },
      cards: { 0: [card] },
      stacks: { queens: [['high-rise-1'], ['high-rise-1'], []] },
      units: { queens: { infantry: 2, jet: 2, tank: 2 } },
    });
    table.answer(0, what === 'building' ? 'building queens 0' : `unit queens ${what}`);
    expect(table.events.flatMap((e) => (e.t === 'gained' ? [`${e.res} ${e.n} ${e.src}`] : []))).toEqual(gains);
  });

  test('KNY-87 the next Building of the stack is visible at once and may fall to the points left', () => {
    havoc(3, { stacks: { queens: [['high-rise-3', 'power-plant-2', 'high-rise-1'], [], []] } }).expect({
      // forced: 1 for the high-rise, 2 for the power plant below it
      star: { 0: 1 },
      energy: { 0: 2 },
      tops: { queens: ['high-rise-3', null, null] },
      units: { queens: { infantry: 1, jet: 1 } },
    });
  });
});

describe('Units revealed this turn', () => {
  test('KNY-89 a revealed Unit cannot be destroyed, an older one of its kind can, once', () => {
    havoc(6, { stacks: { queens: [['high-rise-1'], ['high-rise-3'], []] }, units: { queens: { infantry: 1 } } })
      .answer(0, 'building queens 0') // 5 points left, 2 Infantry, one of them new
      .answer(0, 'unit queens infantry') // 3 left: the new one is no target, so the high-rise takes them by itself
      .expect({ units: { queens: { infantry: 1, tank: 1 } }, star: { 0: 4 }, question: 'chooseSymbolType' });
  });

  test('KNY-89 with points enough a lone revealed Unit is safe', () => {
    havoc(3, { stacks: { queens: [['high-rise-1'], [], []] } }).expect({
      units: { queens: { infantry: 1 } },
      life: { 0: 10 },
      asked: [0],
      question: 'chooseSymbolType',
    });
  });

  test('KNY-89 the mark stays with a Unit that is sent elsewhere', () => {
    const ride = (b: Borough) => `ride ${b}` as const;
    havoc(3, {
      at: { 0: 'queens', 1: 'manhattan' },
      subway: true,
      cards: { 0: ['stink-attack'] },
      stacks: { queens: [['high-rise-1'], [], []], brooklyn: NONE },
    })
      .answer(0, 'building queens 0')
      .answer(0, ride('bronx'))
      .answer(0, ride('queens'))
      .refuses(0, 'send infantry brooklyn')
      .answer(0, 'send fresh infantry brooklyn')
      .answer(0, ride('brooklyn'))
      .answer(0, 'done')
      .asked(0, 'destroyObject')
      .expect({ at: { 0: 'brooklyn' }, units: { brooklyn: { infantry: 1 } } })
      .refuses(0, 'unit brooklyn infantry')
      .answer(0, 'stop');
  });

  test('KNY-89 the mark is gone with the turn, so an extra turn may destroy the Unit', () => {
    given({
      at: { 0: 'queens', 1: 'manhattan' },
      life: { 0: 5 },
      stacks: { queens: [['high-rise-1'], [], []] },
      queue: [{ seat: 0, subway: false }],
      dice: 'destruction destruction destruction energy energy energy',
      rolls: 'destruction destruction energy energy energy energy',
    })
      .answer(0, 'stop')
      .answer(0, 'destruction')
      .expect({ units: { queens: { infantry: 1 } } })
      .answer(0, 'stay')
      .expect({ active: 0, extra: true })
      .answer(0, 'stop')
      .answer(0, 'destruction')
      .expect({ units: { queens: { infantry: 0 } }, life: { 0: 6 } });
  });

  test('KNY-90 a revealed Unit shoots if OUCH is resolved later in the turn, and counts for cards', () => {
    const stacks: Position['stacks'] = { queens: [['high-rise-1'], ['high-rise-3'], []] };
    const dice = 'destruction ouch energy celebrity';
    const table = havoc(1, { stacks, dice });
    table.expect({ life: { 0: 10 }, units: { queens: { infantry: 1 } } });
    table.answer(0, 'ouch').expect({ life: { 0: 9 } });
    given({
      from: 'result',
      at: { 0: 'queens', 1: 'manhattan' },
      cards: { 0: ['fury'] },
      units: { queens: { infantry: 3 } },
      fresh: { queens: { infantry: 1 } },
      dice: 'energy heal',
    }).expect({ open: { destruction: 1, energy: 2 } });
  });
});

describe('the duty to destroy', () => {
  test('KNY-91 stopping is refused while anything here can be paid', () => {
    havoc(2, { stacks: { queens: [['high-rise-2'], ['high-rise-1'], ['high-rise-3']] } })
      .asked(0, 'destroyObject')
      .refuses(0, 'stop')
      .answer(0, 'building queens 1') // 1 point left, nothing for it
      .expect({ star: { 0: 1 }, tops: { queens: { 0: 'high-rise-2' } }, question: 'chooseSymbolType' });
  });

  test('KNY-91 the pick is free even if a better one would waste nothing', () => {
    havoc(4, { stacks: { queens: [['high-rise-3'], ['power-plant-3'], []] }, units: { queens: { tank: 1 } } })
      .answer(0, 'building queens 1')
      .expect({ energy: { 0: 3 }, star: { 0: 0 }, units: { queens: { tank: 2 } }, question: 'chooseSymbolType' });
  });

  test('KNY-91 what counts is the borough the Monster is in now', () => {
    havoc(2, { subway: true, stacks: { queens: [['high-rise-3'], [], []], bronx: [['high-rise-2'], [], []] } })
      .asked(0, 'destroyObject') // nothing here fits, but there is the Subway
      .answer(0, 'ride bronx')
      .refuses(0, 'stop')
      .answer(0, 'building bronx 0')
      .expect({ star: { 0: 2 } });
  });

  test('KNY-92 Seismic Ray opens another borough, yet nothing there is compulsory', () => {
    havoc(2, {
      cards: { 0: ['seismic-ray'] },
      energy: { 0: 1 },
      stacks: { queens: [['high-rise-3'], [], []], bronx: [['high-rise-2'], [], []] },
    })
      .refuses(0, 'building bronx 0')
      .answer(0, 'reach bronx')
      .expect({ energy: { 0: 0 } })
      .answer(0, 'stop')
      .expect({ tops: { bronx: { 0: 'high-rise-2' } }, question: 'chooseSymbolType' });
  });

  test('KNY-91 KNY-92 an object at home stays compulsory while a range is open', () => {
    havoc(2, {
      cards: { 0: ['seismic-ray', 'sharp-shooter'] },
      energy: { 0: 1 },
      stacks: { queens: [['high-rise-2'], [], []] },
      units: { brooklyn: { jet: 1 } },
    })
      .refuses(0, 'stop')
      .answer(0, 'reach bronx')
      .refuses(0, 'stop')
      .answer(0, 'building bronx 0')
      .expect({ question: 'destroyObject' }) // 1 point: two more in the Bronx, nothing in Queens
      .answer(0, 'stop');
  });

  test('KNY-92 a Jet elsewhere may be shot by Sharp Shooter, or left', () => {
    const jet: Position = {
      cards: { 0: ['sharp-shooter'] },
      stacks: { queens: NONE },
      units: { bronx: { jet: 1, infantry: 1 } },
    };
    const table = havoc(3, jet);
    expect(table.legal(0)).toEqual(['unit bronx jet', 'stop']);
    table.answer(0, 'stop').expect({ units: { bronx: { jet: 1 } } });
    havoc(3, jet)
      .answer(0, 'unit bronx jet')
      .expect({ units: { bronx: { jet: 0 } }, energy: { 0: 2 }, star: { 0: 1 } });
  });
});

describe('cheaper Units', () => {
  test.each<[CardId, Unit, number, 'star' | 'energy', number]>([
    ['can-opener', 'tank', 3, 'star', 3],
    ['long-neck', 'jet', 2, 'energy', 2],
  ])('KNY-93 with %s a %s costs %d and pays as much as ever: %s %d', (card, unit, cost, res, n) => {
    const position: Position = { cards: { 0: [card] }, stacks: { queens: NONE }, units: { queens: { [unit]: 1 } } };
    havoc(cost, position).expect({ [res]: { 0: n }, units: { queens: { [unit]: 0 } } });
    havoc(cost, { ...position, cards: {} }).expect({ [res]: { 0: 0 }, units: { queens: { [unit]: 1 } } });
    havoc(cost - 1, position).expect({ [res]: { 0: 0 }, units: { queens: { [unit]: 1 } } });
  });

  test.each<[CardId, number, string[]]>([
    ['can-opener', 3, ['building queens 0', 'building queens 1', 'unit queens jet', 'unit queens tank']],
    ['can-opener', 2, ['building queens 0', 'building queens 1']],
    ['long-neck', 3, ['building queens 0', 'building queens 1', 'unit queens jet']],
    ['long-neck', 2, ['building queens 0', 'building queens 1', 'unit queens jet']],
  ])('KNY-93 %s lowers nothing but what it names: %d points', (card, n, legal) => {
    const stacks: Position['stacks'] = { queens: [['high-rise-2'], ['hospital-2'], []] };
    expect(havoc(n, { cards: { 0: [card] }, stacks, units: { queens: { jet: 1, tank: 1 } } }).legal(0)).toEqual(legal);
  });
});
