import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { TableLink, TableState } from './link.ts';

/** The link to one table, as long as its screen stands. */
export function useLink(open: (id: string) => TableLink, id: string): TableLink | null {
  const [held, setHeld] = useState<{ id: string; link: TableLink } | null>(null);
  useEffect(() => {
    const link = open(id);
    setHeld({ id, link });
    return () => link.close();
  }, [open, id]);
  return held?.id === id ? held.link : null;
}

export const useTable = <T>(link: TableLink, select: (s: TableState) => T): T => useStore(link.store, select);
