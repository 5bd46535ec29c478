import type { Game } from '@ashtown/engine';
import { about } from './about.ts';
import { evaluate } from './bot.ts';
import { explain } from './explain.ts';
import { makePosition } from './position.ts';
import { parsePosition } from './position-parse.ts';
import { refs } from './refs.ts';
import { result } from './result.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { standing } from './standing.ts';
import { type Event, type Options, PHASES, type Pick, SOURCES, type State, type View } from './state.ts';
import { tellings } from './telling.ts';
import { clone, determinize, redact, view } from './view.ts';

export const game: Game<State, Pick, Event, View, Options> = {
  id: about.id,
  version: 1,
  players: about.players,
  options: {
    expansion: { kind: 'choice', choices: ['none', 'newera', 'winter'], default: 'none' },
    bothExpansions: { kind: 'switch', default: false },
    factions: { kind: 'choice', choices: ['random', 'picked'], default: 'random' },
    ruinsScore: { kind: 'switch', default: false },
    shipwreckUses: { kind: 'choice', choices: [2, 1], default: 2 },
    perProducedLate: { kind: 'choice', choices: ['tally', 'zero'], default: 'tally' },
  },
  phases: PHASES,
  sources: SOURCES,
  tellings,
  setup,
  clone,
  asked: rules.asked,
  question: rules.question,
  legal: rules.legal,
  apply: rules.apply,
  result,
  standing,
  view,
  redact,
  determinize,
  makePosition,
  parsePosition,
  refs,
  explain,
  evaluate,
};

export * from './board.ts';
export * from './cards.ts';
export { broken } from './check.ts';
export { shortOf } from './explain.ts';
export { type Built, type CardName, makePosition, type Position } from './position.ts';
export { parsePosition } from './position-parse.ts';
export { type Forecast, forecast, type Outcome, outcome } from './preview.ts';
export { defenceOf, usesOf } from './queries.ts';
export * from './state.ts';
export { words } from './text/index.ts';
export { provenance } from './text/provenance.ts';
