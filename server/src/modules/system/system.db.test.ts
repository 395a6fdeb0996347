import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namedCaller, serveRoutes } from '../../../test-support/serve-routes.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { newId } from '../../kernel/chance.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createIdentity } from '../identity/index.ts';
import { createStaff } from '../staff/index.ts';
import { systemParts } from './index.ts';

const PERSON = newId();
let platform: TestPlatform;
let app: FastifyInstance;
beforeAll(async () => {
  platform = await createTestPlatform();
  const { audit } = createStaff(platform, { identity: createIdentity(platform) });
  const { routes } = systemParts({ ...platform, audit });
  app = await serveRoutes(
    platform,
    routes,
    namedCaller(() => PERSON),
  );
});
afterAll(async () => {
  await app?.close();
  await platform?.close();
});

const send = async (method: 'GET' | 'POST', url: string, as: string, payload?: object) => {
  const headers = { 'x-test-caller': as };
  const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, body: answer.json() };
};
const retry = (id: string) =>
  send('POST', `/api/desk/system/jobs/${id}/retry`, 'staff admin', { reason: 'Đã sửa địa chỉ' });

/** A job that failed so often; its number. */
async function failedJob(attempts: number, isRunning = false): Promise<string> {
  const { db } = platform;
  await inTransaction(db, (trx) => platform.jobs.add(trx, 'test.fails', {}, { maxAttempts: 3 }));
  const { rows } = await sql<{ id: string }>`
    update graphile_worker._private_jobs set attempts = ${attempts}, last_error = 'the bank is silent',
      locked_at = case when ${isRunning} then now() end, locked_by = case when ${isRunning} then 'w' end
    where id = (select max(id) from graphile_worker._private_jobs) returning id::text as id`.execute(
    db,
  );
  return rows[0]?.id ?? '';
}

test('a job that gave up is told, and runs again with all its tries, with author and reason', async () => {
  const id = await failedJob(3);
  const [told] = (await send('GET', '/api/desk/system/jobs', 'staff admin')).body.rows;
  expect(told).toMatchObject({
    id,
    name: 'test.fails',
    is_dead: true,
    error: 'the bank is silent',
  });
  expect((await send('GET', '/api/desk/system', 'staff admin')).body.data.jobs.dead).toBe(1);
  expect((await retry(id)).body.data).toMatchObject({ id, attempts: 0, is_dead: false });
  expect((await send('GET', '/api/desk/system', 'staff admin')).body.data.jobs).toMatchObject({
    dead: 0,
    due: 1,
  });
  const line = await platform.db
    .selectFrom('staff_audit')
    .select(['actor', 'action', 'subject', 'reason', 'before', 'after'])
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({
    actor: PERSON,
    action: 'job.retry',
    subject: `job:${id}`,
    reason: 'Đã sửa địa chỉ',
    before: { attempts: 3 },
    after: { attempts: 0 },
  });
  expect((await retry(id)).body.code).toBe('system.job-not-found');
});

test('a job that runs is left alone, and one that never failed is not told', async () => {
  const running = await failedJob(1, true);
  expect((await retry(running)).body.code).toBe('system.job-running');
  const fresh = await failedJob(0);
  const { rows } = (await send('GET', '/api/desk/system/jobs', 'staff admin')).body;
  expect(rows.map(({ id }: { id: string }) => id)).not.toContain(fresh);
});

test('it says its version, and nobody but administrators reads it', async () => {
  const { data } = (await send('GET', '/api/desk/system', 'staff admin')).body;
  expect(data).toMatchObject({ version: expect.stringMatching(/^\d/), examined_at: null });
  for (const path of ['/api/desk/system', '/api/desk/system/jobs'])
    expect((await send('GET', path, 'staff accountant')).status).toBe(403);
});
