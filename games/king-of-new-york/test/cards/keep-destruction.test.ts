import { describe, test } from 'vitest';
import type { CardId } from '../../src/index.ts';
import { given } from '../given.ts';

const points = (n: number) => Array<string>(n).fill('destruction').join(' ');
/** No Building is left in the Bronx, where seat 0 is. */
const RUBBLE = { bronx: [[], [], []] } as const;
const wreck = (...cards: CardId[]) => ({ from: 'symbols', cards: { 0: cards }, stacks: RUBBLE }) as const;

describe('Cheaper Units', () => {
  test.each([
    { row: 'KNY-161 KNY-93 [can-opener]', card: 'can-opener', unit: 'tank', n: 3, gain: { star: { 0: 3 + 1 } } },
    { row: 'KNY-178 KNY-93 [long-neck]', card: 'long-neck', unit: 'jet', n: 2, gain: { energy: { 0: 2 } } },
  ] as const)('$row its owner pays $n for a $unit, and gets the whole reward', ({ card, unit, n, gain }) => {
    const units = { bronx: { [unit]: 2 } };
    given({ ...wreck(card), units, dice: points(n) }).expect({ ...gain, units: { bronx: { [unit]: 1 } }, active: 1 });
    given({ ...wreck(card), units, dice: points(2 * n) }).expect({ units: { bronx: { [unit]: 0 } }, active: 1 });
    given({ ...wreck(card), units, dice: points(n - 1) }).expect({ units: { bronx: { [unit]: 2 } }, active: 1 });
    given({ ...wreck(), units, dice: points(n) }).expect({ units: { bronx: { [unit]: 2 } }, active: 1 });
  });

  test('KNY-161 KNY-178 [can-opener] [long-neck] each for its own kind of Unit', () => {
    given({ ...wreck('can-opener'), units: { bronx: { jet: 1 } }, dice: points(2) }).expect({
      units: { bronx: { jet: 1 } },
    });
    given({ ...wreck('long-neck'), units: { bronx: { tank: 1 } }, dice: points(3) }).expect({
      units: { bronx: { tank: 1 } },
    });
    given({ ...wreck('can-opener', 'long-neck'), units: { bronx: { infantry: 1 } }, dice: points(1) }).expect({
      units: { bronx: { infantry: 1 } },
    });
  });

  test('KNY-178 KNY-91 [long-neck] what has become affordable is compulsory', () => {
    given({ ...wreck('long-neck'), units: { bronx: { infantry: 1, jet: 1 } }, dice: points(2) })
      .refuses(0, 'stop')
      .answer(0, 'unit bronx jet');
  });
});

