/** Something the caller got wrong: one line for stderr and exit code 2. */
export class Refusal extends Error {}

export function fail(line: string): never {
  throw new Refusal(line);
}

/** "a, b, c" or what is said of an empty list. */
export const oneOf = (ids: readonly string[], none = 'nothing'): string => (ids.length > 0 ? ids.join(', ') : none);
