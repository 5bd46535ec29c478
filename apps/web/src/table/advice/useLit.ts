import { type Ref, refKey } from '@ashtown/engine';
import { useEffect } from 'react';
import style from './lit.module.css';

/** Words and numbers of an answer are no things on the board. */
export const isThing = ({ kind }: Ref): boolean => kind !== 'option' && kind !== 'amount';

/** Lights these things wherever they lie on the table, as long as they are pointed at: frames lie above whatever cuts them off. */
export function useLit(refs: readonly Ref[]): void {
  useEffect(() => {
    const frames = refs.filter(isThing).flatMap(framesOf);
    document.body.append(...frames);
    return () => {
      for (const frame of frames) frame.remove();
    };
  }, [refs]);
}

/** A thing may have another name in its place than answers have for it: `data-lights` says that one. */
function framesOf(ref: Ref): HTMLElement[] {
  const name = CSS.escape(refKey(ref));
  const things = document.querySelectorAll(`[data-ref="${name}"], [data-lights="${name}"]`);
  return [...things].flatMap((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const frame = document.createElement('i');
    frame.className = style.lit!;
    frame.dataset.testid = 'lit';
    Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    return [frame];
  });
}
