import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { given } from '../given.ts';

describe('18. End of the turn', () => {
  test('KNY-141 Natural Selection is checked before the victory: 20 stars do not help a Monster that it takes', () => {
    const base = { seats: 3, from: 'end', star: { 0: 20 }, cards: { 0: ['natural-selection'] } } as const;
    given({ ...base, dice: 'heal celebrity ouch' })
      .expect({ alive: [false, true, true], winners: null, active: 1 })
      .expect({ discard: ['natural-selection'] });
    given({ ...base, dice: 'heal heal ouch' }).expect({ winners: [0] });
  });

  test('KNY-141 the marks of revealed Units go at the end of the turn, before the next one begins', () => {
    const story = given({
      from: 'end',
      at: { 1: 'bronx' },
      units: { bronx: { infantry: 1 } },
      fresh: { bronx: { infantry: 1 } },
      stacks: { bronx: [[], [], []] },
      rolls: 'destruction destruction heal heal heal heal',
    });
    story
      .answer(1, 'stop')
      .answer(1, 'destruction')
      .expect({ units: { bronx: { infantry: 0 } } })
      .logged({ t: 'unitDestroyed', seat: 1, at: 'bronx', unit: 'infantry' });
  });

  test('KNY-141 in the turn it was revealed the same Unit is out of reach', () => {
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      units: { bronx: { infantry: 1 } },
      fresh: { bronx: { infantry: 1 } },
      stacks: { bronx: [[], [], []] },
      dice: 'destruction destruction',
    }).expect({ question: 'moveStep', units: { bronx: { infantry: 1 } } });
  });
});

describe('18. Winning with stars', () => {
  test('KNY-142 with 20 stars the active Monster wins at the end of its turn; with 19 the game goes on', () => {
    given({ from: 'end', star: { 0: 20 } })
      .expect({ winners: [0], asked: [], question: null })
      .logged({ t: 'won', seats: [0], how: 'stars' });
    given({ from: 'end', star: { 0: 19 } }).expect({ winners: null, active: 1 });
  });

  test('KNY-142 reaching 20 in the middle of the turn does not end it: the Monster may go on buying, and wins when it is done', () => {
    given({
      from: 'buy',
      star: { 0: 18 },
      energy: { 0: 12 },
      bank: ['flatiron-building', 'next-stage', 'stomp'],
      deck: ['fury'],
    })
      .answer(0, 'buy flatiron-building')
      .expect({ star: { 0: 20 }, winners: null, asked: [0], question: 'buyStep' })
      .answer(0, 'finish')
      .expect({ winners: [0] });
  });

  test('KNY-142 stars given up again before the end of the turn do not win', () => {
    given({ from: 'buy', star: { 0: 20 }, energy: { 0: 4 }, life: { 0: 1 }, bank: ['next-stage'] })
      .answer(0, 'buy next-stage')
      .answer(0, 11)
      .answer(0, 'finish')
      .expect({ star: { 0: 0 }, energy: { 0: 11 }, life: { 0: 10 }, winners: null, active: 1 });
  });

  test('KNY-142 a Monster that reaches 20 in the turn of another does not win then, but at the end of its own', () => {
    given({
      active: 0,
      from: 'symbols',
      at: { 1: 'manhattan' },
      star: { 1: 19 },
      cards: { 1: ['tourist'] },
      souvenirs: { 1: ['manhattan'] },
      dice: 'attack',
      rolls: 'heal heal heal heal heal heal',
    })
      .answer(1, 'queens')
      .expect({ star: { 1: 20 }, at: ['manhattan', 'queens'], winners: null, active: 1, asked: [1] })
      .answer(1, 'stop')
      .asked(1, 'moveStep')
      .expect({ winners: null })
      .answer(1, 'stay')
      .expect({ winners: [1] });
  });

  test('KNY-142 a Monster that has lost a star to Trash Thrower since does not win at the end of its own turn', () => {
    given({ from: 'end', active: 0, star: { 0: 4, 1: 20 } }).expect({ winners: null, active: 1, asked: [1] });
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      star: { 1: 20 },
      cards: { 0: ['trash-thrower'] },
      dice: 'attack',
      rolls: 'ouch ouch heal heal heal heal',
    })
      .answer(1, 'bronx')
      .expect({ star: { 1: 19 } })
      .answer(1, 'stop')
      .answer(1, 'heal')
      .answer(1, 'stay')
      .expect({ winners: null, active: 0 });
  });

  test('KNY-143 a Monster with 20 stars that is eliminated in the same turn has not won, and the game goes on', () => {
    given({
      seats: 3,
      from: 'buy',
      life: { 0: 3 },
      star: { 0: 19 },
      energy: { 0: 5 },
      bank: ['power-substation'],
    })
      .answer(0, 'buy power-substation')
      .logged({ t: 'gained', seat: 0, res: 'star', n: 1, src: 'power-substation' })
      .expect({ alive: [false, true, true], winners: null, active: 1 });
  });

  test('KNY-147 six DESTRUCTION with Painbow win at once: no symbol is resolved and stars do not matter', () => {
    const story = given({
      seats: 3,
      at: { 0: 'manhattan' },
      cards: { 0: ['painbow'] },
      star: { 1: 20 },
      dice: 'destruction destruction destruction destruction destruction destruction',
    });
    story
      .answer(0, 'stop')
      .expect({ winners: [0], asked: [], star: { 0: 1 } })
      .logged({ t: 'won', seats: [0], how: 'painbow' });
    expect(story.events.some((e) => e.t === 'razed' || e.t === 'resolving')).toBe(false);
  });

  test('KNY-147 five DESTRUCTION do not: the turn goes on', () => {
    given({
      cards: { 0: ['painbow'] },
      dice: 'destruction destruction destruction destruction destruction heal',
    })
      .answer(0, 'stop')
      .expect({ winners: null, asked: [0], question: 'chooseSymbolType', open: { attack: 2, destruction: 5 } });
  });
});

