import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { insertUnreadable, listUnreadable } from './unreadable-store.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const keep = (call: string, second: number, body = 'x') =>
  insertUnreadable(platform.db, {
    site: 'mercari',
    call,
    at: new Date(Date.UTC(2026, 10, 23, 9, 0, second)),
    status: 200,
    missing: 'items.0.price',
    why: 'not the documented shape',
    contentType: 'application/json',
    body,
  });

test('the newest three answers of each call are kept, each within its bound', async () => {
  for (let second = 0; second < 5; second++) await keep('GET /items/get', second);
  await keep('POST /v2/entities:search', 9, 'y'.repeat(300_000));
  const kept = await listUnreadable(platform.db, 'mercari');
  expect(kept.map(({ call, at }) => [call, at.getUTCSeconds()])).toEqual([
    ['POST /v2/entities:search', 9],
    ['GET /items/get', 4],
    ['GET /items/get', 3],
    ['GET /items/get', 2],
  ]);
  expect(kept[0]?.body).toHaveLength(200_000);
});

test('calls of a hundred names leave sixty answers', async () => {
  for (let n = 0; n < 100; n++) await keep(`GET /strange/${'abcdefghij'[n % 10]}${n}`, n % 60);
  expect(await listUnreadable(platform.db, 'mercari')).toHaveLength(60);
  expect(await listUnreadable(platform.db, 'rakuten')).toEqual([]);
});
