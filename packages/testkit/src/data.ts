/** Plain data: what it is, how two of it differ, which parts two of it share. */

const DEEPEST = 64;

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;
const inside = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/** Where such values are in an object. Most of all data is numbers in lists, and nothing is made of those. */
function keysOf(x: Readonly<Record<string, unknown>>, isSuch: (value: unknown) => boolean): (string | number)[] {
  if (!Array.isArray(x)) return Object.keys(x).filter((key) => isSuch(x[key]));
  const found: number[] = [];
  for (let i = 0; i < x.length; i++) if (isSuch(x[i])) found.push(i);
  return found;
}

const isPlainLeaf = (x: unknown): boolean =>
  x === null || typeof x === 'string' || typeof x === 'boolean' || Number.isFinite(x);
const isNoPlainLeaf = (x: unknown): boolean => !isPlainLeaf(x);

/** Says what would not survive JSON, or null. */
export function notPlain(x: unknown, path = '', depth = 0): string | null {
  if (isPlainLeaf(x)) return null;
  const at = path || 'the value';
  if (typeof x === 'number') return `${at} is ${x}`;
  if (!isObject(x)) return `${at} is ${typeof x}`;
  if (depth > DEEPEST) return `${at} is nested too deep, or in itself`;
  const proto = Object.getPrototypeOf(x);
  if (!Array.isArray(x) && proto !== Object.prototype && proto !== null) return `${at} is a ${proto.constructor.name}`;
  if (Object.getOwnPropertySymbols(x).length > 0) return `${at} has a symbol for a key`;
  if (Array.isArray(x) && Object.keys(x).length !== x.length) return `${at} is an array with holes or named fields`;
  for (const key of keysOf(x, isNoPlainLeaf)) {
    const problem = notPlain(x[key], inside(path, key), depth + 1);
    if (problem !== null) return problem;
  }
  return null;
}

/** What is left of a value after a save or a trip over the wire. */
export const jsonCopy = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

/** JSON with the keys in order, so that equal values have equal text. */
export const canonical = (x: unknown): string =>
  JSON.stringify(x, (_, value: unknown) =>
    isObject(value) && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  ) ?? 'undefined';

/** The first place where two values differ, or null; the order of keys does not count. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  const keys = firstDifference(a, b);
  if (keys === null) return null;
  const [x, y] = [a, b].map((value) => keys.reduce((at, key) => (at as Record<string, unknown>)[key], value));
  return `${keys.reduce<string>(inside, path) || 'the value'} is ${x === undefined ? 'missing' : short(x)} and ${short(y)}`;
}

/** The keys that lead to it; null where there is none. Nearly all is the same nearly always: nothing is made of that. */
function firstDifference(a: unknown, b: unknown): (string | number)[] | null {
  if (a === b || Object.is(a, b)) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return [];
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < a.length || i < b.length; i++) {
      const found = firstDifference(a[i], b[i]);
      if (found) return [i, ...found];
    }
    return null;
  }
  for (const key in a) {
    const found = firstDifference(a[key], b[key]);
    if (found) return [key, ...found];
  }
  for (const key in b) if (!(key in a) && b[key] !== undefined) return [key];
  return null;
}

/** Like `difference`, and the text must be the same to the byte. */
export function byteDifference(a: unknown, b: unknown): string | null {
  if (JSON.stringify(a) === JSON.stringify(b)) return null;
  return difference(a, b) ?? 'the keys are in another order';
}

const SHORT = 120;

export function short(x: unknown): string {
  const text = JSON.stringify(x) ?? String(x);
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text;
}

type Skip = (path: string) => boolean;

/** Frames are values that clones share, so nothing inside one counts. */
export const insideFrames: Skip = (path) => path.startsWith('stack[');
const nowhere: Skip = () => false;

/** The objects in a value, each with the path to it. */
function* parts(x: unknown, skip: Skip, path = ''): Generator<[object, string]> {
  if (!isObject(x)) return;
  yield [x, path];
  for (const key of keysOf(x, isObject)) {
    const at = inside(path, key);
    if (!skip(at)) yield* parts(x[key], skip, at);
  }
}

/** The path of an object in `b` that is an object of `a` too and could be changed through both, or null. */
export function sharedPart(a: unknown, b: unknown, skip: Skip = nowhere): string | null {
  const seen = new Set<object>();
  for (const [part] of parts(a, skip)) seen.add(part);
  for (const [part, path] of parts(b, skip)) if (seen.has(part) && !Object.isFrozen(part)) return path || 'the whole';
  return null;
}

/** Two paths to one object: a copy through JSON would make two of it. */
export function aliasedPart(x: unknown, skip: Skip = nowhere): string | null {
  const seen = new Map<object, string>();
  for (const [part, path] of parts(x, skip)) {
    const before = seen.get(part);
    if (before !== undefined && !Object.isFrozen(part)) return `${before} and ${path}`;
    seen.set(part, path);
  }
  return null;
}

export function deepFreeze(x: unknown): void {
  for (const [part] of parts(x, nowhere)) Object.freeze(part);
}

/** How two values differ, place by place: `players[0].life 10 -> 8`, `deck[3..] [7 8] -> [8]`. Without `from` only what is new. */
export function changesOf(a: unknown, b: unknown, from = true, path = ''): string[] {
  if (a === b || (!isObject(a) && !isObject(b) && Object.is(a, b))) return [];
  const tell = (at: string, before: string, after: string) => [`${at} ${from ? `${before} -> ` : ''}${after}`];
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length === b.length && a.every(isObject) && b.every(isObject))
      return a.flatMap((x, i) => changesOf(x, b[i], from, inside(path, i)));
    let head = 0;
    while (head < Math.min(a.length, b.length) && canonical(a[head]) === canonical(b[head])) head++;
    let tail = 0;
    while (
      tail < Math.min(a.length, b.length) - head &&
      canonical(a[a.length - 1 - tail]) === canonical(b[b.length - 1 - tail])
    )
      tail++;
    if (head === a.length && a.length === b.length) return [];
    const part = (list: unknown[]) => listed(list.slice(head, list.length - tail));
    return tell(head > 0 || tail > 0 ? `${path}[${head}..]` : path, part(a), part(b));
  }
  if (isObject(a) && isObject(b) && !Array.isArray(a) && !Array.isArray(b)) {
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
    return keys.flatMap((key) => changesOf(a[key], b[key], from, inside(path, key)));
  }
  return tell(path, written(a), written(b));
}

const written = (x: unknown): string => (x === undefined ? 'nothing' : Array.isArray(x) ? listed(x) : canonical(x));

/** A list with equal neighbours taken together: `[null*12 3]`. */
function listed(list: readonly unknown[]): string {
  const runs: { text: string; n: number }[] = [];
  for (const x of list) {
    const text = written(x);
    const last = runs.at(-1);
    if (last?.text === text) last.n++;
    else runs.push({ text, n: 1 });
  }
  return `[${runs.map(({ text, n }) => (n > 1 ? `${text}*${n}` : text)).join(' ')}]`;
}
