import { defineConfig } from 'vitest/config';

/** What is waited for may take its time on a busy machine. */
const POLL = { timeout: 10_000 };

/**
 * `rules`    pure rules and everything that needs no database
 * `database` real PostgreSQL: stores, use cases and calls (`*.db.test.ts`)
 * `torture`  rigs that break things on purpose (`torture/src/*.torture.ts`), small unless TORTURE says otherwise
 * `stories`  the whole product in a real browser (`e2e/stories`)
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{contract,server,simulator,web,bench,checks}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.db.test.ts', '**/build/**'],
          testTimeout: 20_000,
          expect: { poll: POLL },
        },
      },
      {
        test: {
          name: 'database',
          include: ['{server,e2e}/**/*.db.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['server/test-support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: POLL },
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'torture',
          include: ['torture/src/**/*.torture.ts'],
          globalSetup: ['server/test-support/global-setup.ts'],
          // Large runs take as long as they take.
          testTimeout: process.env['TORTURE'] ? 0 : 240_000,
          hookTimeout: 60_000,
          expect: { poll: POLL },
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'stories',
          include: ['e2e/stories/**/*.story.ts'],
          globalSetup: ['e2e/support/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: POLL },
          fileParallelism: false,
        },
      },
    ],
  },
});