describe('Bonuses', () => {
  test('KNY-174 KNY-60 [hunter] every Infantry heals one more, in Manhattan too', () => {
    const units = { bronx: { infantry: 2 }, manhattan: { infantry: 1 } };
    given({ ...wreck('hunter'), units, life: { 0: 3 }, dice: points(4) }).expect({ life: { 0: 7 } });
    given({ ...wreck(), units, life: { 0: 3 }, dice: points(4) }).expect({ life: { 0: 5 } });
    given({ ...wreck('hunter'), at: { 0: 'manhattan' }, units, life: { 0: 3 }, dice: points(2) })
      .answer(0, 'unit manhattan infantry')
      .expect({ life: { 0: 5 } });
  });

  test('KNY-174 [hunter] other Units and hospitals heal no more than before', () => {
    given({ ...wreck('hunter'), units: { bronx: { jet: 1 } }, life: { 0: 3 }, dice: points(3) }).expect({
      life: { 0: 3 },
      energy: { 0: 2 },
    });
    given({ ...wreck('hunter'), stacks: { bronx: [['hospital-2'], [], []] }, life: { 0: 3 }, dice: points(2) }).expect({
      life: { 0: 5 },
    });
  });

  test('KNY-199 [trophy-hunter] one star per Unit of any kind, none for a Building', () => {
    const units = { bronx: { infantry: 1, jet: 1, tank: 1 } };
    given({ ...wreck('trophy-hunter'), units, at: { 1: 'manhattan' }, open: { destruction: 9 } })
      .answer(0, 'unit bronx infantry')
      .expect({ star: { 0: 1 } })
      .answer(0, 'unit bronx jet')
      .expect({ star: { 0: 2 + 3 + 1 }, question: 'moveStep' });
    given({ ...wreck(), units, at: { 1: 'manhattan' }, open: { destruction: 9 } })
      .answer(0, 'unit bronx infantry')
      .answer(0, 'unit bronx jet')
      .expect({ star: { 0: 3 } });
    given({
      ...wreck('trophy-hunter'),
      at: { 1: 'manhattan' },
      stacks: { bronx: [['high-rise-1'], [], []] },
      dice: points(1),
    }).expect({ star: { 0: 1 }, question: 'moveStep' });
  });

  test('KNY-177 [leveler] one star for the first Building of the turn only', () => {
    const city = { from: 'symbols', at: { 1: 'manhattan' }, dice: points(2) } as const;
    given({ ...city, cards: { 0: ['leveler'] } })
      .answer(0, 'building bronx 0')
      .expect({ star: { 0: 2 } })
      .answer(0, 'building bronx 0')
      .expect({ star: { 0: 3 } });
    given(city)
      .answer(0, 'building bronx 0')
      .answer(0, 'building bronx 0')
      .expect({ star: { 0: 2 } });
  });

  test('KNY-177 [leveler] a Unit is no Building', () => {
    given({ ...wreck('leveler'), at: { 1: 'manhattan' }, units: { bronx: { infantry: 1 } }, dice: points(2) }).expect({
      star: { 0: 0 },
      units: { bronx: { infantry: 0 } },
    });
  });

  test('KNY-177 KNY-188 [leveler] a Building in another borough counts, and then it was the first', () => {
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      cards: { 0: ['leveler', 'seismic-ray'] },
      energy: { 0: 1 },
      dice: points(2),
    })
      .answer(0, 'reach queens')
      .answer(0, 'building queens 1')
      .expect({ star: { 0: 2 } })
      .answer(0, 'building bronx 1')
      .expect({ star: { 0: 3 } });
  });

  test('KNY-177 KNY-26 [leveler] in an extra turn it pays again', () => {
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      cards: { 0: ['leveler'] },
      web: { 0: 2 },
      queue: [{ seat: 0, subway: false }],
      stacks: { bronx: [['high-rise-1', 'high-rise-1'], [], []] },
      dice: points(1),
      rolls: 'heal heal heal heal heal destruction',
    })
      .expect({ star: { 0: 2 } })
      .answer(0, 'stay')
      .answer(0, 'destruction')
      .expect({ star: { 0: 4 }, active: 0, extra: true });
  });
});

