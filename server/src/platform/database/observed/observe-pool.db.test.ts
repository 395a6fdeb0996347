import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { createLog } from '../../log.ts';
import { noTelemetry } from '../../telemetry/telemetry.ts';
import { openDatabase } from '../database.ts';
import { listenToStatements, statementName, withoutValues } from './observe-pool.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

it('a slow statement is told by name, hash and text, without the values that it asked for', async () => {
  const lines: Record<string, unknown>[] = [];
  const counted: unknown[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const count = (name: string, labels: object) => void counted.push([name, labels]);
  const { db } = openDatabase({
    url: platform.databaseUrl,
    poolSize: 1,
    log,
    onStatement: listenToStatements('calls', {
      log,
      telemetry: { ...noTelemetry, count },
      slowMs: 50,
    }),
  });
  const secret = 'nguyen-an-0912345678';
  const slow = sql`select pg_sleep(0.1), ${secret}::text from applied_migrations where 'x' <> 'Hà Nội' limit 1`;
  await slow.execute(db);
  await sql`select 1`.execute(db);
  await db.destroy();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    msg: 'a statement was slow',
    pool: 'calls',
    statement: 'select applied_migrations',
    text: 'select pg_sleep(?), $1::text from applied_migrations where ? <> ? limit ?',
    hash: expect.stringMatching(/^[0-9a-f]{12}$/),
  });
  expect(lines[0]?.['ms']).toBeGreaterThanOrEqual(100);
  expect(JSON.stringify(lines)).not.toContain('nguyen');
  expect(counted).toEqual([['hako_database_slow_statements_total', { pool: 'calls' }]]);
});

it.each([
  ['select "a" from "bids" where id = $1', 'select bids'],
  ['insert into "bid_receipts" ("id") values ($1)', 'insert bid_receipts'],
  ['update bids set status = $1', 'update bids'],
  ['begin', 'begin'],
  ['', 'statement'],
])('"%s" is called "%s"', (text, name) => expect(statementName(text)).toBe(name));

it('texts and numbers that were written into a statement are left out', () => {
  expect(withoutValues("select 'it''s', 12.5, t1.c2 from x where y=3 and z = $12")).toBe(
    'select ?, ?, t1.c2 from x where y=? and z = $12',
  );
});
