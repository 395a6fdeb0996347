import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { openPool, SESSION_DUE } from '../database.ts';
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

/** What the file for operators sets. */
function givenToOperators(): string[] {
  const file = new URL('../../../../../ops/pgbouncer/login.sql', import.meta.url);
  const lines = readFileSync(file, 'utf8').matchAll(/^alter role :"login" set (.+);$/gm);
  return [...lines].map(([, setting = '']) => setting);
}

it('a login that a pooler uses is refused until it has what a session of ours sets', async () => {
  await expect(look()).rejects.toThrow(
    /statement_timeout is "0": alter role "postgres" set statement_timeout = '15s';\n- lock_timeout/,
  );
  const name = new URL(platform.databaseUrl).pathname.slice(1);
  const settings = givenToOperators();
  expect(settings).toHaveLength(Object.keys(SESSION_DUE).length);
  for (const setting of settings)
    await platform.pool.query(`alter database "${name}" set ${setting}`);
  await look();
  await expect(look('hako_api')).rejects.toThrow(
    `it acts as "postgres": alter role "postgres" set role = 'hako_api'`,
  );
});
