import type { StateLesson } from './lesson.ts';

/** Neighbours: defence, shields, Ruins, and what passing protects. */
export const neighbours: StateLesson = {
  id: 'neighbours',
  minutes: 4,
  teaches: ['FSM-117', 'FSM-118', 'FSM-120', 'FSM-128', 'FSM-158'],
  position: {
    round: 3,
    factions: { 0: 'mutants-union', 1: 'merchants-guild' },
    vp: { 0: 9, 1: 10 },
    tokens: { 0: { red: 4, shield: 1, worker: 2, gun: 1 }, 1: { red: 3, worker: 1 } },
    places: { 0: ['school', 'archive'], 1: ['fuel-tank', 'church', 'shipwreck'] },
  },
  script: [{ seat: 1, pick: 'pass' }],
  beats: [
    { say: 'othersToo', cite: ['FSM-117'], point: ['option:red'] },
    { say: 'defences', cite: ['FSM-118', 'FSM-129'], point: ['slot:1.0', 'slot:1.1', 'slot:1.2'], count: true },
    { say: 'threatened', cite: ['FSM-118'], point: ['slot:0.0'] },
    {
      say: 'shieldFree',
      cite: ['FSM-158'],
      point: ['option:shield'],
      expect: {
        question: 'takeTurn',
        open: ['shield'],
        wrong: [
          { when: 'pass', say: 'passProtects', cite: ['FSM-128', 'FSM-165'] },
          { when: 'attack', say: 'shieldThenRaze', cite: ['FSM-158'], point: ['option:shield'] },
          { say: 'shieldFirst', cite: ['FSM-158'], point: ['option:shield'] },
        ],
      },
    },
    {
      say: 'whereShield',
      cite: ['FSM-118', 'FSM-162'],
      point: ['slot:0.0', 'slot:0.1'],
      count: true,
      expect: {
        question: 'placeShield',
        open: ['protect 0.0'],
        wrong: [{ say: 'archiveSafe', cite: ['FSM-118'], point: ['slot:0.1'] }],
      },
      after: { say: 'schoolFour', note: 'noteShield' },
    },
    {
      say: 'razeChurch',
      cite: ['FSM-117', 'FSM-119', 'FSM-120'],
      point: ['slot:1.0', 'slot:1.1', 'slot:1.2'],
      expect: {
        question: 'takeTurn',
        open: ['attack 1.1'],
        wrong: [
          { when: 'attack 1.0', say: 'fuelTankTwo', cite: ['FSM-119'], point: ['slot:1.1'] },
          { when: 'convert', say: 'mayPassNext', cite: ['FSM-128'], point: ['slot:1.1'] },
          { say: 'razeBefore', cite: ['FSM-128', 'FSM-169'], point: ['slot:1.1'] },
        ],
      },
      after: { say: 'ruinsThere', note: 'noteRuins' },
    },
    { say: 'opponentPassed', cite: ['FSM-128', 'FSM-166'], point: ['player:1'] },
    {
      say: 'playOn',
      cite: ['FSM-77', 'FSM-130'],
      point: ['slot:0.1'],
      expect: {
        question: 'takeTurn',
        open: ['use 0.1'],
        wrong: [
          { when: 'convert', say: 'noTarget', cite: ['FSM-128', 'FSM-169'] },
          { when: 'exchange', say: 'resourceLost', cite: ['FSM-169'], point: ['slot:0.1'] },
          { say: 'workersLost', cite: ['FSM-169'], point: ['slot:0.1'] },
        ],
      },
    },
    {
      say: 'useAgain',
      cite: ['FSM-74', 'FSM-131'],
      point: ['slot:0.1'],
      expect: {
        question: 'repeatAction',
        open: ['again'],
        wrong: [{ say: 'oneWorkerIdle', cite: ['FSM-169'], point: ['option:worker'] }],
      },
      after: { say: 'twoFromArchive', note: 'notePass' },
    },
    { say: 'whenToPass', cite: ['FSM-128', 'FSM-165'] },
  ],
};
