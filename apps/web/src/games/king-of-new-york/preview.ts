import {
  type Event,
  FACES,
  type Face,
  game,
  type Question,
  type State,
  type View,
} from '@ashtown/catalog/king-of-new-york';
import { makeRng, type Seat, seedOf } from '@ashtown/engine';

/** What a Monster would gain or lose. */
interface Delta {
  seat: Seat;
  res: 'star' | 'energy' | 'life';
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

export type Preview = Partial<Record<Face, Yield>>;

/** Answers that let the dice stand as they are, to reach the resolving of symbols. */
const STAND: Partial<Record<Question, readonly unknown[]>> = {
  rollOrStop: ['stop'],
  chameleon: ['pass'],
  hailingCabs: ['no'],
  convertSymbols: [0],
};
/** Questions inside the resolving of a symbol that are answered with the first answer. */
const INSIDE: readonly string[] = ['allocateHeal', 'allocateAttack', 'carapaceDiscard', 'payDamageWithEnergy'];
const ENOUGH = 12;

/** By face: what resolving it would bring, if the active player stopped rolling now. No rule is known here. */
export function previewOf(v: View): Preview {
  const seat = v.turn.seat;
  const world = game.determinize(v, makeRng(seedOf('preview')));
  if (!reachSymbols(world, seat)) return {};
  const preview: Preview = {};
  for (const face of FACES) if (world.turn.open[FACES.indexOf(face)]! > 0) preview[face] = tryOut(world, seat, face);
  return preview;
}

const questionOf = (s: State, seat: Seat): Question | null =>
  game.asked(s).includes(seat) ? (game.question(s, seat) as Question) : null;

function reachSymbols(s: State, seat: Seat): boolean {
  for (let i = 0; i < ENOUGH; i++) {
    const q = questionOf(s, seat);
    if (q === 'chooseSymbolType') return true;
    const stand = q === null ? undefined : STAND[q];
    const pick = stand && game.legal(s, seat).find((p) => stand.includes(p));
    if (pick === undefined) return false;
    game.apply(s, seat, pick, null);
  }
  return false;
}

function tryOut(world: State, seat: Seat, face: Face): Yield {
  const s = game.clone(world);
  const events: Event[] = [];
  let open = false;
  game.apply(s, seat, face, events);
  for (let i = 0; i < ENOUGH; i++) {
    const [who] = game.asked(s);
    if (who === undefined || !INSIDE.includes(game.question(s, who))) break;
    open = true;
    game.apply(s, who, game.legal(s, who)[0]!, events);
  }
  const hits = events.flatMap((e) => (e.t === 'hurt' ? { seat: e.seat, n: e.n } : []));
  return {
    symbols: world.turn.open[FACES.indexOf(face)]!,
    deltas: sumOf(events),
    hits,
    open: open || events.some((e) => e.t === 'doublingDie'),
  };
}

function sumOf(events: readonly Event[]): Delta[] {
  const sums = new Map<string, Delta>();
  const add = (seat: Seat, res: Delta['res'], n: number) => {
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
