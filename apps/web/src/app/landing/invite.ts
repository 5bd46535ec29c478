import { parseRoute, type Route } from '../../route/router.ts';

const CODE = /^[A-Z0-9]{2,4}-?[A-Z0-9]{3,6}$/;

/** Where a code or a pasted link leads; null where it is neither. */
export function routeOfInvite(typed: string): Route | null {
  const text = typed.trim();
  const hash = text.indexOf('#/');
  if (hash >= 0) {
    const route = parseRoute(text.slice(hash));
    return route.t === 'join' || route.t === 'table' ? route : null;
  }
  const code = text.toUpperCase().replace(/\s+/, '-');
  return CODE.test(code) ? { t: 'join', code } : null;
}
