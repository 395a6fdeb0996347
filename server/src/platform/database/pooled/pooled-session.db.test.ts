import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { openPool } from '../database.ts';
import { requirePooledSession } from './pooled-session.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ invariants: {} });
});
afterAll(() => platform.close());

/** Through a pooler, as far as a session is concerned: nothing is set at its start. */
async function look(role?: string): Promise<void> {
  const { databaseUrl: url, log } = platform;
  const pool = openPool({ url, poolSize: 1, log, isPooled: true });
  await requirePooledSession(pool, role).finally(() => pool.end());
}

it('a login that a pooler uses is refused until it has what a session of ours sets', async () => {
  await expect(look()).rejects.toThrow(
    /statement_timeout is "0": alter role "postgres" set statement_timeout = '15s';\n- lock_timeout/,
  );
  const name = new URL(platform.databaseUrl).pathname.slice(1);
  for (const setting of [
    "statement_timeout = '15s'",
    "lock_timeout = '5s'",
    "idle_in_transaction_session_timeout = '5000'",
    "timezone = 'UTC'",
  ])
    await platform.pool.query(`alter database "${name}" set ${setting}`);
  await look();
  await expect(look('hako_api')).rejects.toThrow(
    `it acts as "postgres": alter role "postgres" set role = 'hako_api'`,
  );
});
