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
export const ANY = 'any';

export const nameOf = (level: string, temperament: Temperament | typeof ANY): string => level + BETWEEN + temperament;

/** The level of a bot, whatever its temperament. */
export const levelOf = (bot: string): string => bot.split(BETWEEN)[0]!;

export const temperamentsOf = (game: AnyGame): Temperament[] =>
  TEMPERAMENTS.filter((temperament) => game.ahead?.temperaments?.[temperament]);

/** The same bot with another temperament; in a game that knows none of it, just the same bot. */
export const tempered = (bot: Bot, temperament: Temperament): Bot => ({
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

/** What the bots that were wished for are called once the seed of the table is known: `any` is drawn, plain is one of them. */
export function settled(game: AnyGame, wishes: readonly string[], seed: Seed): string[] {
  const rng = makeRng(seedOf(`${seed} temperaments`));
  const offered = temperamentsOf(game);
  return wishes.map((wish) => {
    const level = levelOf(wish);
    return wish === nameOf(level, ANY) ? pickOne(rng, [level, ...offered.map((one) => nameOf(level, one))]) : wish;
  });
}
