import type { Game } from '@ashtown/engine';
import { about } from './about.ts';
import { evaluate } from './bot.ts';
import { explain } from './explain.ts';
import { makePosition, parsePosition } from './position.ts';
import { refs } from './refs.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { result, standing } from './standing.ts';
import { type Event, type Options, PHASES, type Pick, SOURCES, type State, type View } from './state.ts';
import { tellings } from './telling.ts';
import { clone, determinize, redact, view } from './view.ts';

export const game: Game<State, Pick, Event, View, Options> = {
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

export * from './board.ts';
export * from './cards.ts';
export { broken } from './check.ts';
export { makePosition, type Position, parsePosition } from './position.ts';
export { maxLife, moveFee, priceOf, salvagePrice, targetsAt, topTile, unitPrice } from './queries.ts';
export * from './state.ts';
export { words } from './text/index.ts';
