import type { Seat, Term } from '@ashtown/engine';
import { sum } from '../answers/figures.ts';
import type { Tables } from '../content/tables.ts';
import { sitesFor } from '../rules/queries.ts';
import type { Frame, View } from '../state.ts';
import { auctionValue } from './auction.ts';
import { equipmentWorth, tilesWorth } from './cards.ts';
import { cityWorth, damageWorth, housingWorth, maraudersWorth, survivorsWorth, turnWorth } from './people.ts';
import { effectWorth } from './prices.ts';
import { look } from './sight.ts';

/** What a VP of the leading rival costs me. */
const RIVAL = 0.1;

export const TERMS = [
  'points',
  'survivors',
  'housing',
  'marauders',
  'damage',
  'city',
  'equipment',
  'tiles',
  'auction',
  'actions',
  'others',
] as const;

/** Heuristic worth of the table for a seat, in VP by the end of the game; weights set by hand, checked by tournaments. */
export const evaluateOf =
  (t: Tables) =>
  (v: View, seat: Seat): readonly Term[] => {
    const f = v.stack[v.stack.length - 1];
    return f?.t === 'placeBuilding' && f.seats[0] === seat ? builtBest(t, v, seat, f) : terms(t, v, seat, 0);
  };

/** A building that was taken and must be placed is worth what it brings where it stands best; its tile comes with it. */
function builtBest(t: Tables, v: View, seat: Seat, f: Extract<Frame, { t: 'placeBuilding' }>): readonly Term[] {
  const p = v.players[seat]!;
  const stack = v.stack.slice(0, -1);
  const tile = effectWorth(look(t, v, seat), t.tiles[f.tile]!.effect);
  let best = terms(t, { ...v, stack }, seat, tile);
  for (const site of sitesFor(t, p, f.card)) {
    const city = p.city.slice();
    city[site] = f.card;
    const players = v.players.slice();
    players[seat] = { ...p, city };
    const built = terms(t, { ...v, stack, players }, seat, tile);
    if (total(built) > total(best)) best = built;
  }
  return best;
}

function total(all: readonly Term[]): number {
  let n = 0;
  for (const { value } of all) n += value;
  return n;
}

/** `more` is what the auction will bring besides. */
function terms(t: Tables, v: View, seat: Seat, more: number): readonly Term[] {
  const p = v.players[seat]!;
  if (v.over) return TERMS.map((id) => ({ id, value: id === 'points' ? p.vp : 0 }));
  const sight = look(t, v, seat);
  let rival = 0;
  for (let i = 0; i < v.players.length; i++) if (i !== seat) rival = Math.max(rival, v.players[i]!.vp);
  return [
    { id: 'points', value: p.vp },
    { id: 'survivors', value: survivorsWorth(sight) },
    { id: 'housing', value: housingWorth(sight, sum(sight.owned)) },
    { id: 'marauders', value: maraudersWorth(sight) },
    { id: 'damage', value: damageWorth(sight) },
    { id: 'city', value: cityWorth(sight) },
    { id: 'equipment', value: equipmentWorth(sight, p.hand) },
    { id: 'tiles', value: tilesWorth(sight) },
    { id: 'auction', value: auctionValue(sight) + more },
    { id: 'actions', value: turnWorth(sight) },
    { id: 'others', value: -RIVAL * rival },
  ];
}
