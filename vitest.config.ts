import { configDefaults, defineConfig } from 'vitest/config';

const BROWSER = 'apps/web/test/browser/**/*.test.ts';

export default defineConfig({
  test: {
    // Generous: a test is slow on a busy machine long before it is wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,games}/*/test/**/*.test.ts', 'scripts/test/**/*.test.mjs'],
          globalSetup: 'scripts/links.mjs',
          // They are pure: one file leaves nothing behind for the next, and need not load everything again.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['apps/*/test/**/*.test.{ts,tsx}'],
          globalSetup: 'scripts/links.mjs',
          exclude: [...configDefaults.exclude, BROWSER],
        },
      },
      {
        // In a real browser: after all others, or they would take each other's time.
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: 'scripts/browser.mjs',
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
          // Once, and the report names it: a second try has hidden real faults before.
          retry: 1,
        },
      },
    ],
  },
});
