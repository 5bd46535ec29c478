import type { MetroLesson } from './lesson.ts';

/** Missions: the kinds they accept, whole cards, none of them superfluous, the reward and the rise. */
export const missions: MetroLesson = {
  id: 'missions',
  minutes: 2,
  teaches: ['MET-83', 'MET-85', 'MET-86', 'MET-91', 'MET-92'],
  position: {
    factions: { 0: 'fac-1905' },
    up: { 0: 0 },
    down: { 0: 6 },
    gained: { 0: { stations: 1 } },
    stations: { 0: ['sta-kurskaya'] },
    resources: { 0: ['res-pork', 'res-blind-fish', 'res-revolver', 'res-machine-gun'] },
    heroes: { 0: ['her-sukhoi'] },
    hand: { 0: ['res-tools', 'res-uniform', 'res-dynamite', 'res-magazine', 'sta-tulskaya'] },
    bazaar: ['res-bandages', 'res-generator', 'res-canteen'],
  },
  beats: [
    { say: 'kinds', cite: ['MET-6'] },
    {
      say: 'peaceful',
      cite: ['MET-10', 'MET-83'],
      point: ['slot:mission.sta-kurskaya', 'slot:resource.res-pork', 'slot:resource.res-blind-fish'],
      count: true,
    },
    {
      say: 'trade',
      cite: ['MET-10', 'MET-83'],
      point: ['slot:mission.faction', 'slot:resource.res-revolver', 'slot:resource.res-machine-gun'],
      count: true,
    },
    {
      say: 'kurskayaFirst',
      cite: ['MET-72', 'MET-84'],
      point: ['slot:mission.sta-kurskaya'],
      expect: {
        question: 'turnAction',
        open: ['mission sta-kurskaya'],
        wrong: [
          { when: 'mission faction', say: 'factionLater', cite: ['MET-82'], point: ['slot:mission.sta-kurskaya'] },
          { when: 'tidy', say: 'tidyWastes', cite: ['MET-74', 'MET-92'], point: ['slot:down@0'] },
          { say: 'actionLater', cite: ['MET-69', 'MET-92'], point: ['slot:mission.sta-kurskaya'] },
        ],
      },
    },
    { say: 'hero', cite: ['MET-90', 'MET-125'], point: ['slot:hero.her-sukhoi'] },
    {
      say: 'threeWays',
      cite: ['MET-85', 'MET-86'],
      point: ['slot:resource.res-pork', 'slot:resource.res-blind-fish', 'slot:hero.her-sukhoi'],
      expect: {
        question: 'payment',
        open: ['pay res-pork res-blind-fish'],
        wrong: [
          { when: 'pay her-sukhoi res-pork', say: 'doubledPork', cite: ['MET-90', 'MET-125'] },
          { say: 'doubledFish', cite: ['MET-90', 'MET-125'] },
        ],
      },
      after: { say: 'surplusLost', note: 'noteWhole' },
    },
    {
      say: 'rewardAndRise',
      cite: ['MET-91', 'MET-92', 'MET-96'],
      point: ['slot:up@0', 'prompt'],
      expect: { question: 'keepStation', open: ['keep', 'discard'], wrong: [] },
      after: { say: 'eitherWay', note: 'noteRise' },
    },
    {
      say: 'secondMission',
      cite: ['MET-82', 'MET-86'],
      point: ['slot:mission.faction', 'slot:resource.res-revolver', 'slot:resource.res-machine-gun'],
      expect: {
        question: 'turnAction',
        open: ['mission faction'],
        wrong: [{ say: 'factionNow', cite: ['MET-69'], point: ['slot:mission.faction'] }],
      },
      after: { say: 'flipped', note: 'noteFaction' },
    },
    { say: 'superfluous', cite: ['MET-86', 'MET-87'] },
    { say: 'rewards', cite: ['MET-7', 'MET-11'] },
  ],
};
