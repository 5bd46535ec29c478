import type { Seat } from '@ashtown/engine';
import { sum } from '../answers/figures.ts';
import { CITY, COLOURS, MIDGAME, POOL, RECRUIT, SITES } from '../content/vocabulary.ts';
import { findPassive, fixedVp } from '../rules/queries.ts';
import type { View } from '../state.ts';
import { auctionValue } from './auction.ts';
import { equipmentFeatures, tileFeatures } from './cards.ts';
import { type Outlook, planCity, planned } from './plan.ts';
import { look, type Mind, type Sight } from './sight.ts';
import type { TermId, Weights } from './weights.ts';

const N = COLOURS.length;

/** Named numbers about a seat's table, one for each weight; what is left out is 0. */
export type Features = { readonly [T in TermId]?: { readonly [F in keyof Weights[T]]?: number } };

/** `tile` is what the tile of a building that is being placed will bring. */
export function featuresOf(mind: Mind, v: View, seat: Seat, tile = 0): Features {
  const p = v.players[seat]!;
  if (v.over) return { points: { vp: p.vp } };
  const sight = look(mind, v, seat);
  let rival = 0;
  for (let i = 0; i < v.players.length; i++) if (i !== seat) rival = Math.max(rival, v.players[i]!.vp);
  const { made, open } = auctionValue(sight);
  const { toll } = sight.outlook;
  return {
    points: { vp: p.vp },
    survivors: survivors(sight),
    housing: housing(sight, sum(sight.owned)),
    marauders: { toll: toll[p.marauders]![p.damage]! - toll[0]![p.damage]! },
    damage: { toll: toll[0]![p.damage]!, aside: p.aside > 0 ? 1 : 0 },
    city: city(sight),
    equipment: equipmentFeatures(sight, p.hand),
    tiles: tileFeatures(sight),
    auction: { made, open, tile },
    actions: { turn: turn(sight) },
    others: { rival },
  };
}

// --- people ----------------------------------------------------------------------------------------------------------

/** Rounds of survivors by colour; those beyond a crowd count a part. */
function survivors({ w, rounds, owned }: Sight): NonNullable<Features['survivors']> {
  const { crowd, beyond } = w.shape.survivors;
  const all = sum(owned);
  const each = all > crowd ? (rounds * (crowd + beyond * (all - crowd))) / all : rounds;
  return { worker: each * owned[0]!, soldier: each * owned[1]!, engineer: each * owned[2]!, leader: each * owned[3]! };
}

/** Homeless survivors cost points and are gone; room to grow is worth the survivors that will come. */
function housing({ t, rounds, housing, ahead }: Sight, all: number): NonNullable<Features['housing']> {
  const room = housing - all;
  if (room < 0) return ahead.housing || rounds > 0 ? { homeless: -room * t.homeless, gone: room * rounds } : {};
  let worth = 0;
  for (let i = 1; i <= room && i <= 2 * rounds; i++) worth += rounds - (i - 1) / 2;
  return { room: worth };
}

// --- the city --------------------------------------------------------------------------------------------------------

/** Points of every round, and what the lines will do for us in later rounds. */
function city(sight: Sight): NonNullable<Features['city']> {
  const { t, w, v, p, rounds, ahead, owned, housing } = sight;
  const shape = w.shape.city;
  const now = ahead.income ? 1 : 0;
  const income = (rounds + now) * fixedVp(t, p);
  const free = findPassive(t, p, 'vpPerUnusedHousing');
  const unused = free ? free.each * Math.max(0, housing - sum(owned)) * (shape.unused * rounds + now) : 0;
  if (rounds === 0) return { income, unused };
  let choice = 0;
  for (let site = 0; site < SITES; site++) if (p.city[site]! >= 0) choice += rounds;
  const plan = planCity(sight, v.options, p, owned, laterOn(sight));
  return { income, unused, choice, later: rounds * planned(plan, 1 + shape.present * sum(owned)) };
}

/** How the tracks will stand in an average City turn to come. */
function laterOn({ t, w, tollOf, v, ahead, outlook }: Sight): Outlook {
  const { drivenOff, damage } = w.shape.city;
  const track = v.options.roundTrack;
  const coming = t.arrivals[track].slice(v.round);
  const left = v.round === MIDGAME ? 0 : Math.max(0, outlook.marauders - (ahead.city ? drivenOff : 0));
  return {
    ...outlook,
    marauders: Math.min(t.last, Math.round(left) + Math.round(sum(coming) / coming.length)),
    damage: Math.min(t.damage.length, Math.round(Math.max(damage, outlook.damage + (ahead.damage ? left : 0)))),
    toll: tollOf(track, v.round + 1, true),
    perExtension: 0,
    fresh: true,
  };
}

/** What the survivors in the City can still do in this round. */
function turn(sight: Sight): number {
  const { v, p, ahead, outlook } = sight;
  if (!ahead.city || ahead.bidding) return 0;
  const figures: number[] = [];
  for (let c = 0; c < N; c++)
    figures.push(p.placed[CITY * N + c]! + p.placed[POOL * N + c]! + p.placed[RECRUIT * N + c]!);
  const plan = planCity(sight, v.options, p, figures, outlook);
  return plan[plan.length - 1]!;
}
