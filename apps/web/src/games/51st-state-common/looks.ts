import type { Lang } from '@ashtown/engine';
import type { LocationLook } from './Location.tsx';

/** Looks are made once in each language. */
export function rememberLooks<S extends { id: string }>(
  make: (site: S, lang: Lang) => LocationLook,
): (site: S, lang: Lang) => LocationLook {
  const made = new Map<string, LocationLook>();
  return (site, lang) => {
    const key = `${lang} ${site.id}`;
    const look = made.get(key) ?? make(site, lang);
    made.set(key, look);
    return look;
  };
}
