import type { StateLesson } from './lesson.ts';

/** Contacts: the faction board, stand-ins, and two workers for a resource. */
export const contacts: StateLesson = {
  id: 'contacts',
  minutes: 3,
  teaches: ['FSM-18', 'FSM-20', 'FSM-134', 'FSM-135'],
  position: {
    round: 2,
    vp: { 0: 3, 1: 4 },
    passed: [1],
    tokens: { 0: { worker: 4, fuel: 2, ammo: 1, universal: 1 } },
    hand: { 0: ['shipwreck'] },
  },
  beats: [
    { say: 'oneShort', cite: ['FSM-20', 'FSM-87'], point: ['card:shipwreck', 'option:universal'] },
    {
      say: 'factionActions',
      cite: ['FSM-134', 'FSM-136'],
      point: ['slot:board.grey', 'slot:board.red', 'slot:board.blue'],
    },
    {
      say: 'ammoForIron',
      cite: ['FSM-18', 'FSM-134'],
      point: ['slot:board.grey'],
      expect: {
        question: 'takeTurn',
        open: ['convert grey'],
        wrong: [
          { when: 'convert red', say: 'redNoHelp', cite: ['FSM-19'], point: ['slot:board.grey'] },
          { when: 'convert blue', say: 'blueNoHelp', cite: ['FSM-19'], point: ['slot:board.grey'] },
          { when: 'exchange', say: 'saveWorkers', cite: ['FSM-18', 'FSM-135'], point: ['option:ammo'] },
          { say: 'notYetPass', cite: ['FSM-169'] },
        ],
      },
      after: { say: 'greyGained', note: 'noteAmmo' },
    },
    {
      say: 'mixContacts',
      cite: ['FSM-20', 'FSM-87'],
      point: ['card:shipwreck', 'option:grey', 'option:universal'],
      expect: {
        question: 'takeTurn',
        open: ['construct shipwreck'],
        wrong: [{ say: 'buildFirst', cite: ['FSM-169'], point: ['card:shipwreck'] }],
      },
      after: { say: 'shipwreckStands', note: 'noteUniversal' },
    },
    {
      say: 'twoForOne',
      cite: ['FSM-135'],
      point: ['option:exchange'],
      expect: {
        question: 'takeTurn',
        open: ['exchange'],
        wrong: [
          { when: 'pass', say: 'workersGo', cite: ['FSM-169'] },
          { say: 'noDealLeft', cite: ['FSM-109'], point: ['option:exchange'] },
        ],
      },
    },
    {
      say: 'chooseIron',
      cite: ['FSM-130', 'FSM-141'],
      point: ['slot:0.0'],
      expect: {
        question: 'exchangeGood',
        open: ['iron'],
        wrong: [
          { when: 'card', say: 'cardNoVp', cite: ['FSM-130'], point: ['slot:0.0'] },
          { say: 'onlyIron', cite: ['FSM-130'], point: ['slot:0.0'] },
        ],
      },
    },
    {
      say: 'againOrStop',
      cite: ['FSM-74', 'FSM-75'],
      point: ['option:worker'],
      expect: {
        question: 'repeatAction',
        open: ['stop'],
        wrong: [{ say: 'noWorkerLeft', cite: ['FSM-130'], point: ['slot:0.0'] }],
      },
      after: { say: 'workersKept', note: 'noteExchange' },
    },
    {
      say: 'useShipwreck',
      cite: ['FSM-130', 'FSM-131'],
      point: ['slot:0.0'],
      expect: {
        question: 'takeTurn',
        open: ['use 0.0'],
        wrong: [{ say: 'vpWaits', cite: ['FSM-130'], point: ['slot:0.0'] }],
      },
      after: { say: 'twoVp', note: 'noteAction' },
    },
    { say: 'eachRoundAgain', cite: ['FSM-137', 'FSM-138', 'FSM-139', 'FSM-171'] },
  ],
};
