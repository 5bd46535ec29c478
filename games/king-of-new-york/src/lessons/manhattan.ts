import type { KingLesson } from './lesson.ts';

/** Manhattan: who is hit, fleeing, entering, what it pays. */
export const manhattan: KingLesson = {
  id: 'manhattan',
  minutes: 3,
  teaches: ['KNY-33', 'KNY-59', 'KNY-64', 'KNY-65', 'KNY-75', 'KNY-78', 'KNY-127'],
  position: {
    at: { 0: 'bronx', 1: 'manhattan' },
    zone: { 1: 'lower' },
    life: { 0: 5, 1: 6 },
    from: 'result',
    dice: 'energy energy heal heal attack attack',
    rolls:
      'attack heal heal energy energy energy attack attack attack energy energy energy attack attack energy energy energy destruction',
  },
  script: [
    { seat: 1, pick: 'brooklyn' },
    { seat: 1, pick: 'stop' },
    { seat: 1, pick: 'attack' },
    { seat: 1, pick: 'heal' },
    { seat: 1, pick: 'stay' },
    { seat: 1, pick: 'stop' },
    { seat: 1, pick: 'attack' },
  ],
  beats: [
    { say: 'oneInside', cite: ['KNY-6', 'KNY-122'], point: ['player:1'] },
    { say: 'fromOutside', cite: ['KNY-65'], point: ['player:1'] },
    {
      say: 'healBefore',
      cite: ['KNY-59', 'KNY-53'],
      point: ['answers'],
      expect: {
        question: 'chooseSymbolType',
        open: ['heal'],
        wrong: [
          { when: 'attack', say: 'noHealInside', cite: ['KNY-59'] },
          { say: 'healNow', cite: ['KNY-59'] },
        ],
      },
      after: { say: 'sevenLife' },
    },
    {
      say: 'attackNow',
      cite: ['KNY-65', 'KNY-75', 'KNY-78'],
      point: ['answers', 'player:1'],
      expect: {
        question: 'chooseSymbolType',
        open: ['attack'],
        wrong: [{ say: 'energyWaits', cite: ['KNY-53'] }],
      },
      after: { say: 'itFled', note: 'noteEnter' },
    },
    {
      say: 'zonesPay',
      cite: ['KNY-33'],
      point: ['slot:manhattan.lower', 'slot:manhattan.midtown', 'slot:manhattan.upper'],
      count: true,
    },
    {
      say: 'firstHit',
      cite: ['KNY-75', 'KNY-33'],
      point: ['prompt'],
      expect: { question: 'flee', open: ['stay'], wrong: [{ say: 'payFirst', cite: ['KNY-33'] }] },
      after: { say: 'income', note: 'noteIncome' },
    },
    { say: 'insideHitsAll', cite: ['KNY-64', 'KNY-83'], point: ['player:1'] },
    {
      say: 'goodDice',
      cite: ['KNY-38', 'KNY-59'],
      point: ['mine'],
      expect: { question: 'rollOrStop', open: ['stop'], wrong: [{ say: 'healUseless', cite: ['KNY-59'] }] },
    },
    {
      say: 'attackOut',
      cite: ['KNY-64', 'KNY-127'],
      point: ['answers', 'player:1'],
      expect: {
        question: 'chooseSymbolType',
        open: ['attack'],
        wrong: [{ say: 'energyWaits', cite: ['KNY-53'] }],
      },
      after: { say: 'climbed', note: 'noteClimb' },
    },
    {
      say: 'stayOrFlee',
      cite: ['KNY-75', 'KNY-77'],
      point: ['prompt'],
      expect: { question: 'flee', open: ['stay', 'bronx', 'queens', 'brooklyn', 'staten-island'], wrong: [] },
      after: { say: 'yourChoice', note: 'noteFlee' },
    },
    { say: 'onlyWayOut', cite: ['KNY-82', 'KNY-109', 'KNY-129'] },
    { say: 'emptied', cite: ['KNY-22', 'KNY-125'] },
  ],
};
