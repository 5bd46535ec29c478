import type { Code, HostReport } from '@ashtown/protocol';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../net/api.ts';
import { keepHostToken } from '../../net/host-token.ts';
import { useText } from '../../text/index.ts';
import { toast } from '../../ui/toast.ts';

const EVERY = 2000;

export interface Looked {
  /** The latest there was. */
  report: HostReport | null;
  /** Why there is none now. */
  refused: Code | null;
}

/** Changes something on the server, and shows at once what came of it. */
export type Act = (path: 'rules' | 'backups', body: unknown) => Promise<void>;

/** Looks every two seconds while the page is seen. The password is kept for as long as the page is open, and nowhere else. */
export function useHost(attempt: { readonly password: string }): Looked & { act: Act } {
  const { line } = useText();
  const [looked, setLooked] = useState<Looked>({ report: null, refused: null });
  const again = useRef<() => Promise<void>>(async () => {});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isHere = true;
    const look = async () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        const found = await request<HostReport>('GET', 'api/host', undefined, attempt.password);
        if (!isHere) return;
        if (found.ok) keepHostToken(found.value.token);
        setLooked(({ report }) =>
          found.ok ? { report: found.value, refused: null } : { report, refused: found.code },
        );
        if (!found.ok && found.code !== 'unavailable') return;
      }
      clearTimeout(timer);
      timer = setTimeout(look, EVERY);
    };
    again.current = look;
    void look();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [attempt]);
  const act: Act = async (path, body) => {
    const done = await request('POST', `api/host/${path}`, body, attempt.password);
    if (!done.ok) toast(line.code[done.code], { tone: 'bad' });
    await again.current();
  };
  return { ...looked, act };
}
