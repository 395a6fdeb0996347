import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { migrate } from './migrate.ts';
import { MIGRATION_TEXTS } from './migration-texts.ts';

/** Two of the files that a database from before the first release was made from. */
const FROM_BEFORE = `
  ('0100-platform.sql', '4192c5a71d6c5fbc2f8b3c0af24f645e4ee24b59ea51e7de5b19f8043c208428'),
  ('0101-platform-job-workers.sql', '5d2e44384dc277a1082684f846d257a34e20448f332774e0163d61cbe5be2161')`;

let platform: TestPlatform;
beforeAll(async () => (platform = await createTestPlatform()));
afterAll(() => platform.close());

const applied = async (): Promise<unknown[]> => {
  const asked = 'select name, checksum, applied_at from applied_migrations order by name';
  return (await platform.pool.query(asked)).rows;
};

it('changes nothing in a database that has every file', async () => {
  const before = await applied();
  await migrate(platform.pool);
  expect(await applied()).toEqual(before);
});

it('refuses a database that has another version of a file, by the name of the file', async () => {
  await platform.pool.query(
    `update applied_migrations set checksum = 'edited' where name = '0330-orders.sql'`,
  );
  await expect(migrate(platform.pool)).rejects.toThrow('Migration 0330-orders.sql was edited');
});

it('says what to do with a database from before the first release, and applies nothing', async () => {
  await platform.pool.query(
    `delete from applied_migrations; insert into applied_migrations (name, checksum) values ${FROM_BEFORE}`,
  );
  const before = await applied();
  await expect(migrate(platform.pool)).rejects.toThrow(MIGRATION_TEXTS.fromBefore);
  expect(await applied()).toEqual(before);
});
