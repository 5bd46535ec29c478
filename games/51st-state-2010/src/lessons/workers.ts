import type { StateLesson } from './lesson.ts';

/** Workers: for an Action twice, at an open production, for a resource. */
export const workers: StateLesson = {
  id: 'workers',
  minutes: 3,
  teaches: ['FS-141', 'FS-142', 'FS-145', 'FS-147', 'FS-151'],
  position: {
    turn: 3,
    pool: { 0: { worker: 5 }, 1: { worker: 4 } },
    places: { 0: ['shipwreck'], 1: ['generators', 'old-depot'] },
  },
  script: [
    { seat: 1, pick: 'hire fuel' },
    { seat: 1, pick: 'hire fuel' },
    { seat: 1, pick: 'pass' },
  ],
  beats: [
    { say: 'threeJobs', cite: ['FS-141', 'FS-145', 'FS-151'], point: ['option:worker'] },
    { say: 'openDoors', cite: ['FS-15', 'FS-149'], point: ['slot:1.0', 'slot:1.1'], count: true },
    {
      say: 'sendToGenerators',
      cite: ['FS-145'],
      point: ['slot:1.0'],
      expect: {
        question: 'main',
        open: ['visit 1.0'],
        wrong: [
          { when: 'visit 1.1', say: 'depotSecond', cite: ['FS-145'], point: ['slot:1.0'] },
          { when: 'hire', say: 'hireDear', cite: ['FS-145', 'FS-151'], point: ['slot:1.1'] },
          { say: 'workersGo', cite: ['FS-185'], point: ['slot:1.0'] },
        ],
      },
      after: { say: 'sixWorkers', note: 'noteSend' },
    },
    {
      say: 'sendToDepot',
      cite: ['FS-145', 'FS-147'],
      point: ['slot:1.1'],
      expect: {
        question: 'main',
        open: ['visit 1.1'],
        wrong: [
          { when: 'hire', say: 'depotCheaper', cite: ['FS-151'], point: ['slot:1.1'] },
          { say: 'passCloses', cite: ['FS-65'], point: ['slot:1.1'] },
        ],
      },
      after: { say: 'oneScrap' },
    },
    {
      say: 'useShipwreck',
      cite: ['FS-141'],
      point: ['slot:0.0'],
      expect: {
        question: 'main',
        open: ['use 0.0'],
        wrong: [
          { when: 'hire', say: 'firstUseFirst', cite: ['FS-141'], point: ['slot:0.0'] },
          { say: 'scrapGoes', cite: ['FS-185'], point: ['slot:0.0'] },
        ],
      },
      after: { say: 'firstToken', note: 'noteUse' },
    },
    {
      say: 'hireScrap',
      cite: ['FS-142', 'FS-149', 'FS-151'],
      point: ['option:hire', 'option:worker'],
      expect: {
        question: 'main',
        open: ['hire scrap'],
        wrong: [
          { when: 'hire', say: 'onlyScrap', cite: ['FS-142'], point: ['slot:0.0'] },
          { say: 'fourWorkersLeft', cite: ['FS-185'], point: ['option:worker'] },
        ],
      },
      after: { say: 'scrapAgain', note: 'noteHire' },
    },
    {
      say: 'secondUse',
      cite: ['FS-142'],
      point: ['slot:0.0'],
      expect: {
        question: 'main',
        open: ['use 0.0'],
        wrong: [
          { when: 'hire', say: 'workersNeeded', cite: ['FS-142'], point: ['slot:0.0'] },
          { say: 'vpWaits', cite: ['FS-142'], point: ['slot:0.0'] },
        ],
      },
      after: { say: 'secondToken', note: 'noteSecond' },
    },
    { say: 'limits', cite: ['FS-143', 'FS-147'] },
  ],
};
