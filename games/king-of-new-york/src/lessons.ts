import type { Lesson } from '@ashtown/engine';
import type { Position } from './position/index.ts';

interface KingLesson extends Lesson {
  readonly position: Position;
}

/** Three throws: keep, throw again, Energy and Heal. */
const throws: KingLesson = {
  id: 'throws',
  minutes: 2,
  teaches: ['KNY-37', 'KNY-38', 'KNY-53', 'KNY-57', 'KNY-58'],
  position: {
    at: { 0: 'brooklyn', 1: 'manhattan' },
    life: { 0: 7 },
    rolls: 'energy energy heal destruction ouch ouch energy ouch heal',
  },
  beats: [
    { say: 'sixDice', cite: ['KNY-37'], point: ['mine'] },
    { say: 'faces', cite: ['KNY-57', 'KNY-58'], point: ['die:energy.0', 'die:energy.1', 'die:heal.0'], count: true },
    {
      say: 'throwOuch',
      cite: ['KNY-38'],
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
    },
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
      cite: ['KNY-58'],
      point: ['answers'],
      expect: {
        question: 'chooseSymbolType',
        open: ['heal'],
        wrong: [{ say: 'healFirst', cite: ['KNY-53'] }],
      },
      after: { say: 'healed', note: 'noteHeal' },
    },
    { say: 'destructionNext', cite: ['KNY-53'] },
  ],
};

/** Destruction: exact durability, rewards, and what a Building becomes. */
const smash: KingLesson = {
  id: 'smash',
  minutes: 3,
  teaches: ['KNY-84', 'KNY-86', 'KNY-87', 'KNY-91'],
  position: {
    at: { 0: 'brooklyn', 1: 'manhattan' },
    life: { 0: 8 },
    from: 'result',
    dice: 'energy energy heal destruction destruction destruction',
    stacks: { brooklyn: [['high-rise-1', 'high-rise-2'], ['high-rise-1'], ['hospital-2']] },
  },
  beats: [
    {
      say: 'threeDestruction',
      cite: ['KNY-84'],
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
    { say: 'unitsShoot', cite: ['KNY-87'] },
  ],
};

/** Ouch!: who shoots at whom, and why the order of symbols matters. */
const army: KingLesson = {
  id: 'army',
  minutes: 2,
  teaches: ['KNY-53', 'KNY-102', 'KNY-103', 'KNY-104', 'KNY-111'],
  position: {
    at: { 0: 'queens', 1: 'queens' },
    life: { 0: 4, 1: 6 },
    from: 'result',
    dice: 'energy heal destruction destruction ouch ouch',
    units: { queens: { infantry: 1, jet: 1 } },
  },
  beats: [
    { say: 'twoUnits', cite: ['KNY-103'], point: ['slot:queens.infantry', 'slot:queens.jet'], count: true },
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
    { say: 'statueToo', cite: ['KNY-104'] },
    { say: 'superstarToo', cite: ['KNY-95', 'KNY-96'] },
  ],
};

/** Manhattan: who is hit, fleeing, entering, what it pays. */
const manhattan: KingLesson = {
  id: 'manhattan',
  minutes: 3,
  teaches: ['KNY-33', 'KNY-59', 'KNY-64', 'KNY-65', 'KNY-75', 'KNY-78', 'KNY-127'],
  position: {
    at: { 0: 'bronx', 1: 'manhattan' },
    zone: { 1: 'lower' },
    life: { 0: 5, 1: 6 },
    from: 'result',
    dice: 'energy energy heal heal attack attack',
    rolls: 'attack attack attack energy energy destruction',
  },
  script: [
    { seat: 1, pick: 'brooklyn' },
    { seat: 1, pick: 'stop' },
    { seat: 1, pick: 'attack' },
  ],
  beats: [
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
    { say: 'zonesPay', cite: ['KNY-33', 'KNY-127'], point: ['board'] },
    {
      say: 'stayOrFlee',
      cite: ['KNY-75', 'KNY-77'],
      point: ['prompt'],
      expect: { question: 'flee', open: ['stay', 'bronx', 'queens', 'brooklyn', 'staten-island'], wrong: [] },
      after: { say: 'yourChoice', note: 'noteFlee' },
    },
    { say: 'insideHitsAll', cite: ['KNY-64'] },
  ],
};

/** Buying cards, the price in the right borough, and twenty stars. */
const power: KingLesson = {
  id: 'power',
  minutes: 2,
  teaches: ['KNY-131', 'KNY-132', 'KNY-136', 'KNY-142'],
  position: {
    at: { 0: 'brooklyn', 1: 'manhattan' },
    star: { 0: 17, 1: 15 },
    energy: { 0: 6 },
    from: 'buy',
    bank: ['regeneration', 'coney-island', 'long-neck'],
  },
  beats: [
    { say: 'steps', cite: ['KNY-24', 'KNY-125'] },
    {
      say: 'threeCards',
      cite: ['KNY-131'],
      point: ['card:regeneration', 'card:coney-island', 'card:long-neck'],
      count: true,
    },
    { say: 'borough', cite: ['KNY-132'], point: ['card:coney-island'] },
    {
      say: 'threeShort',
      cite: ['KNY-131', 'KNY-142'],
      point: ['card:coney-island'],
      expect: {
        question: 'buyStep',
        open: ['buy coney-island'],
        wrong: [
          { when: 'finish', say: 'buyFirst', cite: ['KNY-142'] },
          { when: 'sweep', say: 'sweepGone', cite: ['KNY-136'], point: ['card:coney-island'] },
          { say: 'noStars', cite: ['KNY-142'], point: ['card:coney-island'] },
        ],
      },
      after: { say: 'twenty', note: 'noteCards' },
    },
    {
      say: 'endTurn',
      cite: ['KNY-142'],
      point: ['answers'],
      expect: { question: 'buyStep', open: ['finish'], wrong: [{ say: 'justFinish', cite: ['KNY-142'] }] },
      after: { say: 'won', note: 'noteWin' },
    },
    { say: 'orLast', cite: ['KNY-142'] },
  ],
};

/** What a newcomer is taught, in this order. */
export const LESSONS: readonly KingLesson[] = [throws, smash, army, manhattan, power];
