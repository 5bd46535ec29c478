/** What this browser keeps for us. Reading and writing may fail (private windows, full disks): then nothing is kept. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`ashtown.${key}`) ?? 'null');
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`ashtown.${key}`, JSON.stringify(value));
  } catch {
    // It holds until the page is closed.
  }
}

export const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);
