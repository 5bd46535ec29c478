import {
  type AnyGame,
  makeRng,
  pickOne,
  type Seat,
  type Seed,
  seedOf,
  TEMPERAMENTS,
  type Temperament,
} from '@ashtown/engine';
import type { Bot } from './bot.ts';

/** A bot is named by its level, or by level and temperament: `hard`, `hard:raider`. */
const BETWEEN = ':';
/** What one wishes for who wants to be surprised: `hard:any`. No bot is called so. */
const ANY = 'any';

export const nameOf = (level: string, temperament: string): string => level + BETWEEN + temperament;

/** The level of a bot, whatever its temperament. */
export const levelOf = (bot: string): string => bot.split(BETWEEN)[0]!;

export const temperamentsOf = (game: AnyGame): Temperament[] =>
  TEMPERAMENTS.filter((temperament) => game.ahead?.temperaments?.[temperament]);

/** The same bot with another temperament; in a game that knows none of it, just the same bot. */
export const tempered = (bot: Bot, temperament: Temperament): Bot => ({
  ...bot,
  id: nameOf(bot.id, temperament),
  choose: (game, seat, turn) => bot.choose(inMind(game, seat, temperament), seat, turn),
});

/** A game as it looks to whoever has a mind of their own; the others are taken to have the usual one. */
function inMind(game: AnyGame, seat: Seat, temperament: Temperament): AnyGame {
  const { ahead } = game;
  const mind = ahead?.temperaments?.[temperament];
  if (!mind) return game;
  return {
    ...game,
    evaluate: (v, whose) => (whose === seat ? mind : game).evaluate(v, whose),
    ahead: {
      ...ahead,
      ...(mind.reckon && {
        reckon: (v, whose, legal, hurry) => (whose === seat ? mind : ahead).reckon!(v, whose, legal, hurry),
      }),
    },
  };
}

/** The seats of a table once its seed is known: whoever was to be of any temperament is drawn one, or the plain level. */
export function settled<S extends { readonly bot?: string }>(
  game: AnyGame,
  seats: readonly S[],
  seed: Seed,
): readonly S[] {
  if (!seats.some(({ bot }) => isAny(bot))) return seats;
  const rng = makeRng(seedOf(`${seed} temperaments`));
  return seats.map((seat) => {
    if (!isAny(seat.bot)) return seat;
    const level = levelOf(seat.bot);
    return { ...seat, bot: pickOne(rng, [level, ...temperamentsOf(game).map((one) => nameOf(level, one))]) };
  });
}

/** Whether this is a wish that is settled only at the table. */
export const isAny = (bot: string | undefined): bot is string => bot?.endsWith(BETWEEN + ANY) === true;
