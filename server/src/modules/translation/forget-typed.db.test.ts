import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { compose } from '../../composition.ts';
import { movableClock } from '../../kernel/clock.ts';
import { insertTranslations } from './translation-store.ts';

const clock = movableClock(new Date('2026-03-01T00:00:00Z'));
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ clock });
});
afterAll(() => platform.close());

const kept = async () =>
  (await platform.pool.query('select source_text from translations order by 1')).rows.map(
    ({ source_text }) => source_text,
  );

it('forgets after three months what customers typed, and no title', async () => {
  const { jobs, repeatedJobs } = compose(platform);
  expect(repeatedJobs.map(({ name }) => name)).toContain('translation.forget-typed');
  const forget = async () => jobs['translation.forget-typed']?.(undefined as never);
  const keep = (direction: 'ja-vi' | 'vi-ja', text: string) =>
    insertTranslations(platform.db, direction, new Map([[text, '…']]), clock.now());
  await keep('vi-ja', 'máy xay cũ');
  await keep('ja-vi', '謎の物体');
  clock.advanceMs(2 * 24 * 3_600_000);
  await keep('vi-ja', 'nồi cơm mới');
  clock.advanceMs(89 * 24 * 3_600_000);
  await forget();
  expect(await kept()).toEqual(['nồi cơm mới', '謎の物体']);
});
