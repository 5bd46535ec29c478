const SLICES = 5;

/**
 * How often per second something happens: `work` does some of it and says how much. One slice of the time warms up, the
 * median of the others counts, so that a pause of the machine or of the memory manager does not.
 */
export function perSecond(seconds: number, work: () => number): number {
  const slice = (1000 * seconds) / (SLICES + 1);
  const rates = Array.from({ length: SLICES + 1 }, () => {
    let done = 0;
    const start = performance.now();
    let now = start;
    do {
      done += work();
      now = performance.now();
    } while (now - start < slice);
    return (1000 * done) / (now - start);
  });
  return median(rates.slice(1));
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[numbers.length >> 1]!;
}
