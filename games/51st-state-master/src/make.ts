import type { Game, Made, Seat } from '@ashtown/engine';
import { about } from './about.ts';
import { oddsOf } from './advice/odds.ts';
import { sheetOf } from './advice/sheet.ts';
import { CITES } from './answers/cites.ts';
import { deedOf, type MasterDeed, triedDeedOf } from './answers/deed.ts';
import { explainOf } from './answers/explain.ts';
import { type Texts, textsOf } from './answers/index.ts';
import { outcomeOf } from './answers/outcome.ts';
import { refsOf } from './answers/refs.ts';
import { aheadOf } from './bot/ahead.ts';
import { evaluateOf } from './bot/index.ts';
import { brokenOf } from './check.ts';
import type { Tables } from './content/tables.ts';
import { endingOf, feats } from './ending.ts';
import { OPTIONS } from './options.ts';
import type { Position } from './position/index.ts';
import { makerOf } from './position/make.ts';
import { parserOf } from './position/parse.ts';
import { type Facts, factsOf } from './rules/facts.ts';
import { type Rules, rulesOf } from './rules/index.ts';
import { setupOf } from './setup.ts';
import { result, standing } from './standing.ts';
import { type Answer, type Event, type Options, PHASES, SOURCES, type State, type View } from './state.ts';
import { tellingsOf } from './telling/index.ts';
import type { Language } from './text/language.ts';
import { type MasterWords, speakOf } from './text/speak.ts';
import { clone, determinizeOf, redact, view } from './view.ts';

/** The rules with one content. Boards receive it as `game`, and find there what they may ask. */
export interface MasterSet extends Game<State, Answer, Event, View, Options> {
  deed(v: View, seat: Seat, question: string, answer: Answer): MasterDeed;
  makePosition(s: State): Position;
  readonly facts: Facts;
}

export interface MadeMasterSet extends Made<State, Answer, Event, View, Options, Tables, Language> {
  readonly game: MasterSet;
  speak(language: Language): MasterWords;
  readonly facts: Facts;
  /** The machine under the game, and how its answers are written: for tests that lay out positions no match knows. */
  readonly rules: Rules;
  readonly texts: Texts;
}

/** The game with a content of cards. Everything but the rules themselves comes from it. */
export function make(t: Tables, id: string): MadeMasterSet {
  const texts = textsOf(t);
  const rules = rulesOf(t, texts);
  const refs = refsOf(t);
  const determinize = determinizeOf(t);
  const broken = brokenOf(t);
  const deed = deedOf(t, texts, refs);
  const facts = factsOf(t, { rules, determinize });
  const game: MasterSet = {
    id,
    version: 3,
    players: about.players,
    options: OPTIONS,
    phases: PHASES,
    sources: SOURCES,
    tellings: tellingsOf(t),
    cites: CITES,
    setup: setupOf(t, rules),
    clone,
    asked: rules.asked,
    question: rules.question,
    legal: rules.legal,
    apply: rules.apply,
    rounds: (s) => s.round,
    result,
    standing,
    ending: endingOf(t),
    feats,
    view,
    redact,
    determinize,
    makePosition: makerOf(t),
    parsePosition: parserOf(t, rules, broken),
    refs,
    deed: triedDeedOf(deed, outcomeOf({ rules, determinize })),
    explain: explainOf(t, rules, refs),
    evaluate: evaluateOf(t),
    ahead: aheadOf(t, { rules, determinize, texts }),
    facts,
    sheet: sheetOf(facts),
    odds: oddsOf(t),
  };
  return { game, tables: t, speak: speakOf(t, deed), broken, facts, rules, texts };
}
