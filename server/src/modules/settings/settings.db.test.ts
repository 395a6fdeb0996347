import { SETTING_PAGE_NAMES, SETTING_PAGES } from '@hako/contract/settings/setting-pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { insertChange } from './change-store.ts';
import { readValues } from './rules/read-values.ts';

const REASON = 'Chủ cửa hàng quyết định';
let service: PretendService;
let admin: string;
let accountant: string;
let today: string;
let tomorrow: string;
beforeAll(async () => {
  service = await startPretendService(1_000_000);
  admin = await staffToken(service, 'admin');
  accountant = await staffToken(service, 'accountant');
  const now = service.platform.clock.now().getTime();
  today = dayInVietnam(new Date(now));
  tomorrow = dayInVietnam(new Date(now + 86_400_000));
});
afterAll(() => service.close());

const read = async (page: string) =>
  (await call(service, 'GET', `/api/desk/settings/${page}`, { token: admin })).body.data;
const valuesOf = async (page: string, key: string) =>
  (await read(page)).rows.find((row: { key: string }) => row.key === key)?.values;
const change = (page: string, body: object, token = admin) =>
  call(service, 'POST', `/api/desk/settings/${page}`, { token, body: { reason: REASON, ...body } });
const changes = async (page: string) =>
  (await call(service, 'GET', `/api/desk/settings/${page}/changes`, { token: admin })).body.rows;
