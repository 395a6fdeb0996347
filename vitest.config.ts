import { defineConfig } from 'vitest/config';

/** What is waited for may take its time on a busy machine. */
const POLL = { timeout: 10_000 };
/** Files of a worker share what they import, which saves a third of the time. A test leaves no state in a module. */
const SHARED_IMPORTS = { isolate: false };

/**
 * `rules`    pure rules and everything that needs no database
 * `database` real PostgreSQL: stores, use cases and calls (`*.db.test.ts`)
 * `torture`  rigs that break things on purpose (`torture/src/*.torture.ts`), small unless TORTURE says otherwise
 * `kills`    the whole product started, killed and stopped on data of its own (`e2e/kills`)
 * `stories`  the whole product in a real browser (`e2e/stories`), one story at a time: they share it
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...SHARED_IMPORTS,
          name: 'rules',
          include: ['{contract,server,simulator,web,bench,checks}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.db.test.ts', '**/build/**'],
          testTimeout: 20_000,
          expect: { poll: POLL },
        },
      },
      {
        test: {
          ...SHARED_IMPORTS,
          name: 'database',
          include: ['{server,e2e}/**/*.db.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['server/test-support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: POLL },
          // Most of their time is waiting: four of them on two cores take two thirds of the time of two.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...SHARED_IMPORTS,
          name: 'torture',
          include: ['torture/src/**/*.torture.ts'],
          globalSetup: ['server/test-support/global-setup.ts'],
          // Large runs take as long as they take, and each has the machine to itself.
          testTimeout: process.env['TORTURE'] ? 0 : 240_000,
          hookTimeout: 60_000,
          expect: { poll: POLL },
          maxWorkers: process.env['TORTURE'] ? 1 : 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...SHARED_IMPORTS,
          name: 'kills',
          include: ['e2e/kills/**/*.story.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: POLL },
          maxWorkers: process.env['TORTURE'] ? 1 : 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...SHARED_IMPORTS,
          name: 'stories',
          include: ['e2e/stories/**/*.story.ts'],
          globalSetup: ['e2e/support/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: POLL },
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
