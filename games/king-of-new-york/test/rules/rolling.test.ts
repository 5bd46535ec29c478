import { describe, expect, test } from 'vitest';
import type { CardId } from '../../src/index.ts';
import { given, reroll } from '../given.ts';

const EACH = 'energy heal attack celebrity destruction ouch';
const six = (face: string) => Array<string>(6).fill(face).join(' ');

describe('5. Rolls and rerolls', () => {
  test('KNY-37 KNY-38 a Monster rolls six dice, then rerolls any of them up to twice', () => {
    given({ dice: EACH, rolls: 'heal heal energy energy energy' })
      .asked(0, 'rollOrStop')
      .expect({ rerolls: 2, dice: EACH })
      .answer(0, reroll('attack', 'ouch'))
      .expect({ rerolls: 1, dice: 'energy heal heal celebrity destruction heal' })
      .answer(0, reroll('celebrity', 'destruction', 'heal'))
      .expect({ dice: 'energy energy heal energy energy heal', asked: [0], question: 'chooseSymbolType' });
  });

  test('KNY-37 whoever stops early rolls no more', () => {
    given({ dice: EACH }).answer(0, 'stop').asked(0, 'chooseSymbolType').expect({ dice: EACH });
    given({ dice: EACH, rolls: 'heal' })
      .answer(0, reroll('ouch'))
      .answer(0, 'stop')
      .asked(0, 'chooseSymbolType')
      .expect({ dice: 'energy heal attack celebrity destruction heal' });
  });

  test('KNY-38 every set of dice may be rerolled, but not the empty one, and nobody else decides', () => {
    const told = given({ dice: EACH });
    expect(told.legal(0)).toHaveLength(2 ** 6); // 63 sets, or stop
    told.refuses(0, 'reroll ').refuses(0, reroll('ouch', 'ouch')).refuses(1, 'stop');
    expect(given({ dice: 'heal heal heal ouch ouch ouch' }).legal(0)).toHaveLength(4 * 4);
  });

  test('KNY-38 dice that were kept may be rerolled later', () => {
    given({ dice: six('heal'), rolls: `ouch ${six('energy')}`, at: { 1: 'manhattan' } })
      .answer(0, reroll('heal'))
      .expect({ dice: 'ouch heal heal heal heal heal' })
      .answer(0, reroll('heal', 'heal', 'heal', 'heal', 'heal', 'ouch'))
      .expect({ dice: six('energy') });
  });

  test('KNY-38 the dice of a reroll are thrown together: a die is thrown once, whatever it shows then', () => {
    given({ dice: 'heal heal ouch ouch ouch ouch', rolls: 'ouch heal' })
      .answer(0, reroll('heal', 'ouch'))
      .expect({ dice: 'ouch heal heal ouch ouch ouch', rerolls: 1 });
  });

  test.each([
    [0, 2],
    [1, 1],
    [2, 0],
    [3, 0],
  ])('KNY-39 with %i Web tokens there are %i rerolls; the first roll is made in any case', (web, rerolls) => {
    const told = given({ dice: EACH, rolls: 'ouch '.repeat(rerolls), web: { 0: web, 1: 5 } }).expect({ dice: EACH });
    for (let left = rerolls; left > 0; left--)
      told.asked(0, 'rollOrStop').expect({ rerolls: left }).answer(0, reroll('ouch'));
    told.asked(0, 'chooseSymbolType').expect({ rerolls: 0 });
  });

  test.each<CardId>(['extra-head', 'natural-selection'])(
    'KNY-40 a die that comes with %s is thrown from the next turn on',
    (card) => {
      given({
        from: 'buy',
        at: { 1: 'manhattan' },
        energy: { 0: 20 },
        bank: [card],
        dice: six('heal'),
        queue: [{ seat: 0, subway: false }],
        rolls: `${six('heal')} ouch`,
      })
        .answer(0, `buy ${card}`)
        .expect({ dice: six('heal') })
        .answer(0, 'finish')
        .expect({ turn: 2, dice: `${six('heal')} ouch` });
    },
  );

  test('KNY-40 a die that went with a discarded card is missing from the next turn on', () => {
    given({
      from: 'buy',
      at: { 1: 'manhattan' },
      energy: { 0: 5 },
      bank: ['tesla-cannon'],
      cards: { 0: ['extra-head'] },
      dice: `${six('heal')} ouch`,
      queue: [{ seat: 0, subway: false }],
      rolls: six('energy'),
    })
      .answer(0, 'buy tesla-cannon')
      .expect({ dice: six('energy'), turn: 2, cards: { 0: [] } })
      .logged({ t: 'rolled', thrown: [0, 1, 2, 3, 4, 5] });
  });

  test('KNY-45 the dice lie on the table until the turn is over', () => {
    const told = given({
      dice: 'heal heal heal energy energy energy',
      at: { 1: 'manhattan' },
      bank: ['stomp'],
      energy: { 0: 9 },
    })
      .answer(0, 'stop')
      .answer(0, 'heal')
      .answer(0, 'stay')
      .asked(0, 'buyStep')
      .expect({ dice: 'heal heal heal energy energy energy' });
    told.answer(0, 'finish').expect({ active: 1 });
    // So a card bought at the very end can still look at them.
    const late = { dice: 'celebrity', from: 'buy', seats: 3, bank: ['natural-selection'], energy: { 0: 2 } } as const;
    given(late)
      .answer(0, 'buy natural-selection')
      .answer(0, 'finish')
      .expect({ alive: [false, true, true] });
    given({ ...late, dice: 'heal' })
      .answer(0, 'buy natural-selection')
      .answer(0, 'finish')
      .expect({ alive: [true, true, true] });
  });
});