describe('Seismic Ray', () => {
  test('KNY-188 [seismic-ray] 1 energy adds a borough, 1 more another; the points are split freely', () => {
    given({
      ...wreck('seismic-ray'),
      at: { 1: 'manhattan' },
      energy: { 0: 3 },
      units: { brooklyn: { infantry: 1 } },
      dice: points(4),
    })
      .refuses(0, 'building queens 0')
      .answer(0, 'reach queens')
      .expect({ energy: { 0: 2 } })
      .answer(0, 'building queens 0')
      .expect({ energy: { 0: 2 } })
      .refuses(0, 'building brooklyn 0')
      .answer(0, 'reach brooklyn')
      .expect({ energy: { 0: 1 } })
      .answer(0, 'unit brooklyn infantry')
      .answer(0, 'building queens 1')
      .expect({ star: { 0: 2 }, units: { queens: { infantry: 2 }, brooklyn: { infantry: 0 } }, energy: { 0: 1 } });
  });

  test('KNY-188 KNY-92 [seismic-ray] an added borough is never compulsory', () => {
    given({ ...wreck('seismic-ray'), at: { 1: 'manhattan' }, energy: { 0: 1 }, dice: points(2) })
      .answer(0, 'reach queens')
      .answer(0, 'building queens 0')
      .answer(0, 'stop')
      .expect({ question: 'moveStep', star: { 0: 1 } });
  });

  test('KNY-188 KNY-91 [seismic-ray] the own borough stays compulsory, and far points may be used first', () => {
    given({ from: 'symbols', at: { 1: 'manhattan' }, cards: { 0: ['seismic-ray'] }, energy: { 0: 1 }, dice: points(1) })
      .refuses(0, 'stop')
      .answer(0, 'reach staten-island')
      .refuses(0, 'stop')
      .answer(0, 'building staten-island 2')
      .expect({ units: { 'staten-island': { infantry: 1 }, bronx: { infantry: 0 } }, question: 'moveStep' });
  });

  test('KNY-188 [seismic-ray] not without energy, not without the card, not where nothing can be destroyed', () => {
    given({ ...wreck('seismic-ray'), dice: points(3) }).expect({ active: 1 });
    given({ ...wreck(), energy: { 0: 3 }, dice: points(3) }).expect({ active: 1 });
    given({
      ...wreck('seismic-ray'),
      energy: { 0: 3 },
      stacks: { ...RUBBLE, queens: [['high-rise-3'], [], []] },
      dice: points(2),
    })
      .refuses(0, 'reach queens')
      .answer(0, 'reach brooklyn');
  });

  test('KNY-188 [seismic-ray] what was paid ends with this resolution', () => {
    given({
      ...wreck('seismic-ray'),
      at: { 1: 'manhattan' },
      energy: { 0: 2 },
      web: { 0: 2 },
      queue: [{ seat: 0, subway: false }],
      dice: points(1),
      rolls: 'heal heal heal heal heal destruction',
    })
      .answer(0, 'reach queens')
      .answer(0, 'building queens 0')
      .answer(0, 'stay')
      .answer(0, 'destruction')
      .refuses(0, 'building queens 0')
      .answer(0, 'reach queens')
      .expect({ energy: { 0: 0 }, extra: true });
  });
});

describe('Sharp Shooter', () => {
  const jets = { bronx: { jet: 1 }, queens: { jet: 1, tank: 1, infantry: 1 } };

  test('KNY-190 [sharp-shooter] Jets everywhere, and one star for each, those at home included', () => {
    given({ ...wreck('sharp-shooter'), at: { 1: 'manhattan' }, units: jets, dice: points(6) })
      .refuses(0, 'unit queens tank')
      .refuses(0, 'unit queens infantry')
      .refuses(0, 'building queens 0')
      .answer(0, 'unit queens jet')
      .expect({ star: { 0: 2 }, energy: { 0: 4 }, question: 'moveStep' })
      .expect({ units: { bronx: { jet: 0 }, queens: { jet: 0, tank: 1, infantry: 1 } } });
    given({ ...wreck(), at: { 1: 'manhattan' }, units: jets, dice: points(6) }).expect({
      star: { 0: 0 },
      energy: { 0: 2 },
      units: { bronx: { jet: 0 }, queens: { jet: 1 } },
    });
  });

  test('KNY-190 KNY-92 [sharp-shooter] far Jets are never compulsory, near ones are', () => {
    given({ ...wreck('sharp-shooter'), at: { 1: 'manhattan' }, units: { queens: { jet: 1 } }, dice: points(3) })
      .answer(0, 'stop')
      .expect({ units: { queens: { jet: 1 } } });
    given({ ...wreck('sharp-shooter'), units: jets, dice: points(3) }).refuses(0, 'stop');
  });

  test('KNY-190 KNY-89 [sharp-shooter] a Jet revealed this turn is safe', () => {
    given({
      ...wreck('sharp-shooter'),
      units: { queens: { jet: 1 } },
      fresh: { queens: { jet: 1 } },
      dice: points(3),
    }).expect({ active: 1, units: { queens: { jet: 1 } } });
  });

  test('KNY-190 KNY-178 [sharp-shooter] with Long Neck two points reach a far Jet', () => {
    given({ ...wreck('long-neck', 'sharp-shooter'), units: { queens: { jet: 1 } }, dice: points(2) })
      .answer(0, 'unit queens jet')
      .expect({ units: { queens: { jet: 0 } }, energy: { 0: 2 } });
  });
});
