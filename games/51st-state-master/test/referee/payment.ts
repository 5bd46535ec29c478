import { BASICS, type Good, type Goods, TOKENS } from './cards.ts';

/** Section 5.2: every way to pay, found by trying every token for every unit. */

/** Tokens that lie together: in the supply, or on the stock card with this number. */
export interface Purse {
  readonly at: number;
  readonly tokens: Record<Good, number>;
}
export const SUPPLY = -1;

export interface Token {
  readonly good: Good;
  readonly at: number;
}
export type Way = readonly Token[];

const ACCEPTED: Readonly<Record<string, readonly Good[]>> = {
  ...Object.fromEntries(TOKENS.map((good) => [good, [good]])),
  ...Object.fromEntries(BASICS.map((good) => [good, [good, 'ammo']])),
  ...Object.fromEntries(['red', 'blue', 'grey'].map((good) => [good, [good, 'universal']])),
  anyResource: [...BASICS, 'ammo'],
};
/** FSM-78. Cards and deals are asked for by themselves. */
const accepted = (unit: string): readonly Good[] => ACCEPTED[unit]!;

function unitsOf(cost: Goods): string[] {
  const units: string[] = [];
  for (const unit of Object.keys(cost))
    if (unit !== 'card' && unit !== 'deal') for (let i = 0; i < cost[unit]!; i++) units.push(unit);
  return units;
}

/** All tokens, wherever they lie. */
export function total(purses: readonly Purse[]): Record<Good, number> {
  const sum: Record<Good, number> = {};
  for (const { tokens } of purses) for (const good of Object.keys(tokens)) sum[good] = (sum[good] ?? 0) + tokens[good]!;
  return sum;
}

/** Whether these tokens cover the cost: each unit is tried with each token it accepts. */
export function covers(cost: Goods, tokens: Record<Good, number>, units = unitsOf(cost), i = 0): boolean {
  if (i === units.length) return true;
  for (const good of accepted(units[i]!)) {
    if (!(tokens[good]! > 0)) continue;
    tokens[good]!--;
    const paid = covers(cost, tokens, units, i + 1);
    tokens[good]!++;
    if (paid) return true;
  }
  return false;
}

const wordOf = ({ good, at }: Token, seat: number): string => (at === SUPPLY ? good : `${good}@${seat}.${at}`);
/** Answers are spelt token by token, and of equal tokens by their words: card 11 before card 9. */
const sortWay = (way: Way): Way =>
  [...way].sort((a, b) => TOKENS.indexOf(a.good) - TOKENS.indexOf(b.good) || (wordOf(a, 0) < wordOf(b, 0) ? -1 : 1));
export const nameOf = (way: Way, seat: number): string => `pay ${way.map((token) => wordOf(token, seat)).join(' ')}`;

/** FSM-79: every exact cover of the cost, each once. */
export function ways(cost: Goods, purses: readonly Purse[]): Way[] {
  const units = unitsOf(cost);
  const found = new Map<string, Way>();
  const chosen: Token[] = [];
  const options = new Map(
    units.map((unit) => [
      unit,
      accepted(unit).flatMap((good) =>
        purses.filter(({ tokens }) => (tokens[good] ?? 0) > 0).map((purse) => ({ good, purse })),
      ),
    ]),
  );
  const pay = (i: number, from: number): void => {
    const unit = units[i];
    if (unit === undefined) {
      const way = sortWay(chosen);
      found.set(nameOf(way, 0), way);
      return;
    }
    const all = options.get(unit)!;
    for (let k = from; k < all.length; k++) {
      const { good, purse } = all[k]!;
      if (purse.tokens[good]! === 0) continue;
      purse.tokens[good]!--;
      chosen.push({ good, at: purse.at });
      // Units of the same kind in one order only.
      pay(i + 1, units[i + 1] === unit ? k : 0);
      chosen.pop();
      purse.tokens[good]!++;
    }
  };
  pay(0, 0);
  return [...found.values()];
}

/** What the ways to pay are weighed by: the goods that a Feature of the State could keep, and whether any resource will do. */
interface Weighing {
  readonly keeps: readonly Good[];
  readonly any: boolean;
}

/**
 * Whether it is better to give up `a` than `b` (README, payments offered): the supply before stock, which outlives the
 * round, and the exact token before its stand-in, unless a Feature could keep the exact one over Cleanup. Where any resource
 * will do, ammo on a card counts among the stand-ins for one that could be kept.
 */
function rather(a: Token, b: Token, { keeps, any }: Weighing): boolean {
  const isSupply = a.at === SUPPLY;
  if (a.good === b.good) return a.at === b.at || isSupply;
  if (a.good === 'ammo' || !accepted(a.good).includes(b.good)) return false;
  const isKept = isSupply && keeps.includes(a.good);
  return b.at === SUPPLY ? isSupply && !isKept : !(any && isKept);
}

/** Every token of one way against a token of the other. */
function isBetter(a: Way, b: Way, by: Weighing): boolean {
  const [first, ...rest] = a;
  if (first === undefined) return true;
  return b.some((token, i) => rather(first, token, by) && isBetter(rest, b.toSpliced(i, 1), by));
}

/** The ways that are of some use. */
export const useful = (all: readonly Way[], by: Weighing): Way[] =>
  all.filter((way) => !all.some((other) => other !== way && isBetter(other, way, by)));
