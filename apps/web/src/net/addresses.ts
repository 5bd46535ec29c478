/** Everything is relative to the page, so that a server behind a path of a proxy works too. */
export const apiOf = (path: string): string => new URL(path.replace(/^\//, ''), document.baseURI).href;

export function socketOf(id: string): string {
  const url = new URL(apiOf(`ws/tables/${encodeURIComponent(id)}`));
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return url.href;
}

/** What is sent to friends. */
export const inviteOf = (code: string): string => new URL(`#/join/${encodeURIComponent(code)}`, document.baseURI).href;
