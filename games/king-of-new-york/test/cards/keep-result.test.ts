import { describe, test } from 'vitest';
import { given } from '../given.ts';

const ALL_FACES = 'energy heal attack celebrity destruction ouch';

describe('Chameleon', () => {
  const owner = { from: 'result', cards: { 0: ['chameleon'] } } as const;

  test('KNY-163 KNY-46 [chameleon] each CELEBRITY die thrown away turns another die; the thrown ones count no more', () => {
    given({ ...owner, dice: 'celebrity celebrity celebrity attack heal energy' })
      .asked(0, 'chameleon')
      .answer(0, 'turn attack destruction')
      .answer(0, 'turn heal ouch')
      .expect({ question: 'chameleon' })
      .answer(0, 'pass')
      .asked(0, 'chooseSymbolType')
      .expect({ open: { energy: 1, heal: 0, attack: 0, celebrity: 1, destruction: 1, ouch: 1 } })
      .answer(0, 'celebrity')
      .expect({ superstar: -1, star: { 0: 0 } });
  });

  test('KNY-163 [chameleon] not asked without a CELEBRITY die, nor without the card', () => {
    given({ ...owner, dice: 'attack heal' }).asked(0, 'chooseSymbolType');
    given({ from: 'result', dice: 'celebrity heal' }).asked(0, 'chooseSymbolType');
  });

  test('KNY-163 [chameleon] there must be another die to turn', () => {
    given({ ...owner, dice: 'celebrity' }).expect({ active: 1 });
  });

  test('KNY-163 [chameleon] every die is turned once at most', () => {
    given({ ...owner, dice: 'celebrity celebrity attack energy ouch' })
      .answer(0, 'turn attack heal')
      .refuses(0, 'turn heal ouch')
      .answer(0, 'turn energy heal')
      .expect({ dice: 'heal heal ouch' });
    given({ ...owner, dice: 'celebrity celebrity attack heal' })
      .answer(0, 'turn attack heal')
      .answer(0, 'turn heal energy')
      .expect({ open: { heal: 1, energy: 1, attack: 0, celebrity: 0 } });
  });

  test('KNY-163 [chameleon] a CELEBRITY die may be turned, but one that has just been turned up is not thrown away', () => {
    given({ ...owner, dice: 'celebrity celebrity ouch' })
      .answer(0, 'turn celebrity energy')
      .expect({ open: { energy: 1, celebrity: 0, ouch: 1 } });
    given({ ...owner, dice: 'celebrity heal ouch' })
      .answer(0, 'turn heal celebrity')
      .asked(0, 'chooseSymbolType')
      .expect({ open: { celebrity: 1, heal: 0, ouch: 1 } });
  });

  test('KNY-163 KNY-52 [chameleon] one window only, before cards add their symbols', () => {
    given({ from: 'result', cards: { 0: ['chameleon', 'stomp'] }, dice: 'celebrity heal' })
      .refuses(0, 'turn destruction ouch')
      .answer(0, 'pass')
      .expect({ question: 'chooseSymbolType', open: { celebrity: 1, heal: 1, destruction: 1 } });
  });

  test('KNY-163 KNY-165 [chameleon] [climb-the-empire-state-building] a thrown die is no sixth face, a turned one is', () => {
    const climber = {
      from: 'result',
      at: { 0: 'manhattan' },
      cards: { 0: ['chameleon', 'climb-the-empire-state-building'] },
    } as const;
    given({ ...climber, dice: ALL_FACES })
      .answer(0, 'turn ouch heal')
      .expect({ star: { 0: 0 }, queue: [] });
    given({ ...climber, dice: 'energy energy attack celebrity celebrity destruction ouch' })
      .answer(0, 'turn energy heal')
      .answer(0, 'pass')
      .expect({ star: { 0: 2 }, queue: [{ seat: 0, subway: false }] });
  });
});

