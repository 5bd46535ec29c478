import { describe, test } from 'vitest';
import { given, reroll } from '../given.ts';

const CALM = 'heal heal heal heal heal heal';

describe('Extra Head', () => {
  test('KNY-170 KNY-40 [extra-head] one more die than without it, two more with Natural Selection', () => {
    given({ cards: { 0: ['extra-head'] }, dice: `${CALM} ouch` }).expect({ dice: `${CALM} ouch` });
    given({ cards: { 0: ['extra-head', 'natural-selection'] }, dice: `${CALM} ouch energy` }).expect({
      dice: `${CALM} ouch energy`,
    });
    given({ dice: CALM }).expect({ dice: CALM });
  });

  test('KNY-170 KNY-40 [extra-head] a new head rolls from the next own turn on', () => {
    given({
      from: 'buy',
      energy: { 0: 7 },
      bank: ['extra-head'],
      dice: CALM,
      web: { 1: 2 },
      rolls: `${CALM} ${CALM} ouch`,
    })
      .answer(0, 'buy extra-head')
      .expect({ active: 0, turn: 3, dice: `${CALM} ouch` })
      .logged({ t: 'rolled', seat: 1, thrown: [0, 1, 2, 3, 4, 5] });
  });

  test('KNY-170 KNY-223 [extra-head] a head that is lost rolls no more', () => {
    given({
      from: 'buy',
      energy: { 0: 5 },
      bank: ['tesla-cannon'],
      cards: { 0: ['extra-head'] },
      web: { 1: 2 },
      rolls: `${CALM} ${CALM}`,
    })
      .answer(0, 'buy tesla-cannon')
      .expect({ active: 0, turn: 3, dice: CALM });
  });
});

describe('Natural Selection', () => {
  test('KNY-179 [natural-selection] bought: 4 energy and 4 life, in Manhattan too', () => {
    given({
      from: 'buy',
      at: { 0: 'manhattan' },
      energy: { 0: 2 },
      life: { 0: 3 },
      bank: ['natural-selection'],
      dice: CALM,
    })
      .answer(0, 'buy natural-selection')
      .expect({ energy: { 0: 4 }, life: { 0: 7 }, cards: { 0: ['natural-selection'] } });
  });

  test('KNY-179 [natural-selection] one more die', () => {
    given({ cards: { 0: ['natural-selection'] }, dice: `${CALM} energy` }).expect({ dice: `${CALM} energy` });
  });

  test.each([
    { dice: 'celebrity energy heal attack ouch ouch', alive: false },
    { dice: 'energy energy heal attack ouch ouch', alive: true },
  ])('KNY-179 [natural-selection] at the end of the turn $dice: alive is $alive', ({ dice, alive }) => {
    given({ seats: 3, from: 'end', cards: { 0: ['natural-selection'] }, dice }).expect({
      active: 1,
      alive: [alive, true, true],
      cards: { 0: alive ? ['natural-selection'] : [] },
      discard: alive ? [] : ['natural-selection'],
    });
  });

  test('KNY-179 [natural-selection] the check comes already in the turn of purchase', () => {
    given({ seats: 3, from: 'buy', energy: { 0: 2 }, bank: ['natural-selection'], dice: 'celebrity heal' })
      .answer(0, 'buy natural-selection')
      .answer(0, 'finish')
      .expect({ active: 1, alive: [false, true, true] });
  });

  test('KNY-179 [natural-selection] only the dice of the own turn matter', () => {
    given({ seats: 3, active: 1, from: 'end', cards: { 0: ['natural-selection'] }, dice: 'celebrity' }).expect({
      active: 2,
      alive: [true, true, true],
    });
  });

  test('KNY-179 KNY-163 [natural-selection] [chameleon] a CELEBRITY die thrown away is harmless, one turned up by Chameleon is not', () => {
    const owner = { seats: 3, from: 'result', cards: { 0: ['chameleon', 'natural-selection'] } } as const;
    given({ ...owner, dice: 'celebrity attack' })
      .answer(0, 'turn attack energy')
      .expect({ active: 1, alive: [true, true, true], energy: { 0: 1 } });
    given({ ...owner, dice: 'celebrity attack' })
      .answer(0, 'turn attack celebrity')
      .expect({ active: 1, alive: [false, true, true] });
    given({ ...owner, dice: 'celebrity attack' })
      .answer(0, 'pass')
      .answer(0, 'attack')
      .expect({ active: 1, alive: [false, true, true] });
  });

  test('KNY-179 KNY-141 KNY-143 [natural-selection] it strikes before the victory check', () => {
    const end = { seats: 3, from: 'end', star: { 0: 20 }, dice: 'celebrity' } as const;
    given({ ...end, cards: { 0: ['natural-selection'] } }).expect({ winners: null, active: 1, alive: { 0: false } });
    given(end).expect({ winners: [0] });
  });

  test('KNY-179 KNY-145 [natural-selection] of two Monsters the other one wins', () => {
    given({ from: 'end', cards: { 0: ['natural-selection'] }, dice: 'celebrity' }).expect({ winners: [1] });
  });

  test('KNY-179 [natural-selection] the loss is no damage: no Carapace, no energy, no Phoenix Blood helps', () => {
    given({
      seats: 3,
      from: 'end',
      cards: { 0: ['carapace', 'natural-selection', 'of-another-world', 'phoenix-blood'] },
      carapace: { 0: 5 },
      life: { 0: 12 },
      energy: { 0: 20 },
      dice: 'celebrity',
    })
      .expect({ active: 1, alive: { 0: false }, life: { 0: 0 }, energy: { 0: 0 } })
      .expect({ discard: ['natural-selection', 'carapace', 'of-another-world', 'phoenix-blood'] });
  });
});

