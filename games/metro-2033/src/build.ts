import type { Game } from '@ashtown/engine';
import { answersOf } from './answers.ts';
import { evaluateOf } from './bot.ts';
import { brokenOf } from './check.ts';
import type { Content } from './content.ts';
import { explainOf } from './explain.ts';
import { refsOf } from './refs.ts';
import { result } from './result.ts';
import { rulesOf } from './rules.ts';
import { setupOf } from './setup.ts';
import type { Event, Options, Pick, State, View } from './state.ts';
import { tablesOf } from './tables.ts';
import { wordsOf } from './text/index.ts';
import { clone, determinizeOf, redact, view } from './view.ts';
import { PLAYERS, ROSTERS } from './vocabulary.ts';

export type Metro = Game<State, Pick, Event, View, Options>;

/** The game with a content of cards. Everything but the rules themselves comes from it (MET-19). */
export function build(content: Content, id: string) {
  const tables = tablesOf(content);
  const answers = answersOf(tables);
  const rules = rulesOf(tables, answers);
  const refs = refsOf(tables, answers);
  const off = { kind: 'switch', default: false } as const;
  const game: Metro = {
    id,
    version: 2,
    players: PLAYERS,
    options: {
      factionRoster: { kind: 'choice', choices: ROSTERS, default: 'default' },
      factionAssignment: { kind: 'choice', choices: ['choose', 'random'], default: 'choose' },
      hardAllSymbols: off,
      hardExhaustion: off,
      hardNoRelief: off,
      hardForcedDefence: off,
    },
    setup: setupOf(tables, rules),
    clone,
    asked: rules.asked,
    question: rules.question,
    legal: rules.legal,
    apply: rules.apply,
    result,
    view,
    redact,
    determinize: determinizeOf(tables),
    refs,
    explain: explainOf(tables, rules, answers, refs),
    evaluate: evaluateOf(tables),
  };
  return { game, words: wordsOf(tables, answers), tables, rules, answers, broken: brokenOf(tables) };
}
