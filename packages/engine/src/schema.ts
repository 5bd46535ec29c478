/**
 * Checks of data from outside, such as a file with other cards. A schema looks at a value and names the first thing that is
 * wrong with it; it never throws, whatever it is given, and never looks deeper than it knows its way.
 */

/** What is wrong: a code, where (`threats[2].loss`), and what would be right. */
export interface Problem {
  code: string;
  where: string;
  expected: string;
}

export interface Schema<T> {
  (x: unknown, where: string): Problem | null;
  /** Only for the compiler: what a value is once nothing is wrong with it. */
  readonly type?: T;
}

/** The type of whatever passes a schema. */
export type Of<S> = S extends Schema<infer T> ? T : never;

export const problem = (code: string, where: string, expected: string): Problem => ({ code, where, expected });

const THE_WHOLE = 'the file';
const at = (where: string): string => where || THE_WHOLE;
const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Would break a line or turn its direction around. */
const UNPRINTABLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

/** One line of 1 to `most` printable characters; with a pattern, of that form. */
export function text(most: number, pattern?: RegExp): Schema<string> {
  const expected = `1 to ${most} printable characters${pattern ? ` like ${pattern.source}` : ''}`;
  return (x, where) => {
    if (typeof x !== 'string') return problem('wrong-type', at(where), 'text');
    const fits = x.trim() !== '' && x.length <= most && !UNPRINTABLE.test(x) && (!pattern || pattern.test(x));
    return fits ? null : problem('bad-text', at(where), expected);
  };
}

export function whole(min: number, max: number): Schema<number> {
  return (x, where) => {
    if (typeof x !== 'number') return problem('wrong-type', at(where), 'a number');
    const fits = Number.isInteger(x) && x >= min && x <= max;
    return fits ? null : problem('out-of-range', at(where), `a whole number from ${min} to ${max}`);
  };
}

/** One of a few values, compared as they are. */
export function oneOf<const T extends string | number | boolean | null>(values: readonly T[]): Schema<T> {
  return (x, where) =>
    (values as readonly unknown[]).includes(x) ? null : problem('not-one-of', at(where), values.join(', '));
}

export const orNull =
  <T>(schema: Schema<T>): Schema<T | null> =>
  (x, where) =>
    x === null ? null : schema(x, where);

/** Passes anything: for parts of a file that mean nothing to the reader. */
export const anything: Schema<unknown> = () => null;

export function listOf<T>(item: Schema<T>, min: number, max: number): Schema<T[]> {
  return (x, where) => {
    if (!Array.isArray(x)) return problem('wrong-type', at(where), 'a list');
    if (x.length < min || x.length > max)
      return problem(x.length < min ? 'too-few' : 'too-many', at(where), `${min} to ${max} entries`);
    for (let i = 0; i < x.length; i++) {
      const wrong = item(x[i], `${where}[${i}]`);
      if (wrong) return wrong;
    }
    return null;
  };
}

type Fields<F> = { readonly [K in keyof F]: Schema<F[K]> };

/** An object with these fields, those in `may` only perhaps, and no others: a misspelt name is not overlooked. */
export function fields<F extends object, M extends object = object>(
  must: Fields<F>,
  may: Fields<M> = {} as Fields<M>,
): Schema<F & Partial<M>> {
  const all = { ...must, ...may } as Record<string, Schema<unknown>>;
  return (x, where) => {
    if (!isRecord(x)) return problem('wrong-type', at(where), 'an object');
    const path = (key: string) => (where === '' ? key : `${where}.${key}`);
    for (const key of Object.keys(x))
      if (!Object.hasOwn(all, key)) return problem('unknown-field', path(key), `one of ${Object.keys(all).join(', ')}`);
    for (const key of Object.keys(all)) {
      if (Object.hasOwn(x, key)) {
        const wrong = all[key]!(x[key], path(key));
        if (wrong) return wrong;
      } else if (Object.hasOwn(must, key)) return problem('missing', path(key), 'a value');
    }
    return null;
  };
}

/** A value with the type of its schema, or what is wrong with it. */
export function checked<T>(schema: Schema<T>, x: unknown): { ok: true; value: T } | { ok: false; problem: Problem } {
  const wrong = schema(x, '');
  return wrong ? { ok: false, problem: wrong } : { ok: true, value: x as T };
}
