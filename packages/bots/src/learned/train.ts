import { forkRng, makeRng, type Rng, rand, seedOf, shuffle } from '@ashtown/engine';
import { softmax } from '../dream.ts';
import { Calibration } from './calibration.ts';
import { type Net, netOver, Sum, sizeOf } from './net.ts';
import type { Positions } from './positions.ts';

export interface Training {
  inputs: number;
  hidden: number;
  /** The weights to begin with. */
  start: Float32Array;
  /** Whether their units have learned already; else those begin at random. */
  isBegun: boolean;
  epochs: number;
  seed: string;
  onEpoch?: (epoch: number, loss: number) => void;
}

/** Every so many games are kept apart and never learned from. */
const KEPT_APART = 10;
const BATCH = 128;
const RATE = 0.002;
const DECAY = 1e-5;
const FINE = 1 << 20;

export interface Measured {
  loss: number;
  calibration: Calibration;
}

/** Positions by whether they are learned from. */
function parted({ games }: Positions): { learned: number[]; apart: number[] } {
  const learned: number[] = [];
  const apart: number[] = [];
  for (const [i, game] of games.entries()) (game % KEPT_APART === 0 ? apart : learned).push(i);
  return { learned, apart };
}

/** What the hand-made value is: every term counts once. */
export function handMade(inputs: number, terms: number, hidden: number): Float32Array {
  const all = new Float32Array(sizeOf(inputs, hidden));
  netOver(all, inputs, hidden).linear.fill(1, 0, terms);
  return all;
}

/** How a net does on the games that were kept apart. */
export function measure(net: Net, p: Positions): Measured {
  const sum = new Sum(net);
  const calibration = new Calibration();
  const { apart } = parted(p);
  let loss = 0;
  for (const i of apart) {
    const chances = softmax(scores(p, i, sum));
    for (const [seat, chance] of chances.entries()) {
      const share = p.shares[i * p.players + seat]!;
      if (share > 0) loss -= share * Math.log(Math.max(1e-9, chance));
      calibration.add(chance, share);
    }
  }
  return { loss: loss / Math.max(1, apart.length), calibration };
}

function scores(
  p: Positions,
  position: number,
  sum: Sum,
  keep?: (seat: number, units: Float32Array) => void,
): number[] {
  const all: number[] = [];
  for (let seat = 0; seat < p.players; seat++) {
    const nth = position * p.players + seat;
    sum.begin();
    for (let i = nth === 0 ? 0 : p.ends[nth - 1]!; i < p.ends[nth]!; i++) sum.see(p.at[i]!, p.amounts[i]!);
    keep?.(seat, sum.units);
    all.push(p.known[nth]! + sum.end());
  }
  return all;
}

/** Learns chances to win from what followed, by Adam, and returns the weights that did best on the games kept apart. */
export function train(p: Positions, t: Training): Float32Array {
  const rng = makeRng(seedOf(t.seed));
  const all = t.start.slice();
  const net = netOver(all, t.inputs, t.hidden);
  if (!t.isBegun) scatter(net, forkRng(rng));
  const { learned } = parted(p);
  const adam = new Adam(all);
  const batch = new Batch(net, p);
  let best = all.slice();
  let least = measure(net, p).loss;
  for (let epoch = 1; epoch <= t.epochs; epoch++) {
    shuffle(rng, learned);
    const rate = RATE * (1 - (epoch - 1) / t.epochs);
    for (let from = 0; from < learned.length; from += BATCH) {
      const some = learned.slice(from, from + BATCH);
      adam.step(batch.slope(some), rate);
    }
    const { loss } = measure(net, p);
    t.onEpoch?.(epoch, loss);
    if (loss < least) {
      least = loss;
      best = all.slice();
    }
  }
  return best;
}

/** Units begin at random and count for nothing. */
function scatter({ into, hidden, inputs }: Net, rng: Rng): void {
  const size = 1 / Math.sqrt(Math.min(inputs, 40));
  for (let i = 0; i < inputs * hidden; i++) into[i] = size * ((2 * rand(rng, FINE)) / FINE - 1);
}

/** In which direction the loss of some positions rises. */
class Batch {
  readonly #net: Net;
  readonly #p: Positions;
  readonly #sum: Sum;
  readonly #all: Float32Array;
  readonly #slope: Net;
  readonly #units: Float32Array[];

  constructor(net: Net, p: Positions) {
    this.#net = net;
    this.#p = p;
    this.#sum = new Sum(net);
    this.#all = new Float32Array(sizeOf(net.inputs, net.hidden));
    this.#slope = netOver(this.#all, net.inputs, net.hidden);
    this.#units = Array.from({ length: p.players }, () => new Float32Array(net.hidden));
  }

  slope(positions: readonly number[]): Float32Array {
    this.#all.fill(0);
    const { players, shares } = this.#p;
    for (const position of positions) {
      const all = scores(this.#p, position, this.#sum, (seat, units) => this.#units[seat]!.set(units));
      const chances = softmax(all);
      for (let seat = 0; seat < players; seat++)
        this.#add(
          position * players + seat,
          seat,
          (chances[seat]! - shares[position * players + seat]!) / positions.length,
        );
    }
    return this.#all;
  }

  #add(nth: number, seat: number, slope: number): void {
    const { ends, at, amounts } = this.#p;
    const { hidden, out } = this.#net;
    const to = this.#slope;
    const units = this.#units[seat]!;
    const from = nth === 0 ? 0 : ends[nth - 1]!;
    for (let i = from; i < ends[nth]!; i++) to.linear[at[i]!]! += slope * amounts[i]!;
    for (let j = 0; j < hidden; j++) {
      if (units[j]! <= 0) continue;
      to.out[j]! += slope * units[j]!;
      const through = slope * out[j]!;
      to.bias[j]! += through;
      for (let i = from; i < ends[nth]!; i++) to.into[at[i]! * hidden + j]! += through * amounts[i]!;
    }
  }
}

/** Steps whose length follows what the slopes were like so far; weights that are not needed shrink. */
class Adam {
  readonly #all: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  #steps = 0;

  constructor(all: Float32Array) {
    this.#all = all;
    this.#mean = new Float32Array(all.length);
    this.#square = new Float32Array(all.length);
  }

  step(slope: Float32Array, rate: number): void {
    this.#steps++;
    const early = 1 - 0.9 ** this.#steps;
    const late = 1 - 0.999 ** this.#steps;
    for (let i = 0; i < slope.length; i++) {
      const g = slope[i]! + DECAY * this.#all[i]!;
      const mean = 0.9 * this.#mean[i]! + 0.1 * g;
      const square = 0.999 * this.#square[i]! + 0.001 * g * g;
      this.#mean[i] = mean;
      this.#square[i] = square;
      this.#all[i]! -= (rate * (mean / early)) / (Math.sqrt(square / late) + 1e-8);
    }
  }
}
