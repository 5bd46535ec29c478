import type { Seat, Term } from '@ashtown/engine';
import { auctionValue } from './bot-auction.ts';
import { type Box, sum } from './box.ts';
import { type Outlook, planCity, planned } from './plan.ts';
import { countType, damageEffects, findPassive, fixedVp, housingOf, openly } from './queries.ts';
import { countGroups, kindVp, vehicleVp } from './scoring.ts';
import type { Seen, View } from './state.ts';
import { COLOURS, GROUPS, MIDGAME, POOL, RECRUIT, ROUNDS, SITES, TYPES } from './vocabulary.ts';

/** What is still to come in this round, read off the stack. */
export interface Ahead {
  bidding: boolean;
  /** Areas whose auction tile is still to be applied, as bits: bonuses, penalties. */
  bonuses: number;
  penalties: number;
  explore: boolean;
  construct: boolean;
  city: boolean;
  damage: boolean;
  housing: boolean;
  income: boolean;
}

/** One seat's situation: what everything is worth to it now. */
export interface Sight {
  box: Box;
  v: View;
  seat: Seat;
  p: Seen;
  /** Whole rounds after this one. */
  rounds: number;
  ahead: Ahead;
  /** Own survivors by colour, and housing for them. */
  owned: number[];
  housing: number;
  outlook: Outlook;
}

const N = COLOURS.length;
/** What a survivor brings in a round beside City actions: places in the other two areas. */
const PER_ROUND = [0.6, 0.85, 0.85, 0.95];
const CARD = 2.2;

/** Heuristic worth of the table for a seat, in VP by the end of the game; weights set by hand, checked by tournaments. */
export const evaluateOf =
  (box: Box) =>
  (v: View, seat: Seat): readonly Term[] => {
    const p = v.players[seat]!;
    if (v.over) return TERMS.map((id) => ({ id, value: id === 'points' ? p.vp : 0 }));
    const sight = look(box, v, seat);
    let best = 0;
    for (let i = 0; i < v.players.length; i++) if (i !== seat) best = Math.max(best, v.players[i]!.vp);
    return [
      { id: 'points', value: p.vp },
      { id: 'survivors', value: survivorsWorth(sight, sight.owned) },
      { id: 'housing', value: housingWorth(sight, sum(sight.owned)) },
      { id: 'marauders', value: -p.marauders * keptMarauder(sight) },
      { id: 'damage', value: damageWorth(sight) },
      { id: 'city', value: cityWorth(sight) },
      { id: 'equipment', value: equipmentWorth(sight, p.hand) },
      { id: 'tiles', value: tilesWorth(sight) },
      { id: 'auction', value: auctionValue(sight) },
      { id: 'actions', value: turnWorth(sight) },
      { id: 'others', value: -0.1 * best },
    ];
  };
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

function lookAhead(v: View, seat: Seat): Ahead {
  const a: Ahead = {
    bidding: false,
    bonuses: 0,
    penalties: 0,
    explore: false,
    construct: false,
    city: false,
    damage: false,
    housing: false,
    income: false,
  };
  for (const f of v.stack) {
    if (f.t === 'bidding') a.bidding = true;
    else if (f.t === 'bonus') a.bonuses |= 1 << f.area;
    else if (f.t === 'penalty') a.penalties |= 1 << f.area;
    else if (f.t === 'exploration' || (f.t === 'explore' && f.seat === seat)) a.explore = true;
    else if (f.t === 'takeEquipment' && f.seats[0] === seat) a.explore = true;
    else if (f.t === 'construction' || (f.t === 'takeBuilding' && f.seats[0] === seat)) a.construct = true;
    else if (f.t === 'city' || (f.t === 'cityTurn' && f.seat === seat)) a.city = true;
    else if (f.t === 'cityAction' && f.seats[0] === seat) a.city = true;
    else if (f.t === 'marauderDamage') a.damage = true;
    else if (f.t === 'housing' || (f.t === 'house' && f.seat === seat)) a.housing = true;
    else if (f.t === 'income') a.income = true;
  }
  return a;
}

