import { conformance } from '@ashtown/testkit';
import { game } from '../src/index.ts';
import { fixture } from './fixture.ts';

conformance(game, fixture, { games: 1, every: 14 });