describe('5. Locked dice', () => {
  const rage = { 0: ['terminal-rage'] } as const;

  test('KNY-41 with Terminal Rage a die that shows ATTACK stays', () => {
    const told = given({ dice: EACH, cards: rage, rolls: 'attack' });
    expect(told.legal(0)).toHaveLength(2 ** 5);
    told.refuses(0, reroll('attack')).refuses(0, reroll('attack', 'ouch'));
    told.answer(0, reroll('ouch')).refuses(0, reroll('attack')).refuses(0, reroll('attack', 'attack'));
    given({ dice: EACH, cards: { 1: ['terminal-rage'] }, rolls: 'heal' }).answer(0, reroll('attack'));
  });

  test('KNY-42 a reroll with OUCH dice costs 1 energy per Jinx token, once, before the throw', () => {
    given({ dice: 'ouch ouch ouch heal heal heal', jinx: { 0: 2 }, energy: { 0: 5 }, rolls: 'ouch ouch heal heal' })
      .answer(0, reroll('ouch', 'ouch', 'heal'))
      .expect({ energy: { 0: 3 }, dice: 'ouch ouch ouch heal heal heal' })
      .logged({ t: 'paid', seat: 0, energy: 2 })
      .answer(0, reroll('ouch'))
      .expect({ energy: { 0: 1 } });
  });

  test('KNY-42 a reroll without OUCH dice is free', () => {
    given({ dice: EACH, jinx: { 0: 2, 1: 3 }, energy: { 0: 5 }, rolls: 'ouch' })
      .answer(0, reroll('heal'))
      .expect({ energy: { 0: 5 } });
    given({ dice: EACH, jinx: { 1: 3 }, energy: { 0: 5 }, rolls: 'heal' })
      .answer(0, reroll('ouch'))
      .expect({ energy: { 0: 5 } });
  });

  test('KNY-42 whoever cannot pay for it has the OUCH dice locked', () => {
    const told = given({ dice: EACH, jinx: { 0: 2 }, energy: { 0: 1 }, rolls: 'heal' });
    expect(told.legal(0)).toHaveLength(2 ** 5);
    told.refuses(0, reroll('ouch')).refuses(0, reroll('heal', 'ouch')).answer(0, reroll('heal'));
    // Three can be paid once.
    given({ dice: EACH, jinx: { 0: 2 }, energy: { 0: 3 }, rolls: 'ouch' })
      .answer(0, reroll('ouch'))
      .refuses(0, reroll('ouch'))
      .expect({ energy: { 0: 1 } });
  });

  test('KNY-42 with Of Another World the fee may be life, down to the last one', () => {
    const other = { dice: EACH, jinx: { 0: 3 }, energy: { 0: 1 }, cards: { 0: ['of-another-world'] } } as const;
    given({ ...other, life: { 0: 3 }, rolls: 'heal' })
      .answer(0, reroll('ouch'))
      .expect({ life: { 0: 1 }, energy: { 0: 0 }, dice: 'energy heal attack celebrity destruction heal' });
    const choice = given({ ...other, life: { 0: 9 }, rolls: 'heal' }).answer(0, reroll('ouch'));
    expect(choice.asked(0, 'payWithLife').expect({ dice: EACH }).legal(0)).toEqual([2, 3]);
    choice.answer(0, 3).expect({ life: { 0: 6 }, energy: { 0: 1 }, rerolls: 1 });
    given({ ...other, life: { 0: 2 } }).refuses(0, reroll('ouch'));
  });
});

