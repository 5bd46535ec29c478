import type { StateLesson } from './lesson.ts';

/** Lookout: the row, two picks, and at most ten cards. */
export const lookout: StateLesson = {
  id: 'lookout',
  minutes: 3,
  teaches: ['FS-39', 'FS-40', 'FS-44', 'FS-45'],
  position: {
    seats: 3,
    turn: 2,
    from: 'turn',
    first: 1,
    hand: {
      0: ['old-depot', 'heavy-equipment', 'shipwreck', 'factory', 'assembly-plant', 'camp', 'punks', 'junk-train'],
    },
    deck: ['generators', 'church', 'road', 'dive', 'market', 'scrapyard', 'pub', 'school', 'quarry', 'gun-shop'],
  },
  script: [
    { seat: 1, pick: 'take church' },
    { seat: 2, pick: 'take market' },
    { seat: 1, pick: 'take generators' },
    { seat: 2, pick: 'take pub' },
    { seat: 1, pick: 'pass' },
    { seat: 2, pick: 'pass' },
  ],
  beats: [
    { say: 'aim', cite: ['FS-182', 'FS-183'], point: ['slot:0.score'] },
    { say: 'fivePhases', cite: ['FS-33'], point: ['board'] },
    { say: 'theRow', cite: ['FS-38', 'FS-39', 'FS-40'], point: ['slot:row'] },
    {
      say: 'takeRoad',
      cite: ['FS-17', 'FS-20', 'FS-30', 'FS-75'],
      point: ['card:road'],
      expect: {
        question: 'pick',
        open: ['take road'],
        wrong: [
          { when: 'take generators', say: 'generatorsFar', cite: ['FS-75'], point: ['card:road'] },
          { when: 'take scrapyard', say: 'scrapyardMayStay', cite: ['FS-39'], point: ['card:road'] },
          { say: 'diveNear', cite: ['FS-75'], point: ['card:road'] },
        ],
      },
      after: { say: 'nineCards', note: 'noteRow' },
    },
    {
      say: 'twoLeft',
      cite: ['FS-39', 'FS-40'],
      point: ['card:scrapyard', 'card:dive'],
      count: true,
      expect: {
        question: 'pick',
        open: ['take scrapyard'],
        wrong: [{ say: 'diveOne', cite: ['FS-153'], point: ['card:scrapyard'] }],
      },
      after: { say: 'tenCards', note: 'noteLimit' },
    },
    { say: 'eleventhCard', cite: ['FS-44', 'FS-45'], point: ['option:discard-pile'] },
    { say: 'limitLater', cite: ['FS-37', 'FS-46'] },
    { say: 'turns', cite: ['FS-64', 'FS-140'] },
    {
      say: 'placeDepot',
      cite: ['FS-106', 'FS-109'],
      point: ['card:old-depot'],
      expect: {
        question: 'main',
        open: ['incorporate old-depot'],
        wrong: [
          { when: 'swap', say: 'swapLater', cite: ['FS-140'], point: ['card:old-depot'] },
          { when: 'pass', say: 'passEarly', cite: ['FS-65'] },
          { say: 'depotFirst', cite: ['FS-109'], point: ['card:old-depot'] },
        ],
      },
    },
    {
      say: 'railroadReaches',
      cite: ['FS-26', 'FS-79'],
      point: ['card:ny-railroad', 'card:road'],
      count: true,
      expect: {
        question: 'reach',
        open: ['reach ny-railroad'],
        wrong: [{ say: 'roadTooGood', cite: ['FS-79'], point: ['card:ny-railroad'] }],
      },
      after: { say: 'depotMade', note: 'noteDraw' },
    },
    { say: 'seenByAll', cite: ['FS-191'] },
    { say: 'goodsGo', cite: ['FS-185', 'FS-187'], point: ['mine'] },
  ],
};
