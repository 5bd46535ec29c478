import type { AnyGame, Seat } from '@ashtown/engine';
import { useEffect } from 'react';
import { create } from 'zustand';

interface Held {
  game: string;
  amounts: ReadonlyMap<string, number>;
}

/** What somebody has at the table they sit at, by the words of its sheet; null away from tables. */
const useHeld = create<{ held: Held | null }>(() => ({ held: null }));

/** How much of something the reader has; null where that is not counted. */
export const useYours = (game: string, what: string): number | null =>
  useHeld(({ held }) => (held?.game === game ? (held.amounts.get(what) ?? null) : null));

/** Lets words be explained with what this seat has of them, as long as the table is open. */
export function useHoldings({ id, sheet }: Pick<AnyGame, 'id' | 'sheet'>, view: unknown, seat: Seat | null): void {
  useEffect(() => {
    if (seat === null || !sheet) return;
    const lines = sheet(view, seat).filter(({ each }) => !each);
    useHeld.setState({ held: { game: id, amounts: new Map(lines.map(({ what, n }) => [what, n])) } });
    return () => useHeld.setState({ held: null });
  }, [id, sheet, view, seat]);
}
