import { makeRng, type Rng, type Seat, seedOf } from '@ashtown/engine';
import { FACES, type Face, type Res } from '../content/vocabulary.ts';
import type { Answer, Event, Question, State, View } from '../state.ts';
import type { Rules } from './index.ts';

/** What a Monster would gain or lose. */
interface Delta {
  seat: Seat;
  res: Res;
  n: number;
}

/** What the symbols of one kind would do now, tried out in a world this view cannot tell from the true one. */
export interface Yield {
  /** How many symbols there are, those of cards included. */
  symbols: number;
  deltas: readonly Delta[];
  /** Who would be hit, and how hard. */
  hits: readonly { seat: Seat; n: number }[];
  /** It rests on chance or on somebody's choice, so the figures are only likely. */
  open: boolean;
}

export type Forecast = Partial<Record<Face, Yield>>;

/** Answers that let the dice stand as they are, to reach the resolving of symbols. */
const STAND: Partial<Record<Question, Answer>> = {
  rollOrStop: 'stop',
  chameleon: 'pass',
  hailingCabs: 'no',
  convertSymbols: 0,
};
/** Questions inside the resolving of a symbol that are answered with the first answer. */
const INSIDE: readonly string[] = ['allocateHeal', 'allocateAttack', 'carapaceDiscard', 'payDamageWithEnergy'];
const ENOUGH = 12;

interface Worlds {
  determinize(v: View, rng: Rng): State;
  clone(s: State): State;
}

/** By face: what resolving it would bring, if the active player stopped rolling now. */
export function forecastOf(rules: Rules, { determinize, clone }: Worlds): (v: View) => Forecast {
  function reachSymbols(s: State, seat: Seat): boolean {
    for (let i = 0; i < ENOUGH; i++) {
      const q = rules.asked(s).includes(seat) ? (rules.question(s, seat) as Question) : null;
      if (q === 'chooseSymbolType') return true;
      const stand = q === null ? undefined : STAND[q];
      if (stand === undefined || !rules.legal(s, seat).includes(stand)) return false;
      rules.apply(s, seat, stand, null);
    }
    return false;
  }

  function tryOut(world: State, seat: Seat, face: Face): Yield {
    const s = clone(world);
    const events: Event[] = [];
    let open = false;
    rules.apply(s, seat, face, events);
    for (let i = 0; i < ENOUGH; i++) {
      const [who] = rules.asked(s);
      if (who === undefined || !INSIDE.includes(rules.question(s, who))) break;
      open = true;
      rules.apply(s, who, rules.legal(s, who)[0]!, events);
    }
    return {
      symbols: world.turn.open[FACES.indexOf(face)]!,
      deltas: sumOf(events),
      hits: events.flatMap((e) => (e.t === 'hurt' ? { seat: e.seat, n: e.n } : [])),
      open: open || events.some((e) => e.t === 'doublingDie'),
    };
  }

  return (v) => {
    const seat = v.turn.seat;
    const world = determinize(v, makeRng(seedOf('preview')));
    if (!reachSymbols(world, seat)) return {};
    const forecast: Forecast = {};
    for (const face of FACES) if (world.turn.open[FACES.indexOf(face)]! > 0) forecast[face] = tryOut(world, seat, face);
    return forecast;
  };
}

function sumOf(events: readonly Event[]): Delta[] {
  const sums = new Map<string, Delta>();
  const add = (seat: Seat, res: Res, n: number) => {
    const key = `${seat} ${res}`;
    sums.set(key, { seat, res, n: (sums.get(key)?.n ?? 0) + n });
  };
  for (const e of events) {
    if (e.t === 'gained') add(e.seat, e.res, e.n);
    else if (e.t === 'lost') add(e.seat, e.res, -e.n);
    else if (e.t === 'hurt') add(e.seat, 'life', -e.n);
  }
  return [...sums.values()].filter((d) => d.n !== 0);
}
