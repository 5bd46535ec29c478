import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,games,apps}/*/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.mjs'],
    // Generous: a test is slow on a busy machine long before it is wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
