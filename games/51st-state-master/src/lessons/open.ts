import type { StateLesson } from './lesson.ts';

/** Open production: what is built produces at once, and others may send a worker. */
export const open: StateLesson = {
  id: 'open',
  minutes: 3,
  teaches: ['FSM-104', 'FSM-143', 'FSM-144', 'FSM-145'],
  position: {
    round: 2,
    vp: { 0: 2, 1: 3 },
    tokens: { 0: { worker: 1, grey: 1 }, 1: { worker: 2, gun: 1, fuel: 1 } },
    hand: { 0: ['construction-vehicles', 'pub'] },
    places: { 1: ['boiler-room', 'docks'] },
    deck: ['factory', 'huge-machinery'],
  },
  script: [
    { seat: 1, pick: 'convert red' },
    { seat: 1, pick: 'convert blue' },
    { seat: 1, pick: 'visit 0.0' },
    { seat: 1, pick: 'pass' },
  ],
  beats: [
    { say: 'openDoors', cite: ['FSM-11', 'FSM-143'], point: ['slot:1.0', 'slot:1.1'], count: true },
    {
      say: 'sendToBoiler',
      cite: ['FSM-143'],
      point: ['slot:1.0', 'slot:1.1'],
      expect: {
        question: 'takeTurn',
        open: ['visit 1.0'],
        wrong: [
          { when: 'visit 1.1', say: 'docksSecond', cite: ['FSM-143'], point: ['slot:1.0'] },
          { when: 'construct', say: 'buildLater', cite: ['FSM-144'], point: ['slot:1.0'] },
          { say: 'workerIdle', cite: ['FSM-169'], point: ['option:worker'] },
        ],
      },
      after: { say: 'oneBecameTwo', note: 'noteSend' },
    },
    {
      say: 'onceARound',
      cite: ['FSM-144'],
      point: ['slot:1.1'],
      expect: {
        question: 'takeTurn',
        open: ['visit 1.1'],
        wrong: [
          { when: 'exchange', say: 'cheaperIron', cite: ['FSM-135', 'FSM-143'], point: ['slot:1.1'] },
          { when: 'construct', say: 'nobodyTakesCards', cite: ['FSM-144'], point: ['slot:1.1'] },
          { say: 'passCloses', cite: ['FSM-165'], point: ['slot:1.1'] },
        ],
      },
      after: { say: 'gotIron' },
    },
    {
      say: 'buildVehicles',
      cite: ['FSM-104', 'FSM-105', 'FSM-106'],
      point: ['card:construction-vehicles'],
      expect: {
        question: 'takeTurn',
        open: ['construct construction-vehicles'],
        wrong: [
          { when: 'convert', say: 'vehiclesBetter', cite: ['FSM-106'], point: ['card:construction-vehicles'] },
          { say: 'greyWaits', cite: ['FSM-169'], point: ['card:construction-vehicles'] },
        ],
      },
      after: { say: 'twoGrey', note: 'noteAtOnce' },
    },
    { say: 'guestCame', cite: ['FSM-143', 'FSM-150'], point: ['slot:0.0'] },
    {
      say: 'buildPub',
      cite: ['FSM-87', 'FSM-106'],
      point: ['card:pub', 'option:grey'],
      expect: {
        question: 'takeTurn',
        open: ['construct pub'],
        wrong: [
          { when: 'convert', say: 'twoAreEnough', cite: ['FSM-87'], point: ['card:pub'] },
          { when: 'exchange', say: 'pubTwoCards', cite: ['FSM-106'], point: ['card:pub'] },
          { say: 'pubWaits', cite: ['FSM-169'], point: ['card:pub'] },
        ],
      },
      after: { say: 'twoCards', note: 'noteOwner' },
    },
    { say: 'notYourOwn', cite: ['FSM-145', 'FSM-146'] },
  ],
};
