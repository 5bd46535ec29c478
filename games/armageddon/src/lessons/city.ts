import { type ArmageddonLesson, FROM_CITY } from './lesson.ts';

/** A turn in the city: who acts, what a line of a building says, fighting and repairing. */
export const city: ArmageddonLesson = {
  id: 'city',
  minutes: 3,
  teaches: ['ARM-144', 'ARM-146', 'ARM-157', 'ARM-162', 'ARM-171'],
  position: {
    round: 2,
    vp: { 0: 20 },
    marauders: { 0: 3, 1: 2, 2: 2 },
    damage: { 0: 4, 1: 3, 2: 3 },
    screen: { 0: 'worker leader', 1: 'worker*5 leader', 2: 'worker*5 leader' },
    bids: {
      city: [
        [0, 'worker*2 soldier engineer'],
        [1, 'nobody'],
        [2, 'nobody'],
      ],
    },
    city: { 0: { 5: 'workshop' } },
    run: FROM_CITY,
  },
  beats: [
    { say: 'pool', cite: ['ARM-144', 'ARM-149'], point: ['mine'] },
    { say: 'turns', cite: ['ARM-145', 'ARM-147'] },
    {
      say: 'lines',
      cite: ['ARM-162', 'ARM-165'],
      point: ['slot:line.1.1', 'slot:line.2.1', 'slot:line.2.2', 'slot:line.5.1'],
      count: true,
    },
    {
      say: 'soldierFights',
      cite: ['ARM-146', 'ARM-171'],
      point: ['slot:line.2.2', 'slot:marauders.of.0'],
      expect: {
        question: 'cityAction',
        open: ['act 2.2 soldier'],
        wrong: [
          { when: 'act 1.1 soldier', say: 'oneVpOnly', cite: ['ARM-169', 'ARM-171'], point: ['slot:line.2.2'] },
          { when: 'extend', say: 'twoForHousing', cite: ['ARM-152', 'ARM-153'], point: ['slot:line.2.2'] },
          { when: 'end', say: 'unused', cite: ['ARM-148'] },
          { say: 'soldierFirst', cite: ['ARM-147'], point: ['slot:line.2.2'] },
        ],
      },
      after: { say: 'twoGone', note: 'noteFight' },
    },
    {
      say: 'workerFights',
      cite: ['ARM-171', 'ARM-205'],
      point: ['slot:line.2.1', 'slot:marauders.of.0'],
      expect: {
        question: 'cityAction',
        open: ['act 2.1 worker'],
        wrong: [
          { when: 'act 1.1', say: 'vpAndDamage', cite: ['ARM-169', 'ARM-205'], point: ['slot:line.2.1'] },
          { say: 'marauderFirst', cite: ['ARM-205'], point: ['slot:line.2.1'] },
        ],
      },
      after: { say: 'noneLeft' },
    },
    { say: 'damageCosts', cite: ['ARM-57', 'ARM-58'], point: ['slot:damage.of.0'] },
    {
      say: 'engineerRepairs',
      cite: ['ARM-157', 'ARM-180'],
      point: ['slot:line.5.1', 'slot:damage.of.0'],
      expect: {
        question: 'cityAction',
        open: ['act 5.1 engineer'],
        wrong: [
          { when: 'repair engineer', say: 'withoutVp', cite: ['ARM-157', 'ARM-180'], point: ['slot:line.5.1'] },
          { when: 'act 1.1 engineer', say: 'oneWithoutRepair', cite: ['ARM-169'], point: ['slot:line.5.1'] },
          { say: 'engineerFirst', cite: ['ARM-147'], point: ['slot:line.5.1'] },
        ],
      },
      after: { say: 'repaired', note: 'noteRepair' },
    },
    {
      say: 'lastWorker',
      cite: ['ARM-157', 'ARM-158', 'ARM-169'],
      point: ['slot:line.1.1', 'slot:damage.of.0'],
      expect: {
        question: 'cityAction',
        open: ['act 1.1 worker', 'repair worker'],
        wrong: [{ say: 'unused', cite: ['ARM-148'] }],
      },
      after: { say: 'allUsed', note: 'noteLines' },
    },
    { say: 'income', cite: ['ARM-202', 'ARM-213'] },
  ],
};
