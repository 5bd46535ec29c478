import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { afterEach, inject } from 'vitest';
import { listenIn } from './heard.ts';
import { ARGS, profileOf, type Wanted } from './profile.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the browser. */
    chromium: string;
  }
}

/** One browser, by its flags, for all files of a worker: it goes when the worker does. */
const running = new Map<string, Promise<Browser>>();

function browserWith(args: readonly string[]): Promise<Browser> {
  const key = args.join(' ');
  const browser = running.get(key) ?? chromium.launch({ executablePath: inject('chromium'), args: [...ARGS, ...args] });
  running.set(key, browser);
  return browser;
}

/** A browser in which every test has its own fresh profiles. */
export function launchBrowser(args: readonly string[] = []) {
  const profiles: BrowserContext[] = [];
  afterEach(async () => {
    for (const profile of profiles.splice(0)) await profile.close();
  });
  return {
    /** Somebody who has never been here: no storage, nothing chosen but what their system says. */
    async profile(wanted: Wanted = {}) {
      const browser = await browserWith(args);
      const profile = await browser.newContext(profileOf(wanted));
      profile.setDefaultTimeout(20_000);
      await profile.addInitScript(listenIn);
      const { speed = wanted.still === false ? null : 'instant' } = wanted;
      if (speed !== null)
        await profile.addInitScript((chosen) => {
          localStorage['ashtown.settings'] ??= JSON.stringify({ speed: chosen });
        }, speed);
      profiles.push(profile);
      return profile;
    },
  };
}
