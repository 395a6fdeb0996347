import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import { until } from '../../../test-support/until.ts';
import {
  type PretendService,
  startPretendService,
} from '../../../test-support/world/pretend-service.ts';

let service: PretendService;
let token = '';
beforeAll(async () => {
  service = await startPretendService(1_000_000);
  token = await staffToken(service, 'buyer');
});
afterAll(() => service.close());

const desk = async (path: string) =>
  (await call(service, 'GET', `/api/desk/sites${path}`, { token })).body;
const healthOf = async (site: string) =>
  (await desk('')).data.find((row: { site: string }) => row.site === site);
const search = (keyword: string) =>
  service.parts.modules.marketplaces
    .read('auction')
    .search({ keyword })
    .catch(() => undefined);
const faults = () => service.sim.world.faults;

test('the desk sees how the line to a site is: calls, durations, failures by kind, the clock', async () => {
  expect(await healthOf('auction')).toMatchObject({ state: 'open', calls: 0, p50_ms: null });
  await search('ニコン');
  const after = await healthOf('auction');
  expect(after).toMatchObject({
    calls: expect.any(Number),
    calls_last_minute: after.calls,
    failures: [],
    last_answer: {
      call: 'GET /api/search/v3/search/items',
      status: 200,
    },
    last_failure: null,
  });
  expect(after.calls).toBeGreaterThan(0);
  expect(after.pace_per_second).toBeGreaterThan(0);
  expect(after.p95_ms).toBeGreaterThanOrEqual(after.p50_ms);
  expect(after.rows_read).toBeGreaterThan(0);
  expect(Math.abs(after.clock_offset_ms)).toBeLessThan(60_000);

  faults().add({ party: 'yahoo-auctions', path: '^/api/search', kind: 'status', status: 500 });
  await search('キヤノン');
  faults().remove({});
  expect(await healthOf('auction')).toMatchObject({
    calls: after.calls + 1,
    failures: [{ kind: 'failing', count: 1 }],
    last_failure: { kind: 'failing', status: 500 },
  });
});

test('an answer that nobody could read is kept and shown', async () => {
  const before = (await desk('/auction/unreadable')).data;
  expect(before).toEqual([]);
  faults().add({ party: 'yahoo-auctions', path: '^/api/search', kind: 'garbage' });
  await search('ペンタックス');
  faults().remove({});
  const readKept = async () => (await desk('/auction/unreadable')).data;
  await until(async () => (await readKept()).length > 0);
  const kept = await readKept();
  expect(kept[0]).toMatchObject({ status: 200, missing: expect.any(String) });
  expect(kept.map(({ call }: { call: string }) => call)).toContain(
    'GET /api/search/v3/search/items',
  );
  expect(kept[0].body.length).toBeGreaterThan(0);
  const { failures, unreadable } = await healthOf('auction');
  expect(unreadable).toBeGreaterThan(0);
  expect(failures.map(({ kind }: { kind: string }) => kind)).toContain('broken');
});

test('a customer sees none of it, and a site that is not served has nothing', async () => {
  expect((await service.asCustomer('GET', '/api/desk/sites')).status).toBe(403);
  expect((await desk('/nowhere/unreadable')).code).toBe('marketplaces.site-not-served');
});
