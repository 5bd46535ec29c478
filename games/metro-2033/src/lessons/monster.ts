import { drawAny, type MetroLesson } from './lesson.ts';

/** A Monster attacks: matching symbols, the free play of whoever repels it, and the loss of whoever does not. */
export const monster: MetroLesson = {
  id: 'monster',
  minutes: 3,
  teaches: ['MET-139', 'MET-143', 'MET-145', 'MET-150', 'MET-157'],
  position: {
    up: { 0: 0 },
    down: { 0: 5 },
    gained: { 0: { stations: 1 } },
    stations: { 0: ['sta-kurskaya 1'], 1: ['sta-tulskaya'] },
    shields: { 0: ['res-sedatives', 'res-helmet-and-vest'] },
    hand: {
      0: ['thr-librarian', 'sta-arbatskaya', 'res-bandages', 'res-flare', 'res-rats'],
      1: ['thr-voice-in-the-pipes', 'res-uniform', 'res-pork', 'res-magazine', 'res-kerosene'],
    },
    bazaar: ['res-machine-gun', 'res-generator', 'res-revolver'],
    deck: ['res-tools', 'res-first-aid-kit', 'res-night-vision', 'res-army-rations', 'res-cartridge-crate'],
  },
  script: [
    { seat: 1, pick: 'discard thr-voice-in-the-pipes' },
    { seat: 1, pick: 'deck' },
  ],
  beats: [
    { say: 'threat', cite: ['MET-45', 'MET-139', 'MET-140'], point: ['card:thr-librarian'] },
    {
      say: 'protection',
      cite: ['MET-5', 'MET-120', 'MET-121'],
      point: ['slot:protection.res-sedatives', 'slot:protection.res-helmet-and-vest'],
    },
    {
      say: 'twoSymbols',
      cite: ['MET-143'],
      point: ['slot:protection.res-sedatives', 'slot:protection.res-helmet-and-vest'],
      count: true,
    },
    {
      say: 'letItOut',
      cite: ['MET-141', 'MET-149', 'MET-150'],
      point: ['card:thr-librarian', 'player:1'],
      expect: {
        question: 'turnAction',
        open: ['discard thr-librarian'],
        wrong: [
          { when: 'discard', say: 'raisesLess', cite: ['MET-50'], point: ['card:thr-librarian'] },
          { when: 'exchange', say: 'noEffect', cite: ['MET-56'], point: ['card:thr-librarian'] },
          { say: 'keepGuard', cite: ['MET-73', 'MET-145'] },
        ],
      },
    },
    {
      say: 'whichOne',
      cite: ['MET-145', 'MET-146'],
      point: ['slot:protection.res-sedatives', 'slot:protection.res-helmet-and-vest'],
      expect: {
        question: 'defend',
        open: ['defend res-sedatives'],
        wrong: [
          { when: 'decline', say: 'loseKurskaya', cite: ['MET-148', 'MET-150'], point: ['card:sta-kurskaya'] },
          { say: 'helmetDearer', cite: ['MET-74', 'MET-145'], point: ['slot:protection.res-sedatives'] },
        ],
      },
      after: { say: 'repelled', note: 'noteSymbol' },
    },
    {
      say: 'freePlay',
      cite: ['MET-157', 'MET-158'],
      point: ['card:sta-arbatskaya'],
      expect: {
        question: 'freePlay',
        open: ['play sta-arbatskaya'],
        wrong: [{ say: 'takeIt', cite: ['MET-157', 'MET-158'], point: ['card:sta-arbatskaya'] }],
      },
      after: { say: 'otherLost', note: 'noteFree' },
    },
    drawAny('refill', ['MET-161']),
    drawAny('oneMore', ['MET-166']),
    {
      say: 'endIt',
      cite: ['MET-40'],
      point: ['answers'],
      expect: {
        question: 'turnAction',
        open: ['end'],
        wrong: [{ say: 'keepGuard', cite: ['MET-73', 'MET-145'] }],
      },
    },
    { say: 'voiceAttacks', cite: ['MET-139', 'MET-143'], point: ['slot:protection.res-helmet-and-vest'] },
    {
      say: 'whichStation',
      cite: ['MET-81', 'MET-150', 'MET-151'],
      point: ['card:sta-kurskaya', 'card:sta-arbatskaya'],
      count: true,
      expect: {
        question: 'loseStation',
        open: ['lose sta-kurskaya 1'],
        wrong: [{ say: 'missionLeft', cite: ['MET-39', 'MET-109'], point: ['slot:mission.sta-arbatskaya'] }],
      },
      after: { say: 'markerBack', note: 'noteLoss' },
    },
    { say: 'handIsSafe', cite: ['MET-144', 'MET-156'] },
    { say: 'losses', cite: ['MET-13', 'MET-155'] },
    { say: 'exchanged', cite: ['MET-53', 'MET-56'] },
  ],
};
