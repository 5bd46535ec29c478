import type { KingLesson } from './lesson.ts';

/** Destruction: exact durability, rewards, and what a Building becomes. */
export const smash: KingLesson = {
  id: 'smash',
  minutes: 3,
  teaches: ['KNY-84', 'KNY-86', 'KNY-87', 'KNY-89', 'KNY-91'],
  position: {
    at: { 0: 'brooklyn', 1: 'manhattan' },
    life: { 0: 8 },
    from: 'result',
    dice: 'energy heal heal destruction destruction destruction',
    rolls: 'heal heal heal energy celebrity celebrity destruction destruction destruction energy celebrity celebrity',
    stacks: {
      brooklyn: [['high-rise-1', 'high-rise-2'], ['high-rise-1'], ['hospital-2']],
      queens: [['high-rise-3'], ['high-rise-1', 'high-rise-1'], ['high-rise-1']],
    },
  },
  script: [
    { seat: 1, pick: 'stop' },
    { seat: 1, pick: 'energy' },
    { seat: 1, pick: 'heal' },
  ],
  beats: [
    {
      say: 'threeDestruction',
      cite: ['KNY-84', 'KNY-85'],
      point: ['slot:brooklyn.0', 'slot:brooklyn.1', 'slot:brooklyn.2'],
      count: true,
    },
    {
      say: 'beginDestruction',
      cite: ['KNY-53'],
      point: ['answers'],
      expect: {
        question: 'chooseSymbolType',
        open: ['destruction'],
        wrong: [{ say: 'restWaits', cite: ['KNY-53'] }],
      },
    },
    {
      say: 'tallOne',
      cite: ['KNY-84', 'KNY-86'],
      point: ['slot:brooklyn.0'],
      expect: {
        question: 'destroyObject',
        open: ['building brooklyn 0'],
        wrong: [
          { when: 'building brooklyn 2', say: 'hospitalHeals', cite: ['KNY-86'], point: ['slot:brooklyn.2'] },
          { say: 'smallOneLater', cite: ['KNY-84'], point: ['slot:brooklyn.0'] },
        ],
      },
      after: { say: 'becameUnit', note: 'noteUnit' },
    },
    {
      say: 'oneLeft',
      cite: ['KNY-91'],
      point: ['slot:brooklyn.0', 'slot:brooklyn.1'],
      expect: { question: 'destroyObject', open: ['building brooklyn'], wrong: [] },
      after: { say: 'threeStars', note: 'noteExact' },
    },
    { say: 'rewards', cite: ['KNY-7', 'KNY-86'], point: ['slot:brooklyn.2'] },
    { say: 'backs', cite: ['KNY-8'], point: ['slot:brooklyn.infantry', 'slot:brooklyn.jet'] },
    { say: 'unitPay', cite: ['KNY-7', 'KNY-88', 'KNY-89'], point: ['slot:brooklyn.infantry', 'slot:brooklyn.jet'] },
    {
      say: 'restNow',
      cite: ['KNY-54'],
      point: ['answers'],
      expect: { question: 'chooseSymbolType', open: ['heal', 'energy'], wrong: [] },
    },
    {
      say: 'whereNext',
      cite: ['KNY-126', 'KNY-87'],
      point: ['slot:queens.0'],
      expect: {
        question: 'moveStep',
        open: ['queens'],
        wrong: [
          { when: 'stay', say: 'stayHere', cite: ['KNY-101'], point: ['slot:queens.0'] },
          { say: 'onlySmall', cite: ['KNY-85'], point: ['slot:queens.0'] },
        ],
      },
      after: { say: 'inQueens' },
    },
    {
      say: 'enough',
      cite: ['KNY-38'],
      point: ['die:destruction.0', 'die:destruction.1', 'die:destruction.2'],
      expect: { question: 'rollOrStop', open: ['stop'], wrong: [{ say: 'keepThree', cite: ['KNY-38'] }] },
    },
    {
      say: 'again',
      cite: ['KNY-53'],
      point: ['answers'],
      expect: {
        question: 'chooseSymbolType',
        open: ['destruction'],
        wrong: [{ say: 'restWaits', cite: ['KNY-53'] }],
      },
    },
    {
      say: 'oneOrThree',
      cite: ['KNY-84', 'KNY-87'],
      point: ['slot:queens.0', 'slot:queens.1', 'slot:queens.2'],
      expect: {
        question: 'destroyObject',
        open: ['building queens 0'],
        wrong: [{ say: 'threeSmall', cite: ['KNY-87'], point: ['slot:queens.0'] }],
      },
      after: { say: 'tankStands' },
    },
    { say: 'unitsShoot', cite: ['KNY-101'], point: ['slot:queens.tank'] },
  ],
};
