import type { StateLesson } from './lesson.ts';

/** Range: pieces of a colour add up, are spent whole, and have prices. */
export const range: StateLesson = {
  id: 'range',
  minutes: 4,
  teaches: ['FS-75', 'FS-77', 'FS-78', 'FS-79'],
  position: {
    turn: 3,
    passed: [1],
    pool: { 0: { scrap: 1, incorporation1: 1, conquest2: 1 } },
    seen: { 0: ['assembly-plant', 'pub', 'murderers-pub', 'dive', 'road', 'envoy'] },
    deck: ['school'],
  },
  beats: [
    {
      say: 'threeColours',
      cite: ['FS-17', 'FS-75', 'FS-77'],
      point: ['card:ny-police', 'card:ny-expedition', 'card:ny-railroad'],
      count: true,
    },
    { say: 'distanceThree', cite: ['FS-75'], point: ['card:assembly-plant'] },
    { say: 'piecesOfRange', cite: ['FS-76', 'FS-77', 'FS-78'], point: ['option:incorporation1', 'card:road'] },
    {
      say: 'placePlant',
      cite: ['FS-106'],
      point: ['card:assembly-plant'],
      expect: {
        question: 'main',
        open: ['incorporate assembly-plant'],
        wrong: [
          { when: 'incorporate pub', say: 'pubNext', cite: ['FS-75'], point: ['card:assembly-plant'] },
          { when: 'incorporate', say: 'farOneFirst', cite: ['FS-75'], point: ['card:assembly-plant'] },
          { when: 'pass', say: 'rangeGoes', cite: ['FS-185'], point: ['card:assembly-plant'] },
          { say: 'plantFirst', cite: ['FS-75'], point: ['card:assembly-plant'] },
        ],
      },
    },
    {
      say: 'freeWay',
      cite: ['FS-78', 'FS-80'],
      point: ['card:road', 'option:incorporation1'],
      expect: {
        question: 'reach',
        open: ['reach road incorporation1'],
        wrong: [
          { when: 'reach envoy', say: 'envoyAnyColour', cite: ['FS-77'], point: ['card:envoy'] },
          { say: 'railroadPrice', cite: ['FS-80'], point: ['card:ny-railroad', 'option:scrap'] },
        ],
      },
      after: { say: 'plantPlaced', note: 'noteAddUp' },
    },
    {
      say: 'conquestToken',
      cite: ['FS-77', 'FS-79'],
      point: ['option:conquest2'],
      expect: {
        question: 'main',
        open: ['conquer murderers-pub'],
        wrong: [
          { when: 'conquer dive', say: 'surplusLost', cite: ['FS-79'], point: ['card:murderers-pub'] },
          { when: 'conquer', say: 'tokenTooShort', cite: ['FS-75'], point: ['card:murderers-pub'] },
          { say: 'conquerNow', cite: ['FS-77'], point: ['option:conquest2', 'card:murderers-pub'] },
        ],
      },
    },
    {
      say: 'exactlyTwo',
      cite: ['FS-79'],
      point: ['option:conquest2'],
      expect: {
        question: 'reach',
        open: ['reach conquest2'],
        wrong: [{ say: 'envoyWasted', cite: ['FS-79', 'FS-80'], point: ['option:conquest2'] }],
      },
      after: { say: 'spoilsTucked', note: 'noteWhole' },
    },
    {
      say: 'envoyForPub',
      cite: ['FS-77', 'FS-109'],
      point: ['card:pub'],
      expect: {
        question: 'main',
        open: ['incorporate pub'],
        wrong: [
          { when: 'cooperate pub', say: 'pubAsDeal', cite: ['FS-60', 'FS-107'], point: ['card:pub'] },
          { when: 'conquer pub', say: 'pubAsSpoils', cite: ['FS-60'], point: ['card:pub'] },
          { say: 'scrapForEnvoy', cite: ['FS-80'], point: ['option:scrap', 'card:pub'] },
        ],
      },
      after: { say: 'pubPlaced', note: 'noteUniversal' },
    },
    { say: 'backToSupply', cite: ['FS-18', 'FS-81'] },
  ],
};
