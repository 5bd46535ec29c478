import type { KingLesson } from './lesson.ts';

/** Three throws: keep, throw again, Energy and Heal, and the rest of a turn. */
export const throws: KingLesson = {
  id: 'throws',
  minutes: 3,
  teaches: ['KNY-24', 'KNY-37', 'KNY-38', 'KNY-53', 'KNY-57', 'KNY-58'],
  position: {
    at: { 0: 'brooklyn', 1: 'manhattan' },
    life: { 0: 7 },
    bank: ['extra-head', 'regeneration', 'brooklyn-bridge'],
    rolls: 'energy energy heal destruction ouch ouch energy ouch heal heal heal energy energy celebrity celebrity',
  },
  script: [
    { seat: 1, pick: 'stop' },
    { seat: 1, pick: 'energy' },
    { seat: 1, pick: 'heal' },
    { seat: 1, pick: 'finish' },
  ],
  beats: [
    { say: 'aim', cite: ['KNY-142', 'KNY-144'], point: ['seats'] },
    { say: 'sixDice', cite: ['KNY-37', 'KNY-38'], point: ['mine'] },
    {
      say: 'throwOuch',
      cite: ['KNY-38', 'KNY-101'],
      point: ['die:ouch.0', 'die:ouch.1'],
      expect: {
        question: 'rollOrStop',
        open: ['reroll ouch ouch'],
        wrong: [
          { when: 'stop', say: 'twoThrowsLeft', cite: ['KNY-37'] },
          { when: 'reroll energy', say: 'keepEnergy', cite: ['KNY-57'], point: ['die:energy.0', 'die:energy.1'] },
          { when: 'reroll heal', say: 'keepHeal', cite: ['KNY-58'], point: ['die:heal.0'] },
          { say: 'bothOuch', cite: ['KNY-38'], point: ['die:ouch.0', 'die:ouch.1'] },
        ],
      },
      after: { say: 'oneOuchLeft', note: 'noteThrows' },
    },
    {
      say: 'lastThrow',
      cite: ['KNY-37', 'KNY-38'],
      point: ['die:ouch.0'],
      expect: {
        question: 'rollOrStop',
        open: ['reroll ouch'],
        wrong: [
          { when: 'stop', say: 'oneThrowLeft', cite: ['KNY-37'] },
          { say: 'onlyOuch', cite: ['KNY-38'], point: ['die:ouch.0'] },
        ],
      },
      after: { say: 'diceStay' },
    },
    { say: 'sixFaces', cite: ['KNY-2'], point: ['mine'] },
    {
      say: 'takeEnergy',
      cite: ['KNY-53', 'KNY-57'],
      point: ['answers'],
      expect: {
        question: 'chooseSymbolType',
        open: ['energy'],
        wrong: [{ say: 'energyFirst', cite: ['KNY-53'] }],
      },
      after: { say: 'gotEnergy', note: 'noteEnergy' },
    },
    {
      say: 'takeHeal',
      cite: ['KNY-58', 'KNY-59'],
      point: ['answers'],
      expect: {
        question: 'chooseSymbolType',
        open: ['heal'],
        wrong: [{ say: 'healFirst', cite: ['KNY-53'] }],
      },
      after: { say: 'healed', note: 'noteHeal' },
    },
    {
      say: 'destroyOne',
      cite: ['KNY-54', 'KNY-91'],
      point: ['slot:brooklyn.0', 'slot:brooklyn.1', 'slot:brooklyn.2'],
      expect: { question: 'destroyObject', open: ['building brooklyn'], wrong: [] },
      after: { say: 'gotPoint' },
    },
    {
      say: 'moveOrStay',
      cite: ['KNY-24', 'KNY-126'],
      point: ['answers'],
      expect: { question: 'moveStep', open: ['stay'], wrong: [{ say: 'moveLater', cite: ['KNY-126', 'KNY-6'] }] },
    },
    {
      say: 'buyLast',
      cite: ['KNY-131'],
      point: ['card:extra-head', 'card:regeneration', 'card:brooklyn-bridge'],
      expect: { question: 'buyStep', open: ['finish'], wrong: [{ say: 'sweepLater', cite: ['KNY-136'] }] },
      after: { say: 'turnOver' },
    },
    { say: 'otherTurn', cite: ['KNY-25', 'KNY-33'], point: ['player:1'] },
  ],
};
