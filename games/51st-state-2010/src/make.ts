import type { Game, Made, ParsedPosition } from '@ashtown/engine';
import { type Answers, answersOf } from './answers.ts';
import { evaluateOf } from './bot.ts';
import { brokenOf, faultsOf } from './check.ts';
import { explainOf } from './explain.ts';
import { parserOf } from './position.ts';
import { makerOf } from './position-make.ts';
import { refsOf } from './refs.ts';
import { resultOf } from './result.ts';
import { type Rules, rulesOf } from './rules.ts';
import { setupOf } from './setup.ts';
import { standingOf } from './standing.ts';
import { type Event, type Options, PHASES, type Pick, SOURCES, type State, type View } from './state.ts';
import type { Tables } from './tables.ts';
import { tellingsOf } from './telling.ts';
import { type Language, speak } from './text/words.ts';
import { clone, determinizeOf, redact, view } from './view.ts';
import { PLAYERS } from './vocabulary.ts';

type FirstEdition = Game<State, Pick, Event, View, Options>;

/** The game with the cards of one content, and what its tests take apart. */
export interface MadeFirstEdition extends Made<State, Pick, Event, View, Options, Tables, Language> {
  readonly rules: Rules;
  readonly answers: Answers;
  /** A position before anything happens in it. */
  beginPosition(given: unknown): ParsedPosition<State>;
}

/** Everything but the rules themselves comes from the tables. */
export function make(tables: Tables, id: string): MadeFirstEdition {
  const answers = answersOf(tables);
  const rules = rulesOf(tables, answers);
  const refs = refsOf(tables);
  const makePosition = makerOf(tables);
  const { begin: beginPosition, parse: parsePosition } = parserOf(tables, rules, faultsOf(tables));
  const game: FirstEdition = {
    id,
    version: 1,
    players: PLAYERS,
    options: {},
    phases: PHASES,
    sources: SOURCES,
    tellings: tellingsOf(tables),
    setup: setupOf(tables, rules),
    clone,
    asked: rules.asked,
    question: rules.question,
    legal: rules.legal,
    apply: rules.apply,
    result: resultOf(tables),
    standing: standingOf(tables),
    view,
    redact,
    determinize: determinizeOf(tables),
    makePosition,
    parsePosition,
    refs,
    explain: explainOf(tables, rules, refs),
    evaluate: evaluateOf(tables),
  };
  return {
    game,
    tables,
    speak: (language) => speak(tables, answers.read, language),
    broken: brokenOf(tables),
    rounds: (s) => s.turn,
    rules,
    answers,
    beginPosition,
  };
}
