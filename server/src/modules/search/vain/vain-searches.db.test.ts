import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { staffToken } from '../../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../../test-support/test-service.ts';
import { seedDemoPeople } from '../../../demo-people.ts';
import { countVainSearch, forgetVainSearches } from './vain-search-store.ts';
import { noteVain } from './note-vain.ts';

let service: TestService;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  service = await startTestService();
  await seedDemoPeople(service.platform);
  for (const name of ['admin', 'sales']) tokens[name] = await staffToken(service, name);
});
afterAll(() => service.close());

const list = (after = '', who = 'admin') =>
  call(service, 'GET', `/api/desk/vain-searches${after && `?after=${encodeURIComponent(after)}`}`, {
    token: tokens[who] as string,
  });
const rowsAfter = async (keyword: string) => {
  for (let tries = 0; tries < 50; tries += 1) {
    const { rows } = (await list()).body.data;
    if (rows.some((row: { keyword: string }) => row.keyword === keyword)) return rows;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return (await list()).body.data.rows;
};

test('what was searched for in vain is told once, with how often and without who, and whether it is read by now', async () => {
  const { platform } = service;
  const asked = { folded: 'may lam bong ngo', japanese: 'máy làm bỏng ngô', found: 1 };
  await countVainSearch(platform.db, { ...asked, keyword: 'máy làm bỏng ngô', at: new Date() });
  await countVainSearch(platform.db, { ...asked, keyword: 'may lam bong ngo', at: new Date() });
  const [row] = (await list()).body.data.rows;
  expect(row).toMatchObject({ keyword: 'máy làm bỏng ngô', times: 2, found: 1, is_read: false });
  expect(Object.keys(row)).not.toContain('customer_id');
});

test('nothing that may tell who somebody is is kept, nor what found enough', async () => {
  noteVain(service.platform, '0912 345 678', '0912 345 678', 0);
  noteVain(service.platform, 'khach@hako.test', 'khach@hako.test', 0);
  noteVain(service.platform, 'máy ảnh', 'カメラ', 3);
  noteVain(service.platform, 'máy thổi lá', 'máy thổi lá', 0);
  const keywords = (await rowsAfter('máy thổi lá')).map((row: { keyword: string }) => row.keyword);
  expect(keywords.toSorted()).toEqual(['máy làm bỏng ngô', 'máy thổi lá']);
});

test('pages go on behind the last row, and what is old is forgotten', async () => {
  const { db } = service.platform;
  for (let n = 0; n < 60; n += 1)
    await countVainSearch(db, {
      folded: `tu ${String(n).padStart(2, '0')}`,
      keyword: `từ ${n}`,
      japanese: '',
      found: 0,
      at: new Date('2026-01-01T00:00:00Z'),
    });
  const first = (await list()).body.data;
  const second = (await list(first.next)).body.data;
  expect(first.rows.length).toBe(50);
  expect(second.rows.length).toBe(12);
  expect(second.next).toBeUndefined();
  await forgetVainSearches(db, new Date('2026-02-01T00:00:00Z'));
  expect((await list()).body.data.rows.length).toBe(2);
});

test('is for admins only', async () => {
  expect((await list('', 'sales')).status).toBe(403);
});
