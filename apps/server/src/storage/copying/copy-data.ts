import { isPostgres } from '../address.ts';
import { fillFile, readFile } from './file-copy.ts';
import { type Filling, PART_NAMES, type Part, type Reading } from './parts.ts';
import { fillPostgres, readPostgres } from './postgres-copy.ts';

/** How many rows were copied. */
export type Copied = Record<Part, number>;

const reading = (data: string): Reading => (isPostgres(data) ? readPostgres : readFile);
const filling = (data: string): Filling => (isPostgres(data) ? fillPostgres : fillFile);

/**
 * Copies all that servers keep, as it is at one moment, to where there is nothing yet: a backup, a restore, or a move from a
 * file to PostgreSQL and back. Rejects with a `DataProblem` where it cannot.
 */
export const copyData = (from: string, to: string): Promise<Copied> =>
  reading(from)(from, (origin) =>
    filling(to)(to, async (target) => {
      const copied = {} as Copied;
      await target.setUp(await origin.up());
      for (const note of await origin.notes()) await target.addNote(note);
      for (const part of PART_NAMES) {
        copied[part] = 0;
        for await (const rows of origin.rows(part)) {
          await target.add(part, rows);
          copied[part] += rows.length;
        }
      }
      return copied;
    }),
  );
