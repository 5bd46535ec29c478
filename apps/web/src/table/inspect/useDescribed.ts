import { createElement, type ReactNode, useEffect, useRef } from 'react';
import type { Board } from '../choose/useBoard.ts';
import { thingAt, toldBy } from '../reading/things.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import { describe } from './told.ts';

const ID = 'told-of-focus';

/** Gives whatever has the focus the text of its card, for whoever listens; what it returns belongs into the page. */
export function useDescribed(scene: Scene, board: Board): ReactNode {
  const text = useTableText();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ scene, board, text });
  latest.current = { scene, board, text };
  useEffect(() => {
    const come = ({ target }: FocusEvent) => {
      const thing = target instanceof Element ? thingAt(target) : null;
      const told = thing && toldBy(thing);
      if (!told || !place.current) return;
      const { scene, board, text } = latest.current;
      place.current.textContent = describe(scene, board, told, text);
      (target as Element).setAttribute('aria-describedby', ID);
    };
    const go = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.getAttribute('aria-describedby') === ID)
        target.removeAttribute('aria-describedby');
    };
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', go);
    return () => {
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', go);
    };
  }, []);
  return createElement('div', { id: ID, ref: place, hidden: true });
}
