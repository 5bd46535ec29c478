import { describe, expect, test } from 'vitest';
import type { CardId, Event } from '../../src/index.ts';
import { given, type Position } from '../given.ts';

/** The result window of seat 0 with these cards; it stands in the Bronx and Manhattan is taken. */
const window = (cards: readonly CardId[], dice: string, more: Position = {}) =>
  given({ from: 'result', at: { 0: 'bronx', 1: 'manhattan' }, cards: { 0: cards }, dice, ...more });

describe('6. Result window', () => {
  test('KNY-46 KNY-49 KNY-51 questions come in this order: Chameleon, Hailing Cabs, Universal Soldier, Artificial Heart', () => {
    window(
      ['artificial-heart', 'chameleon', 'hailing-cabs', 'universal-soldier'],
      'celebrity heal heal attack energy ouch',
      { from: 'roll' },
    )
      .asked(0, 'rollOrStop')
      .answer(0, 'stop')
      .asked(0, 'chameleon')
      .answer(0, 'pass')
      .asked(0, 'hailingCabs')
      .answer(0, 'no')
      .expect({ question: 'convertSymbols', open: { heal: 2, attack: 1, energy: 1 } })
      .answer(0, 1) // a HEAL becomes ATTACK
      .expect({ question: 'convertSymbols', open: { heal: 1, attack: 2, energy: 1 } })
      .refuses(0, -1)
      .answer(0, 1) // a HEAL becomes ENERGY
      .expect({ question: 'chooseSymbolType', open: { heal: 0, attack: 2, energy: 2 } });
  });

  test('KNY-46 Chameleon may be passed over, and comes only after the last roll', () => {
    const told = window(['chameleon'], 'celebrity heal heal heal heal heal', { from: 'roll', rolls: 'ouch heal' });
    told.answer(0, 'reroll heal').asked(0, 'rollOrStop').answer(0, 'reroll ouch').asked(0, 'chameleon');
    told.answer(0, 'pass').expect({ open: { celebrity: 1, heal: 5 }, question: 'chooseSymbolType' });
  });

  const EACH = 'energy heal attack celebrity destruction ouch';
  const climber = ['chameleon', 'climb-the-empire-state-building'] as const;
  const climbing = { at: { 0: 'manhattan' } } as const;
  test('KNY-46 KNY-47 the climb is checked on the dice as Chameleon leaves them', () => {
    window(climber, `${EACH} celebrity`, climbing)
      .asked(0, 'chameleon')
      .expect({ star: { 0: 0 } })
      .answer(0, 'pass')
      .expect({ star: { 0: 2 }, queue: [{ seat: 0, subway: false }] });
    window(climber, EACH, climbing)
      .answer(0, 'turn ouch heal') // the only CELEBRITY is thrown away
      .expect({ star: { 0: 0 }, queue: [] });
    window(climber, 'energy heal attack celebrity destruction destruction celebrity', climbing)
      .answer(0, 'turn destruction ouch')
      .answer(0, 'pass')
      .expect({ star: { 0: 2 }, open: { celebrity: 1, destruction: 1, ouch: 1 } });
  });

  test('KNY-47 KNY-52 the climb looks at the dice before cards add symbols, and ignores those', () => {
    const dice = 'energy heal attack celebrity celebrity ouch';
    window(['climb-the-empire-state-building', 'stomp'], dice, climbing).expect({
      star: { 0: 0 },
      open: { destruction: 1 },
      queue: [],
    });
    const told = window(['climb-the-empire-state-building', 'stomp'], EACH, climbing).expect({ star: { 0: 2 } });
    const order = (told.events as Event[]).map((e) => e.t).filter((t) => t === 'extraTurn' || t === 'added');
    expect(order).toEqual(['extraTurn', 'added']);
  });

  test.each<[string, CardId, number, object]>([
    ['Stomp adds DESTRUCTION', 'stomp', 0, { destruction: 1, energy: 1, attack: 0 }],
    ['Fury with 2 Units adds nothing', 'fury', 2, { destruction: 0, energy: 1, attack: 0 }],
    ['Fury with 3 Units adds DESTRUCTION and ENERGY', 'fury', 3, { destruction: 1, energy: 2, attack: 0 }],
    ['Towering Titan adds 2 ATTACK', 'towering-titan', 0, { destruction: 0, energy: 1, attack: 2 }],
  ])('KNY-48 unasked, %s', (_, card, units, open) => {
    const more = { units: { bronx: { infantry: units }, manhattan: { tank: 3 } } };
    window([card], 'energy heal', more).expect({ open, question: 'chooseSymbolType' });
  });

  test('KNY-48 Fury counts all kinds of Units of the borough where its owner is now', () => {
    const units = { queens: { infantry: 1, jet: 1, tank: 1 }, bronx: { jet: 2 } };
    window(['fury'], 'energy heal', { at: { 0: 'queens', 1: 'manhattan' }, units }).expect({
      open: { destruction: 1 },
    });
    window(['fury'], 'energy heal', { at: { 0: 'bronx', 1: 'manhattan' }, units }).expect({ open: { destruction: 0 } });
  });

  test('KNY-49 Hailing Cabs is a choice', () => {
    window(['hailing-cabs'], 'energy heal')
      .answer(0, 'yes')
      .expect({ open: { destruction: 2 } });
    window(['hailing-cabs'], 'energy heal')
      .answer(0, 'no')
      .expect({ open: { destruction: 0 } });
  });

  const unit = { stacks: { bronx: [[], [], []] } } as const;
  test('KNY-50 Painbow counts DESTRUCTION after the additions and after Hailing Cabs', () => {
    window(['painbow', 'stomp'], 'destruction heal', unit).expect({ open: { destruction: 2, attack: 1 } });
    window(['painbow'], 'destruction heal', unit).expect({ open: { destruction: 1, attack: 0 } });
    const cabs = () => window(['hailing-cabs', 'painbow'], 'destruction destruction heal', unit);
    cabs()
      .expect({ open: { attack: 0 } })
      .answer(0, 'yes')
      .expect({ open: { destruction: 4, attack: 2 } });
    cabs()
      .answer(0, 'no')
      .expect({ open: { destruction: 2, attack: 1 } });
  });

  test('KNY-50 six DESTRUCTION with Painbow win before anything is converted', () => {
    window(
      ['painbow', 'stomp', 'universal-soldier'],
      'destruction destruction destruction destruction destruction heal',
    )
      .expect({ winners: [0], asked: [] })
      .logged({ t: 'won', how: 'painbow' });
  });

  test('KNY-51 KNY-52 symbols added by cards may be converted, and converted on', () => {
    const told = window(
      ['artificial-heart', 'painbow', 'towering-titan', 'universal-soldier'],
      'destruction destruction',
    );
    told.asked(0, 'convertSymbols').expect({ open: { attack: 3, heal: 0 } });
    expect(told.legal(0)).toEqual([-3, -2, -1, 0]);
    told.answer(0, -3).expect({ question: 'convertSymbols', open: { attack: 0, heal: 3 } });
    expect(told.legal(0)).toEqual([0, 1, 2, 3]);
    told.answer(0, 2).expect({ open: { attack: 0, heal: 1, energy: 2 } });
  });

  test('KNY-51 each conversion is made once, and in no other order', () => {
    const told = window(['artificial-heart', 'universal-soldier'], 'heal attack celebrity');
    told
      .answer(0, 0)
      .answer(0, 1)
      .expect({ question: 'chooseSymbolType', open: { heal: 0, attack: 1, energy: 1 } });
    window(['artificial-heart'], 'attack celebrity').asked(0, 'chooseSymbolType'); // no HEAL, nothing to decide
  });

  test('KNY-52 symbols added by cards are resolved like rolled ones, even if that hurts', () => {
    // Drain takes energy from whoever attacks, and Towering Titan has to.
    given({
      from: 'result',
      at: { 0: 'manhattan' },
      seats: 3,
      cards: { 0: ['towering-titan'], 1: ['drain'] },
      energy: { 0: 5 },
      dice: 'heal',
    })
      .answer(0, 'attack')
      .expect({ life: [10, 8, 8], energy: [3, 2, 0] });
    // Stomp has to spend its DESTRUCTION too.
    window(['stomp'], 'heal', { stacks: { bronx: [['high-rise-1'], [], []] } })
      .answer(0, 'destruction')
      .expect({ units: { bronx: { infantry: 1 } } });
  });

  test('KNY-52 Chameleon cannot change symbols added by cards', () => {
    const told = window(['chameleon', 'stomp', 'towering-titan'], 'celebrity heal');
    for (const face of ['energy', 'celebrity', 'ouch'] as const)
      told.refuses(0, `turn attack ${face}`).refuses(0, `turn destruction ${face}`);
    told.answer(0, 'turn heal ouch').expect({ open: { heal: 0, celebrity: 0, ouch: 1, destruction: 1, attack: 2 } });
  });
});
