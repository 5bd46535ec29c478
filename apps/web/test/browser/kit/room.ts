import { LANGS } from '@ashtown/engine';
import { ALL, setUp } from '../clipping/screens.ts';
import { Driver } from './driver.ts';
import type { Moment } from './moments.ts';
import { putOnShelf, shelved } from './played.ts';
import { Pointer } from './pointer.ts';
import { SCREENS } from './profile.ts';
import type { Guest } from './ways.ts';

/** With `npm run clipping` on desks as well: where a phone has room, a desk has. */
const SIZES = Object.entries(SCREENS).filter(([name]) => ALL || name === 'phone');

/**
 * What is wrong with a table at each of these moments, in the language that needs most where that is known. Whether cards
 * are seen whole in every language is measured in `clipping/`.
 */
export async function roomFaults({ page, watch }: Guest, url: string, moments: readonly Moment[]): Promise<string[]> {
  const driver = new Driver(page, watch, new Pointer('mouse'), 'room');
  const id = (moment: Moment) => `needytable${moments.indexOf(moment)}`;
  await putOnShelf(
    page,
    moments.map((moment) => shelved(id(moment), moment.match, [0])),
  );
  const found: string[] = [];
  for (const [name, { width, height }] of SIZES)
    for (const lang of LANGS) {
      await setUp(page, { size: [width, height], lang });
      for (const moment of moments.filter((x) => (x.lang ?? lang) === lang)) {
        await page.goto(`${url}#/local/${id(moment)}`);
        await driver.ready();
        await driver.check().catch((e: Error) => found.push(`${moment.question}, ${name}, ${lang}: ${e.message}`));
      }
    }
  return found;
}
