import { SETTING_PAGE_NAMES, SETTING_PAGES } from '@hako/contract/settings/setting-pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import {
  createSettingsRig,
  REASON,
  type SettingsRig,
} from '../../../test-support/rigs/settings-rig.ts';
import { told } from '../../../test-support/world/pretend-service.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { insertChange } from './change-store.ts';
import { readValues } from './rules/read-values.ts';

let rig: SettingsRig;
beforeAll(async () => {
  rig = await createSettingsRig();
});
afterAll(() => rig.service.close());

describe('every page', () => {
  test.each(SETTING_PAGE_NAMES)('%s describes the rows that a new house has', async (name) => {
    const sheet = await rig.read(name);
    expect(sheet.rows.length).toBeGreaterThan(0);
    for (const { values } of sheet.rows) {
      const kept = readValues(SETTING_PAGES[name].fields, values);
      expect(readValues(SETTING_PAGES[name].fields, kept)).toEqual(kept);
    }
  });
});

test('a deadline holds at once, with author, reason and what was before', async () => {
  expect(await rig.valuesOf('work-deadlines', 'purchase')).toEqual({ hours: 4 });
  const asked = { key: 'purchase', values: { hours: 6 }, valid_from: rig.today };
  expect((await rig.change('work-deadlines', asked)).body).toEqual({ status: true, is_done: true });
  expect(await rig.valuesOf('work-deadlines', 'purchase')).toEqual({ hours: 6 });
  expect((await rig.changes('work-deadlines'))[0]).toMatchObject({
    key: 'purchase',
    before: { hours: 4 },
    values: { hours: 6 },
    reason: REASON,
    approved_by: null,
    set_by: expect.stringMatching(/\S/),
  });
  expect((await rig.audited('setting:work-deadlines/purchase'))[0]).toMatchObject({
    action: 'setting.change',
    before: { hours: 4 },
    after: { values: { hours: 6 }, validFrom: rig.today },
  });
  expect(told(await rig.change('work-deadlines', asked))).toEqual([409, 'settings.nothing-new']);
});

test('a fee waits for a second person, holds from tomorrow, and leaves today as it was', async () => {
  const fee = await rig.valuesOf('service-fees', 'mercari');
  const asked = { key: 'mercari', values: { ...fee, minimumJpy: 999 }, valid_from: rig.tomorrow };
  expect((await rig.change('service-fees', asked)).body).toEqual({ status: true, is_done: false });
  expect((await rig.read('service-fees')).waiting).toEqual(['mercari']);
  expect(told(await rig.change('service-fees', asked))).toEqual([409, 'approvals.waiting']);
  expect(told((await rig.approve(rig.admin)).decided)).toEqual([409, 'approvals.own']);
  const { approval } = await rig.approve(rig.accountant);
  expect(approval.facts).toContainEqual({ label: 'Thấp nhất', value: '¥300 → ¥999' });
  const { rows, coming, waiting } = await rig.read('service-fees');
  expect(waiting).toEqual([]);
  expect(rows.find((row: { key: string }) => row.key === 'mercari').values).toEqual(fee);
  expect(coming).toMatchObject([{ key: 'mercari', valid_from: rig.tomorrow }]);
  const { pricing } = rig.service.parts.modules;
  const at = (day: string) => pricing.tablesAt(new Date(`${day}T12:00:00+07:00`));
  expect((await at(rig.today)).serviceFees.get('mercari')?.minimum).toBe(300);
  expect((await at(rig.tomorrow)).serviceFees.get('mercari')?.minimum).toBe(999);
});

test('a preview shows typical orders before and after, by the calculator', async () => {
  const body = {
    key: '*',
    values: { freeDays: 30, dongPerKgDay: 9_000 },
    valid_from: rig.tomorrow,
  };
  const path = '/api/desk/settings/storage/preview';
  const { data } = (await call(rig.service, 'POST', path, { token: rig.admin, body })).body;
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
    await rig.change('surcharges', { key: 'mua-le', valid_from: rig.tomorrow, ...row });
    return (await rig.approve(rig.accountant)).decided.status;
  };
  expect(await settle({ values })).toBe(200);
  expect(await settle({ values: null })).toBe(200);
  expect((await rig.read('surcharges')).coming).toMatchObject([{ key: 'mua-le', values: null }]);
  expect(await settle({ values })).toBe(200);
  expect((await rig.changes('surcharges')).map((one: { values: unknown }) => one.values)).toEqual([
    values,
    null,
    values,
  ]);
});

test('a limit for a later day is taken over when that day comes', async () => {
  const row = { key: '*', values: { manual_credit_limit_vnd: 7_000_000 } };
  await rig.change('credit-limits', { ...row, valid_from: rig.tomorrow });
  await rig.approve(rig.accountant);
  expect(await rig.valuesOf('credit-limits', '*')).toEqual({ manual_credit_limit_vnd: 5_000_000 });
  expect((await rig.read('credit-limits')).coming).toMatchObject([
    { ...row, valid_from: rig.tomorrow },
  ]);
  const { db, clock } = rig.service.platform;
  const begun = { manual_credit_limit_vnd: 6_000_000 };
  await inTransaction(db, (trx) =>
    insertChange(trx, 'credit-limits', {
      key: '*',
      validFrom: rig.today,
      before: null,
      values: begun,
      setBy: '0198a000-0000-7000-8000-000000000001',
      approvedBy: undefined,
      reason: REASON,
      recordedAt: clock.now(),
    }),
  );
  await rig.service.parts.modules.settings.begin({ page: 'credit-limits', key: '*' });
  expect(await rig.valuesOf('credit-limits', '*')).toEqual(begun);
});

test('a change that was written down stays', async () => {
  const { db } = rig.service.platform;
  await expect(db.deleteFrom('setting_changes').execute()).rejects.toThrow('append-only');
  await expect(db.updateTable('setting_changes').set({ reason: 'x' }).execute()).rejects.toThrow(
    'append-only',
  );
});
