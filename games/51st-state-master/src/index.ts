import type { Game } from '@ashtown/engine';
import { evaluate } from './bot.ts';
import { explain } from './explain.ts';
import { refs } from './refs.ts';
import { result } from './result.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import type { Event, Options, Pick, State, View } from './state.ts';
import { clone, determinize, redact, view } from './view.ts';

export const game: Game<State, Pick, Event, View, Options> = {
  id: '51st-state-master',
  version: 1,
  players: [1, 4],
  options: {
    expansion: { kind: 'choice', choices: ['none', 'newera', 'winter'], default: 'none' },
    bothExpansions: { kind: 'switch', default: false },
    factions: { kind: 'choice', choices: ['random', 'picked'], default: 'random' },
    ruinsScore: { kind: 'switch', default: false },
    shipwreckUses: { kind: 'choice', choices: [2, 1], default: 2 },
    perProducedLate: { kind: 'choice', choices: ['tally', 'zero'], default: 'tally' },
  },
  setup,
  clone,
  asked: rules.asked,
  question: rules.question,
  legal: rules.legal,
  apply: rules.apply,
  result,
  view,
  redact,
  determinize,
  refs,
  explain,
  evaluate,
};

export * from './board.ts';
export * from './cards.ts';
export { broken } from './check.ts';
export { shortOf } from './explain.ts';
export { type Forecast, forecast, type Outcome, outcome } from './preview.ts';
export { defenceOf, usesOf } from './queries.ts';
export * from './state.ts';
export { words } from './text/index.ts';
export { provenance } from './text/provenance.ts';
