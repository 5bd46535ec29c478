/** Whether data lies in PostgreSQL, and not in a file. */
export const isPostgres = (data: string): boolean => /^postgres(ql)?:\/\//.test(data);

/** Where data lies, as it may be told and logged: without a password. */
export function shownAddress(data: string): string {
  if (!isPostgres(data)) return data;
  try {
    const { protocol, host, pathname } = new URL(data);
    return `${protocol}//${host}${pathname}`;
  } catch {
    return 'postgres://…';
  }
}
