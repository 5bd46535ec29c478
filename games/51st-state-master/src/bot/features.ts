import type { Seat } from '@ashtown/engine';
import type { PlayerView, View } from '../state.ts';
import { engineOf, roundsLeft, ruinsOf } from './engine.ts';
import { builtWorths, handOf } from './hand.ts';
import { plan } from './plan.ts';
import { rivalry } from './rivals.ts';
import { supply } from './supply.ts';
import type { Mind } from './worth.ts';

/** What a seat sees of the table as numbers: the bot's terms are these, weighed and added up. */
export interface Features {
  vp: number;
  intact: number;
  ruins: number;
  /** What the State brings in all rounds to come: its goods, and what actions make of them. */
  goods: number;
  actions: number;
  shields: number;
  supply: number;
  hand: number;
  plan: number;
  rivals: number;
}

/** All features, those that are 0 as well. */
export function measure(m: Mind, v: View, seat: Seat): Features {
  const p = v.players[seat]!;
  const rounds = roundsLeft(m, v);
  const { goods, actions, spare } = engineOf(m, v, p);
  const ruins = ruinsOf(p);
  const built = builtWorths(m, p, rounds, spare);
  return {
    vp: p.vp,
    intact: p.places.length - ruins,
    ruins,
    goods: goods * rounds,
    actions: actions * rounds,
    shields: shieldsOf(p),
    supply: supply(m, v, p, rounds, spare, built),
    hand: handOf(m, p, rounds, built),
    plan: plan(m, v, seat, p, rounds, spare),
    rivals: rivalry(m, v, seat, rounds, spare),
  };
}

/** The features that are not 0. */
export const featuresOf =
  (m: Mind) =>
  (v: View, seat: Seat): Partial<Features> =>
    Object.fromEntries(Object.entries(measure(m, v, seat)).filter(([, n]) => n !== 0));

function shieldsOf(p: PlayerView): number {
  let n = 0;
  for (let i = 0; i < p.places.length; i++) if (p.places[i]!.shield) n++;
  return n;
}
