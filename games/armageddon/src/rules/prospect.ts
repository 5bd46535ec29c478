import type { Seat } from '@ashtown/engine';
import { sum } from '../answers/figures.ts';
import type { Effect } from '../content/schema.ts';
import type { Tables } from '../content/tables.ts';
import { COLOURS, MIDGAME, POOL, RECRUIT, ROUNDS, SPENT } from '../content/vocabulary.ts';
import type { Frame, View } from '../state.ts';
import { at, damageEffects, fixedVp, housingOf, passivesOf } from './queries.ts';

/** What the end of the round will bring somebody if nothing more is done. */
export interface Prospect {
  /** Null once everybody has come back from the city. */
  turn: 'now' | 'toCome' | 'done' | null;
  /** Survivors in the city who can still act, and those who have. */
  free: readonly number[];
  spent: readonly number[];
  /** The space the damage marker will stand on, and the VP of the steps it cannot go. */
  damage: number;
  beyond: number;
  /** Survivors without housing, as far as one can tell. */
  short: { least: number; most: number };
  /** VP of the buildings, at least: what unused housing brings may depend on what is hidden. */
  income: number;
  /** What marauders cost when they are counted; 0 in other rounds. */
  toll: number;
  /** What the damage track will do after that. */
  next: readonly Effect[];
}

/** Everything on both displays has been taken: nobody chooses there any more in this round. */
export const isSharedOut = (v: View): boolean =>
  v.round > 0 &&
  v.display.every((kind) => kind < 0) &&
  v.offer.every((card) => card < 0) &&
  v.stack.at(-1)?.t !== 'placeBuilding';

const lost = (n: number, each: number): number => (n === 0 ? 0 : n * each);

export function prospectOf(t: Tables, v: View, seat: Seat, { least, most }: { least: number; most: number }): Prospect {
  const q = v.players[seat]!;
  const has = (frame: Frame['t']): boolean => v.stack.some((f) => f.t === frame && (!('seat' in f) || f.seat === seat));
  const acting = v.stack.some((f) => f.t === 'cityAction' && f.seats[0] === seat);
  const steps = has('marauderDamage') ? q.marauders : 0;
  const damage = Math.min(t.damage.length, q.damage + steps);
  const housing = housingOf(t, q);
  const housed = !has('housing') && !has('house');
  const short = (n: number): number => (housed ? 0 : Math.max(0, n - housing));
  const each = sum(passivesOf(t, q, 'vpPerUnusedHousing').map((unused) => unused.each));
  const room = each * Math.max(0, housing - most);
  const counted = v.round === MIDGAME && has('roundEnd') ? t.midgameReset : v.round === ROUNDS ? t.finalMarauder : 0;
  const last = v.round === ROUNDS;
  return {
    turn: !has('retrieve') ? null : acting ? 'now' : has('cityTurn') || has('city') ? 'toCome' : 'done',
    free: COLOURS.map((_, c) => at(q, POOL, c) + at(q, RECRUIT, c)),
    spent: COLOURS.map((_, c) => at(q, SPENT, c)),
    damage,
    beyond: lost(q.damage + steps - damage, t.damageOverflow),
    short: { least: short(least), most: short(most) },
    income: has('income') ? fixedVp(t, q) + room : 0,
    toll: v.over ? 0 : lost(q.marauders, counted),
    next: v.over ? [] : damageEffects(t, damage).filter((e) => !last || e.t !== 'leaderAside'),
  };
}