function look(box: Box, v: View, seat: Seat): Sight {
  const p = v.players[seat]!;
  const rounds = ROUNDS - v.round;
  const ahead = lookAhead(v, seat);
  const owned: number[] = [];
  for (let c = 0; c < N; c++) owned.push(openly(p, c) + p.screen![c]!);
  const outlook: Outlook = {
    marauders: p.marauders,
    damage: p.damage,
    perMarauder: 0,
    perRepair: 0,
    perCard: CARD,
    perTraining: 0.3 + 0.4 * rounds,
    perExtension: 0.8 + 1.5 * rounds,
    deck: v.deck.length,
    fresh: false,
  };
  const sight: Sight = { box, v, seat, p, rounds, ahead, owned, housing: housingOf(box, p), outlook };
  const d = reached(sight);
  outlook.perRepair = Math.max(
    0.35,
    trackWorth(sight, d - 1) - trackWorth(sight, d),
    0.7 * (trackWorth(sight, d - 2) - trackWorth(sight, d)),
  );
  outlook.perMarauder = keptMarauder(sight) + (ahead.damage ? outlook.perRepair : 0);
  return sight;
}

// --- tracks ----------------------------------------------------------------------------------------------------------

/** A marauder that stays costs a point at the midgame scoring and at the end, and damage in every round until then. */
function keptMarauder({ v, rounds }: Sight): number {
  const until = v.round <= MIDGAME ? MIDGAME - v.round : rounds;
  return 0.9 + 0.35 * until;
}

/** The space the damage marker will reach in this round's Completion, if nothing more is done. */
const reached = ({ box, p, ahead }: Sight): number =>
  Math.min(box.damage.length, p.damage + (ahead.damage ? p.marauders : 0));

/** What the damage track will cost in all, with the marker on a space; later rounds count less, there is time to repair. */
function trackWorth({ box, rounds }: Sight, space: number): number {
  const d = Math.max(1, space);
  let once = 0;
  for (const e of damageEffects(box, d)) once += e.t === 'vp' ? e.amount : e.t === 'addMarauder' ? -1.3 : -2.5;
  return once * (1 + 0.5 * rounds) - 0.25 * (d - 1);
}

function damageWorth(sight: Sight): number {
  const { box, p, ahead } = sight;
  const over = ahead.damage ? Math.max(0, p.damage + p.marauders - box.damage.length) : 0;
  return trackWorth(sight, reached(sight)) + over * box.damageOverflow - (p.aside > 0 ? 1 : 0);
}

// --- survivors and the city ------------------------------------------------------------------------------------------

export function survivorsWorth({ rounds }: Sight, owned: readonly number[]): number {
  let worth = 0;
  for (let c = 0; c < N; c++) worth += owned[c]! * PER_ROUND[c]! * rounds;
  const all = sum(owned);
  return all > 10 ? (worth * (10 + 0.6 * (all - 10))) / all : worth;
}

/** Homeless survivors cost points and are gone; room to grow is worth the survivors that will come. */
export function housingWorth({ box, rounds, housing, ahead }: Sight, all: number): number {
  const room = housing - all;
  if (room < 0) return ahead.housing || rounds > 0 ? room * (-box.homeless + 0.9 * rounds) : 0;
  let worth = 0;
  for (let i = 1; i <= room && i <= 2 * rounds; i++) worth += 0.45 * (rounds - (i - 1) / 2);
  return worth;
}

/** Points of every round, and what the lines will do for us in later rounds. */
function cityWorth(sight: Sight): number {
  const { box, v, p, rounds, ahead, owned, housing } = sight;
  const times = rounds + (ahead.income ? 1 : 0);
  let worth = times * fixedVp(box, p);
  const unused = findPassive(box, p, 'vpPerUnusedHousing');
  if (unused) worth += unused.each * Math.max(0, housing - sum(owned)) * (0.5 * rounds + (ahead.income ? 1 : 0));
  if (rounds === 0) return worth;
  for (let site = 0; site < SITES; site++) if (p.city[site]! >= 0) worth += 0.1 * rounds; // one more choice
  const arrivals = box.arrivals[v.options.roundTrack][v.round]!;
  const later: Outlook = {
    ...sight.outlook,
    marauders: arrivals + 1,
    damage: Math.max(3, sight.outlook.damage),
    perMarauder: 1.1,
    perRepair: 0.8,
    perExtension: 0,
    fresh: true,
  };
  const plan = planCity(box, v.options, p, owned, later);
  return worth + 0.8 * rounds * planned(plan, 1 + 0.5 * sum(owned));
}

