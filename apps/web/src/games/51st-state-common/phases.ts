/** Which phase goes on: the topmost frame that belongs to one decides. */
export function phaseOf<T extends string, P extends string>(
  stack: readonly { t: T }[],
  phases: Readonly<Partial<Record<T, P>>>,
): P | undefined {
  const frame = stack.findLast(({ t }) => phases[t] !== undefined);
  return frame && phases[frame.t];
}
