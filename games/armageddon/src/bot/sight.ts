import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { COLOURS, ROUNDS } from '../content/vocabulary.ts';
import { housingOf, openly } from '../rules/queries.ts';
import type { Seen, View } from '../state.ts';
import type { Outlook } from './plan.ts';
import type { TollOf } from './tracks.ts';
import type { Weights } from './weights.ts';

/** What is still to come in this round, read off the stack. */
interface Ahead {
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

/** What a bot brings along: the components, its weights, and what the tracks will cost by them. */
export interface Mind {
  t: Tables;
  w: Weights;
  tollOf: TollOf;
}

/** One seat's situation: what everything is worth to it now. */
export interface Sight extends Mind {
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

export function look(mind: Mind, v: View, seat: Seat): Sight {
  const { t, w, tollOf } = mind;
  const { card, training, extension } = w.shape.outlook;
  const p = v.players[seat]!;
  const rounds = ROUNDS - v.round;
  const ahead = lookAhead(v, seat);
  const owned: number[] = [];
  for (let c = 0; c < COLOURS.length; c++) owned.push(openly(p, c) + p.screen![c]!);
  const outlook: Outlook = {
    marauders: p.marauders,
    damage: p.damage,
    toll: tollOf(v.options.roundTrack, v.round, ahead.damage),
    perCard: card,
    perTraining: training.now + training.round * rounds,
    perExtension: extension.now + extension.round * rounds,
    deck: v.deck.length,
    fresh: false,
  };
  return { t, w, tollOf, v, seat, p, rounds, ahead, owned, housing: housingOf(t, p), outlook };
}

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
