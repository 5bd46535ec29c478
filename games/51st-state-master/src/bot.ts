import type { Seat } from '@ashtown/engine';
import { countLocations, engineOf, roundsLeft, type Somebody } from './bot-engine.ts';
import { handOf } from './bot-hand.ts';
import { plan } from './bot-plan.ts';
import { rivalry } from './bot-rivals.ts';
import { supply } from './bot-supply.ts';
import type { View } from './state.ts';

/** The parts of `evaluate`, all of them always; their words are in text/. */
export const TERMS = [
  'vp',
  'locations',
  'production',
  'abilities',
  'supply',
  'hand',
  'plan',
  'opponents',
  'win',
] as const;
export type TermId = (typeof TERMS)[number];
type Terms = readonly { id: TermId; value: number }[];

/**
 * What a seat makes of the table, in victory points. Goods that come every round are worth more the more rounds are left;
 * goods in the supply are worth little and nothing after passing, so that they are turned into something that stays.
 * The weights were set by hand and checked by tournaments.
 */
export function evaluate(v: View, seat: Seat): Terms {
  const p = v.players[seat]!;
  if (v.winners) return v.winners.includes(seat) ? WON : LOST;
  const rounds = roundsLeft(v);
  const { goods, actions, spare } = engineOf(v, p);
  return [
    { id: 'vp', value: p.vp },
    { id: 'locations', value: countLocations(p) },
    { id: 'production', value: goods * rounds },
    { id: 'abilities', value: actions * rounds + shields(p) },
    { id: 'supply', value: supply(v, p, rounds, spare) },
    { id: 'hand', value: handOf(p, rounds, spare) },
    { id: 'plan', value: plan(v, seat, p, rounds, spare) },
    { id: 'opponents', value: -rivalry(v, seat, rounds, spare) },
    { id: 'win', value: 0 },
  ];
}

const decided = (win: number): Terms => TERMS.map((id) => ({ id, value: id === 'win' ? win : 0 }));
const WON = decided(100);
const LOST = decided(-100);

function shields(p: Somebody): number {
  let n = 0;
  for (let i = 0; i < p.places.length; i++) if (p.places[i]!.shield) n++;
  return 0.25 * n;
}
