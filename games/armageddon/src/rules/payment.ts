import { makeFigures } from '../answers/figures.ts';
import type { Line } from '../content/tables.ts';
import { COLOURS, type Cost, ENGINEER, LEADER, SOLDIER, WORKER } from '../content/vocabulary.ts';

/** Survivors that pay for something, by colour; and as text. */
export interface Payment {
  n: readonly number[];
  text: string;
}

const bit = (colour: number): number => 1 << colour;
const ALL = bit(WORKER) | bit(SOLDIER) | bit(ENGINEER) | bit(LEADER);
const OWN: Record<Cost, number> = {
  worker: bit(WORKER),
  soldier: bit(SOLDIER),
  engineer: bit(ENGINEER),
  engineerOrSoldier: bit(ENGINEER) | bit(SOLDIER),
  any: ALL,
};

/** Colours that may stand for a symbol: its own, a leader (ARM-151), a trained worker (ARM-193); as bits. */
function accepts(cost: Cost, trained: number): number {
  const own = OWN[cost];
  return own | bit(LEADER) | (own & trained ? bit(WORKER) : 0);
}

/** ARM-164: one figure for each symbol. */
function matches(figures: readonly number[], symbols: readonly number[]): boolean {
  if (figures.length === 0) return true;
  const [first, ...rest] = figures;
  return symbols.some(
    (mask, i) =>
      (mask & bit(first!)) !== 0 &&
      matches(
        rest,
        symbols.filter((_, j) => j !== i),
      ),
  );
}

function* multisets(size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else for (let c = from; c < COLOURS.length; c++) for (const rest of multisets(size - 1, c)) yield [c, ...rest];
}

const FOUND = new Map<string, readonly Payment[]>();

/**
 * Every way to pay a cost, the obvious one first: own colours, then workers standing in, leaders last. With `real`
 * at least one true worker is among them (ARM-182).
 */
export function paymentsFor(cost: readonly Cost[], trained: number, real: boolean): readonly Payment[] {
  const key = `${cost.join(' ')} ${trained} ${real}`;
  const known = FOUND.get(key);
  if (known) return known;
  const symbols = cost.map((symbol) => accepts(symbol, trained));
  const owns = cost.map((symbol) => OWN[symbol]);
  const found: { payment: Payment; rank: number }[] = [];
  for (const figures of multisets(cost.length)) {
    if (!matches(figures, symbols)) continue;
    const n = COLOURS.map((_, c) => figures.filter((f) => f === c).length);
    if (real && n[WORKER] === 0) continue;
    const standIns = matches(figures, owns) ? 0 : 1;
    found.push({ payment: { n, text: makeFigures(n) }, rank: 10 * n[LEADER]! + standIns });
  }
  found.sort((a, b) => a.rank - b.rank);
  const payments = found.map((f) => f.payment);
  FOUND.set(key, payments);
  return payments;
}

const OF_LINE = new WeakMap<Line, (readonly Payment[] | undefined)[]>();

/** The payments for an action line. */
export function paymentsOf(line: Line, trained: number): readonly Payment[] {
  let known = OF_LINE.get(line);
  if (!known) {
    known = [];
    OF_LINE.set(line, known);
  }
  known[trained] ??= paymentsFor(line.cost, trained, line.effect.t === 'exchange');
  return known[trained];
}

export const covers = (have: readonly number[], need: readonly number[]): boolean =>
  have[0]! >= need[0]! && have[1]! >= need[1]! && have[2]! >= need[2]! && have[3]! >= need[3]!;

/** ARM-152: any two survivors. */
export const EXTENSION = paymentsFor(['any', 'any'], 0, false);

const one = (colour: number): Payment => {
  const n = COLOURS.map((_, c) => (c === colour ? 1 : 0));
  return { n, text: makeFigures(n) };
};
const PAIR: Payment = { n: [2, 0, 0, 0], text: makeFigures([2, 0, 0, 0]) };
const BY_ONE: readonly Payment[] = [one(WORKER), one(ENGINEER), one(LEADER)];
const BY_TWO: readonly Payment[] = [one(ENGINEER), PAIR, one(LEADER)];

/** ARM-158 to ARM-160: what one step of repair costs. */
export const repairs = (workersPerStep: number, trained: number): readonly Payment[] =>
  workersPerStep === 1 || trained & bit(ENGINEER) ? BY_ONE : BY_TWO;