describe('18. The last Monster, and nobody', () => {
  test('KNY-144 the last Monster alive wins although it has no stars, after its open symbols, without moving or buying', () => {
    const story = given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      life: { 0: 5, 1: 2 },
      energy: { 0: 9 },
      dice: 'attack attack energy heal',
      bank: ['stomp', 'fury', 'drain'],
    });
    story
      .answer(0, 'attack')
      .expect({ alive: [true, false], winners: null, asked: [0], question: 'chooseSymbolType' })
      .answer(0, 'heal')
      .expect({ winners: [0], life: { 0: 6 }, energy: { 0: 10 }, at: { 0: 'bronx' } })
      .logged({ t: 'won', seats: [0], how: 'last' });
    expect(story.events.some((e) => e.t === 'entered' || e.t === 'bought')).toBe(false);
  });

  test('KNY-144 KNY-146 the last one must resolve its OUCH as well, even if that eliminates it', () => {
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      life: { 0: 1, 1: 1 },
      units: { bronx: { jet: 1 } },
      dice: 'attack ouch',
    })
      .answer(0, 'attack')
      .expect({ alive: [false, false], winners: [0, 1] })
      .logged({ t: 'won', how: 'draw' });
  });

  test('KNY-144 KNY-146 the last one is still checked for Natural Selection', () => {
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      life: { 1: 1 },
      cards: { 0: ['natural-selection'] },
      dice: 'attack celebrity',
    })
      .answer(0, 'attack')
      .expect({ alive: [false, false], winners: [0, 1] });
  });

  test('KNY-144 buying is cut short once the buyer is alone', () => {
    given({
      seats: 3,
      from: 'buy',
      life: { 1: 1, 2: 1 },
      energy: { 0: 12 },
      destroyed: { tank: 1 },
      bank: ['general-ellis', 'stomp', 'fury'],
      deck: ['drain'],
    })
      .answer(0, 'buy general-ellis')
      .expect({ winners: [0], energy: { 0: 7 }, bank: ['drain', 'stomp', 'fury'] })
      .logged({ t: 'won', seats: [0], how: 'last' });
  });

  test('KNY-144 with two others alive the game goes on with the Move step', () => {
    given({
      seats: 3,
      from: 'symbols',
      at: { 1: 'manhattan' },
      life: { 1: 1 },
      energy: { 0: 9 },
      dice: 'attack',
      bank: ['stomp'],
    }).expect({ alive: [true, false, true], winners: null, at: { 0: 'manhattan' }, asked: [0], question: 'buyStep' });
  });

  test('KNY-145 if the active Monster falls and one other is alive, that one wins at once, with symbols left open', () => {
    given({
      from: 'symbols',
      life: { 0: 1 },
      units: { bronx: { infantry: 1 } },
      dice: 'ouch energy heal attack',
    })
      .answer(0, 'ouch')
      .expect({ alive: [false, true], winners: [1], star: { 1: 0 }, energy: { 0: 0 } })
      .logged({ t: 'won', seats: [1], how: 'last' });
  });

  test('KNY-145 if the active Monster falls and two others are alive, nobody has won', () => {
    given({
      seats: 3,
      from: 'symbols',
      life: { 0: 1 },
      units: { bronx: { infantry: 1 } },
      dice: 'ouch energy heal attack',
    })
      .answer(0, 'ouch')
      .expect({ alive: [false, true, true], winners: null, active: 1 });
  });

  test('KNY-146 if nobody is left, those eliminated in the last turn share the draw, and nobody else', () => {
    const story = given({
      seats: 4,
      from: 'buy',
      out: { 2: 1 },
      life: { 0: 1, 1: 1, 3: 1 },
      energy: { 0: 5 },
      destroyed: { tank: 1 },
      bank: ['general-ellis'],
    });
    story
      .answer(0, 'buy general-ellis')
      .expect({ alive: [false, false, false, false], winners: [0, 1, 3] })
      .logged({ t: 'won', seats: [0, 1, 3], how: 'draw' });
    expect(game.result(story.state)!.map((place) => place.share)).toEqual([1 / 3, 1 / 3, 0, 1 / 3]);
  });
});
