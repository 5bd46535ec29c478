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
  id: 'king-of-new-york',
  version: 1,
  players: [2, 6],
  options: { advanced: { kind: 'switch', default: false, players: [5, 6] } },
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
export { maxLife, moveFee, priceOf, salvagePrice, targetsAt, topTile, unitPrice } from './queries.ts';
export * from './state.ts';
export { words } from './text/index.ts';
