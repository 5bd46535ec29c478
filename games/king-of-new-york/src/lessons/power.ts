import type { KingLesson } from './lesson.ts';

/** Moving for a price, buying cards, and twenty stars. */
export const power: KingLesson = {
  id: 'power',
  minutes: 3,
  teaches: ['KNY-96', 'KNY-126', 'KNY-131', 'KNY-132', 'KNY-135', 'KNY-136', 'KNY-142'],
  position: {
    at: { 0: 'queens', 1: 'manhattan' },
    life: { 0: 9 },
    star: { 0: 16, 1: 15 },
    energy: { 0: 3 },
    superstar: 0,
    from: 'result',
    dice: 'celebrity energy energy energy energy heal',
    bank: ['regeneration', 'coney-island', 'long-neck'],
    deck: ['overload', 'fireball'],
  },
  beats: [
    { say: 'whereFrom', cite: ['KNY-86', 'KNY-33', 'KNY-96', 'KNY-106'], point: ['player:0'] },
    {
      say: 'oneCelebrity',
      cite: ['KNY-96'],
      point: ['die:celebrity.0', 'answers'],
      expect: {
        question: 'chooseSymbolType',
        open: ['celebrity'],
        wrong: [{ say: 'celebrityFirst', cite: ['KNY-53'] }],
      },
      after: { say: 'seventeen' },
    },
    {
      say: 'fourEnergy',
      cite: ['KNY-57'],
      point: ['answers'],
      expect: { question: 'chooseSymbolType', open: ['energy', 'heal'], wrong: [] },
      after: { say: 'sevenEnergy' },
    },
    {
      say: 'threeCards',
      cite: ['KNY-131'],
      point: ['card:regeneration', 'card:coney-island', 'card:long-neck'],
      count: true,
    },
    { say: 'borough', cite: ['KNY-132', 'KNY-207'], point: ['card:coney-island'] },
    {
      say: 'moveWhere',
      cite: ['KNY-126', 'KNY-132'],
      point: ['prompt'],
      expect: {
        question: 'moveStep',
        open: ['brooklyn'],
        wrong: [{ say: 'dearer', cite: ['KNY-132'], point: ['card:coney-island'] }],
      },
      after: { say: 'cheaper', note: 'noteBorough' },
    },
    { say: 'kinds', cite: ['KNY-9', 'KNY-134', 'KNY-135'], point: ['card:long-neck', 'card:coney-island'] },
    {
      say: 'keepToo',
      cite: ['KNY-131', 'KNY-135'],
      point: ['card:regeneration', 'card:long-neck'],
      expect: {
        question: 'buyStep',
        open: ['buy long-neck'],
        wrong: [
          { when: 'buy regeneration', say: 'tooDear', cite: ['KNY-131'], point: ['card:long-neck'] },
          { when: 'buy coney-island', say: 'keepFirst', cite: ['KNY-131'], point: ['card:long-neck'] },
          { when: 'sweep', say: 'sweepGone', cite: ['KNY-136'], point: ['card:coney-island'] },
          { say: 'buyFirst', cite: ['KNY-142'] },
        ],
      },
      after: { say: 'longNeck', note: 'noteCards' },
    },
    {
      say: 'threeShort',
      cite: ['KNY-131', 'KNY-142'],
      point: ['card:coney-island'],
      expect: {
        question: 'buyStep',
        open: ['buy coney-island'],
        wrong: [
          { when: 'finish', say: 'buyFirst', cite: ['KNY-142'] },
          { say: 'noStars', cite: ['KNY-142'], point: ['card:coney-island'] },
        ],
      },
      after: { say: 'twenty' },
    },
    { say: 'sweeping', cite: ['KNY-136'], point: ['slot:bank'] },
    {
      say: 'endTurn',
      cite: ['KNY-142'],
      point: ['answers'],
      expect: { question: 'buyStep', open: ['finish'], wrong: [{ say: 'justFinish', cite: ['KNY-142'] }] },
      after: { say: 'won', note: 'noteWin' },
    },
    { say: 'orLast', cite: ['KNY-144'] },
  ],
};
