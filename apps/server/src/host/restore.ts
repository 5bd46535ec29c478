import { dirname, join } from 'node:path';
import { isPostgres } from '../storage/address.ts';

const quoted = (text: string): string => (/^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/**
 * What to type to bring a backup back once the servers are stopped. A file that is replaced is kept beside it, each time in a new
 * folder; a database has to be empty, and its password is not told.
 */
export function restoreCommand(backup: string, data: string): string {
  if (isPostgres(data)) return `ashtown copy ${quoted(backup)} "$ASHTOWN_DATA"`;
  const aside = quoted(join(dirname(data), 'replaced-XXXXXX'));
  return `aside=$(mktemp -d ${aside}) && mv ${quoted(data)}* "$aside" && ashtown copy ${quoted(backup)} ${quoted(data)}`;
}
