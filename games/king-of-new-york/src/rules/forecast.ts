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
  /** It rests on chance, on the order or on somebody's choice, so the figures are only likely. */
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
/** What may change what another kind brings if it is resolved before it: new Units shoot too, and life that is lost can be healed. */
const BEFORE: Partial<Record<Face, Face>> = { ouch: 'destruction', heal: 'ouch' };
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

  function tryOut(world: State, seat: Seat, face: Face, before?: Face): Yield {
    const s = clone(world);
    const log: Event[] = [];
    let open = false;
    for (const kind of before ? [before, face] : [face]) {
      // The last kind is resolved by itself.
      if (rules.asked(s).includes(seat) && rules.question(s, seat) === 'chooseSymbolType')
        rules.apply(s, seat, kind, log);
      for (let i = 0; i < ENOUGH && !isOver(log, kind); i++) {
        const [who] = rules.asked(s);
        const question = who === undefined ? '' : rules.question(s, who);
        if (!INSIDE.includes(question) && (kind === face || question !== 'destroyObject')) break;
        if (kind === face) open = true;
        rules.apply(s, who!, rules.legal(s, who!)[0]!, log);
      }
    }
    const events = partOf(log, face);
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
    const isThere = (face: Face) => world.turn.open[FACES.indexOf(face)]! > 0;
    for (const face of FACES.filter(isThere)) {
      const first = tryOut(world, seat, face);
      const before = BEFORE[face];
      const turns = before && isThere(before) && !isSame(tryOut(world, seat, face, before), first);
      forecast[face] = turns ? { ...first, open: true } : first;
    }
    return forecast;
  };
}

const begins = (face: Face) => (e: Event) => e.t === 'resolving' && e.face === face;
const isEnd = ({ t }: Event): boolean => t === 'resolving' || t === 'phase';

/** What one kind of symbols did: the last kind that is left is resolved by itself, and so may be what follows. */
function partOf(events: readonly Event[], face: Face): readonly Event[] {
  const from = events.findIndex(begins(face)) + 1;
  const n = from === 0 ? 0 : events.slice(from).findIndex(isEnd);
  return n < 0 ? events.slice(from) : events.slice(from, from + n);
}

const isOver = (events: readonly Event[], face: Face): boolean =>
  events.slice(events.findIndex(begins(face)) + 1).some(isEnd);

const isSame = (a: Yield, b: Yield): boolean => JSON.stringify(a.deltas) === JSON.stringify(b.deltas);

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