describe('5. Jinx Aura', () => {
  const aura = { cards: { 1: ['jinx-aura'] } } as const;

  test('KNY-43 with Jinx Aura on another Monster every reroll must be used; which dice is free', () => {
    const told = given({ ...aura, dice: EACH, rolls: 'ouch ouch ouch' });
    told.refuses(0, 'stop');
    expect(told.legal(0)).toHaveLength(2 ** 6 - 1);
    told.answer(0, reroll('energy')).refuses(0, 'stop').answer(0, reroll('heal', 'attack'));
    told.asked(0, 'chooseSymbolType');
  });

  test('KNY-43 Jinx Aura binds neither its owner nor, when its owner is gone, anybody', () => {
    given({ cards: { 0: ['jinx-aura'] }, dice: EACH }).answer(0, 'stop');
    given({ discard: ['jinx-aura'], seats: 3, out: { 1: 1 }, dice: EACH }).answer(0, 'stop');
    given({ ...aura, dice: EACH, web: { 0: 2 } }).asked(0, 'chooseSymbolType');
  });

  const bound = { 0: ['terminal-rage'], 1: ['jinx-aura'] } as const;
  test('KNY-44 when every die is locked, rolling ends by itself', () => {
    given({ cards: bound, dice: six('attack'), at: { 1: 'manhattan' } }).asked(1, 'flee');
    given({ cards: { 0: ['terminal-rage'] }, dice: six('attack'), at: { 1: 'manhattan' } }).asked(1, 'flee');
    given({ ...aura, dice: six('ouch'), jinx: { 0: 1 }, at: { 1: 'manhattan' } }).asked(0, 'moveStep');
    given({ cards: bound, dice: 'attack attack attack ouch ouch ouch', jinx: { 0: 2 }, energy: { 0: 1 } }).asked(
      0,
      'chooseSymbolType',
    );
  });

  test('KNY-44 no fee is forced: with only OUCH dice to be paid for, stopping is allowed', () => {
    const paid = { ...aura, dice: six('ouch'), jinx: { 0: 1 }, energy: { 0: 1 }, at: { 1: 'manhattan' } } as const;
    expect(given(paid).legal(0)).toHaveLength(1 + 6);
    given(paid)
      .answer(0, 'stop')
      .expect({ energy: { 0: 1 }, question: 'moveStep' });
    given({ ...paid, rolls: 'heal' })
      .answer(0, reroll('ouch'))
      .expect({ energy: { 0: 0 } })
      .refuses(0, 'stop');
    given({ ...paid, cards: bound, dice: 'attack attack attack attack ouch ouch' }).answer(0, 'stop');
  });

  test('KNY-44 one free die is enough to be bound again', () => {
    given({ ...aura, dice: `${six('ouch').slice(5)} heal`, jinx: { 0: 1 }, energy: { 0: 1 }, rolls: 'heal' })
      .refuses(0, 'stop')
      .answer(0, reroll('heal'));
    given({ ...aura, dice: six('ouch'), rolls: 'heal' })
      .refuses(0, 'stop')
      .answer(0, reroll('ouch'));
  });
});
