import { testBoard } from '../kit/board-suite.ts';

testBoard({
  game: '51st-state-master',
  mouse: [1, 4],
  keyboard: [2],
  games: 60,
  questions: 23,
  // With all cards, so that their questions come up as well.
  options: { bothExpansions: true, factions: 'picked' },
});
