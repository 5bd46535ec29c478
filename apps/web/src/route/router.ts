import { useSyncExternalStore } from 'react';

/** Where the page stands. The address is kept behind the `#`, so that any static file host serves every screen. */
export type Route =
  | { t: 'home' }
  /** `first`: as a first game is best begun. */
  | { t: 'new'; game: string; first?: true }
  | { t: 'table'; id: string }
  | { t: 'local'; id: string }
  | { t: 'join'; code: string }
  /** What follows in the address is the replay's own. */
  | { t: 'replay' }
  /** `rule`: the number of one of them. */
  | { t: 'rules'; game: string; rule?: string }
  /** All games, the lessons of one, or one of them. */
  | { t: 'learn'; game?: string; lesson?: string }
  /** For whoever runs the server. */
  | { t: 'host' }
  | { t: 'settings' }
  | { t: 'credits' }
  | { t: 'nowhere' };

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export function parseRoute(hash: string): Route {
  const [path = ''] = hash.replace(/^#/, '').split('?');
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decode);
  if (first === 'replay') return { t: 'replay' };
  if (first === 'rules' && rest.length === 1) return { t: 'rules', game: second, rule: rest[0]! };
  if (first === 'learn' && rest.length === 1) return { t: 'learn', game: second, lesson: rest[0]! };
  if (first === 'new' && rest.length === 1 && rest[0] === 'first') return { t: 'new', game: second, first: true };
  if (rest.length > 0) return { t: 'nowhere' };
  if (second === '') {
    if (first === '') return { t: 'home' };
    const isAlone = first === 'settings' || first === 'credits' || first === 'learn' || first === 'host';
    return isAlone ? { t: first } : { t: 'nowhere' };
  }
  if (first === 'table' || first === 'local') return { t: first, id: second };
  if (first === 'new' || first === 'rules' || first === 'learn') return { t: first, game: second };
  return first === 'join' ? { t: 'join', code: second } : { t: 'nowhere' };
}

/** The address of a route, ready for `href`. */
export function makeRoute(route: Route): string {
  const e = encodeURIComponent;
  if (route.t === 'rules' && route.rule) return `#/rules/${e(route.game)}/${e(route.rule)}`;
  if (route.t === 'learn') return `#/${['learn', route.game, route.lesson].flatMap((x) => (x ? e(x) : [])).join('/')}`;
  if (route.t === 'new' && route.first) return `#/new/${e(route.game)}/first`;
  if (route.t === 'new' || route.t === 'rules') return `#/${route.t}/${e(route.game)}`;
  if (route.t === 'table' || route.t === 'local') return `#/${route.t}/${e(route.id)}`;
  if (route.t === 'join') return `#/join/${e(route.code)}`;
  return route.t === 'home' || route.t === 'nowhere' ? '#/' : `#/${route.t}`;
}

/** `replace`: the way back does not lead here again. */
export function go(route: Route, { replace = false } = {}): void {
  if (replace) location.replace(makeRoute(route));
  else location.hash = makeRoute(route);
}

const listen = (told: () => void): (() => void) => {
  window.addEventListener('hashchange', told);
  return () => window.removeEventListener('hashchange', told);
};

export const useHash = (): string => useSyncExternalStore(listen, () => location.hash);