const approve = async (token: string) => {
  const waiting = await call(service, 'GET', '/api/desk/approvals', { token: accountant });
  const [approval] = waiting.body.results;
  const decided = await call(service, 'POST', `/api/desk/approvals/${approval.id}/decide`, {
    token,
    body: { accept: true, reason: 'Đã xem' },
  });
  return { approval, decided };
};
const audited = async (subject: string) =>
  await service.platform.db
    .selectFrom('staff_audit')
    .select(['action', 'reason', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('audit_id', 'desc')
    .execute();

describe('every page', () => {
  test.each(SETTING_PAGE_NAMES)('%s describes the rows that a new house has', async (name) => {
    const sheet = await read(name);
    expect(sheet.rows.length).toBeGreaterThan(0);
    for (const { values } of sheet.rows) {
      const kept = readValues(SETTING_PAGES[name].fields, values);
      expect(readValues(SETTING_PAGES[name].fields, kept)).toEqual(kept);
    }
  });
});

test('a deadline holds at once, with author, reason and what was before', async () => {
  expect(await valuesOf('work-deadlines', 'purchase')).toEqual({ hours: 4 });
  const asked = { key: 'purchase', values: { hours: 6 }, valid_from: today };
  expect((await change('work-deadlines', asked)).body).toEqual({ status: true, is_done: true });
  expect(await valuesOf('work-deadlines', 'purchase')).toEqual({ hours: 6 });
  expect((await changes('work-deadlines'))[0]).toMatchObject({
    key: 'purchase',
    before: { hours: 4 },
    values: { hours: 6 },
    reason: REASON,
    approved_by: null,
    set_by: expect.stringMatching(/\S/),
  });
  expect((await audited('setting:work-deadlines/purchase'))[0]).toMatchObject({
    action: 'setting.change',
    before: { hours: 4 },
    after: { values: { hours: 6 }, validFrom: today },
  });
  expect(told(await change('work-deadlines', asked))).toEqual([409, 'settings.nothing-new']);
});

test('a fee waits for a second person, holds from tomorrow, and leaves today as it was', async () => {
  const fee = await valuesOf('service-fees', 'mercari');
  const asked = { key: 'mercari', values: { ...fee, minimumJpy: 999 }, valid_from: tomorrow };
  expect((await change('service-fees', asked)).body).toEqual({ status: true, is_done: false });
  expect((await read('service-fees')).waiting).toEqual(['mercari']);
  expect(told(await change('service-fees', asked))).toEqual([409, 'approvals.waiting']);
  expect(told((await approve(admin)).decided)).toEqual([409, 'approvals.own']);
  const { approval } = await approve(accountant);
  expect(approval.facts).toContainEqual({ label: 'Thấp nhất', value: '¥300 → ¥999' });
  const { rows, coming, waiting } = await read('service-fees');
  expect(waiting).toEqual([]);
  expect(rows.find((row: { key: string }) => row.key === 'mercari').values).toEqual(fee);
  expect(coming).toMatchObject([{ key: 'mercari', valid_from: tomorrow }]);
  const { pricing } = service.parts.modules;
  const at = (day: string) => pricing.tablesAt(new Date(`${day}T12:00:00+07:00`));
  expect((await at(today)).serviceFees.get('mercari')?.minimum).toBe(300);
  expect((await at(tomorrow)).serviceFees.get('mercari')?.minimum).toBe(999);
});

test('a preview shows typical orders before and after, by the calculator', async () => {
  const body = { key: '*', values: { freeDays: 30, dongPerKgDay: 9_000 }, valid_from: tomorrow };
  const path = '/api/desk/settings/storage/preview';
  const { data } = (await call(service, 'POST', path, { token: admin, body })).body;
  expect(data).toHaveLength(6);
  const moved = data.filter(
    (one: { before: { total_vnd: number }; after: { total_vnd: number } }) =>
      one.before.total_vnd !== one.after.total_vnd,
  );
  // Only the one that lay in store for long pays more, and all of it in the second payment.
  expect(moved).toHaveLength(1);
  expect(moved[0].after.second_vnd).toBeGreaterThan(moved[0].before.second_vnd);
  expect(moved[0].after.first_vnd).toBe(moved[0].before.first_vnd);
});

test('a surcharge begins, ends, and begins again by new rows only', async () => {
  const values = { label: 'Phụ thu mùa lễ', charge: { per: 'piece', dong: 10_000 } };
  const settle = async (row: object) => {
    await change('surcharges', { key: 'mua-le', valid_from: tomorrow, ...row });
    return (await approve(accountant)).decided.status;
  };
  expect(await settle({ values })).toBe(200);
  expect(await settle({ values: null })).toBe(200);
  expect((await read('surcharges')).coming).toMatchObject([{ key: 'mua-le', values: null }]);
  expect(await settle({ values })).toBe(200);
  expect((await changes('surcharges')).map((one: { values: unknown }) => one.values)).toEqual([
    values,
    null,
    values,
  ]);
});

test('a limit for a later day is taken over when that day comes', async () => {
  const row = { key: '*', values: { manual_credit_limit_vnd: 7_000_000 } };
  await change('credit-limits', { ...row, valid_from: tomorrow });
  await approve(accountant);
  expect(await valuesOf('credit-limits', '*')).toEqual({ manual_credit_limit_vnd: 5_000_000 });
  expect((await read('credit-limits')).coming).toMatchObject([{ ...row, valid_from: tomorrow }]);
  const { db, clock } = service.platform;
  const begun = { manual_credit_limit_vnd: 6_000_000 };
  await inTransaction(db, (trx) =>
    insertChange(trx, 'credit-limits', {
      key: '*',
      validFrom: today,
      before: null,
      values: begun,
      setBy: '0198a000-0000-7000-8000-000000000001',
      approvedBy: undefined,
      reason: REASON,
      recordedAt: clock.now(),
    }),
  );
  await service.parts.modules.settings.begin({ page: 'credit-limits', key: '*' });
  expect(await valuesOf('credit-limits', '*')).toEqual(begun);
});

describe('what is refused', () => {
  const STORAGE = { freeDays: 20, dongPerKgDay: 2_000 };
  test.each([
    ['nowhere', '*', STORAGE, () => tomorrow, 'settings.not-found'],
    ['storage', 'x', STORAGE, () => tomorrow, 'settings.row-not-found'],
    ['storage', '*', STORAGE, () => today, 'settings.too-early'],
    ['storage', '*', null, () => tomorrow, 'settings.cannot-end'],
    ['storage', '*', { ...STORAGE, freeDays: -1 }, () => tomorrow, 'settings.value-wrong'],
  ] as const)('%s %s', async (page, key, values, day, code) => {
    expect((await change(page, { key, values, valid_from: day() })).body.code).toBe(code);
  });

  test('a kind of goods, a province and a zone that nobody knows', async () => {
    const values = {
      label: 'Thử',
      when: { categories: ['nothing'] },
      charge: { per: 'piece', dong: 1 },
    };
    const surcharge = await change('surcharges', { key: 'thu', values, valid_from: tomorrow });
    expect(surcharge.body.code).toBe('settings.value-wrong');
    const hanoi = { ...(await valuesOf('delivery', 'HAN')), likelyZone: 'moon' };
    const delivery = { key: 'HAN', values: hanoi, valid_from: tomorrow };
    expect((await change('delivery', delivery)).body.code).toBe('settings.unreadable');
  });

  test('accountants read and nobody else but an administrator changes', async () => {
    const body = { key: 'purchase', values: { hours: 1 }, valid_from: today };
    expect((await change('work-deadlines', body, accountant)).status).toBe(403);
    const buyer = await staffToken(service, 'buyer');
    const path = '/api/desk/settings/work-deadlines';
    expect((await call(service, 'GET', path, { token: buyer })).status).toBe(403);
    const seen = await call(service, 'GET', path, { token: accountant });
    expect([seen.status, seen.body.data.may_change]).toEqual([200, false]);
  });

  test('a change that was written down stays', async () => {
    const { db } = service.platform;
    await expect(db.deleteFrom('setting_changes').execute()).rejects.toThrow('append-only');
    await expect(db.updateTable('setting_changes').set({ reason: 'x' }).execute()).rejects.toThrow(
      'append-only',
    );
  });
});
