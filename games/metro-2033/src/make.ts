import type { Game, Log, Made, ParsedPosition, Seat } from '@ashtown/engine';
import { oddsOf } from './advice/odds.ts';
import { sheet } from './advice/sheet.ts';
import { askedOf } from './answers/asked.ts';
import { CITES } from './answers/cites.ts';
import { deedOf, type MetroDeed } from './answers/deed.ts';
import { explainOf } from './answers/explain.ts';
import { answersOf } from './answers/index.ts';
import { refsOf } from './answers/refs.ts';
import { aheadOf } from './bot/ahead.ts';
import { evaluateOf } from './bot/index.ts';
import { brokenOf } from './check.ts';
import type { Tables } from './content/tables.ts';
import { PLAYERS } from './content/vocabulary.ts';
import { ending, feats } from './ending.ts';
import { OPTIONS } from './options.ts';
import { makePositionOf, type Position, parsePositionOf } from './position/index.ts';
import { type Facts, factsOf } from './rules/facts.ts';
import { rulesOf } from './rules/index.ts';
import { setupOf } from './setup.ts';
import { result, standing } from './standing.ts';
import { type Answer, type Event, type Options, PHASES, SOURCES, type State, type View } from './state.ts';
import { tellingsOf } from './telling/index.ts';
import type { Language } from './text/language.ts';
import { type MetroWords, speak } from './text/speak.ts';
import { clone, determinizeOf, redact, view } from './view.ts';

export interface Metro extends Game<State, Answer, Event, View, Options> {
  makePosition(s: State): Position;
  /** Also tells what happens until somebody is asked. */
  parsePosition(given: unknown, log?: Log<Event>): ParsedPosition<State>;
  deed(v: View, seat: Seat, question: string, answer: Answer): MetroDeed;
  /** What follows from the rules for whoever looks on. */
  readonly facts: Facts;
}

export interface MetroMade extends Made<State, Answer, Event, View, Options, Tables, Language> {
  readonly game: Metro;
  readonly facts: Facts;
  speak(language: Language): MetroWords;
}

/** The game with a content of cards. Everything but the rules themselves comes from it (MET-19). */
export function make(tables: Tables, id: string): MetroMade {
  const answers = answersOf(tables);
  const rules = rulesOf(tables, answers);
  const refs = refsOf(tables, answers);
  const deed = deedOf(tables, answers, refs);
  const broken = brokenOf(tables);
  const game: Metro = {
    id,
    version: 3,
    players: PLAYERS,
    options: OPTIONS,
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
    rounds: (s) => Math.ceil(s.turn.no / s.players.length),
    result,
    standing,
    ending,
    feats,
    view,
    redact,
    determinize: determinizeOf(tables),
    makePosition: makePositionOf(tables),
    parsePosition: parsePositionOf(tables, rules, broken),
    refs,
    deed,
    explain: explainOf(tables, rules, answers, refs),
    evaluate: evaluateOf(tables),
    ahead: aheadOf(tables),
    facts: factsOf(tables),
    sheet,
    odds: oddsOf(tables),
  };
  return {
    game,
    tables,
    speak: speak(tables, { asked: askedOf(tables), deed }),
    broken,
    facts: game.facts,
  };
}
