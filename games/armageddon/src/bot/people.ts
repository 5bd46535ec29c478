import { sum } from '../answers/figures.ts';
import { CITY, COLOURS, MIDGAME, POOL, RECRUIT, SITES } from '../content/vocabulary.ts';
import { findPassive, fixedVp } from '../rules/queries.ts';
import { type Outlook, planCity, planned } from './plan.ts';
import type { Sight } from './sight.ts';
import { tollOf } from './tracks.ts';

/** What people, tracks and buildings are worth. */

const N = COLOURS.length;

/** What a survivor brings in a round beside City actions, by colour; those beyond `CROWD` a part of it. */
const PER_ROUND = [0.8, 1.1, 1.1, 1.25];
const CROWD = 10;
const BEYOND = 0.6;
/** A survivor who will be gone for each round to come; a free place for one who may come. */
const GONE = 0.9;
const ROOM = 0.7;
/** A building is one more choice in every round. */
const CHOICE = 0.1;
/** Of a City turn as planned, how much will come true: in this round, in a later one. */
export const NOW = 0.95;
const LATER = 0.8;
/** Survivors who will be in the City in a later round: one, and a part of all. */
const IN_CITY = 0.5;
/** Marauders that are likely to be driven off in a City turn to come; damage to be reckoned with in a later round. */
const DRIVEN_OFF = 2;
const DAMAGE = 3;
/** The leader lies aside. */
const ASIDE = 1;

// --- tracks ----------------------------------------------------------------------------------------------------------

export const maraudersWorth = ({ p, outlook: { toll } }: Sight): number =>
  toll[0]![p.damage]! - toll[p.marauders]![p.damage]!;

export const damageWorth = ({ p, outlook: { toll } }: Sight): number =>
  -toll[0]![p.damage]! - (p.aside > 0 ? ASIDE : 0);

// --- people ----------------------------------------------------------------------------------------------------------

export function survivorsWorth({ rounds, owned }: Sight): number {
  let worth = 0;
  for (let c = 0; c < N; c++) worth += owned[c]! * PER_ROUND[c]! * rounds;
  const all = sum(owned);
  return all > CROWD ? (worth * (CROWD + BEYOND * (all - CROWD))) / all : worth;
}

/** Homeless survivors cost points and are gone; room to grow is worth the survivors that will come. */
export function housingWorth({ t, rounds, housing, ahead }: Sight, all: number): number {
  const room = housing - all;
  if (room < 0) return ahead.housing || rounds > 0 ? room * (-t.homeless + GONE * rounds) : 0;
  let worth = 0;
  for (let i = 1; i <= room && i <= 2 * rounds; i++) worth += ROOM * (rounds - (i - 1) / 2);
  return worth;
}

// --- the city --------------------------------------------------------------------------------------------------------

/** Points of every round, and what the lines will do for us in later rounds. */
export function cityWorth(sight: Sight): number {
  const { t, v, p, rounds, ahead, owned, housing } = sight;
  let worth = (rounds + (ahead.income ? 1 : 0)) * fixedVp(t, p);
  const unused = findPassive(t, p, 'vpPerUnusedHousing');
  if (unused) worth += unused.each * Math.max(0, housing - sum(owned)) * (0.5 * rounds + (ahead.income ? 1 : 0));
  if (rounds === 0) return worth;
  for (let site = 0; site < SITES; site++) if (p.city[site]! >= 0) worth += CHOICE * rounds;
  const plan = planCity(t, v.options, p, owned, laterOn(sight));
  return worth + LATER * rounds * planned(plan, 1 + IN_CITY * sum(owned));
}

/** How the tracks will stand in an average City turn to come. */
function laterOn({ t, v, ahead, outlook }: Sight): Outlook {
  const track = v.options.roundTrack;
  const coming = t.arrivals[track].slice(v.round);
  const left = v.round === MIDGAME ? 0 : Math.max(0, outlook.marauders - (ahead.city ? DRIVEN_OFF : 0));
  return {
    ...outlook,
    marauders: Math.min(t.last, left + Math.round(sum(coming) / coming.length)),
    damage: Math.max(DAMAGE, Math.min(t.damage.length, outlook.damage + (ahead.damage ? left : 0))),
    toll: tollOf(t, track, v.round + 1, true),
    perExtension: 0,
    fresh: true,
  };
}

/** What the survivors in the City can still do in this round. */
export function turnWorth({ t, v, p, ahead, outlook }: Sight): number {
  if (!ahead.city || ahead.bidding) return 0;
  const figures: number[] = [];
  for (let c = 0; c < N; c++)
    figures.push(p.placed[CITY * N + c]! + p.placed[POOL * N + c]! + p.placed[RECRUIT * N + c]!);
  const plan = planCity(t, v.options, p, figures, outlook);
  return NOW * plan[plan.length - 1]!;
}
