import { type Ref, refKey } from '@ashtown/engine';
import { useEffect } from 'react';

/** Words and numbers of an answer are no things on the board. */
const isThing = ({ kind }: Ref): boolean => kind !== 'option' && kind !== 'amount';

/** Lights these things wherever they lie on the table, as long as they are pointed at. */
export function useLit(refs: readonly Ref[]): void {
  useEffect(() => {
    const lit = refs
      .filter(isThing)
      .flatMap((ref) => [
        ...document.querySelectorAll<HTMLElement | SVGElement>(`[data-ref="${CSS.escape(refKey(ref))}"]`),
      ]);
    for (const x of lit) x.dataset.lit = '';
    return () => {
      for (const x of lit) delete x.dataset.lit;
    };
  }, [refs]);
}
