import { type ArmageddonLesson, FROM_CITY } from './lesson.ts';

/** Completion: what marauders damage, who has housing and who has to leave, and what damage does next. */
export const roof: ArmageddonLesson = {
  id: 'roof',
  minutes: 3,
  teaches: ['ARM-57', 'ARM-205', 'ARM-208', 'ARM-209', 'ARM-210'],
  position: {
    round: 2,
    vp: { 0: 20 },
    marauders: { 0: 4, 1: 2, 2: 2 },
    damage: { 0: 4, 1: 3, 2: 3 },
    screen: { 0: 'worker*3 engineer leader', 1: 'worker*5 leader', 2: 'worker*5 leader' },
    bids: {
      city: [
        [0, 'worker*3 soldier'],
        [1, 'nobody'],
        [2, 'nobody'],
      ],
    },
    run: FROM_CITY,
  },
  beats: [
    {
      say: 'count',
      cite: ['ARM-208', 'ARM-209'],
      point: ['slot:site.1.of.0', 'slot:site.2.of.0', 'slot:site.3.of.0'],
      count: true,
    },
    {
      say: 'fightFirst',
      cite: ['ARM-171', 'ARM-205'],
      point: ['slot:line.2.2', 'slot:marauders.of.0', 'slot:damage.of.0'],
      expect: {
        question: 'cityAction',
        open: ['act 2.2 soldier'],
        wrong: [
          { when: 'end', say: 'nothingDone', cite: ['ARM-205', 'ARM-210'] },
          { when: 'extend', say: 'extendAfter', cite: ['ARM-147'], point: ['slot:line.2.2'] },
          { say: 'soldierBest', cite: ['ARM-171'], point: ['slot:line.2.2'] },
        ],
      },
      after: { say: 'oneLeft' },
    },
    {
      say: 'extend',
      cite: ['ARM-152', 'ARM-153', 'ARM-210'],
      point: ['option:extend'],
      expect: {
        question: 'cityAction',
        open: ['extend worker*2'],
        wrong: [
          { when: 'act 2.1', say: 'savesOneDamage', cite: ['ARM-205', 'ARM-210'], point: ['option:extend'] },
          { say: 'threeLeave', cite: ['ARM-210'], point: ['option:extend'] },
        ],
      },
      after: { say: 'extended', note: 'noteHousing' },
    },
    { say: 'extension', cite: ['ARM-153', 'ARM-155'], point: ['slot:line.8.1'] },
    {
      say: 'lastWorker',
      cite: ['ARM-153', 'ARM-171', 'ARM-205'],
      point: ['slot:line.8.1', 'slot:line.2.1'],
      expect: {
        question: 'cityAction',
        open: ['act 2.1 worker'],
        wrong: [
          { when: 'repair', say: 'sameSpace', cite: ['ARM-157', 'ARM-207'], point: ['slot:line.2.1'] },
          { when: 'act 8.1', say: 'twoVpNow', cite: ['ARM-153', 'ARM-57'], point: ['slot:line.2.1'] },
          { say: 'oneMoreSpace', cite: ['ARM-205'], point: ['slot:line.2.1'] },
        ],
      },
      after: { say: 'damaged', note: 'noteDamage' },
    },
    {
      say: 'ends',
      cite: ['ARM-27', 'ARM-28', 'ARM-206'],
      point: ['slot:damage.of.0', 'slot:marauders.of.0'],
    },
    {
      say: 'oneTooMany',
      cite: ['ARM-204', 'ARM-205', 'ARM-210'],
      point: ['slot:screen', 'prompt'],
      expect: {
        question: 'returnHomeless',
        open: ['worker'],
        wrong: [
          { when: 'leader', say: 'leaderStays', cite: ['ARM-151', 'ARM-211'] },
          { say: 'rareStays', cite: ['ARM-3', 'ARM-211'] },
        ],
      },
      after: { say: 'workerLeft', note: 'noteLeave' },
    },
    { say: 'nextRound', cite: ['ARM-57', 'ARM-58', 'ARM-59'], point: ['slot:damage.of.0'] },
    { say: 'spaceOne', cite: ['ARM-55', 'ARM-60'], point: ['slot:damage.of.0'] },
    { say: 'stillThere', cite: ['ARM-54', 'ARM-59', 'ARM-205', 'ARM-207'], point: ['slot:marauders.of.0'] },
  ],
};
