import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { listenIn } from './heard.ts';
import { ARGS, profileOf, type Wanted } from './profile.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the browser. */
    chromium: string;
  }
}

/** One browser for the tests of a file; every test has its own fresh profiles. */
export function launchBrowser(args: readonly string[] = []) {
  let browser: Browser;
  const profiles: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromium'), args: [...ARGS, ...args] });
  });
  afterEach(async () => {
    for (const profile of profiles.splice(0)) await profile.close();
  });
  afterAll(() => browser?.close());
  return {
    /** Somebody who has never been here: no storage, nothing chosen but what their system says. */
    async profile(wanted: Wanted = {}) {
      const profile = await browser.newContext(profileOf(wanted));
      profile.setDefaultTimeout(20_000);
      await profile.addInitScript(listenIn);
      if (wanted.still !== false)
        await profile.addInitScript(() => {
          localStorage['ashtown.settings'] ??= JSON.stringify({ speed: 'instant' });
        });
      profiles.push(profile);
      return profile;
    },
  };
}
