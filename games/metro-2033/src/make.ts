import type { Game } from '@ashtown/engine';
import { answersOf } from './answers/index.ts';
import { evaluateOf } from './bot/index.ts';
import { brokenOf } from './check.ts';
import type { Content } from './content/schema.ts';
import { explainOf } from './answers/explain.ts';
import { OPTIONS } from './options.ts';
import { parsePositionOf } from './position/parse.ts';
import { makePositionOf } from './position/make.ts';
import { refsOf } from './answers/refs.ts';
import { rulesOf } from './rules/index.ts';
import { setupOf } from './setup.ts';
import { result, standing } from './standing.ts';
import { type Event, type Options, PHASES, type Pick, SOURCES, type State, type View } from './state.ts';
import { tablesOf } from './content/tables.ts';
import { tellingsOf } from './telling/index.ts';
import { wordsOf } from './text/index.ts';
import { clone, determinizeOf, redact, view } from './view.ts';
import { PLAYERS } from './content/vocabulary.ts';

export type Metro = Game<State, Pick, Event, View, Options>;

/** The game with a content of cards. Everything but the rules themselves comes from it (MET-19). */
export function build(content: Content, id: string) {
  const tables = tablesOf(content);
  const answers = answersOf(tables);
  const rules = rulesOf(tables, answers);
  const refs = refsOf(tables, answers);
  const broken = brokenOf(tables);
  const makePosition = makePositionOf(tables);
  const parsePosition = parsePositionOf(tables, rules, broken);
  const game: Metro = {
    id,
    version: 2,
    players: PLAYERS,
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
    determinize: determinizeOf(tables),
    makePosition,
    parsePosition,
    refs,
    explain: explainOf(tables, rules, answers, refs),
    evaluate: evaluateOf(tables),
  };
  return { game, words: wordsOf(tables, answers), tables, rules, answers, broken, makePosition, parsePosition };
}
