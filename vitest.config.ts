import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { iconsOneByOne } from './web/build-plugins.ts';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What is waited for may take its time on a busy machine. */
const POLL = { timeout: 10_000 };
/** Two keep two cores busy; the third works while one waits. A fourth only makes all of them slower. */
const WORKERS = availableParallelism() + 1;
/** Files of a worker share what they import, which saves a third of the time. A test leaves no state in a module. */
const SHARED_IMPORTS = { isolate: false };

/**
 * Databases and data folders of tests lie in memory where there is room. On a disk a new database takes
 * ten times as long once some were dropped: ext4 passes over what it deleted in the last minutes.
 */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 6e9;
if (!process.env['TMPDIR'] && hasRoom()) process.env['TMPDIR'] = MEMORY;

function hasRoom(): boolean {
  if (!existsSync(MEMORY) || process.availableMemory() < 2 * ROOM_BYTES) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}

/**
 * Tests that take long although their files are short, in the order in which they begin. Those that
 * wait for most of their time come beside such that work.
 */
const LONG = [
  'e2e/kills/killed-at-any-moment.story.ts',
  'torture/src/webhooks.torture.ts',
  'torture/src/races.torture.ts',
  'torture/src/kill-snipers.torture.ts',
  'server/src/silent-database.db.test.ts',
  'server/src/platform/database/pulse.db.test.ts',
  'server/src/modules/ledger/ledger-model.db.test.ts',
  'server/src/modules/search/merged-pages.db.test.ts',
  'server/src/modules/desk/queue.db.test.ts',
  'server/src/modules/bidding/sniper/silent-database.db.test.ts',
  'server/src/customer-swap.db.test.ts',
  'server/src/modules/search/one-estimate.db.test.ts',
  'server/src/modules/search/sites-fail-alone.db.test.ts',
  'server/src/platform/jobs/orphans.db.test.ts',
  'server/src/modules/orders/register/register.db.test.ts',
  'server/src/observation/observed-process.db.test.ts',
  'server/src/modules/bidding/many-watchers.db.test.ts',
  'server/src/modules/bidding/watch-budget.db.test.ts',
  'server/src/modules/billing/certain-to-the-door.db.test.ts',
];
for (const file of LONG) if (!existsSync(file)) throw new Error(`${file} is no test any more`);

/**
 * In `npm test` rigs and kills run beside the other tests; at a larger size each has the machine to
 * itself.
 */
const BESIDE_OTHERS = process.env['TORTURE']
  ? { maxWorkers: 1, sequence: { groupOrder: 2 } }
  : { maxWorkers: WORKERS };

const WEEK = {
  test: {
    ...SHARED_IMPORTS,
    name: 'week',
    include: ['e2e/week/**/*.story.ts'],
    globalSetup: ['e2e/week/company/global-setup.ts'],
    testTimeout: 900_000,
    hookTimeout: 180_000,
    expect: { poll: POLL },
    maxWorkers: 1,
    sequence: { groupOrder: 4 },
  },
};

/** What differs from the branch that `npm run test:changed` compares with: paths from the root. */
const CHANGED = (process.env['HAKO_CHANGED'] ?? '').split('\n').filter(Boolean);
/** Steps from folder to folder between a test and the nearest file that differs; 0 when nothing is compared. */
function stepsToChange({ moduleId }: TestSpecification): number {
  const from = path.dirname(moduleId);
  const steps = CHANGED.map(
    (file) => path.relative(from, path.resolve(path.dirname(file))).split(path.sep).length,
  );
  return steps.length > 0 ? Math.min(...steps) : 0;
}

/**
 * The order of the projects within a group. A worker takes what it has imported along to the next file
 * of its project only. Databases come last, because most of their files are short.
 */
const PROJECTS = ['rules', 'components', 'kills', 'torture', 'database'];

/**
 * Within a group those nearest to a change begin first, then project by project, and within a
 * project the long tests first, so that at the end no worker is left alone with one.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    const place = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);
    const turn = ({ moduleId }: TestSpecification) => {
      const index = LONG.findIndex((file) => moduleId.endsWith(`/${file}`));
      return index === -1 ? LONG.length : index;
    };
    return (await super.sort(files)).toSorted(
      (one, other) =>
        group(one) - group(other) ||
        stepsToChange(one) - stepsToChange(other) ||
        place(one) - place(other) ||
        turn(one) - turn(other),
    );
  }
}

/**
 * `rules`    pure rules and everything that needs no database
 * `components` parts of the web as a person sees them, in a document without a browser (`*.test.tsx`)
 * `database` real PostgreSQL: stores, use cases and calls (`*.db.test.ts`)
 * `torture`  rigs that break things on purpose (`torture/src/*.torture.ts`), small unless TORTURE says otherwise
 * `kills`    the whole product started, killed and stopped on data of its own (`e2e/kills`)
 * `stories`  the whole product in a real browser (`e2e/stories`), one story at a time for each
 * product
 * `week`     a company's first week (`e2e/week`), with `npm run torture` alone: it takes minutes
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...SHARED_IMPORTS,
          name: 'rules',
          include: ['{contract,server,simulator,web,bench,checks}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.db.test.ts', '**/build/**'],
          testTimeout: 20_000,
          expect: { poll: POLL },
          maxWorkers: WORKERS,
        },
      },
      {
        plugins: [iconsOneByOne()],
        test: {
          ...SHARED_IMPORTS,
          name: 'components',
          include: ['web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['web/test-support/set-up.ts'],
          testTimeout: 60_000,
          expect: { poll: POLL },
          maxWorkers: WORKERS,
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
          maxWorkers: WORKERS,
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
          ...BESIDE_OTHERS,
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
          ...BESIDE_OTHERS,
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
          // Each worker has a product of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      ...(process.env['TORTURE'] ? [WEEK] : []),
    ],
  },
});
