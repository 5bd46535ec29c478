import { conformance, toy, toyFixture } from '@ashtown/testkit';

conformance(toy, toyFixture, { games: 10 });
