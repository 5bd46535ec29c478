import { drawAny, type MetroLesson } from './lesson.ts';

/** Keeping Stations: one, two, three markers; what is cheaper, and what costs nothing. */
export const keeping: MetroLesson = {
  id: 'keeping',
  minutes: 3,
  teaches: ['MET-97', 'MET-107', 'MET-109', 'MET-112'],
  position: {
    up: { 0: 3 },
    down: { 0: 2 },
    gained: { 0: { stations: 1 } },
    stations: { 0: ['sta-krasnoselskaya 1', 'sta-sokolniki'] },
    resources: { 0: ['res-generator'] },
    hand: {
      0: ['res-machine-gun', 'res-kalashnikov', 'res-revolver', 'sta-lubyanka', 'res-tools'],
      1: ['res-uniform', 'res-pork', 'res-blind-fish', 'res-magazine', 'res-kerosene'],
    },
    bazaar: ['res-dynamite', 'res-army-rations', 'res-canteen'],
    deck: ['res-protective-suit', 'res-cartridge-crate', 'res-night-vision'],
  },
  script: [
    { seat: 1, pick: 'discard res-uniform' },
    { seat: 1, pick: 'deck' },
  ],
  beats: [
    {
      say: 'bonusType',
      cite: ['MET-6', 'MET-7'],
      point: ['card:sta-sokolniki', 'card:sta-krasnoselskaya'],
      count: true,
    },
    { say: 'cheaper', cite: ['MET-107'], point: ['card:sta-sokolniki', 'card:res-machine-gun'] },
    { say: 'free', cite: ['MET-109'], point: ['card:sta-krasnoselskaya'] },
    {
      say: 'missionFirst',
      cite: ['MET-84', 'MET-92'],
      point: ['slot:mission.sta-sokolniki', 'slot:resource.res-generator'],
      expect: {
        question: 'turnAction',
        open: ['mission sta-sokolniki'],
        wrong: [
          { when: 'play res-machine-gun', say: 'threeNow', cite: ['MET-107', 'MET-109'] },
          { when: 'tidy', say: 'tidyLoses', cite: ['MET-75', 'MET-78'] },
          { say: 'freeAction', cite: ['MET-72'], point: ['slot:mission.sta-sokolniki'] },
        ],
      },
    },
    {
      say: 'keepOrSpend',
      cite: ['MET-97', 'MET-98'],
      point: ['card:res-machine-gun', 'card:res-kalashnikov', 'card:res-revolver'],
      count: true,
      expect: {
        question: 'keepStation',
        open: ['keep'],
        wrong: [{ say: 'nineForTwo', cite: ['MET-100', 'MET-109'] }],
      },
      after: { say: 'twoOnIt', note: 'noteKeep' },
    },
    {
      say: 'playFree',
      cite: ['MET-109', 'MET-111'],
      point: ['card:res-machine-gun'],
      expect: {
        question: 'turnAction',
        open: ['play res-machine-gun'],
        wrong: [
          { when: 'play res-kalashnikov', say: 'lessThanFour', cite: ['MET-41'], point: ['card:res-machine-gun'] },
          { when: 'play res-revolver', say: 'lessThanFour', cite: ['MET-41'], point: ['card:res-machine-gun'] },
          { when: 'play', say: 'takesMarkers', cite: ['MET-117'], point: ['card:res-machine-gun'] },
          { when: 'tidy', say: 'tidyLoses', cite: ['MET-75', 'MET-78'] },
          { say: 'noNeed', cite: ['MET-109'], point: ['card:res-machine-gun'] },
        ],
      },
      after: { say: 'paidNothing', note: 'noteFree' },
    },
    drawAny('drawAsUsual', ['MET-111']),
    {
      say: 'endIt',
      cite: ['MET-40'],
      point: ['answers'],
      expect: {
        question: 'turnAction',
        open: ['end'],
        wrong: [{ say: 'tidyLoses', cite: ['MET-75', 'MET-78'] }],
      },
    },
    {
      say: 'sameSymbol',
      cite: ['MET-112', 'MET-113'],
      point: ['card:sta-lubyanka', 'card:sta-krasnoselskaya', 'card:sta-sokolniki'],
      expect: {
        question: 'turnAction',
        open: ['play sta-lubyanka'],
        wrong: [
          { when: 'play', say: 'weaponsWait', cite: ['MET-109'], point: ['card:sta-lubyanka'] },
          { when: 'tidy', say: 'tidyLoses', cite: ['MET-75', 'MET-78'] },
          { say: 'onlyOne', cite: ['MET-112'], point: ['card:sta-lubyanka'] },
        ],
      },
      after: { say: 'paidOne', note: 'noteSymbol' },
    },
    { say: 'thirdTakesThree', cite: ['MET-97', 'MET-103'] },
  ],
};
