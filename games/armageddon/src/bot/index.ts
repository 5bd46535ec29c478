import type { Seat, Term } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { sitesFor } from '../rules/queries.ts';
import type { Frame, View } from '../state.ts';
import { featuresOf } from './features.ts';
import { effectWorth } from './prices.ts';
import { look, type Mind } from './sight.ts';
import { tollsOf } from './tracks.ts';
import { TERMS, WEIGHTS, type Weights } from './weights.ts';

export { TERMS, type TermId, WEIGHTS, type Weights } from './weights.ts';

export const mindOf = (t: Tables, w: Weights = WEIGHTS): Mind => ({ t, w, tollOf: tollsOf(t, w.shape.tracks) });

/** What a seat makes of the table, in VP by the end of the game: features by weights, added up to terms. */
export function evaluateOf(t: Tables, weights: Weights = WEIGHTS) {
  const mind = mindOf(t, weights);
  return (v: View, seat: Seat): readonly Term[] => {
    const f = v.stack[v.stack.length - 1];
    return f?.t === 'placeBuilding' && f.seats[0] === seat ? builtBest(mind, v, seat, f) : terms(mind, v, seat);
  };
}

/** A building that was taken and must be placed is worth what it brings where it stands best; its tile comes with it. */
function builtBest(mind: Mind, v: View, seat: Seat, f: Extract<Frame, { t: 'placeBuilding' }>): readonly Term[] {
  const p = v.players[seat]!;
  const stack = v.stack.slice(0, -1);
  const tile = effectWorth(look(mind, v, seat), mind.t.tiles[f.tile]!.effect);
  let best = terms(mind, { ...v, stack }, seat, tile);
  for (const site of sitesFor(mind.t, p, f.card)) {
    const city = p.city.slice();
    city[site] = f.card;
    const players = v.players.slice();
    players[seat] = { ...p, city };
    const built = terms(mind, { ...v, stack, players }, seat, tile);
    if (total(built) > total(best)) best = built;
  }
  return best;
}

function total(all: readonly Term[]): number {
  let n = 0;
  for (const { value } of all) n += value;
  return n;
}

function terms(mind: Mind, v: View, seat: Seat, tile = 0): readonly Term[] {
  const features = featuresOf(mind, v, seat, tile);
  return TERMS.map((id) => {
    const found: Readonly<Record<string, number>> = features[id] ?? {};
    const weights: Readonly<Record<string, number>> = mind.w[id];
    let value = 0;
    for (const name in found) value += weights[name]! * found[name]!;
    return { id, value };
  });
}
