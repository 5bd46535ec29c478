import { useEffect, useRef, useState } from 'react';
import type { Counsel } from './useAdvice.ts';

/** The chances of all as they were at my last decision; asked for anew at each, and null before the first answer. */
export function useChances(key: string, counsel: Counsel | undefined, isAsked: boolean): readonly number[] | null {
  const [chances, setChances] = useState<readonly number[] | null>(null);
  const latest = useRef(counsel);
  latest.current = counsel;
  const isWanted = counsel !== undefined && isAsked;
  useEffect(() => {
    if (!isWanted || !key) return;
    let isOld = false;
    void latest.current?.chances().then((found) => {
      if (found && !isOld) setChances(found);
    });
    return () => {
      isOld = true;
    };
  }, [key, isWanted]);
  return chances;
}
