import { useEffect } from 'react';

export const focusPrompt = (): void =>
  document.querySelector<HTMLElement>('[data-testid="prompt"]')?.focus({ preventScroll: true });

/**
 * What a pointer has pressed gives the focus back before it may go: a page from which what has the focus is taken is laid out in
 * between. Whoever uses keys stays where they are.
 */
export function leavePressed(): void {
  if (document.activeElement?.matches(':focus-visible') === false) focusPrompt();
}

/**
 * Focus never falls to the page itself: what had it may have gone with the last question, and then the prompt has it.
 * Looked at after the browser has drawn, since only then it takes the focus from what was disabled.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (document.activeElement === document.body) focusPrompt();
    };
    const drawn = requestAnimationFrame(() => {
      timer = setTimeout(look);
    });
    return () => {
      cancelAnimationFrame(drawn);
      clearTimeout(timer);
    };
  });
}
