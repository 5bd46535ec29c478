import { type AnyFrame, type Game, type Seed, type StateBase, seedOf } from '@ashtown/engine';
import { evaluated, explained, foreseen } from './checks/advice.ts';
import { answers } from './checks/answers.ts';
import { askedForAll } from './checks/asked.ts';
import { counts } from './checks/counts.ts';
import { deeds } from './checks/deeds.ts';
import { endings } from './checks/ending.ts';
import { positions } from './checks/position.ts';
import { result } from './checks/result.ts';
import { legalFromView, quietEvents, views } from './checks/secrets.ts';
import { standings } from './checks/standing.ts';
import { cloned, conserved, plainState, pure } from './checks/state.ts';
import { tellings } from './checks/tellings.ts';
import { replayed, twins } from './checks/twins.ts';
import { spoken } from './checks/words.ts';
import { checkVariety, worlds } from './checks/worlds.ts';
import { faultFrom } from './fault.ts';
import { type AnyFixture, type Check, type Fixture, type Limits, newMemory, type Setting } from './moment.ts';
import { titleOf } from './settings.ts';
import { walk, withoutChance } from './walk.ts';

export interface ConformanceOptions extends Partial<Limits> {
  /** How many games per setting; `GAMES` where nothing is said. */
  games?: number;
  /** Instead of every number of seats with every option. */
  settings?: readonly Setting[];
  /** Plays these seeds, once per setting: how a fault is seen again. */
  seeds?: readonly Seed[];
}

export const GAMES = 3;
const LIMITS: Limits = { answers: 3000, choices: 200, every: 7 };
/** A question with more answers than this is worth splitting. */
const WIDE = 150;

/** In the order in which a fault is easiest to understand. */
const checks = (): Check[] => [
  plainState,
  answers,
  deeds,
  pure,
  cloned,
  conserved,
  result,
  standings,
  endings(),
  positions,
  twins(),
  views,
  legalFromView,
  quietEvents(),
  askedForAll,
  tellings(),
  worlds(),
  evaluated,
  foreseen,
  explained,
  counts,
  spoken,
  replayed,
];

/** Plays random games of one setting and checks every promise at every state. Throws a `Fault`. */
export function examine<S extends StateBase<AnyFrame>, P, E, V, O>(
  game: Game<S, P, E, V, O>,
  fixture: Fixture<S, P, E, V>,
  setting: Setting,
  options: ConformanceOptions = {},
): void {
  const { games = GAMES, seeds, settings: _, ...limits } = options;
  const memory = newMemory();
  const title = titleOf(game, setting);
  const played = seeds ?? Array.from({ length: games }, (_, i) => seedOf(`${game.id}, ${title}, game ${i}`));
  withoutChance(() => {
    for (const [offset, seed] of played.entries())
      walk(
        { game, fixture: fixture as AnyFixture, limits: { ...LIMITS, ...limits }, setting, memory, seed, offset },
        checks(),
      );
  });
  try {
    checkVariety(memory);
  } catch (error) {
    throw faultFrom(error).at(`${game.id}, ${title}, seeds ${played.join(' ')}`);
  }
  const { question, choices } = memory.widest;
  if (choices > WIDE) console.warn(`${game.id}, ${title}: up to ${choices} answers to ${question}`);
}