describe('Terminal Rage', () => {
  const buying = { seats: 3, from: 'buy', energy: { 0: 4 }, bank: ['terminal-rage'] } as const;

  test('KNY-194 KNY-27 [terminal-rage] bought: a whole extra turn once this one is over, then the next Monster', () => {
    given({ ...buying, at: { 0: 'manhattan' }, rolls: 'attack attack attack attack attack attack' })
      .answer(0, 'buy terminal-rage')
      .expect({ active: 1, queue: [], at: { 0: 'manhattan' }, zone: { 0: 'midtown' }, life: [10, 4, 4] })
      .logged({ t: 'turn', seat: 0, no: 2, extra: true, subway: false })
      .logged({ t: 'gained', seat: 0, res: 'star', n: 1, src: 'manhattan' });
    given(buying).answer(0, 'finish').expect({ active: 1, turn: 2 });
  });

  test('KNY-194 KNY-27 [terminal-rage] the victory check comes before the extra turn', () => {
    given({ ...buying, star: { 0: 20 } })
      .answer(0, 'buy terminal-rage')
      .expect({ winners: [0] });
  });

  test('KNY-194 KNY-28 [terminal-rage] claimed in the turn of another, its extra turn comes before the next normal one', () => {
    const story = given({
      seats: 3,
      from: 'buy',
      energy: { 0: 4 },
      bank: ['coney-island'],
      claims: [2],
      deck: ['terminal-rage'],
      rolls: 'attack attack attack attack attack attack',
    });
    story.answer(0, 'buy coney-island').expect({ cards: { 2: ['terminal-rage'] }, energy: { 0: 0 } });
    story.expect({ active: 1, extra: false }).logged({ t: 'turn', seat: 2, no: 2, extra: true, subway: false });
  });

  test('KNY-194 KNY-41 [terminal-rage] its owner cannot reroll ATTACK, and keeps what is rerolled into it', () => {
    const dice = 'attack attack heal energy ouch ouch';
    given({ cards: { 0: ['terminal-rage'] }, dice, rolls: 'attack ouch' })
      .refuses(0, reroll('attack'))
      .refuses(0, reroll('attack', 'heal'))
      .answer(0, reroll('heal', 'energy'))
      .expect({ dice: 'attack attack attack ouch ouch ouch' })
      .refuses(0, reroll('attack', 'ouch'))
      .answer(0, 'stop');
    given({ dice, rolls: 'heal heal', cards: { 1: ['terminal-rage'] } }).answer(0, reroll('attack', 'attack'));
  });

  test('KNY-194 KNY-44 [terminal-rage] nothing but ATTACK: rolling ends by itself', () => {
    given({
      seats: 3,
      at: { 1: 'manhattan' },
      cards: { 0: ['terminal-rage'] },
      dice: 'attack attack attack attack attack attack',
    })
      .asked(1, 'flee')
      .expect({ life: { 1: 4 } });
  });
});

