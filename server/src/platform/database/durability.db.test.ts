import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { openPool } from './database.ts';
import { durabilityProblem, requireDurable } from './durability.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

it('names what a throw-away database leaves out', async () => {
  await expect(requireDurable(platform.pool)).rejects.toThrow(
    /may lose what it acknowledged when its machine dies: fsync = off, full_page_writes = off\. Set/,
  );
});

it('names what is set for a login or a database alone', async () => {
  const { databaseUrl, log } = platform;
  const pool = openPool({ url: databaseUrl, poolSize: 1, log });
  const name = new URL(databaseUrl).pathname.slice(1);
  await platform.pool.query(`alter database "${name}" set synchronous_commit = off`);
  await expect(requireDurable(pool)).rejects.toThrow(/, synchronous_commit = off\./);
  await pool.end();
});

it.each([
  ['on', undefined],
  ['remote_apply', undefined],
  ['local', undefined],
  ['off', expect.stringContaining('synchronous_commit = off.')],
])('a commit that waits as %s says: %s', (value, problem) => {
  expect(
    durabilityProblem([
      { name: 'fsync', value: 'on' },
      { name: 'full_page_writes', value: 'on' },
      { name: 'synchronous_commit', value },
    ]),
  ).toEqual(problem);
});
