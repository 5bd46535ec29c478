import type { Seat } from '@ashtown/engine';

/** Which match, and which moment of it: what follows `#/replay`. */
export interface Shot {
  source: { t: 'file' } | { t: 'table' | 'local'; id: string };
  /** Null: the beginning. */
  at: number | null;
  /** Whose eyes; null is a spectator. */
  as: Seat | null;
}

const whole = (x: string | null): number | null => (x !== null && /^\d{1,6}$/.test(x) ? Number(x) : null);

export function parseShot(hash: string): Shot {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [, kind, id] = path.split('/').filter(Boolean);
  const asked = new URLSearchParams(query);
  const known = (kind === 'table' || kind === 'local') && id;
  return {
    source: known ? { t: kind, id: decodeURIComponent(id) } : { t: 'file' },
    at: whole(asked.get('at')),
    as: whole(asked.get('as')),
  };
}

export function makeShot({ source, at, as }: Shot): string {
  const asked = new URLSearchParams();
  if (at !== null) asked.set('at', String(at));
  if (as !== null) asked.set('as', String(as));
  const query = asked.size > 0 ? `?${asked}` : '';
  return `#/replay${source.t === 'file' ? '' : `/${source.t}/${encodeURIComponent(source.id)}`}${query}`;
}
