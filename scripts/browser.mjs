// What the browser tests need before the first of them: a browser, and the client as it will be served.
import { buildClient } from './build.mjs';
import { getChromium, NO_CHROMIUM } from './chromium.mjs';

export default function setup({ provide }) {
  const chromium = getChromium();
  if (!chromium) throw new Error(NO_CHROMIUM);
  if (!process.env.ASHTOWN_CLIENT && !buildClient()) throw new Error('The client could not be built.');
  provide('chromium', chromium);
}
