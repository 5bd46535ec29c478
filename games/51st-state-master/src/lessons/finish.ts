import type { StateLesson } from './lesson.ts';

/** Redevelopment, and the end of the game. */
export const finish: StateLesson = {
  id: 'finish',
  minutes: 3,
  teaches: ['FSM-89', 'FSM-91', 'FSM-93', 'FSM-175', 'FSM-178'],
  position: {
    round: 6,
    vp: { 0: 23, 1: 24 },
    tokens: { 0: { brick: 1, grey: 1, worker: 2 } },
    hand: { 0: ['rubble', 'old-cinema', 'fuel-tank'] },
    places: {
      0: [{ card: 'church', ruins: true }, 'quarry', 'docks', 'school'],
      1: ['assassin', 'archive', 'boiler-room', 'pub', 'museum'],
    },
  },
  script: [{ seat: 1, pick: 'pass' }],
  beats: [
    { say: 'twoShort', cite: ['FSM-175'], point: ['slot:0.score'] },
    { say: 'ruinsStand', cite: ['FSM-121', 'FSM-179'], point: ['slot:0.0'] },
    { say: 'redevelopment', cite: ['FSM-89', 'FSM-91', 'FSM-96'], point: ['option:brick'] },
    {
      say: 'brickRedevelops',
      cite: ['FSM-91', 'FSM-107'],
      point: ['card:rubble', 'card:old-cinema', 'card:fuel-tank'],
      count: true,
      expect: {
        question: 'takeTurn',
        open: ['redevelop rubble'],
        wrong: [
          { when: 'redevelop old-cinema', say: 'cinemaTwo', cite: ['FSM-107'], point: ['card:rubble'] },
          { when: 'redevelop', say: 'tankOne', cite: ['FSM-91'], point: ['card:rubble'] },
          { when: 'construct', say: 'brickIdle', cite: ['FSM-169'], point: ['option:brick'] },
          { say: 'brickFirst', cite: ['FSM-91'], point: ['option:brick'] },
        ],
      },
    },
    {
      say: 'whichOld',
      cite: ['FSM-89', 'FSM-93'],
      point: ['slot:0.0', 'slot:0.1'],
      count: true,
      expect: {
        question: 'redevelopOld',
        open: ['replace 0.0'],
        wrong: [{ say: 'quarryCounts', cite: ['FSM-107', 'FSM-178'], point: ['slot:0.1'] }],
      },
      after: { say: 'twentySix', note: 'noteRedevelop' },
    },
    { say: 'phaseGoesOn', cite: ['FSM-175', 'FSM-178'], point: ['mine'] },
    {
      say: 'oneMoreLocation',
      cite: ['FSM-105', 'FSM-178'],
      point: ['option:grey', 'card:old-cinema', 'card:fuel-tank'],
      expect: {
        question: 'takeTurn',
        open: ['construct old-cinema'],
        wrong: [
          { when: 'construct', say: 'tankLater', cite: ['FSM-178'], point: ['card:old-cinema'] },
          { when: 'exchange', say: 'resourceNoVp', cite: ['FSM-181'], point: ['card:old-cinema'] },
          { say: 'greyLeft', cite: ['FSM-178'], point: ['option:grey'] },
        ],
      },
      after: { say: 'twentySeven', note: 'noteEnd' },
    },
    {
      say: 'passToScore',
      cite: ['FSM-167', 'FSM-177'],
      point: ['answers'],
      expect: { question: 'takeTurn', open: ['pass'], wrong: [{ say: 'onlyTies', cite: ['FSM-181'] }] },
      after: { say: 'won' },
    },
    { say: 'mostWins', cite: ['FSM-180', 'FSM-181', 'FSM-182', 'FSM-183'] },
  ],
};
