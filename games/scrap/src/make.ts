import type { Game, Made } from '@ashtown/engine';
import { about } from './about.ts';
import { sheet } from './advice/sheet.ts';
import { CITES } from './answers/cites.ts';
import { deedOf } from './answers/deed.ts';
import { explainOf } from './answers/explain.ts';
import { refs } from './answers/refs.ts';
import { evaluateOf } from './bot/index.ts';
import { brokenOf } from './check.ts';
import type { Tables } from './content/tables.ts';
import { endingOf } from './ending.ts';
import { OPTIONS } from './options.ts';
import { makePosition, parsePositionOf } from './position/index.ts';
import { rulesOf } from './rules/index.ts';
import { setupOf } from './setup.ts';
import { resultOf, standingOf } from './standing.ts';
import { type Answer, type Event, type Options, PHASES, SOURCES, type State, type View } from './state.ts';
import { tellings } from './telling/index.ts';
import type { Language } from './text/language.ts';
import { speak } from './text/speak.ts';
import { clone, determinizeOf, redact, view } from './view.ts';

type Scrap = Game<State, Answer, Event, View, Options>;

/** The game with a content. */
export function make(t: Tables, id: string): Made<State, Answer, Event, View, Options, Tables, Language> {
  const rules = rulesOf(t);
  const broken = brokenOf(t);
  const game: Scrap = {
    id,
    version: 1,
    players: about.players,
    options: OPTIONS,
    phases: PHASES,
    sources: SOURCES,
    tellings,
    cites: CITES,
    setup: setupOf(t, rules),
    clone,
    asked: rules.asked,
    question: rules.question,
    legal: rules.legal,
    apply: rules.apply,
    rounds: (s) => s.round,
    result: resultOf(t, rules),
    standing: standingOf(t),
    ending: endingOf(t),
    view,
    redact,
    determinize: determinizeOf(t),
    makePosition,
    parsePosition: parsePositionOf(t, broken),
    refs,
    deed: deedOf,
    explain: explainOf(rules),
    evaluate: evaluateOf(t),
    sheet,
  };
  return { game, tables: t, speak: (language) => speak(t, language), broken };
}
