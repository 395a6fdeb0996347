import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { inTransaction } from '../database/transaction.ts';
import { readQueue } from './queue-readings.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const states = async () => {
  const { hako_queue_jobs = [] } = await readQueue(platform.db);
  return Object.fromEntries(hako_queue_jobs.map(({ labels, value }) => [labels.state, value]));
};

it('a job that runs its last try is not dead before that failed', async () => {
  const { db, jobs } = platform;
  await inTransaction(db, (trx) => jobs.add(trx, 'service.examine', {}));
  await sql`update graphile_worker._private_jobs
    set attempts = max_attempts, locked_at = now(), locked_by = 'a worker'`.execute(db);
  expect(await states()).toMatchObject({ running: 1, dead: 0 });
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null`.execute(
    db,
  );
  expect(await states()).toMatchObject({ running: 0, dead: 1 });
});
