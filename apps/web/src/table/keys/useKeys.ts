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

/** Hints of keys are shown from the first key to the next use of a pointer. */
function useCaps(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let at = '';
    const show = (e: KeyboardEvent) => {
      if (!MODIFIERS.includes(e.key) && !isTyping(e.target)) dataset.keys = '';
    };
    const hide = (e: PointerEvent) => {
      // A page that moves under a pointer at rest is no use of it.
      const here = `${e.clientX} ${e.clientY}`;
      if (e.type === 'pointermove' && here === at) return;
      at = here;
      delete dataset.keys;
    };
    window.addEventListener('keydown', show, { capture: true });
    for (const used of ['pointermove', 'pointerdown'] as const) window.addEventListener(used, hide, { capture: true });
    return () => {
      window.removeEventListener('keydown', show, { capture: true });
      for (const used of ['pointermove', 'pointerdown'] as const)
        window.removeEventListener(used, hide, { capture: true });
      delete dataset.keys;
    };
  }, []);
}
const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'];

/** The keys of the table. A dialog that is open has the keyboard to itself. `act` says false where it made no use of a key. */
export function useKeys(act: (a: KeyAct) => boolean | undefined): void {
  useCaps();
  const letters = useSettings((s) => s.shortcuts);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const pressed = (e: KeyboardEvent) => {
      if (e.defaultPrevented || document.querySelector('dialog[open]')) return;
      const meant = keyAct(e, letters, isTyping(e.target));
      if (!meant) return;
      if (meant.t === 'region') stepRegion(meant.by);
      const used = meant.t === 'region' || latest.current(meant) !== false;
      if (used && meant.t !== 'cancel') e.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [letters]);
}
