import { expect, it } from 'vitest';
import { createTestPlatform } from '../test-support/test-platform.ts';
import { openPlatform } from './open-platform.ts';
import { migrate } from './platform/database/migrate.ts';

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
