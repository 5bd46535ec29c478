const SLICES = 5;

/** Milliseconds of processor time this process has had, memory management in threads of its own included. */
export function cpuMillis(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * How often per second of processor time something happens: `work` does some of it and says how much. A machine that does
 * something else, too, changes that far less than it changes what a clock says. Half of the time warms up, since compiling takes
 * processor time; of the other half the median slice counts, so that a pause of the memory manager does not.
 */
export function perSecond(seconds: number, work: () => number): number {
  const slice = (500 * seconds) / SLICES;
  const rates = Array.from({ length: 2 * SLICES }, () => {
    let done = 0;
    const before = cpuMillis();
    const end = performance.now() + slice;
    // Until then it cannot have had that much, and asking costs time as well.
    do done += work();
    while (performance.now() < end || cpuMillis() - before < slice);
    return (1000 * done) / (cpuMillis() - before);
  });
  return median(rates.slice(SLICES));
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[numbers.length >> 1]!;
}
