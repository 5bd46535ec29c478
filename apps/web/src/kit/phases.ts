/** Which phase goes on: the topmost frame that belongs to one decides. */
export function phaseOf<T extends string, P extends string>(
  stack: readonly { t: T }[],
  phases: Readonly<Partial<Record<T, P>>>,
): P | undefined {
  const frame = stack.findLast(({ t }) => phases[t] !== undefined);
  return frame && phases[frame.t];
}

/** The phases of a turn by name, and which one this is, or is told; past the last of them where there is none. */
export function trackOf<P extends string>(
  words: { phase(id: string): string },
  track: readonly P[],
  now: P | null,
  told?: string | null,
): { names: readonly string[]; now: number } {
  const here = track.find((id) => id === told) ?? now;
  const at = here === null ? -1 : track.indexOf(here);
  return { names: track.map((id) => words.phase(id)), now: at < 0 ? track.length : at };
}

/** The phase of each frame, from the frames of each phase. */
export const byPhase = <T extends string, P extends string>(
  frames: Readonly<Partial<Record<P, readonly T[]>>>,
): Readonly<Partial<Record<T, P>>> =>
  Object.fromEntries(
    Object.entries<readonly T[] | undefined>(frames).flatMap(([phase, all = []]) => all.map((t) => [t, phase])),
  ) as Partial<Record<T, P>>;
