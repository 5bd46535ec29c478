import { drawAny, type MetroLesson } from './lesson.ts';

/** Caravans and Heroes: the bazaar renewed, markers raised by colour, and a Hero used once. */
export const caravans: MetroLesson = {
  id: 'caravans',
  minutes: 2,
  teaches: ['MET-124', 'MET-125', 'MET-134', 'MET-135'],
  position: {
    factions: { 0: 'fac-reich' },
    up: { 0: 0 },
    down: { 0: 7 },
    gained: { 0: { stations: 2 } },
    stations: { 0: ['sta-kurskaya', 'sta-sokolniki'] },
    resources: { 0: ['res-kalashnikov'] },
    hand: {
      0: ['car-military', 'her-melnik', 'res-tools', 'res-pork', 'res-bandages'],
      1: ['res-uniform', 'res-blind-fish', 'res-magazine', 'res-kerosene', 'res-first-aid-kit'],
    },
    bazaar: ['res-canteen', 'res-rats', 'res-antibiotics'],
    deck: ['res-generator', 'res-army-rations', 'res-field-hospital', 'res-dosimeter', 'res-vdnkh-tea'],
  },
  script: [
    { seat: 1, pick: 'discard res-uniform' },
    { seat: 1, pick: 'deck' },
  ],
  beats: [
    { say: 'onlyDiscarded', cite: ['MET-131', 'MET-133'], point: ['card:car-military'] },
    {
      say: 'redStations',
      cite: ['MET-6', 'MET-12', 'MET-135'],
      point: ['card:sta-kurskaya', 'card:sta-sokolniki'],
      count: true,
    },
    {
      say: 'sendIt',
      cite: ['MET-132', 'MET-134'],
      point: ['card:car-military', 'slot:down@0'],
      expect: {
        question: 'turnAction',
        open: ['discard car-military'],
        wrong: [
          { when: 'discard her-melnik', say: 'melnikNeeded', cite: ['MET-129'], point: ['card:her-melnik'] },
          { when: 'discard', say: 'raisesLess', cite: ['MET-50'], point: ['card:car-military'] },
          { when: 'exchange', say: 'noEffect', cite: ['MET-56'], point: ['card:car-military'] },
          { say: 'tidyRaises', cite: ['MET-74', 'MET-76'], point: ['card:car-military'] },
        ],
      },
      after: { say: 'sevenRose', note: 'noteCaravan' },
    },
    drawAny('newBazaar', ['MET-134', 'MET-138']),
    {
      say: 'endIt',
      cite: ['MET-40'],
      point: ['answers'],
      expect: {
        question: 'turnAction',
        open: ['end'],
        wrong: [{ say: 'keepAll', cite: ['MET-73', 'MET-83'], point: ['slot:mission.faction'] }],
      },
    },
    {
      say: 'playMelnik',
      cite: ['MET-123', 'MET-125'],
      point: ['card:her-melnik', 'slot:resource.res-kalashnikov', 'slot:mission.faction'],
      expect: {
        question: 'turnAction',
        open: ['play her-melnik'],
        wrong: [
          { when: 'discard', say: 'allAbove', cite: ['MET-51'], point: ['card:her-melnik'] },
          { when: 'tidy', say: 'keepAll', cite: ['MET-73', 'MET-83'], point: ['slot:mission.faction'] },
          { say: 'peacefulOnly', cite: ['MET-83'], point: ['slot:mission.faction'] },
        ],
      },
      after: { say: 'paidThree' },
    },
    drawAny('thenDraw', ['MET-46']),
    {
      say: 'doubled',
      cite: ['MET-125', 'MET-127'],
      point: ['slot:mission.faction', 'slot:hero.her-melnik', 'slot:resource.res-kalashnikov'],
      expect: {
        question: 'turnAction',
        open: ['mission faction'],
        wrong: [
          { when: 'end', say: 'missionNow', cite: ['MET-127'], point: ['slot:mission.faction'] },
          { say: 'keepAll', cite: ['MET-73', 'MET-83'], point: ['slot:mission.faction'] },
        ],
      },
      after: { say: 'heroUsed', note: 'noteHero' },
    },
    { say: 'orProtect', cite: ['MET-124', 'MET-128'] },
  ],
};
