import type { Offer, Ref } from '@ashtown/engine';
import { isRecord } from '../../settings/kept.ts';

/** What a player has pointed at for one question; another question begins anew. */
export interface Pointed {
  key: string;
  chosen: readonly Ref[];
  draft: unknown;
  /** One offer is left, and it cannot be taken back: asked once more. */
  confirming: Offer | null;
}

const NAME = 'ashtown.pointed';

export const nothingAt = (key: string): Pointed => ({ key, chosen: [], draft: undefined, confirming: null });

/** What was pointed at before this tab was loaded again; nothing where another question is asked, or at another table. */
export function recall(key: string, table: string, tab: Pick<Storage, 'getItem'> = sessionStorage): Pointed {
  try {
    const kept: unknown = JSON.parse(tab.getItem(NAME) ?? 'null');
    if (!isRecord(kept) || kept.key !== key || kept.table !== table) return nothingAt(key);
    const chosen = Array.isArray(kept.chosen) ? kept.chosen.filter(isRef) : [];
    return { ...nothingAt(key), chosen, draft: kept.draft };
  } catch {
    return nothingAt(key);
  }
}

const isRef = (x: unknown): x is Ref => isRecord(x) && typeof x.kind === 'string' && typeof x.id === 'string';

/** Keeps it for a reload of this tab, and forgets it where nothing is pointed at. */
export function remember(
  { key, chosen, draft }: Pointed,
  table: string,
  tab: Pick<Storage, 'setItem' | 'removeItem'> = sessionStorage,
): void {
  try {
    if (chosen.length === 0 && draft === undefined) tab.removeItem(NAME);
    else tab.setItem(NAME, JSON.stringify({ key, table, chosen, draft }));
  } catch {
    // A tab that keeps nothing begins anew.
  }
}
