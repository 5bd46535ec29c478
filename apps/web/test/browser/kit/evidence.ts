import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const FOLDER = new URL('../../../../../node_modules/.cache/browser/', import.meta.url).pathname;

/** A picture of the page and what it was told last; says where they are. */
export async function evidence(page: Page): Promise<string> {
  const name = (expect.getState().currentTestName ?? 'page').replace(/\W+/g, '-').slice(0, 80);
  try {
    await mkdir(FOLDER, { recursive: true });
    await page.screenshot({ path: `${FOLDER}${name}.png` });
    await writeFile(`${FOLDER}${name}.json`, JSON.stringify(await page.evaluate(() => window.heard), null, 1));
    return `see ${FOLDER}${name}.png and .json`;
  } catch {
    return 'the page is gone';
  }
}
