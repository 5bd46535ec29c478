import type { StateLesson } from './lesson.ts';

/** Points: three tokens a card, a score counted anew, and 30. */
export const points: StateLesson = {
  id: 'points',
  minutes: 3,
  teaches: ['FS-176', 'FS-177', 'FS-180', 'FS-182'],
  position: {
    turn: 7,
    score: { 0: 24, 1: 25 },
    base: { 0: { redevelopment: 8, spoils: 5 }, 1: { spoils: 23 } },
    leader: { 0: { card: 'borgo', ones: 2, stock: {} } },
    places: {
      0: [
        { card: 'church', ones: 3 },
        { card: 'market', ones: 2 },
        { card: 'assembly-plant', twos: 1 },
        'fuel-tank',
        'dive',
      ],
      1: ['quarry', 'generators', 'old-depot', { card: 'scrap-trader', ones: 1 }, 'heavy-equipment'],
    },
    pool: { 0: { scrap: 2, worker: 2, incorporation1: 1 }, 1: { scrap: 1, worker: 1 } },
    seen: { 0: ['school'] },
  },
  script: [
    { seat: 1, pick: 'use 1.3' },
    { seat: 1, pick: 'pass' },
  ],
  beats: [
    { say: 'countedAnew', cite: ['FS-180'], point: ['mine'] },
    { say: 'twentyEight', cite: ['FS-180', 'FS-182'], point: ['slot:0.score'] },
    {
      say: 'twoVpToken',
      cite: ['FS-176', 'FS-177'],
      point: ['slot:0.1', 'slot:0.2'],
      count: true,
      expect: {
        question: 'main',
        open: ['use 0.2'],
        wrong: [
          { when: 'use 0.1', say: 'marketOne', cite: ['FS-176'], point: ['slot:0.2'] },
          { when: 'incorporate', say: 'schoolOne', cite: ['FS-107'], point: ['slot:0.2'] },
          { when: 'pass', say: 'twoShort', cite: ['FS-182'] },
          { say: 'scrapIsEnough', cite: ['FS-141'], point: ['slot:0.2'] },
        ],
      },
      after: { say: 'thirtyNow', note: 'noteSlots' },
    },
    { say: 'notYetOver', cite: ['FS-182'], point: ['player:1'] },
    {
      say: 'oneMore',
      cite: ['FS-107', 'FS-183'],
      point: ['card:school', 'option:incorporation1'],
      expect: {
        question: 'main',
        open: ['incorporate school'],
        wrong: [
          { when: 'visit', say: 'resourceNoVp', cite: ['FS-180'], point: ['card:school'] },
          { say: 'tieThen', cite: ['FS-183'], point: ['card:school'] },
        ],
      },
      after: { say: 'thirtyOne', note: 'noteAnew' },
    },
    {
      say: 'passToScore',
      cite: ['FS-33', 'FS-182'],
      point: ['answers'],
      expect: { question: 'main', open: ['pass'], wrong: [{ say: 'noWorkerThen', cite: ['FS-141'] }] },
      after: { say: 'won', note: 'noteThirty' },
    },
    { say: 'highestWins', cite: ['FS-182', 'FS-183'] },
  ],
};
