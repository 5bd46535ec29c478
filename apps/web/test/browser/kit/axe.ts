import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** With `npm run axe` everything is looked at everywhere; else what differs most. */
export const EVERYWHERE = Boolean(process.env.ASHTOWN_AXE);

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run(context: Document, options: object): Promise<AxeResults> };
  }
}

/** What axe calls serious or critical on the page as it stands: rule, how often, the first place and the reason. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(() => window.axe!.run(document, { resultTypes: ['violations'] }));
  return violations
    .filter((x) => x.impact === 'serious' || x.impact === 'critical')
    .map(({ id, nodes }) => {
      const [{ html, failureSummary }] = nodes as [(typeof nodes)[number]];
      return `${id}, ${nodes.length} times: ${html.slice(0, 200)} ${failureSummary?.replace(/\s+/g, ' ')}`;
    });
}
