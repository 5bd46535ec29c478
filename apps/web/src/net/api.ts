import { CODES, type NewTable, type Problem, type TableFound, type TableLine, type TableList } from '@ashtown/protocol';
import { isRecord } from '../settings/kept.ts';
import { apiOf } from './addresses.ts';
import { hostToken } from './host-token.ts';
import { myToken } from './player.ts';

type Fetched<T> = { ok: true; value: T } | ({ ok: false } & Problem);

const isCode = (x: unknown): x is Problem['code'] => (CODES as readonly unknown[]).includes(x);

/**
 * One request. A static file host answers with a page or with 404: whatever is no JSON of ours means that there is no
 * server, `unavailable`. `secret`: what is shown instead of the player's token; nothing where it is empty.
 */
export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  secret = myToken(),
): Promise<Fetched<T>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (secret !== '') headers.authorization = `Bearer ${secret}`;
  if (method !== 'GET' && hostToken() !== '') headers['x-ashtown-host'] = hostToken();
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(apiOf(path), { method, headers, cache: 'no-store', ...sent });
    const value: unknown = await response.json();
    if (response.ok) return { ok: true, value: value as T };
    if (isRecord(value) && isCode(value.code)) return { ok: false, code: value.code };
  } catch {
    // No net, or no JSON.
  }
  return { ok: false, code: 'unavailable' };
}

/**
 * Whether a server of ours stands behind this page. Our server sends a content policy with everything, a plain file host
 * rarely does: without one nobody is asked, so that a browser has no failed request to complain about.
 */
export async function isServerThere(): Promise<boolean> {
  try {
    const page = await fetch(apiOf(''), { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!import.meta.env.DEV && !page.headers.has('content-security-policy')) return false;
  } catch {
    return false;
  }
  const health = await request<unknown>('GET', 'health');
  return health.ok && isRecord(health.value);
}

export const createTable = (table: NewTable): Promise<Fetched<TableFound>> => request('POST', 'api/tables', table);

export const findCode = (code: string): Promise<Fetched<TableFound>> =>
  request('GET', `api/codes/${encodeURIComponent(code)}`);

/** The open public tables, and all of one's own. */
export async function listTables(): Promise<readonly TableLine[] | null> {
  const list = await request<TableList>('GET', 'api/tables');
  return list.ok && Array.isArray(list.value.tables) ? list.value.tables : null;
}

/** Null until the game is over. */
export async function fetchMatch(id: string): Promise<string | null> {
  const match = await request<unknown>('GET', `api/tables/${encodeURIComponent(id)}/match`);
  return match.ok ? JSON.stringify(match.value) : null;
}
