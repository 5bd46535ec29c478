import { useEffect } from 'react';

/**
 * Focus never falls to the page itself: what had it may have gone with the last question, and then the prompt has it.
 * Looked at after the browser has drawn, since only then it takes the focus from what was disabled.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-testid="prompt"]')?.focus({ preventScroll: true });
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
