import type { StateLesson } from './lesson.ts';

/** A round: two picks, Production, turns, Cleanup. */
export const round: StateLesson = {
  id: 'round',
  minutes: 3,
  teaches: ['FSM-1', 'FSM-9', 'FSM-46', 'FSM-47', 'FSM-52', 'FSM-169', 'FSM-175'],
  position: {
    from: 'lookout',
    hand: { 0: ['church', 'oil-trader', 'shelter', 'pub'] },
    deck: [
      'docks',
      'gun-shop',
      'school',
      'scrap-trader',
      'confessor',
      'assassin',
      'motel',
      'camp',
      'factory',
      'quarry',
      'fuel-tank',
      'arena',
    ],
  },
  script: [
    { seat: 1, pick: 'school' },
    { seat: 1, pick: 'assassin' },
    { seat: 1, pick: 'pass' },
    { seat: 1, pick: 'arena' },
  ],
  beats: [
    { say: 'aim', cite: ['FSM-175', 'FSM-180'], point: ['slot:0.score'] },
    { say: 'fourPhases', cite: ['FSM-1'], point: ['board'] },
    { say: 'cardShows', cite: ['FSM-9', 'FSM-87'], point: ['card:docks'] },
    {
      say: 'firstPick',
      cite: ['FSM-42', 'FSM-46'],
      point: ['card:docks'],
      expect: {
        question: 'draftPick',
        open: ['docks'],
        wrong: [
          { when: 'gun-shop', say: 'gunShopFar', cite: ['FSM-87'], point: ['card:gun-shop#distance'] },
          { say: 'schoolWorkers', cite: ['FSM-44'], point: ['card:docks'] },
        ],
      },
      after: { say: 'docksTaken', note: 'noteLookout' },
    },
    {
      say: 'secondPick',
      cite: ['FSM-47'],
      point: ['card:scrap-trader', 'card:confessor'],
      count: true,
      expect: {
        question: 'draftPick',
        open: ['scrap-trader'],
        wrong: [{ say: 'confessorGuns', cite: ['FSM-44'], point: ['card:scrap-trader'] }],
      },
    },
    { say: 'produced', cite: ['FSM-52'], point: ['option:worker', 'option:iron', 'option:grey'], count: true },
    {
      say: 'buildDocks',
      cite: ['FSM-19', 'FSM-68', 'FSM-87'],
      point: ['card:docks', 'option:grey'],
      expect: {
        question: 'takeTurn',
        open: ['construct docks'],
        wrong: [
          { when: 'pass', say: 'passEarly', cite: ['FSM-165'] },
          { say: 'docksFirst', cite: ['FSM-52', 'FSM-87'], point: ['option:grey'] },
        ],
      },
      after: { say: 'docksMade', note: 'noteTurn' },
    },
    { say: 'connections', cite: ['FSM-151', 'FSM-154'], point: ['slot:link.red', 'slot:link.blue'] },
    {
      say: 'tokensGo',
      cite: ['FSM-135', 'FSM-169'],
      point: ['option:exchange'],
      expect: {
        question: 'takeTurn',
        open: ['exchange'],
        wrong: [
          { when: 'take', say: 'connectionToo', cite: ['FSM-157'] },
          { say: 'passWastes', cite: ['FSM-169'] },
        ],
      },
    },
    {
      say: 'cardStays',
      cite: ['FSM-172'],
      point: ['answers'],
      expect: { question: 'exchangeGood', open: ['card'], wrong: [{ say: 'resourceGoes', cite: ['FSM-169'] }] },
      after: { say: 'cardDrawn', note: 'noteCleanup' },
    },
    {
      say: 'passNow',
      cite: ['FSM-165', 'FSM-167'],
      point: ['answers'],
      expect: { question: 'takeTurn', open: ['pass'], wrong: [{ say: 'greyAlone', cite: ['FSM-87'] }] },
      after: { say: 'cleanedUp' },
    },
    { say: 'twentyFive', cite: ['FSM-175', 'FSM-178'], point: ['slot:0.score'] },
  ],
};
