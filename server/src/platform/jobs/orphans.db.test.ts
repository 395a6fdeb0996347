import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { inTransaction } from '../database/transaction.ts';
import { createPresence } from '../presence.ts';
import { registerWorkers, releaseOrphans } from './orphans.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

it('gives back what a killed process had taken, and leaves what a living one works on', async () => {
  const { db, pool, log, jobs } = platform;
  const me = createPresence(pool, log);
  const other = createPresence(pool, log);
  await Promise.all([me.start(), other.start()]);
  await registerWorkers(db, me, ['worker-mine']);
  await registerWorkers(db, other, ['worker-theirs']);
  await inTransaction(db, async (trx) => {
    await jobs.add(trx, 'first', {});
    await jobs.add(trx, 'second', {});
  });
  const take = (task: string, worker: string) =>
    sql`update graphile_worker._private_jobs j set locked_by = ${worker}, locked_at = now() - interval '1 minute'
      from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = ${task}`.execute(
      db,
    );
  await take('first', 'worker-mine');
  await take('second', 'worker-theirs');

  expect(await releaseOrphans(db, me)).toEqual([]);
  other.stop();
  let released: string[] = [];
  for (let tries = 0; tries < 50 && released.length === 0; tries++) {
    released = await releaseOrphans(db, me);
    await sleep(50);
  }
  expect(released).toEqual(['worker-theirs']);
  const { rows } = await sql<{
    task_identifier: string;
  }>`select task_identifier from graphile_worker.jobs where locked_by is null`.execute(db);
  expect(rows.map(({ task_identifier }) => task_identifier)).toEqual(['second']);
  me.stop();
});
