import { afterAll, beforeAll, expect, it } from 'vitest';
import { onlyProcess } from '../../../test-support/only-process.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { inTransaction } from '../database/transaction.ts';
import { currentCall, withinCall } from '../telemetry/call-context.ts';
import { noTelemetry } from '../telemetry/telemetry.ts';
import { startWorker } from './worker.ts';

let platform: TestPlatform;
let worker: { stop(): Promise<void> };
const seen: Record<string, string | undefined> = {};
const counted: object[] = [];
let [begun, running, most] = [0, 0, 0];
const { promise: opened, resolve: open } = Promise.withResolvers<void>();

beforeAll(async () => {
  platform = await createTestPlatform();
  const { db, pool, log, jobs } = platform;
  const note = async ({ as }: { as: string }) => {
    seen[as] = currentCall()?.requestId;
  };
  const handlers = {
    'test.note': note,
    'test.hand-on': async ({ as }: { as: string }) => {
      await note({ as });
      await inTransaction(db, (trx) => jobs.add(trx, 'test.note', { as: `${as}, handed on` }));
    },
    'test.fail': () => Promise.reject(new Error('it fails')),
    'test.hold': async () => {
      begun += 1;
      running += 1;
      most = Math.max(most, running);
      await opened;
      running -= 1;
    },
    'test.open': async () => {
      await expect.poll(() => begun).toBeGreaterThan(0);
      open();
    },
  };
  const telemetry = {
    ...noTelemetry,
    count: (_: string, labels: object) => void counted.push(labels),
  };
  worker = await startWorker({ pool, db, presence: onlyProcess, log, telemetry }, handlers, []);
});
afterAll(async () => {
  await worker.stop();
  await platform.close();
});

const add = (name: string, as: string) =>
  inTransaction(platform.db, (trx) => platform.jobs.add(trx, name, { as }, { maxAttempts: 1 }));

it('a job runs under the number of the request that caused it, and so does what it causes', async () => {
  await withinCall({ requestId: 'request-number-7' }, () => add('test.hand-on', 'of a request'));
  await expect.poll(() => seen['of a request, handed on']).toBe('request-number-7');
  expect(seen['of a request']).toBe('request-number-7');
});

it('a job that no request caused has a number of its own', async () => {
  await add('test.note', 'by itself');
  await expect.poll(() => seen['by itself']).toMatch(/^[0-9a-f-]{36}$/);
});

it('jobs are counted by name and by how they ended', async () => {
  await add('test.fail', 'anything');
  await expect.poll(() => counted).toContainEqual({ job: 'test.fail', outcome: 'failed' });
  expect(counted).toContainEqual({ job: 'test.hand-on', outcome: 'done' });
});

it('jobs of one queue run one after the other, and others run meanwhile', async () => {
  await inTransaction(platform.db, async (trx) => {
    for (const as of ['one', 'two', 'three'])
      await platform.jobs.add(trx, 'test.hold', { as }, { queue: 'slow' });
    await platform.jobs.add(trx, 'test.open', {});
  });
  await expect.poll(() => [begun, running], { timeout: 10_000 }).toEqual([3, 0]);
  expect(most).toBe(1);
});
