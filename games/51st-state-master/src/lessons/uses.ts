import type { StateLesson } from './lesson.ts';

/** One card, three uses: build it, make a deal with it, raze it. */
export const uses: StateLesson = {
  id: 'uses',
  minutes: 3,
  teaches: ['FSM-87', 'FSM-107', 'FSM-109', 'FSM-114'],
  position: {
    round: 2,
    factions: { 0: 'merchants-guild', 1: 'mutants-union' },
    vp: { 0: 5, 1: 6 },
    passed: [1],
    tokens: { 0: { worker: 2, red: 3, blue: 3 } },
    hand: { 0: ['huge-machinery', 'school', 'refinery', 'church'] },
    places: { 0: ['fuel-tank', 'oil-rig', 'construction-vehicles'] },
  },
  beats: [
    {
      say: 'threeUses',
      cite: ['FSM-87', 'FSM-89', 'FSM-109', 'FSM-114'],
      point: ['slot:construct.huge-machinery', 'slot:deal.huge-machinery', 'slot:raze.huge-machinery'],
      count: true,
    },
    {
      say: 'distancePays',
      cite: ['FSM-9', 'FSM-19'],
      point: ['option:grey', 'option:blue', 'option:red'],
      count: true,
    },
    {
      say: 'razeMachinery',
      cite: ['FSM-114'],
      point: ['card:huge-machinery', 'option:red'],
      expect: {
        question: 'takeTurn',
        open: ['raze huge-machinery'],
        wrong: [
          {
            when: 'deal huge-machinery',
            say: 'machineryDeal',
            cite: ['FSM-109'],
            point: ['card:huge-machinery#spoils'],
          },
          { say: 'machineryFirst', cite: ['FSM-114'], point: ['card:huge-machinery'] },
        ],
      },
      after: { say: 'twoGrey', note: 'noteRaze' },
    },
    {
      say: 'dealSchool',
      cite: ['FSM-53', 'FSM-109', 'FSM-111'],
      point: ['card:school', 'option:blue'],
      expect: {
        question: 'takeTurn',
        open: ['deal school'],
        wrong: [
          { when: 'construct school', say: 'greyForRefinery', cite: ['FSM-87'], point: ['option:grey'] },
          { when: 'raze school', say: 'schoolOnce', cite: ['FSM-114', 'FSM-53'], point: ['card:school#deal'] },
          { say: 'schoolNext', cite: ['FSM-109'], point: ['card:school'] },
        ],
      },
      after: { say: 'workerEachRound', note: 'noteDeal' },
    },
    { say: 'rows', cite: ['FSM-3', 'FSM-10'], point: ['mine'] },
    {
      say: 'countFuel',
      cite: ['FSM-105', 'FSM-107'],
      point: ['slot:0.0', 'slot:0.1', 'card:refinery'],
      count: true,
    },
    {
      say: 'mostVp',
      cite: ['FSM-9', 'FSM-87'],
      point: ['card:refinery'],
      expect: {
        question: 'takeTurn',
        open: ['construct refinery'],
        wrong: [
          { when: 'raze refinery', say: 'refineryRazed', cite: ['FSM-107'], point: ['slot:0.0', 'slot:0.1'] },
          { when: 'deal refinery', say: 'refineryDeal', cite: ['FSM-109'], point: ['card:refinery#ability'] },
          { when: 'construct church', say: 'churchTwo', cite: ['FSM-107'], point: ['card:refinery'] },
          { say: 'refineryNow', cite: ['FSM-107'], point: ['slot:0.0', 'slot:0.1', 'card:refinery'] },
        ],
      },
      after: { say: 'threeVp', note: 'noteBuild' },
    },
    {
      say: 'churchDeal',
      cite: ['FSM-53', 'FSM-109'],
      point: ['card:church', 'option:blue', 'option:red'],
      expect: {
        question: 'takeTurn',
        open: ['deal church'],
        wrong: [
          { when: 'raze church', say: 'churchRazed', cite: ['FSM-114', 'FSM-53'], point: ['card:church#deal'] },
          { say: 'churchFirst', cite: ['FSM-169'], point: ['card:church'] },
        ],
      },
      after: { say: 'vpEachRound' },
    },
    { say: 'compareUses', cite: ['FSM-9'] },
  ],
};