/** What the survivors in the City can still do in this round. */
function turnWorth(sight: Sight): number {
  const { box, v, p, ahead } = sight;
  if (!ahead.city || ahead.bidding) return 0;
  const figures: number[] = [];
  for (let c = 0; c < N; c++) figures.push(p.placed[2 * N + c]! + p.placed[POOL * N + c]! + p.placed[RECRUIT * N + c]!);
  const plan = planCity(box, v.options, p, figures, sight.outlook);
  return 0.95 * plan[plan.length - 1]!;
}

// --- equipment and tiles ---------------------------------------------------------------------------------------------

/** Cards as they would score now, and something for sets begun. */
export function equipmentWorth({ box, v, seat, rounds }: Sight, hand: readonly (number | null)[]): number {
  const cards = hand as readonly number[];
  const hope = Math.min(0.75, 0.14 * rounds + 0.05);
  let worth = vehicleVp(box, cards) + 0.25 * rounds * countGroups(box, cards, ['vehicle']) ** 0.5;
  for (let kind = 0; kind < box.equipment.length; kind++) {
    const { worth: w, group } = box.equipment[kind]!;
    if (w.t === 'scoreVehicleParts') continue;
    let n = 0;
    for (let i = 0; i < cards.length; i++) if (cards[i] === kind) n++;
    if (w.t === 'scoreSets') {
      worth += kindVp(box, kind, n) + (hope * w.vpPerSet * (n % w.setSize)) / w.setSize;
    } else if (w.t === 'scoreProgressive') {
      worth +=
        kindVp(box, kind, n) + hope * 0.5 * (kindVp(box, kind, n + 1) - kindVp(box, kind, n)) * (n > 0 ? 1 : 0.5);
    } else if (w.t === 'scoreMajority' && n > 0) {
      let ahead = 0;
      let equal = 0;
      for (let i = 0; i < v.players.length; i++) {
        if (i === seat) continue;
        const known = countGroups(box, v.players[i]!.open, [GROUPS[group]!]);
        if (known > n) ahead++;
        else if (known === n) equal++;
      }
      worth += ahead === 0 ? w.first * (equal === 0 ? 0.8 : 0.65) : ahead === 1 ? w.second * 0.7 : 0.3;
    }
  }
  return worth;
}

/** Scoring tiles by what they count now: the common ones, and the better private one. */
function tilesWorth(sight: Sight): number {
  const { v, p } = sight;
  let worth = 0;
  for (const tile of v.common) if (tile >= 0) worth += 0.95 * tileNow(sight, tile);
  if (p.chosen >= 0) return worth;
  let best = 0;
  for (const tile of p.tiles) if (tile !== null) best = Math.max(best, tileNow(sight, tile));
  return worth + 0.95 * best;
}

function tileNow({ box, p, owned }: Sight, tile: number): number {
  const { count } = box.scoring[tile]!;
  if (count.t === 'scorePerSurvivor') return count.each * owned[COLOURS.indexOf(count.colour)]!;
  if (count.t === 'scorePerBuildingType') return count.each * countType(box, p, TYPES.indexOf(count.buildingType));
  return count.each * countGroups(box, p.hand as readonly number[], count.groups);
}

/** What one more of something is worth by the scoring tiles: survivors by colour, buildings by type, cards by group. */
export function tileBonus({ box, v, p }: Sight, what: { colour?: number; type?: number; group?: number }): number {
  let worth = 0;
  const tiles = [...v.common, ...p.tiles];
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i];
    if (tile === null || tile === undefined || tile < 0) continue;
    const { count } = box.scoring[tile]!;
    const hit =
      (count.t === 'scorePerSurvivor' && what.colour !== undefined && COLOURS[what.colour] === count.colour) ||
      (count.t === 'scorePerBuildingType' && what.type !== undefined && TYPES[what.type] === count.buildingType) ||
      (count.t === 'scorePerEquipment' &&
        what.group !== undefined &&
        (count.groups.includes('any') || count.groups.includes(GROUPS[what.group]!)));
    if (hit) worth += count.each * (i < v.common.length ? 0.9 : 0.5);
  }
  return worth;
}
