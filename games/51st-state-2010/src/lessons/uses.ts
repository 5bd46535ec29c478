import type { StateLesson } from './lesson.ts';

/** Conquest, cooperation, incorporation: what each brings, and the room under the base. */
export const uses: StateLesson = {
  id: 'uses',
  minutes: 4,
  teaches: ['FS-57', 'FS-60', 'FS-94', 'FS-95', 'FS-98', 'FS-106'],
  position: {
    turn: 3,
    from: 'production',
    spoils: { 0: ['dive'] },
    deals: { 0: ['trading-post', 'old-depot'] },
    seen: { 0: ['fuel-tank', 'refinery'] },
  },
  script: [{ seat: 1, pick: 'pass' }],
  beats: [
    {
      say: 'produced',
      cite: ['FS-55', 'FS-56'],
      point: ['option:scrap', 'option:worker', 'option:cooperation1'],
      count: true,
    },
    {
      say: 'baseFull',
      cite: ['FS-98'],
      point: ['card:spoils.dive', 'card:deal.trading-post', 'card:deal.old-depot'],
      count: true,
    },
    { say: 'dropFree', cite: ['FS-72', 'FS-103'] },
    {
      say: 'cashInDive',
      cite: ['FS-57'],
      point: ['card:spoils.dive'],
      expect: {
        question: 'step',
        open: ['cash dive'],
        wrong: [
          { when: 'drop', say: 'forNothing', cite: ['FS-103'], point: ['card:spoils.dive'] },
          { say: 'noRoomThen', cite: ['FS-98', 'FS-102'], point: ['card:spoils.dive'] },
        ],
      },
      after: { say: 'threeWeapons', note: 'noteSpoils' },
    },
    {
      say: 'threeFields',
      cite: ['FS-94', 'FS-95', 'FS-106'],
      point: ['slot:incorporate.fuel-tank', 'slot:cooperate.fuel-tank', 'slot:conquer.fuel-tank'],
      count: true,
    },
    {
      say: 'conquerRefinery',
      cite: ['FS-94', 'FS-98'],
      point: ['card:refinery', 'card:ny-police'],
      expect: {
        question: 'main',
        open: ['conquer refinery'],
        wrong: [
          { when: 'conquer fuel-tank', say: 'policeOnce', cite: ['FS-18'], point: ['card:refinery'] },
          { when: 'cooperate fuel-tank', say: 'dealKeepsRoom', cite: ['FS-95', 'FS-98'], point: ['card:refinery'] },
          { when: 'incorporate', say: 'placingLater', cite: ['FS-106'], point: ['card:refinery'] },
          { when: 'drop', say: 'dealsPayOn', cite: ['FS-103'], point: ['card:refinery'] },
          { say: 'refineryFirst', cite: ['FS-94'], point: ['card:refinery'] },
        ],
      },
      after: { say: 'refineryTucked', note: 'noteLater' },
    },
    {
      say: 'placeTank',
      cite: ['FS-106', 'FS-109'],
      point: ['card:fuel-tank', 'card:ny-railroad'],
      expect: {
        question: 'main',
        open: ['incorporate fuel-tank'],
        wrong: [
          { when: 'drop', say: 'noNeedToDrop', cite: ['FS-106'], point: ['card:fuel-tank'] },
          { when: 'hire', say: 'tankBeforeHire', cite: ['FS-109'], point: ['card:fuel-tank'] },
          { say: 'scrapGoes', cite: ['FS-185'], point: ['card:fuel-tank'] },
        ],
      },
      after: { say: 'tankPlaced', note: 'notePlaced' },
    },
    { say: 'onceOrAlways', cite: ['FS-57', 'FS-60', 'FS-107'] },
  ],
};
