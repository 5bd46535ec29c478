import type { Game, Log, Made, ParsedPosition, Seat } from '@ashtown/engine';
import { about } from './about.ts';
import { oddsOf } from './advice/odds.ts';
import { sheetOf } from './advice/sheet.ts';
import { CITES } from './answers/cites.ts';
import { deedOf, type KingDeed } from './answers/deed.ts';
import { explainOf } from './answers/explain.ts';
import { refsOf } from './answers/refs.ts';
import { aheadOf } from './bot/ahead.ts';
import { evaluateOf } from './bot/index.ts';
import { brokenOf } from './check.ts';
import type { Tables } from './content/tables.ts';
import { endingOf, feats } from './ending.ts';
import { OPTIONS, type Options } from './options.ts';
import { makePositionOf, type Position, parsePositionOf } from './position/index.ts';
import { type Facts, factsOf } from './rules/facts.ts';
import { type Rules, rulesOf } from './rules/index.ts';
import { setupOf } from './setup.ts';
import { result, standing } from './standing.ts';
import { type Answer, type Event, PHASES, SOURCES, type State, type View } from './state.ts';
import { tellingsOf } from './telling/index.ts';
import type { Language } from './text/language.ts';
import { type KingWords, speak } from './text/speak.ts';
import { clone, determinizeOf, redact, view } from './view.ts';

export interface KingOfNewYork extends Game<State, Answer, Event, View, Options> {
  makePosition(s: State): Position;
  /** Also tells what happens until somebody is asked. */
  parsePosition(given: unknown, log?: Log<Event>): ParsedPosition<State>;
  deed(v: View, seat: Seat, question: string, answer: Answer): KingDeed;
  /** What follows from the rules for whoever looks on. */
  readonly facts: Facts;
}

export interface KingMade extends Made<State, Answer, Event, View, Options, Tables, Language> {
  readonly game: KingOfNewYork;
  readonly rules: Rules;
  speak(language: Language): KingWords;
}

/** The game with the cards, tiles and figures of a content. */
export function make(tables: Tables, id: string): KingMade {
  const rules = rulesOf(tables);
  const refs = refsOf(tables);
  const deed = deedOf(tables, refs);
  const broken = brokenOf(tables);
  const determinize = determinizeOf(tables);
  const game: KingOfNewYork = {
    id,
    version: 1,
    players: about.players,
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
    ending: endingOf(tables),
    feats,
    view,
    redact,
    determinize,
    makePosition: makePositionOf(tables),
    parsePosition: parsePositionOf(tables, rules, broken),
    refs,
    deed,
    explain: explainOf(tables, rules, refs),
    evaluate: evaluateOf(tables),
    ahead: aheadOf(tables),
    facts: factsOf(tables, rules, { determinize, clone }),
    sheet: sheetOf(tables),
    odds: oddsOf(tables, rules),
  };
  return {
    game,
    tables,
    rules,
    speak: speak(tables, deed),
    broken,
  };
}
