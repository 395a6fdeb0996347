import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { seedDemoPeople } from '../../demo-people.ts';

const LINES = 100_000;
let service: TestService;
let token: string;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  service = await startTestService();
  ids = (await seedDemoPeople(service.platform)).staffIds;
  // One line a minute from the first of January on; the buyer wrote the hundred oldest.
  await service.platform.pool.query(
    `insert into staff_audit (audit_id, actor, action, subject, at)
     select gen_random_uuid(), case when n <= 100 then $1::uuid else $2::uuid end,
       case when n <= 100 then 'order.move' else 'rate.set' end, 'order:' || n % 1000,
       timestamptz '2026-01-01 00:00:30+07' + n * interval '1 minute' from generate_series(1, $3::int) n`,
    [ids['buyer'], ids['accountant'], LINES],
  );
  await service.platform.pool.query('analyze staff_audit');
  token = await staffToken(service, 'admin');
});
afterAll(() => service.close());

const ask = async (query: Record<string, string>) =>
  (await call(service, 'GET', `/api/desk/audit?${new URLSearchParams(query)}`, { token })).body;

test('the audit is found by author, act, thing and days in Vietnam', async () => {
  const buyer = ids['buyer'] as string;
  const own = await ask({ actor: buyer });
  expect(own.rows).toHaveLength(50);
  expect(own.rows[0]).toMatchObject({ actor_name: 'Lê Quang Huy', action: 'order.move' });
  expect((await ask({ actor: buyer, action: 'rate.set' })).rows).toEqual([]);
  expect((await ask({ subject: 'order:7', action: 'order.move' })).rows).toHaveLength(1);
  // A code alone, as people read it out, and all that happened to what two people decide.
  expect((await ask({ subject: '7', action: 'order.move' })).rows).toHaveLength(1);
  await service.platform.pool.query(
    `insert into staff_audit (audit_id, actor, action, subject, at)
     select gen_random_uuid(), $1::uuid, 'wallet.credit.' || step, 'adjustment:1', timestamptz '2025-12-01'
       from unnest(array['propose', 'approve', 'stop']) step`,
    [ids['accountant']],
  );
  expect((await ask({ action: 'wallet.credit.*' })).rows).toHaveLength(2);
  const day = await ask({ from: '2026-01-01', to: '2026-01-01', action: 'rate.set' });
  expect(day.rows[0].at).toBe('2026-01-01T16:59:30.000Z');
});

test('its pages follow one another without a gap', async () => {
  const seen: string[] = [];
  let before: string | undefined;
  do {
    const page = await ask({ action: 'order.move', ...(before ? { before } : {}) });
    seen.push(...page.rows.map((row: { at: string }) => row.at));
    before = page.next;
  } while (before);
  expect(seen).toHaveLength(100);
  expect(seen).toEqual(seen.toSorted().toReversed());
  expect(new Set(seen).size).toBe(100);
});

test('each search of a hundred thousand lines goes along an index', async () => {
  const plan = async (where: string) => {
    const { rows } = await service.platform.pool.query(
      `explain (analyze, format json) select * from staff_audit where ${where}
       order by at desc, audit_id desc limit 50`,
    );
    return JSON.stringify(rows);
  };
  const searches = [
    'true',
    `actor = '${ids['buyer']}'`,
    `action = 'order.move'`,
    `action = 'not.there'`,
    `subject = 'order:7'`,
    `subject in ('7', 'order:7', 'bill:7', 'parcel:7')`,
    `action in ('order.move', 'rate.none', 'not.there')`,
    `at < '2026-01-02'`,
  ];
  for (const where of searches) expect(await plan(where), where).not.toContain('Seq Scan');
});
