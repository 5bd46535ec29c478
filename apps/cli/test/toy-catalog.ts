import { type Catalog, entry } from '@ashtown/catalog';
import { toy, toyWords } from '@ashtown/testkit';

/** The toy as the only game, with floors that any machine reaches. */
export const TOYS: Catalog = { scrap: entry(toy, toyWords, { floors: { answersPerSecond: 1000, cloneMicros: 100 } }) };
