import type { StateLesson } from './lesson.ts';

/** Redevelopment and leaders: full cards are worth replacing, in the right order. */
export const redevelop: StateLesson = {
  id: 'redevelop',
  minutes: 3,
  teaches: ['FS-113', 'FS-114', 'FS-120', 'FS-126', 'FS-128'],
  position: {
    turn: 5,
    passed: [1],
    pool: { 0: { weapon: 1, building: 1, worker: 1 } },
    leader: { 0: { card: 'uncle-hammer', ones: 5, stock: {} } },
    places: {
      0: [
        { card: 'church', ones: 3 },
        { card: 'scrap-trader', ones: 1 },
      ],
    },
    seen: { 0: ['nitro-belle', 'petrol-station'] },
  },
  beats: [
    { say: 'oneLeader', cite: ['FS-127', 'FS-132', 'FS-133'], point: ['slot:0.leader'] },
    { say: 'leaderFull', cite: ['FS-134'], point: ['slot:0.leader'] },
    { say: 'churchFull', cite: ['FS-176'], point: ['slot:0.0'] },
    {
      say: 'leaderFirst',
      cite: ['FS-128', 'FS-129'],
      point: ['card:nitro-belle', 'card:petrol-station'],
      count: true,
      expect: {
        question: 'main',
        open: ['lead nitro-belle'],
        wrong: [
          { when: 'redevelop', say: 'belleMisses', cite: ['FS-133', 'FS-137'], point: ['card:nitro-belle'] },
          { when: 'swap', say: 'bothNeeded', cite: ['FS-140'], point: ['card:nitro-belle'] },
          { say: 'tokensGo', cite: ['FS-185'], point: ['card:nitro-belle'] },
        ],
      },
      after: { say: 'leaderChanged', note: 'noteLeader' },
    },
    {
      say: 'redevelopNow',
      cite: ['FS-113', 'FS-115'],
      point: ['card:petrol-station', 'option:building'],
      expect: {
        question: 'main',
        open: ['redevelop petrol-station'],
        wrong: [{ say: 'materialGoes', cite: ['FS-185'], point: ['card:petrol-station'] }],
      },
    },
    {
      say: 'whichOld',
      cite: ['FS-114', 'FS-120'],
      point: ['slot:0.0', 'slot:0.1'],
      count: true,
      expect: {
        question: 'replace',
        open: ['replace 0.0'],
        wrong: [{ say: 'traderHasRoom', cite: ['FS-120', 'FS-176'], point: ['slot:0.1'] }],
      },
      after: { say: 'redeveloped', note: 'noteRedevelop' },
    },
    {
      say: 'useStation',
      cite: ['FS-7', 'FS-110', 'FS-141'],
      point: ['slot:0.2'],
      expect: {
        question: 'main',
        open: ['use 0.2'],
        wrong: [{ say: 'workerGoes', cite: ['FS-185'], point: ['slot:0.2'] }],
      },
      after: { say: 'tokenOfTwo', note: 'noteGoods' },
    },
    { say: 'firstLeaderFree', cite: ['FS-115', 'FS-126'] },
  ],
};
