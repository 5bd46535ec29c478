import { testBoard } from '../kit/board-suite.ts';

testBoard({ game: '51st-state-2010', mouse: [2, 4], keyboard: [2, 4], games: 40, questions: 14 });
