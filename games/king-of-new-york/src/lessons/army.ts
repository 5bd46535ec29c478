import type { KingLesson } from './lesson.ts';

/** Ouch!: who shoots at whom, why the order of symbols matters, and what three of a kind take. */
export const army: KingLesson = {
  id: 'army',
  minutes: 3,
  teaches: ['KNY-53', 'KNY-95', 'KNY-102', 'KNY-103', 'KNY-104', 'KNY-106', 'KNY-111'],
  position: {
    at: { 0: 'queens', 1: 'queens' },
    life: { 0: 4, 1: 6 },
    from: 'result',
    dice: 'energy heal destruction destruction ouch ouch',
    rolls: 'heal heal heal energy celebrity celebrity ouch ouch ouch celebrity celebrity celebrity',
    units: { queens: { infantry: 1, jet: 1 } },
    bank: ['regeneration', 'coney-island', 'long-neck'],
  },
  script: [
    { seat: 1, pick: 'stop' },
    { seat: 1, pick: 'energy' },
    { seat: 1, pick: 'heal' },
    { seat: 1, pick: 'stay' },
  ],
  beats: [
    { say: 'twoUnits', cite: ['KNY-101'], point: ['slot:queens.infantry', 'slot:queens.jet'], count: true },
    { say: 'oneTwoThree', cite: ['KNY-102', 'KNY-103', 'KNY-104'], point: ['die:ouch.0', 'die:ouch.1'] },
    {
      say: 'orderMatters',
      cite: ['KNY-53', 'KNY-111'],
      point: ['answers'],
      expect: {
        question: 'chooseSymbolType',
        open: ['destruction'],
        wrong: [
          { when: 'ouch', say: 'ouchNow', cite: ['KNY-111'], point: ['slot:queens.infantry', 'slot:queens.jet'] },
          { say: 'fewerUnitsFirst', cite: ['KNY-111'] },
        ],
      },
    },
    {
      say: 'infantryCosts',
      cite: ['KNY-84', 'KNY-88'],
      point: ['slot:queens.infantry'],
      expect: {
        question: 'destroyObject',
        open: ['unit queens infantry'],
        wrong: [{ say: 'buildingShoots', cite: ['KNY-87', 'KNY-90'], point: ['slot:queens.infantry'] }],
      },
      after: { say: 'unitGone', note: 'noteOrder' },
    },
    {
      say: 'nowOuch',
      cite: ['KNY-103'],
      point: ['answers'],
      expect: {
        question: 'chooseSymbolType',
        open: ['ouch'],
        wrong: [{ say: 'ouchThen', cite: ['KNY-53'] }],
      },
      after: { say: 'oneDamage', note: 'noteOuch' },
    },
    { say: 'noLife', cite: ['KNY-112', 'KNY-113'], point: ['seats'] },
    {
      say: 'emptyManhattan',
      cite: ['KNY-54', 'KNY-125'],
      point: ['answers'],
      expect: { question: 'chooseSymbolType', open: ['heal', 'energy'], wrong: [] },
      after: { say: 'entered' },
    },
    { say: 'noUnitHere', cite: ['KNY-105'], point: ['die:ouch.0', 'die:ouch.1', 'die:ouch.2'], count: true },
    {
      say: 'keepAll',
      cite: ['KNY-95', 'KNY-106'],
      point: ['mine'],
      expect: { question: 'rollOrStop', open: ['stop'], wrong: [{ say: 'bothSpecial', cite: ['KNY-95', 'KNY-106'] }] },
    },
    {
      say: 'threeOuch',
      cite: ['KNY-104', 'KNY-106'],
      point: ['answers', 'slot:queens.jet'],
      expect: {
        question: 'chooseSymbolType',
        open: ['ouch'],
        wrong: [{ say: 'celebrityThen', cite: ['KNY-53'] }],
      },
      after: { say: 'tookBoth', note: 'noteThree' },
    },
    { say: 'statueToo', cite: ['KNY-106'], point: ['player:0'] },
    { say: 'superstarToo', cite: ['KNY-95', 'KNY-96', 'KNY-100'], point: ['player:0'] },
    { say: 'fewCelebrity', cite: ['KNY-94'] },
  ],
};
