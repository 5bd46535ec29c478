import { useContext, useEffect } from 'react';
import { MarkAnew } from '../../story/Stage.tsx';
import { useLater } from '../choose/sharing.ts';

/**
 * Whether all of a page is drawn: what lies below the first screen of a new one follows a frame later, since both together would
 * come late on a slow phone. What a beat marks in it is marked then.
 */
export function useWhole(page: string): boolean {
  const isWhole = useLater(page) === page;
  const markAnew = useContext(MarkAnew);
  useEffect(() => {
    if (isWhole) markAnew();
  }, [isWhole, markAnew]);
  return isWhole;
}
