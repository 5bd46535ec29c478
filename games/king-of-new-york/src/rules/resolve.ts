import { push, type Seat } from '@ashtown/engine';
import { range, TYPES } from '../answers/index.ts';
import { fire, gain, loseStars } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import {
  ATTACK,
  BOROUGHS,
  CELEBRITY,
  DESTRUCTION,
  ENERGY,
  FACES,
  HEAL,
  MANHATTAN,
  OUCH,
  STATUE_NEEDS,
  SUPERSTAR_NEEDS,
} from '../content/vocabulary.ts';
import { type Frame, NOBODY, type State } from '../state.ts';
import { strike } from './damage.ts';
import { own } from './free.ts';
import type { Out, Part } from './part.ts';
import { active, armyShots, inTurnOrder, isAlive, sumMods, superstarNeeds } from './queries.ts';

/** Sections 7, 8, 12 and 13: resolving one type of symbols after the other. */
export const resolveRules = (
  t: Tables,
): Part<'symbols' | 'chooseSymbolType' | 'resolve' | 'allocateHeal' | 'celebrity' | 'statue'> => ({
  symbols(s) {
    if (!isAlive(s, s.turn.seat) || openTypes(s) === 0) return; // KNY-29
    push<Frame>(s, { t: 'chooseSymbolType', seats: [s.turn.seat] }, { t: 'symbols' });
  },

  chooseSymbolType: own(
    t,
    {
      legal: (s) => TYPES[openTypes(s)]!, // KNY-53
      take: (s, _, _seat, face) => push<Frame>(s, { t: 'resolve', face: FACES.indexOf(face) }),
    },
    { subway: true },
  ),

  resolve(s, { face }, log) {
    const seat = s.turn.seat;
    const p = active(s);
    const n = s.turn.open[face]!;
    log?.push({ t: 'resolving', seat, face: FACES[face]!, n });
    if (face === OUCH) fire(t, s, 'ouch', seat, NOBODY, log); // KNY-108: Carapace tokens before the army shoots
    s.turn.open[face] = 0;
    if (face === ENERGY) gain(t, s, seat, 'energy', Math.max(0, n - sumMods(t, p, 'energyLess')), 'energy', log);
    else if (face === HEAL) push<Frame>(s, { t: 'allocateHeal', seats: [seat], n });
    else if (face === ATTACK) push<Frame>(s, { t: 'allocateAttack', seats: [seat], n });
    else if (face === DESTRUCTION) push<Frame>(s, { t: 'destroy', points: n, reach: 0 });
    else if (face === CELEBRITY) resolveCelebrity(t, s, n, log);
    else resolveOuch(t, s, n, log);
  },

  allocateHeal: own(
    t,
    {
      legal: (s, f, seat) => range(0, Math.min(f.n, s.players[seat]!.jinx)), // KNY-61
      take(s, f, seat, removed, log) {
        const p = s.players[seat]!;
        p.jinx -= removed;
        if (removed > 0) log?.push({ t: 'token', seat, token: 'jinx', n: -removed, by: seat });
        if (p.at !== MANHATTAN) gain(t, s, seat, 'life', f.n - removed, 'heal', log); // KNY-59
      },
    },
    { unless: (_, p) => p.jinx === 0 },
  ),

  celebrity(s, _, log) {
    if (isAlive(s, s.turn.seat)) fire(t, s, 'celebrity', s.turn.seat, NOBODY, log); // KNY-99
  },

  statue(s, _, log) {
    const seat = s.turn.seat;
    const from = s.statue;
    if (!isAlive(s, seat) || from === seat) return; // KNY-107, KNY-108
    s.statue = seat;
    log?.push({ t: 'statue', seat, from });
    gain(t, s, seat, 'star', t.figures.statueStars, 'statue', log);
    if (from !== NOBODY) loseStars(s, from, t.figures.statueStars, 'statue', seat, log);
  },
});

/** KNY-94 to KNY-99: the card changes hands, ★, cards that speak of it, damage, then Personal Spotlight. */
function resolveCelebrity(t: Tables, s: State, n: number, log: Out): void {
  const seat = s.turn.seat;
  const holder = s.superstar;
  push<Frame>(s, { t: 'celebrity' });
  if (holder === seat) {
    gain(t, s, seat, 'star', n, 'superstar', log);
    return;
  }
  if (n < superstarNeeds(t, s)) return;
  s.superstar = seat;
  log?.push({ t: 'superstar', seat, from: holder });
  gain(t, s, seat, 'star', n - SUPERSTAR_NEEDS + 1, 'superstar', log);
  fire(t, s, 'superstarTaken', seat, holder, log);
  if (holder !== NOBODY) fire(t, s, 'superstarLost', holder, seat, log);
}

/** KNY-102 to KNY-110: 1 OUCH hits you, 2 your borough, 3 the city. */
function resolveOuch(t: Tables, s: State, n: number, log: Out): void {
  const seat = s.turn.seat;
  if (n >= STATUE_NEEDS) push<Frame>(s, { t: 'statue' });
  const shots = (victim: Seat) => armyShots(t, s, victim, n);
  const hurts = strike(s, NOBODY, 'army', shots);
  const reach = n === 1 ? 'you' : n === 2 ? 'borough' : 'city';
  if (!hurts || !log) return;
  const targets = inTurnOrder(s).filter((victim) => shots(victim) > 0);
  log.push({ t: 'army', seat, reach, targets, at: targets.map((victim) => BOROUGHS[s.players[victim]!.at]!) });
}

/** The types of symbols still to be resolved, as bits. */
function openTypes(s: State): number {
  const open = s.turn.open;
  let bits = 0;
  for (let f = 0; f < 6; f++) if (open[f]! > 0) bits |= 1 << f;
  return bits;
}
