import type { Reach } from '@ashtown/protocol';
import { useEffect, useState } from 'react';
import { isRecord } from '../settings/kept.ts';
import { request } from './api.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** How a server is opened to the home network: one that is installed, and one from a clone. */
export const HOME_COMMANDS = ['ashtown --home', 'npm start -- --home'] as const;

/** Where a link to a table leads, and who can open it. */
export interface Invitation {
  /** The addresses others can open, the likeliest first; where there are none, the one of this computer. */
  links: readonly string[];
  byName: string | null;
  onlyHere: boolean;
}

const parseReach = (x: unknown): Reach => ({
  addresses: isRecord(x) && Array.isArray(x.addresses) ? x.addresses.filter((y) => typeof y === 'string') : [],
  name: isRecord(x) && typeof x.name === 'string' ? x.name : null,
});

/**
 * A page that was opened by an address of the network is reached by it. One that was opened on the server's own machine
 * knows only loopback, which leads nowhere elsewhere: there the server says how others reach it.
 */
export function invitationOf(code: string, page: string, reach: Reach): Invitation {
  const here = new URL(`#/join/${encodeURIComponent(code)}`, page);
  const at = (base: string): string => new URL(here.pathname + here.hash, base).href;
  if (!LOOPBACK.test(here.hostname)) return { links: [here.href], byName: null, onlyHere: false };
  const links = reach.addresses.map(at);
  if (links.length === 0) return { links: [here.href], byName: null, onlyHere: true };
  return { links, byName: reach.name && new URL(reach.name).host, onlyHere: false };
}

/** The addresses of the server itself, the likeliest first; none: only its own machine can open it. */
export function doorsOf(page: string, { addresses }: Reach): readonly string[] {
  const here = new URL(page);
  if (!LOOPBACK.test(here.hostname)) return [new URL('./', here).href];
  return addresses.map((base) => new URL(new URL('./', here).pathname, base).href);
}

/** Null until the server has said how it is reached. */
export function useReach(): Reach | null {
  const [reach, setReach] = useState<Reach | null>(null);
  useEffect(() => {
    let here = true;
    void request<unknown>('GET', 'api/reach').then((found) => {
      if (here) setReach(parseReach(found.ok ? found.value : null));
    });
    return () => {
      here = false;
    };
  }, []);
  return reach;
}

/** Null until the server has said how it is reached. */
export function useInvitation(code: string): Invitation | null {
  const reach = useReach();
  return reach && invitationOf(code, document.baseURI, reach);
}
