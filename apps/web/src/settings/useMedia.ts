import { useCallback, useSyncExternalStore } from 'react';

/** Made once for each query: whatever is drawn asks again and again. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a media query holds now; none does where there is no window. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (told: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', told);
      return () => list.removeEventListener('change', told);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => listOf(query).matches,
    () => false,
  );
}
