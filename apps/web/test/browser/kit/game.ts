/** The game the tests play. */
export const GAME = 'king-of-new-york';
