import { startTransition, useContext, useEffect, useState } from 'react';
import { MarkAnew } from '../../story/Stage.tsx';
import { afterFrame } from '../choose/sharing.ts';

/**
 * How many steps of a page are drawn: a new one is filled from its top, a step a frame, since all of it at once would come late
 * on a slow phone. What a beat marks in it is marked as it comes. The page a screen begins with is there at once.
 */
export function useFilled(page: string, steps: number): number {
  const [filled, fill] = useState({ page, step: steps });
  const step = filled.page === page ? Math.min(filled.step, steps) : 1;
  const markAnew = useContext(MarkAnew);
  useEffect(() => {
    if (step > 1) markAnew();
    if (step === steps) return fill((now) => (now.page === page ? now : { page, step }));
    return afterFrame(() => startTransition(() => fill({ page, step: step + 1 })));
  }, [page, step, steps, markAnew]);
  return step;
}
