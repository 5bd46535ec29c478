import { drawAny, type MetroLesson } from './lesson.ts';

/** Ten markers win: those above, those below, paying and raising. */
export const ten: MetroLesson = {
  id: 'ten',
  minutes: 3,
  teaches: ['MET-33', 'MET-35', 'MET-37', 'MET-173'],
  position: {
    factions: { 0: 'fac-reich' },
    up: { 0: 1 },
    down: { 0: 8 },
    gained: { 0: { stations: 4 } },
    stations: { 0: ['sta-kurskaya'] },
    resources: { 0: ['res-pork'] },
    shields: { 0: ['res-rats'] },
    hand: { 0: ['res-kerosene', 'res-magazine', 'sta-tulskaya', 'res-machine-gun', 'res-dynamite'] },
    bazaar: ['res-bandages', 'res-revolver', 'res-canteen'],
  },
  beats: [
    { say: 'aim', cite: ['MET-39', 'MET-173'] },
    { say: 'above', cite: ['MET-33', 'MET-34'], point: ['slot:up@0', 'slot:down@0'] },
    {
      say: 'station',
      cite: ['MET-7', 'MET-84'],
      point: ['slot:mission.sta-kurskaya', 'slot:resource.res-pork', 'card:res-kerosene'],
    },
    {
      say: 'oneShort',
      cite: ['MET-37', 'MET-72', 'MET-73'],
      point: ['card:res-kerosene', 'slot:up@0', 'slot:down@0'],
      expect: {
        question: 'turnAction',
        open: ['tidy'],
        wrong: [{ say: 'tidyIsFree', cite: ['MET-41', 'MET-72'] }],
      },
    },
    { say: 'turnedRound', cite: ['MET-5', 'MET-118'], point: ['slot:protection.res-rats'] },
    {
      say: 'chooseRats',
      cite: ['MET-74'],
      point: ['slot:protection.res-rats'],
      expect: {
        question: 'tidy',
        open: ['tidy res-rats protection'],
        wrong: [
          { when: 'tidy res-pork', say: 'porkNeeded', cite: ['MET-83'], point: ['slot:mission.sta-kurskaya'] },
          { when: 'tidy sta-kurskaya', say: 'stationNeeded', cite: ['MET-76'], point: ['slot:mission.sta-kurskaya'] },
          { say: 'stillOne', cite: ['MET-36'], point: ['slot:up@0'] },
        ],
      },
    },
    {
      say: 'onlyRats',
      cite: ['MET-37'],
      point: ['answers'],
      expect: {
        question: 'tidy',
        open: ['done'],
        wrong: [
          { when: 'cancel', say: 'stillOne', cite: ['MET-36'], point: ['slot:up@0'] },
          { say: 'restNeeded', cite: ['MET-83'], point: ['slot:mission.sta-kurskaya'] },
        ],
      },
      after: { say: 'twoAbove', note: 'noteRaise' },
    },
    {
      say: 'playKerosene',
      cite: ['MET-35', 'MET-46'],
      point: ['card:res-kerosene', 'slot:up@0'],
      expect: {
        question: 'turnAction',
        open: ['play res-kerosene'],
        wrong: [
          { when: 'play res-magazine', say: 'militaryCard', cite: ['MET-83'], point: ['slot:mission.sta-kurskaya'] },
          { when: 'play sta-tulskaya', say: 'moreStations', cite: ['MET-83'], point: ['slot:mission.sta-kurskaya'] },
          { say: 'keroseneNow', cite: ['MET-41', 'MET-46'], point: ['card:res-kerosene'] },
        ],
      },
      after: { say: 'paidTwo', note: 'notePay' },
    },
    drawAny('thenDraw', ['MET-60']),
    {
      say: 'completeIt',
      cite: ['MET-84', 'MET-90', 'MET-91'],
      point: ['slot:mission.sta-kurskaya', 'slot:resource.res-pork', 'slot:resource.res-kerosene'],
      expect: {
        question: 'turnAction',
        open: ['mission sta-kurskaya'],
        wrong: [
          { when: 'end', say: 'notYetOver', cite: ['MET-72'], point: ['slot:mission.sta-kurskaya'] },
          { say: 'restNeeded', cite: ['MET-83'], point: ['slot:mission.sta-kurskaya'] },
        ],
      },
      after: { say: 'won', note: 'noteTen' },
    },
    { say: 'allCount', cite: ['MET-38', 'MET-39'] },
  ],
};
