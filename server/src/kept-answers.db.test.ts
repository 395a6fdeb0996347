import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../test-support/test-platform.ts';
import { compose } from './composition.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

it('answers of writes are forgotten after two days, by a job of the service', async () => {
  const { db, clock } = platform;
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
  await db
    .insertInto('idempotent_answers')
    .values(
      [1, 47, 49, 500].map((hours) => ({
        caller: 'u',
        key: `after-${hours}`,
        request_hash: 'h',
        process: 1,
        created_at: hoursAgo(hours),
      })),
    )
    .execute();
  const { jobs, repeatedJobs } = compose(platform);
  expect(repeatedJobs.map(({ name }) => name)).toContain('service.forget-answers');
  await jobs['service.forget-answers']?.(undefined as never);
  const left = await db.selectFrom('idempotent_answers').select('key').orderBy('key').execute();
  expect(left.map(({ key }) => key)).toEqual(['after-1', 'after-47']);
});
