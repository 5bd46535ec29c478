import type { Seat } from '@ashtown/engine';
import { shortOf } from '../answers/explain.ts';
import { type Forecast, forecastOf, type Trial } from '../answers/outcome.ts';
import type { LocationId, Site, Tables } from '../content/tables.ts';
import type { Contact } from '../content/vocabulary.ts';
import type { Place, PlayerView, View } from '../state.ts';
import { defenceOf, usesOf } from './queries.ts';

/** What follows from the rules for whoever looks at a table, without an answer being given. */
export interface Facts {
  /** What Production would give a seat if it came now. */
  forecast(v: View, seat: Seat): Forecast;
  /** How many contacts of each colour are missing for the uses of a location. */
  shortOf(p: PlayerView, id: LocationId): Readonly<Record<Contact, number>>;
  defenceOf(place: Place): number;
  /** How often the action of a location may be used in a round of this match. */
  usesOf(v: View, site: Site): number;
}

export const factsOf = (t: Tables, trial: Trial): Facts => ({
  forecast: forecastOf(trial),
  shortOf: (p, location) => shortOf(t, p, location),
  defenceOf: (place) => defenceOf(t, place),
  usesOf,
});
