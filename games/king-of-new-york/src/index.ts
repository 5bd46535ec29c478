import type { Game } from '@ashtown/engine';
import { about } from './about.ts';
import { explain } from './answers/explain.ts';
import { refs } from './answers/refs.ts';
import { evaluate } from './bot/index.ts';
import { makePosition, parsePosition } from './position/parse.ts';
import { rules } from './rules/index.ts';
import { setup } from './setup.ts';
import { result, standing } from './standing.ts';
import { type Answer, type Event, type Options, PHASES, SOURCES, type State, type View } from './state.ts';
import { tellings } from './telling/index.ts';
import { clone, determinize, redact, view } from './view.ts';

export const game: Game<State, Answer, Event, View, Options> = {
  id: about.id,
  version: 1,
  players: about.players,
  options: { advanced: { kind: 'switch', default: false, players: [5, 6] } },
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
  parsePosition: (given) => parsePosition(given),
  refs,
  explain,
  evaluate,
};

export { broken } from './check.ts';
export * from './content/cards.ts';
export * from './content/vocabulary.ts';
export type { Position } from './position/index.ts';
export { makePosition, parsePosition } from './position/parse.ts';
export { maxLife, moveFee, priceOf, salvagePrice, targetsAt, topTile, unitPrice } from './queries.ts';
export type { Answer as Pick } from './state.ts';
export * from './state.ts';
export { words } from './text/index.ts';
