import { drawAny, type MetroLesson } from './lesson.ts';

/** One action a turn: discard for markers now, play in the next turn; the bazaar, and what an exchange is. */
export const action: MetroLesson = {
  id: 'action',
  minutes: 3,
  teaches: ['MET-41', 'MET-46', 'MET-49', 'MET-55', 'MET-60'],
  position: {
    factions: { 0: 'fac-reich' },
    up: { 0: 2 },
    hand: {
      0: ['res-machine-gun', 'res-tools', 'res-rats', 'res-antibiotics', 'thr-watchman'],
      1: ['res-uniform', 'res-bandages', 'res-first-aid-kit', 'res-magazine', 'res-revolver'],
    },
    bazaar: ['res-flare', 'res-pork', 'res-generator'],
    deck: ['res-kerosene', 'res-blind-fish', 'res-army-rations', 'res-field-hospital', 'res-canteen'],
  },
  script: [
    { seat: 1, pick: 'discard res-uniform' },
    { seat: 1, pick: 'deck' },
    { seat: 1, pick: 'discard res-bandages' },
    { seat: 1, pick: 'deck' },
  ],
  beats: [
    { say: 'start', cite: ['MET-27', 'MET-28'], point: ['slot:up@0', 'slot:down@0'] },
    { say: 'oneOfThree', cite: ['MET-41'], point: ['prompt'] },
    {
      say: 'discardTools',
      cite: ['MET-36', 'MET-49'],
      point: ['card:res-machine-gun', 'card:res-tools', 'slot:up@0'],
      expect: {
        question: 'turnAction',
        open: ['discard res-tools'],
        wrong: [
          { when: 'discard thr-watchman', say: 'itAttacks', cite: ['MET-52', 'MET-141'], point: ['card:thr-watchman'] },
          { when: 'discard res-machine-gun', say: 'gunGone', cite: ['MET-49'], point: ['card:res-machine-gun'] },
          { when: 'discard', say: 'raisesOne', cite: ['MET-50'], point: ['card:res-tools'] },
          { when: 'exchange', say: 'movesNone', cite: ['MET-55', 'MET-56'] },
          { say: 'paysOne', cite: ['MET-35', 'MET-46'], point: ['slot:up@0'] },
        ],
      },
      after: { say: 'threeRose', note: 'noteDiscard' },
    },
    {
      say: 'takeFlare',
      cite: ['MET-11', 'MET-60', 'MET-61'],
      point: ['slot:bazaar.1', 'slot:mission.faction'],
      expect: {
        question: 'draw',
        open: ['bazaar 1'],
        wrong: [
          { when: 'deck', say: 'unknownCard', cite: ['MET-68'], point: ['slot:bazaar.1'] },
          { say: 'peacefulCard', cite: ['MET-83'], point: ['slot:mission.faction'] },
        ],
      },
      after: { say: 'turnPassed', note: 'noteBazaar' },
    },
    {
      say: 'nowPlay',
      cite: ['MET-46'],
      point: ['card:res-machine-gun', 'slot:up@0'],
      expect: {
        question: 'turnAction',
        open: ['play res-machine-gun'],
        wrong: [
          { when: 'play res-flare', say: 'flareAfter', cite: ['MET-41'], point: ['card:res-machine-gun'] },
          { when: 'discard', say: 'enoughMarkers', cite: ['MET-51'], point: ['slot:up@0'] },
          { say: 'notForMission', cite: ['MET-83'], point: ['slot:mission.faction'] },
        ],
      },
      after: { say: 'gunInPlay', note: 'notePlay' },
    },
    drawAny('drawAgain', ['MET-46', 'MET-165']),
    {
      say: 'endIt',
      cite: ['MET-40', 'MET-43'],
      point: ['answers'],
      expect: {
        question: 'turnAction',
        open: ['end'],
        wrong: [{ say: 'keepGun', cite: ['MET-73', 'MET-74'], point: ['slot:resource.res-machine-gun'] }],
      },
      after: { say: 'flareNext' },
    },
    { say: 'exchange', cite: ['MET-55', 'MET-56', 'MET-60'] },
    { say: 'deckOut', cite: ['MET-171'], point: ['slot:deck'] },
  ],
};
