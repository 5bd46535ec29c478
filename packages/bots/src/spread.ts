/** How whole numbers are spread: the ends, the middle, and where the outer twentieths begin. */
export interface Spread {
  least: number;
  p5: number;
  median: number;
  p95: number;
  most: number;
}

/** Counts whole numbers; null as long as there is none. */
export function counter(): { add(n: number): void; spread(): Spread | null } {
  const counts = new Map<number, number>();
  let all = 0;
  return {
    add(n) {
      counts.set(n, (counts.get(n) ?? 0) + 1);
      all++;
    },
    spread() {
      if (all === 0) return null;
      const sorted = [...counts].sort(([a], [b]) => a - b);
      const at = (part: number): number => {
        let left = part * all;
        for (const [n, times] of sorted) {
          left -= times;
          if (left <= 0) return n;
        }
        return sorted.at(-1)![0];
      };
      return { least: sorted[0]![0], p5: at(0.05), median: at(0.5), p95: at(0.95), most: sorted.at(-1)![0] };
    },
  };
}