describe('Climb the Empire State Building', () => {
  const climber = { at: { 0: 'manhattan' }, cards: { 0: ['climb-the-empire-state-building'] } } as const;

  test('KNY-165 KNY-47 [climb-the-empire-state-building] all six faces in Manhattan: 2 stars and an extra turn, by itself', () => {
    given({ ...climber, dice: ALL_FACES })
      .expect({ star: { 0: 1 } })
      .answer(0, 'stop')
      .expect({ star: { 0: 3 }, queue: [{ seat: 0, subway: false }] });
    given({ ...climber, from: 'end', queue: [{ seat: 0, subway: false }] }).expect({ active: 0, extra: true });
  });

  test.each([
    { what: 'outside Manhattan', at: { 0: 'bronx' }, cards: ['climb-the-empire-state-building'], dice: ALL_FACES },
    {
      what: 'with five faces',
      at: { 0: 'manhattan' },
      cards: ['climb-the-empire-state-building'],
      dice: 'energy heal attack celebrity ouch ouch',
    },
    {
      what: 'with the sixth face added by Stomp',
      at: { 0: 'manhattan' },
      cards: ['climb-the-empire-state-building', 'stomp'],
      dice: 'energy heal attack celebrity ouch ouch',
    },
    { what: 'without the card', at: { 0: 'manhattan' }, cards: [], dice: ALL_FACES },
  ] as const)('KNY-165 KNY-52 [climb-the-empire-state-building] nothing $what', ({ at, cards, dice }) => {
    given({ from: 'result', at, cards: { 0: cards }, dice })
      .asked(0, 'chooseSymbolType')
      .expect({ star: { 0: 0 }, queue: [] });
  });

  test('KNY-165 [climb-the-empire-state-building] where one stands after the last roll decides: entering later is too late', () => {
    given({
      from: 'result',
      at: { 1: 'manhattan' },
      cards: { 0: ['climb-the-empire-state-building'] },
      dice: ALL_FACES,
    })
      .answer(0, 'attack')
      .answer(1, 'queens')
      .expect({ at: { 0: 'manhattan' }, queue: [], star: { 0: 1 } });
    given({ cards: { 0: ['climb-the-empire-state-building', 'super-speed'] }, dice: ALL_FACES })
      .answer(0, 'manhattan')
      .answer(0, 'stop')
      .expect({ queue: [{ seat: 0, subway: false }], star: { 0: 3 } });
  });
});

describe('Symbols that cards add', () => {
  test('KNY-192 KNY-48 [stomp] one more DESTRUCTION, to be used even where none was rolled', () => {
    given({ from: 'result', cards: { 0: ['stomp'] }, dice: 'heal' })
      .expect({ open: { destruction: 1, heal: 1 } })
      .answer(0, 'destruction')
      .asked(0, 'destroyObject')
      .refuses(0, 'stop')
      .answer(0, 'building bronx 2')
      .expect({ star: { 0: 2 }, units: { bronx: { infantry: 1 } }, active: 1 });
    given({ from: 'result', dice: 'heal' }).expect({ active: 1, units: { bronx: { infantry: 0 } } });
  });

  test('KNY-197 KNY-48 [towering-titan] two ATTACK more every turn, also unasked and without a rolled one', () => {
    const titan = { seats: 3, from: 'result', at: { 0: 'manhattan' }, cards: { 0: ['towering-titan'] } } as const;
    given({ ...titan, dice: 'heal' })
      .asked(0, 'chooseSymbolType')
      .expect({ open: { attack: 2, heal: 1 } })
      .answer(0, 'attack')
      .expect({ life: [10, 8, 8] });
    given({ ...titan, dice: 'attack' }).expect({ life: [10, 7, 7] });
    given({ ...titan, cards: {}, dice: 'heal' }).expect({ life: [10, 10, 10] });
  });

  test.each([
    { what: '3 Units in the borough', at: 'bronx', units: { bronx: { infantry: 1, jet: 1, tank: 1 } }, n: 1 },
    { what: '2 Units in the borough', at: 'bronx', units: { bronx: { infantry: 2 }, queens: { tank: 5 } }, n: 0 },
    { what: '3 Units in Manhattan', at: 'manhattan', units: { manhattan: { jet: 3 } }, n: 1 },
  ] as const)('KNY-172 KNY-48 [fury] $what: $n DESTRUCTION and $n ENERGY more', ({ at, units, n }) => {
    given({ from: 'result', at: { 0: at }, cards: { 0: ['fury'] }, units, dice: 'heal ouch' })
      .asked(0, 'chooseSymbolType')
      .expect({ open: { destruction: n, energy: n, heal: 1, ouch: 1, attack: 0 } });
  });

  test('KNY-172 [fury] Units revealed this turn count, and the place is where one stands now', () => {
    const units = { queens: { infantry: 3 } };
    given({ from: 'result', at: { 0: 'queens' }, cards: { 0: ['fury'] }, units, fresh: units, dice: 'heal' }).expect({
      open: { destruction: 1, energy: 1 },
    });
    given({ at: { 1: 'manhattan' }, cards: { 0: ['fury', 'super-speed'] }, units, dice: ALL_FACES })
      .answer(0, 'queens')
      .answer(0, 'stop')
      .expect({ open: { destruction: 2, energy: 2 } });
    given({ from: 'result', at: { 0: 'queens' }, units, dice: 'heal ouch' }).expect({ open: { destruction: 0 } });
  });
});

