import type { Game } from '@ashtown/engine';
import { answersOf } from './answers.ts';
import { evaluateOf } from './bot.ts';
import { brokenOf, faultsOf } from './check.ts';
import type { Content } from './content.ts';
import { explainOf } from './explain.ts';
import { parserOf } from './position.ts';
import { makerOf } from './position-make.ts';
import { refsOf } from './refs.ts';
import { resultOf } from './result.ts';
import { rulesOf } from './rules.ts';
import { setupOf } from './setup.ts';
import { standingOf } from './standing.ts';
import { type Event, type Options, PHASES, type Pick, SOURCES, type State, type View } from './state.ts';
import { tablesOf } from './tables.ts';
import { tellingsOf } from './telling.ts';
import { wordsOf } from './text/index.ts';
import { clone, determinizeOf, redact, view } from './view.ts';
import { PLAYERS } from './vocabulary.ts';

type FirstEdition = Game<State, Pick, Event, View, Options>;

/** The game with a content of cards. Everything but the rules themselves comes from it. */
export function build(content: Content, id: string) {
  const tables = tablesOf(content);
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
    words: wordsOf(tables, answers.read),
    tables,
    rules,
    answers,
    broken: brokenOf(tables),
    makePosition,
    parsePosition,
    beginPosition,
  };
}
