import type { Page } from 'playwright-core';

/** What a page complains about: errors in its console, errors nobody caught, requests that failed. */
export class Watch {
  readonly complaints: string[] = [];
  /** What is expected to go wrong now. */
  #excused: RegExp | null = null;

  constructor(page: Page) {
    page.on('console', (m) => {
      if (m.type() === 'error') this.#note(`console: ${m.text()} (${m.location().url})`);
    });
    page.on('pageerror', (e) => this.#note(`uncaught: ${e.stack ?? e.message}`));
    // What the page itself gave up on, by leaving for another address, did not fail.
    page.on('requestfailed', (r) => {
      const why = r.failure()?.errorText;
      if (why !== 'net::ERR_ABORTED') this.#note(`failed: ${r.method()} ${r.url()} ${why}`);
    });
    page.on('response', (r) => {
      if (r.status() >= 400) this.#note(`refused: ${r.status()} ${r.request().method()} ${r.url()}`);
    });
  }

  excuse(what: RegExp | null): void {
    this.#excused = what;
  }

  #note(complaint: string): void {
    if (!this.#excused?.test(complaint)) this.complaints.push(complaint);
  }
}
