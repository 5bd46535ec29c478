import type { Change, Seat } from '@ashtown/engine';
import type { Line } from './lines.ts';

/** Without what is still to be told. */
export function toldOf(lines: readonly Line[], left: readonly Line[]): readonly Line[] {
  const ahead = new Set(left.map(({ id }) => id));
  return ahead.size === 0 ? lines : lines.filter(({ id }) => !ahead.has(id));
}

/** Where the figures of a player stand in a view: by what tellings call them, the way to the number, such as `tokens.3`. */
export type Figures = Readonly<Record<string, string>>;

/**
 * A view with the figures as they were before what is still to be told: a host shows only what an answer led to in the end,
 * and tellings say by how much each event changed what. `asked` sees their own as they are, to answer by.
 */
export function heldBack<V>(view: V, figures: Figures, left: readonly Line[], asked: Seat | null): V {
  const changes = left
    .flatMap(({ telling }) => telling.delta ?? [])
    .filter(({ seat, what }) => seat !== asked && Object.hasOwn(figures, what));
  if (changes.length === 0) return view;
  const { players } = view as { players: readonly object[] };
  const undone = players.map((player, seat) =>
    changes.filter((x) => x.seat === seat).reduce((p, x) => without(p, figures[x.what]!.split('.'), x), player),
  );
  return { ...view, players: undone };
}

function without<P extends object>(holder: P, [key, ...way]: readonly string[], change: Change): P {
  const value = (holder as Record<string, unknown>)[key!];
  const before = way.length > 0 ? without(value as object, way, change) : (value as number) - change.n;
  return (Array.isArray(holder) ? holder.with(Number(key), before) : { ...holder, [key!]: before }) as P;
}
