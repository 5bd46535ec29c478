import { testBoard } from '../kit/board-suite.ts';

testBoard({ game: 'metro-2033', mouse: [5], keyboard: [2], games: 12, questions: 10 });