describe('Jinx Aura', () => {
  test('KNY-175 KNY-43 [jinx-aura] the others must use both rerolls, with dice of their choice', () => {
    given({ cards: { 1: ['jinx-aura'] }, dice: CALM, rolls: 'ouch energy' })
      .refuses(0, 'stop')
      .answer(0, reroll('heal'))
      .expect({ rerolls: 1 })
      .refuses(0, 'stop')
      .answer(0, reroll('ouch'))
      .asked(0, 'chooseSymbolType')
      .expect({ dice: 'energy heal heal heal heal heal' });
  });

  test('KNY-175 KNY-43 [jinx-aura] only the rerolls one has: a Web token spares one', () => {
    given({ cards: { 1: ['jinx-aura'] }, web: { 0: 1 }, dice: CALM, rolls: 'energy' })
      .refuses(0, 'stop')
      .answer(0, reroll('heal'))
      .asked(0, 'chooseSymbolType');
  });

  test('KNY-175 [jinx-aura] it does not bind its owner, nor anybody once its owner is gone', () => {
    given({ cards: { 0: ['jinx-aura'] }, dice: 'energy energy energy heal heal heal' })
      .answer(0, 'stop')
      .asked(0, 'chooseSymbolType');
    given({
      seats: 3,
      from: 'symbols',
      at: { 0: 'manhattan' },
      cards: { 1: ['jinx-aura'] },
      life: { 1: 1 },
      dice: 'attack',
    })
      .expect({ active: 2, alive: { 1: false } })
      .answer(2, 'stop');
  });

  test.each([
    {
      what: 'locked by Terminal Rage',
      cards: ['terminal-rage'],
      jinx: 0,
      dice: 'attack attack attack attack attack energy',
    },
    { what: 'OUCH dice without the fee', cards: [], jinx: 1, dice: 'ouch ouch ouch ouch ouch energy' },
  ] as const)('KNY-175 KNY-44 [jinx-aura] $what: only the free die is forced, twice', ({ cards, jinx, dice }) => {
    given({ seats: 3, cards: { 0: cards, 1: ['jinx-aura'] }, jinx: { 0: jinx }, dice, rolls: 'heal celebrity' })
      .asked(0, 'chooseSymbolType')
      .expect({ rerolls: 0, dice: dice.replace('energy', 'celebrity') });
    given({ seats: 3, cards: { 0: cards }, jinx: { 0: jinx }, dice }).answer(0, 'stop');
  });

  test('KNY-175 KNY-44 [jinx-aura] nobody is forced to pay a Jinx fee', () => {
    const ouch = 'ouch ouch ouch ouch ouch ouch';
    const cursed = { cards: { 1: ['jinx-aura'] }, energy: { 0: 2 }, dice: ouch } as const;
    given({ ...cursed, jinx: { 0: 2 } })
      .answer(0, 'stop')
      .expect({ energy: { 0: 2 }, statue: 0 });
    given({ ...cursed, jinx: { 0: 2 }, rolls: 'heal' })
      .answer(0, reroll('ouch'))
      .expect({ energy: { 0: 0 } });
    given(cursed).refuses(0, 'stop');
  });
});
