import type { Site, Tables } from '../content/tables.ts';
import type { PlayerView } from '../state.ts';

/** The cards of a hand that the seat knows. */
export const cardsOf = (p: PlayerView): number[] => [...p.seen, ...p.hand].filter((card) => card !== null);

/** The locations among them. */
export const sitesOf = (t: Tables, p: PlayerView): Site[] => cardsOf(p).flatMap((card) => t.site[card] ?? []);
