import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { type KeyAct, keyAct } from './keys.ts';

const isTyping = (x: EventTarget | null): boolean =>
  x instanceof HTMLElement && (x.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(x.tagName));

/** Walks through the regions of the page in the order they stand in it. */
function stepRegion(by: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter((x) => x.offsetParent !== null);
  if (regions.length === 0) return;
  const here = regions.findIndex((x) => x.contains(document.activeElement));
  const to = regions[(here + by + regions.length + (here < 0 && by < 0 ? 1 : 0)) % regions.length]!;
  const inside = to.querySelector<HTMLElement>('[data-rove][tabindex="0"]');
  (inside ?? to).focus();
}

/** The keys of the table. A dialog that is open has the keyboard to itself. */
export function useKeys(act: (a: KeyAct) => void): void {
  const letters = useSettings((s) => s.shortcuts);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const pressed = (e: KeyboardEvent) => {
      if (e.defaultPrevented || document.querySelector('dialog[open]')) return;
      const meant = keyAct(e, letters, isTyping(e.target));
      if (!meant) return;
      if (meant.t !== 'cancel') e.preventDefault();
      if (meant.t === 'region') stepRegion(meant.by);
      else latest.current(meant);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [letters]);
}
