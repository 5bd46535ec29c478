import { afterAll, beforeAll } from 'vitest';

export interface Hosted {
  url: string;
  stop(): Promise<void>;
}

/** A host for the tests of a file. */
export function hosting<H extends Hosted>(start: () => Promise<H>): { readonly it: H; readonly url: string } {
  let host: H | null = null;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());
  return {
    get it() {
      return host!;
    },
    get url() {
      return host!.url;
    },
  };
}
