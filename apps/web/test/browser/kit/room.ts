import { LANGS } from '@ashtown/engine';
import { Driver } from './driver.ts';
import type { Moment } from './moments.ts';
import { putOnShelf, shelved } from './played.ts';
import { Pointer } from './pointer.ts';
import { SCREENS } from './profile.ts';
import type { Guest } from './ways.ts';

/**
 * What is wrong with a table at each of these moments: on a desk and on a phone, in the language that needs most where
 * that is known. Whether cards are seen whole in every language is measured in `clipping/`.
 */
export async function roomFaults({ page, watch }: Guest, url: string, moments: readonly Moment[]): Promise<string[]> {
  const driver = new Driver(page, watch, new Pointer('mouse'), 'room');
  const id = (i: number) => `needytable${i}`;
  await putOnShelf(
    page,
    moments.map(({ match }, i) => shelved(id(i), match, [0])),
  );
  const found: string[] = [];
  for (const [i, { question, lang: neediest }] of moments.entries()) {
    await page.goto(`${url}#/local/${id(i)}`);
    await driver.ready();
    // A desk has room for whatever a phone has room for: the first moment of a question is enough there.
    const isFirst = moments.findIndex((x) => x.question === question) === i;
    for (const [name, size] of Object.entries(SCREENS)) {
      if (name === 'desk' && !isFirst) continue;
      await page.setViewportSize(size);
      for (const lang of neediest ? [neediest] : LANGS) {
        await page.evaluate((chosen) => {
          localStorage.setItem('ashtown.settings', JSON.stringify({ lang: chosen }));
          dispatchEvent(new StorageEvent('storage', { key: 'ashtown.settings' }));
        }, lang);
        await page.waitForFunction((chosen) => document.documentElement.lang === chosen, lang);
        await driver.check().catch((e: Error) => found.push(`${question}, ${name}, ${lang}: ${e.message}`));
      }
    }
  }
  return found;
}
