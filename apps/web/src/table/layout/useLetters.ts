import { useEffect } from 'react';

/** Loads every cut of the letters once a table is shown: one that came at its first use would lay out the page anew amid play. */
export function useLetters(): void {
  useEffect(() => {
    for (const face of document.fonts) face.load().catch(() => {});
  }, []);
}
