import { defineGame, type Game } from '@ashtown/engine';
import json from '../content.json' with { type: 'json' };
import { about } from './about.ts';
import { deedOf } from './answers/deed.ts';
import { explainOf } from './answers/explain.ts';
import { refsOf } from './answers/refs.ts';
import { evaluateOf } from './bot/index.ts';
import { brokenOf } from './check.ts';
import { parseContent } from './content/faults.ts';
import { playsOf, type Tables, tablesOf } from './content/tables.ts';
import { OPTIONS, type Options } from './options.ts';
import { makePositionOf, parsePositionOf } from './position/index.ts';
import { type Facts, factsOf } from './rules/facts.ts';
import { rulesOf } from './rules/index.ts';
import { setupOf } from './setup.ts';
import { result, standing } from './standing.ts';
import { type Answer, type Event, PHASES, SOURCES, type State, type View } from './state.ts';
import { tellingsOf } from './telling/index.ts';
import { speak } from './text/speak.ts';
import { clone, determinizeOf, redact, view } from './view.ts';

export interface KingOfNewYork extends Game<State, Answer, Event, View, Options> {
  /** For boards. */
  readonly facts: Facts;
}

/** The game with the cards, tiles and figures of a content. */
function make(tables: Tables, id: string) {
  const rules = rulesOf(tables);
  const refs = refsOf(tables);
  const deed = deedOf(tables, refs);
  const broken = brokenOf(tables);
  const determinize = determinizeOf(tables);
  const makePosition = makePositionOf(tables);
  const parsePosition = parsePositionOf(tables, rules, broken);
  const game: KingOfNewYork = {
    id,
    version: 1,
    players: about.players,
    options: OPTIONS,
    phases: PHASES,
    sources: SOURCES,
    tellings: tellingsOf(tables),
    setup: setupOf(tables, rules),
    clone,
    asked: rules.asked,
    question: rules.question,
    legal: rules.legal,
    apply: rules.apply,
    result,
    standing,
    view,
    redact,
    determinize,
    makePosition,
    parsePosition: (given) => parsePosition(given),
    refs,
    deed,
    explain: explainOf(tables, rules, refs),
    evaluate: evaluateOf(tables),
    facts: factsOf(tables, rules, { determinize, clone }),
  };
  return {
    game,
    tables,
    rules,
    speak: speak(tables, deed),
    broken,
    rounds: (s: State) => Math.ceil(s.turn.no / s.players.length),
    makePosition,
    /** As the game's, with a log of what happens up to the first question. */
    parsePosition,
  };
}

export const { made, withContent } = defineGame({
  id: about.id,
  content: json,
  parse: parseContent,
  tables: tablesOf,
  plays: playsOf,
  make,
});

/** The game as it comes, with the cards of `content.json`. */
export const { game, tables, broken, rounds, rules, makePosition, parsePosition } = made;

export * from './board.ts';
export type { Content } from './content/schema.ts';
export type { Position } from './position/index.ts';
