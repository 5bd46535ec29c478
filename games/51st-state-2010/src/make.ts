import type { Game, Made, ParsedPosition, Seat } from '@ashtown/engine';
import { oddsOf } from './advice/odds.ts';
import { sheetOf } from './advice/sheet.ts';
import { CITES } from './answers/cites.ts';
import { deedOf, type StateDeed } from './answers/deed.ts';
import { explainOf } from './answers/explain.ts';
import { type Answers, answersOf } from './answers/index.ts';
import { refsOf } from './answers/refs.ts';
import { aheadOf } from './bot/ahead.ts';
import { evaluateOf } from './bot/index.ts';
import { brokenOf, faultsOf } from './check.ts';
import type { Tables } from './content/tables.ts';
import { PLAYERS } from './content/vocabulary.ts';
import { endingOf, feats } from './ending.ts';
import { makePositionOf, type Position, parsePositionOf } from './position/index.ts';
import { type Facts, factsOf } from './rules/facts.ts';
import { type Rules, rulesOf } from './rules/index.ts';
import { setupOf } from './setup.ts';
import { resultOf, standingOf } from './standing.ts';
import { type Answer, type Event, type Options, PHASES, SOURCES, type State, type View } from './state.ts';
import { tellingsOf } from './telling/index.ts';
import type { Language } from './text/language.ts';
import { type StateWords, speak } from './text/speak.ts';
import { clone, determinizeOf, redact, view } from './view.ts';

/** The game with more than every game has. */
export interface FirstEdition extends Game<State, Answer, Event, View, Options> {
  makePosition(s: State): Position;
  deed(v: View, seat: Seat, question: string, answer: Answer): StateDeed;
  readonly facts: Facts;
}

/** The game with the cards of one content, and what its tests take apart. */
export interface MadeFirstEdition extends Made<State, Answer, Event, View, Options, Tables, Language> {
  readonly game: FirstEdition;
  speak(language: Language): StateWords;
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
  const deed = deedOf(tables, answers.read, refs);
  const makePosition = makePositionOf(tables);
  const { begin: beginPosition, parse: parsePosition } = parsePositionOf(tables, rules, faultsOf(tables));
  const game: FirstEdition = {
    id,
    version: 2,
    players: PLAYERS,
    options: {},
    phases: PHASES,
    sources: SOURCES,
    tellings: tellingsOf(tables),
    cites: CITES,
    setup: setupOf(tables, rules),
    clone,
    asked: rules.asked,
    question: rules.question,
    legal: rules.legal,
    apply: rules.apply,
    rounds: (s) => s.turn,
    result: resultOf(tables),
    standing: standingOf(tables),
    ending: endingOf(tables),
    feats,
    view,
    redact,
    determinize: determinizeOf(tables),
    makePosition,
    parsePosition,
    refs,
    deed,
    explain: explainOf(tables, { ...rules, refs }),
    evaluate: evaluateOf(tables),
    ahead: aheadOf(tables),
    facts: factsOf(tables),
    sheet: sheetOf(tables),
    odds: oddsOf(tables),
  };
  return {
    game,
    tables,
    speak: speak(tables, deed),
    broken: brokenOf(tables),
    rules,
    answers,
    beginPosition,
  };
}
