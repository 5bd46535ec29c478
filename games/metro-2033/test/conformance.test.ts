import { defaultOptions } from '@ashtown/engine';
import { conformance } from '@ashtown/testkit';
import { game } from '../src/index.ts';
import { fixture } from './fixture.ts';

const HARD = { hardAllSymbols: true, hardExhaustion: true, hardNoRelief: true, hardForcedDefence: true };

/** Random games are long, so not every option is tried at every number of seats; `npm run ashtown -- simulate` does. */
const settings = [
  { seats: 2, options: {} },
  { seats: 2, options: HARD },
  { seats: 3, options: { factionRoster: 'alternate', factionAssignment: 'random' } },
  { seats: 3, options: { hardAllSymbols: true } },
  { seats: 4, options: { hardExhaustion: true, hardForcedDefence: true } },
  { seats: 5, options: { hardNoRelief: true } },
].map(({ seats, options }) => ({ seats, options: { ...defaultOptions(game), ...options } }));

conformance(game, fixture, { games: 1, settings, answers: 20_000, every: 120 });
