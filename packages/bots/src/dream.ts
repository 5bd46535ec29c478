import { type AnyGame, pickOne, type Seat } from '@ashtown/engine';

/** More than any game's terms add up to: where an answer may end the game, the terms only break ties. */
export const WIN = 1e6;

/** A state drawn from a view: what a bot thinks with. */
export type Dream = { ply: number; rng: { w: number[] } };

/**
 * Gives an answer in a dream of one's own, which it changes. A question to several seats shows its effect once all have
 * answered: in a dream the others do so at random.
 */
export function answerIn(game: AnyGame, dream: Dream, seat: Seat, pick: unknown): void {
  const { ply } = dream;
  game.apply(dream, seat, pick, null);
  if (dream.ply === ply)
    for (const other of game.asked(dream)) game.apply(dream, other, pickOne(dream.rng, game.legal(dream, other)), null);
}

/** What a seat judges a dream by. */
export const seenIn = (game: AnyGame, dream: Dream, seat: Seat): unknown =>
  game.ahead?.evaluatesStates ? dream : game.view(dream, seat);

/** What a seat makes of a dream, as one number. */
export function worthOf(game: AnyGame, dream: Dream, seat: Seat): number {
  const result = game.result(dream);
  const won = result ? WIN * (2 * result[seat]!.share - 1) : 0;
  let sum = won;
  for (const { value } of game.evaluate(seenIn(game, dream, seat), seat)) sum += value;
  return sum;
}

/** What somebody makes of a dream: the chances of all seats to win. */
export type Value = (dream: Dream) => number[];

/** The result, or a softmax of what each seat makes of the table. */
export const handMadeValue =
  (game: AnyGame, players: number, sharpness: number): Value =>
  (dream) => {
    const result = game.result(dream);
    if (result) return result.map(({ share }) => share);
    const worths = Array.from({ length: players }, (_, seat) => sharpness * worthOf(game, dream, seat));
    if (players === 1) worths.push(0); // Alone one plays against the game itself.
    return softmax(worths);
  };

/** How far ahead one is, as a logarithm of the chances, where it is clear that one is. */
const CLEAR = 6;

/**
 * How far a seat with these chances is ahead in a dream, between -1 and 1; once the game is over, by the margin of the scores
 * as well, which takes a win before anything that only looks like one.
 */
export function leadIn(game: AnyGame, dream: Dream, seat: Seat, chances: number, sharpness: number): number {
  const result = game.result(dream);
  if (!result) return Math.tanh(Math.log(chances / (1 - chances)) / CLEAR);
  const best = result.reduce((most, { seat: other, score }) => (other === seat ? most : Math.max(most, score)), 0);
  return 2 * chances - 1 + Math.tanh((sharpness * (result[seat]!.score - best)) / CLEAR) / 4;
}

/** Shares that add up to 1, as the exponentials of these; the list is changed. */
export function softmax(worths: number[]): number[] {
  const most = Math.max(...worths);
  let sum = 0;
  for (let i = 0; i < worths.length; i++) sum += worths[i] = Math.exp(worths[i]! - most);
  for (let i = 0; i < worths.length; i++) worths[i]! /= sum;
  return worths;
}
