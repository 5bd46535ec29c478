import type { Game, Machine, Made, Seat } from '@ashtown/engine';
import { oddsOf } from './advice/odds.ts';
import { sheetOf } from './advice/sheet.ts';
import { CITES } from './answers/cites.ts';
import { type ArmageddonDeed, deedOf } from './answers/deed.ts';
import { explainOf } from './answers/explain.ts';
import { refsOf } from './answers/refs.ts';
import { aheadOf } from './bot/ahead.ts';
import { evaluateOf } from './bot/index.ts';
import { broken } from './check.ts';
import type { Tables } from './content/tables.ts';
import { PLAYERS } from './content/vocabulary.ts';
import { ending, feats } from './ending.ts';
import { OPTIONS } from './options.ts';
import { positionsOf } from './position/index.ts';
import { type Facts, factsOf } from './rules/facts.ts';
import { rulesOf } from './rules/index.ts';
import { layOut, tellLayout } from './setup.ts';
import { result, standing } from './standing.ts';
import { type Answer, type Event, type Options, PHASES, SOURCES, type State, type View } from './state.ts';
import { tellingsOf } from './telling/index.ts';
import type { Language } from './text/language.ts';
import { type ArmageddonWords, speak } from './text/speak.ts';
import { clone, determinize, redact, view } from './view.ts';

/** The rules, with what follows from them for whoever looks at a table. */
export interface ArmageddonGame extends Game<State, Answer, Event, View, Options> {
  readonly facts: Facts;
  deed(v: View, seat: Seat, question: string, answer: Answer): ArmageddonDeed;
}

/** What comes with a content. */
export interface Armageddon extends Made<State, Answer, Event, View, Options, Tables, Language> {
  readonly game: ArmageddonGame;
  speak(language: Language): ArmageddonWords;
  readonly rules: Machine<State, Answer, Event>;
}

/** The game with these components; everything but the rules themselves comes from them. */
export function make(t: Tables, id: string): Armageddon {
  const rules = rulesOf(t);
  const refs = refsOf(t);
  const { makePosition, parsePosition } = positionsOf(t, rules);
  const game: ArmageddonGame = {
    id,
    version: 2,
    players: PLAYERS,
    options: OPTIONS,
    phases: PHASES,
    sources: SOURCES,
    tellings: tellingsOf(t),
    cites: CITES,
    setup(seats, options, rng, log = null) {
      const s = layOut(t, seats, options, rng);
      tellLayout(t, s, log);
      rules.run(s, log);
      return s;
    },
    clone,
    asked: rules.asked,
    question: rules.question,
    legal: rules.legal,
    apply: rules.apply,
    rounds: (s) => s.round,
    result,
    standing,
    ending,
    feats,
    view,
    redact,
    determinize: (v, rng) => determinize(t, v, rng),
    makePosition,
    parsePosition,
    refs,
    deed: deedOf(t, refs),
    explain: explainOf(t, rules, refs),
    evaluate: evaluateOf(t),
    ahead: aheadOf(t),
    facts: factsOf(t),
    sheet: sheetOf(t),
    odds: oddsOf(t),
  };
  return {
    game,
    tables: t,
    rules,
    speak: (language) => speak(t, language),
    broken: (s) => broken(t, s),
  };
}
