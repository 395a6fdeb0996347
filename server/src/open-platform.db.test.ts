import { expect, it } from 'vitest';
import { createTestPlatform } from '../test-support/test-platform.ts';
import type { Config } from './config.ts';
import { openPlatform } from './open-platform.ts';
import { migrate } from './platform/database/migrating/migrate.ts';

it('a process that only migrates leaves no connection behind that keeps it from ending', async () => {
  const test = await createTestPlatform();
  const platform = openPlatform(test.config);
  await migrate(platform.pool);
  await platform.close();
  expect({ isEnded: platform.pool.ended, clients: platform.pool.totalCount }).toEqual({
    isEnded: true,
    clients: 0,
  });
  await test.close();
});

it('only the calls of a process that is api alone go through a pooler', async () => {
  const pooler = 'postgres://hako@127.0.0.1:1/pooler';
  const direct = 'postgres://hako@127.0.0.1:1/direct';
  const test = await createTestPlatform();
  const toOf = async (roles: Config['roles']) => {
    const addresses = { databaseUrl: pooler, directDatabaseUrl: direct };
    const platform = openPlatform({ ...test.config, ...addresses, roles });
    const { pool } = platform;
    await platform.close();
    expect(platform.direct.options.connectionString).toBe(direct);
    return [pool.options.connectionString, pool.isPooled];
  };
  expect(await toOf(['api'])).toEqual([pooler, true]);
  for (const roles of [['api', 'worker'], ['api', 'sniper'], ['worker']] as const)
    expect(await toOf(roles)).toEqual([direct, false]);
  await test.close();
});
