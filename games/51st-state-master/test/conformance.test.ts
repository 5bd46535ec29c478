import { defaultOptions, type Options } from '@ashtown/engine';
import { conformance } from '@ashtown/testkit';
import { game } from '../src/index.ts';
import { fixture } from './fixture.ts';

const setting = (seats: number, changed: Options) => ({ seats, options: { ...defaultOptions(game), ...changed } });

/** Every number of seats with every deck; the other options change little and are looked at once or twice. */
const settings = [
  ...[1, 2, 3, 4].flatMap((seats) => ['none', 'newera', 'winter'].map((expansion) => setting(seats, { expansion }))),
  setting(4, { bothExpansions: true, factions: 'picked', shipwreckUses: 1 }),
  setting(2, { expansion: 'winter', perProducedLate: 'zero', ruinsScore: true }),
  setting(1, { bothExpansions: true, factions: 'picked', perProducedLate: 'zero' }),
];

conformance(game, fixture, { games: 1, every: 40, settings });
