import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const BROWSER = 'apps/web/test/browser/**/*.test.ts';
/** What a worker would be left alone with at the end: a fresh checkout remembers no times, and by size these come last. */
const LONGEST = /browser\/(games|clipping)|(kill|chaos|package)\.test|conformance\.test/;

/** Project by project, as a worker that is shared serves one of them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((x) => x.project === project);
      return [true, false].flatMap((isLong) => own.filter(({ moduleId }) => LONGEST.test(moduleId) === isLong));
    });
  }
}

export default defineConfig({
  test: {
    // Generous: a test is slow on a busy machine long before it is wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Once, and the report names it, since a second try has hidden real faults before: matches have seeds of their own, and a busy
    // machine lets processes wait for each other.
    retry: 1,
    // Servers and browsers are waited for: more of them than cores, or the cores would wait as well.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    sequence: { sequencer: LongestFirst },
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
        oxc: { jsx: { development: false } },
        test: {
          name: 'apps',
          include: ['apps/{cli,web}/test/**/*.test.{ts,tsx}'],
          globalSetup: ['scripts/links.mjs', 'scripts/programs.mjs'],
          exclude: [...configDefaults.exclude, BROWSER],
          isolate: false,
          // Boards are drawn as people get them, three times as fast.
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: ['scripts/links.mjs', 'scripts/programs.mjs'],
          // A test stops what it has started: one file leaves nothing behind for the next.
          isolate: false,
        },
      },
      {
        // In a real browser: after all others, or they would take each other's time.
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: ['scripts/browser.mjs', 'scripts/programs.mjs'],
          sequence: { groupOrder: 1 },
          // A worker keeps its browser, and what it has played.
          isolate: false,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
