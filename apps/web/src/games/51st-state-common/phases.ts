/** Which phase goes on: the topmost frame that belongs to one decides. */
export function phaseOf<T extends string>(
  stack: readonly { t: T }[],
  phases: Readonly<Partial<Record<T, number>>>,
): number | undefined {
  const frame = stack.findLast(({ t }) => phases[t] !== undefined);
  return frame && phases[frame.t];
}
