/**
 * A worker process of its own over the database of a test: takes jobs named `slow` and never ends them. Prints a line for each that it took.
 * `node stuck-worker.ts <database url>`; the test kills it.
 */
import { openDatabase } from '../../src/platform/database/database.ts';
import { startWorker } from '../../src/platform/jobs/worker.ts';
import { createLog } from '../../src/platform/log.ts';
import { createPresence } from '../../src/platform/presence.ts';

const [url = ''] = process.argv.slice(2);
const log = createLog('silent');
const { db, pool } = openDatabase({ url, poolSize: 5, log });
const presence = createPresence(pool, log);
await presence.start();
await startWorker(
  { pool, db, presence, log },
  {
    slow: () => {
      process.stdout.write('took a job\n');
      return new Promise<void>(() => undefined);
    },
  },
  [],
);
process.stdout.write('ready\n');