describe('Hailing Cabs', () => {
  const cabs = { from: 'result', cards: { 0: ['hailing-cabs'] }, units: { bronx: { infantry: 1, jet: 1 } } } as const;

  test('KNY-173 KNY-49 [hailing-cabs] used: 2 DESTRUCTION more, all of them for Units only, which are compulsory', () => {
    given({ ...cabs, dice: 'destruction destruction destruction ouch' })
      .asked(0, 'hailingCabs')
      .answer(0, 'yes')
      .expect({ open: { destruction: 5 } })
      .answer(0, 'destruction')
      .refuses(0, 'building bronx 0')
      .refuses(0, 'stop')
      .answer(0, 'unit bronx infantry')
      .expect({ units: { bronx: { infantry: 0, jet: 0 } }, energy: { 0: 2 }, star: { 0: 1 }, active: 1 });
  });

  test('KNY-173 [hailing-cabs] points that fit no Unit are lost, the Buildings stay', () => {
    given({ ...cabs, units: {}, dice: 'destruction destruction' })
      .answer(0, 'yes')
      .expect({ active: 1, units: { bronx: { infantry: 0 } }, star: { 0: 1 } });
  });

  test('KNY-173 [hailing-cabs] not used: nothing changes', () => {
    given({ ...cabs, dice: 'destruction heal' })
      .answer(0, 'no')
      .expect({ open: { destruction: 1 } })
      .answer(0, 'destruction')
      .answer(0, 'building bronx 0')
      .expect({ units: { bronx: { infantry: 2 } } });
    given({ from: 'result', dice: 'destruction heal' }).asked(0, 'chooseSymbolType');
  });

  test('KNY-173 [hailing-cabs] legal without any rolled DESTRUCTION', () => {
    given({ ...cabs, life: { 0: 5 }, dice: 'energy' })
      .answer(0, 'yes')
      .answer(0, 'destruction')
      .expect({ units: { bronx: { infantry: 0, jet: 1 } }, life: { 0: 6 }, energy: { 0: 1 } });
  });

  test('KNY-173 KNY-188 KNY-190 [hailing-cabs] the longer ranges of cards are for Units only as well', () => {
    given({
      ...cabs,
      cards: { 0: ['hailing-cabs', 'seismic-ray', 'sharp-shooter'] },
      energy: { 0: 3 },
      units: { queens: { infantry: 1 }, brooklyn: { jet: 1 } },
      dice: 'destruction destruction destruction',
    })
      .answer(0, 'yes')
      .refuses(0, 'reach manhattan')
      .answer(0, 'reach queens')
      .refuses(0, 'building queens 0')
      .answer(0, 'unit queens infantry')
      .answer(0, 'unit brooklyn jet')
      .expect({ units: { queens: { infantry: 0 }, brooklyn: { jet: 0 } }, active: 1 });
  });

  test('KNY-173 [hailing-cabs] in the next turn Buildings fall again', () => {
    given({ ...cabs, seats: 2, units: {}, web: { 1: 2 }, dice: 'heal', rolls: 'destruction heal heal heal heal heal' })
      .answer(0, 'yes')
      .answer(0, 'destruction')
      .answer(1, 'destruction')
      .answer(1, 'building bronx 0')
      .expect({ units: { bronx: { infantry: 1 } } });
  });
});
