const FIRST = 250;
const LONGEST = 10_000;

/** How long to wait before try number `n` (from 0): doubled each time, and never the same for two clients. */
export function backoff(n: number, random: number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.min(n, 10));
  return Math.round(whole * (0.5 + random / 2));
}
