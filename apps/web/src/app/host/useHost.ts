import type { Code, HostReport } from '@ashtown/protocol';
import { useEffect, useState } from 'react';
import { request } from '../../net/api.ts';

const EVERY = 2000;

export interface Looked {
  /** The latest there was. */
  report: HostReport | null;
  /** Why there is none now. */
  refused: Code | null;
}

/** Looks every two seconds while the page is seen. The password is kept for as long as the page is open, and nowhere else. */
export function useHost(attempt: { readonly password: string }): Looked {
  const [looked, setLooked] = useState<Looked>({ report: null, refused: null });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isHere = true;
    const look = async () => {
      if (document.visibilityState === 'visible') {
        const found = await request<HostReport>('GET', 'api/host', undefined, attempt.password);
        if (!isHere) return;
        setLooked(({ report }) =>
          found.ok ? { report: found.value, refused: null } : { report, refused: found.code },
        );
        if (!found.ok && found.code !== 'unavailable') return;
      }
      timer = setTimeout(look, EVERY);
    };
    void look();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [attempt]);
  return looked;
}
