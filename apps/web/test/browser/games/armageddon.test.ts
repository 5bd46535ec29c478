import { testBoard } from '../kit/board-suite.ts';

testBoard({ game: 'armageddon', mouse: [3, 4], keyboard: [3, 4], bots: 1, games: 40, questions: 12 });
