import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import { createSettingsRig, type SettingsRig } from '../../../test-support/rigs/settings-rig.ts';

let rig: SettingsRig;
beforeAll(async () => {
  rig = await createSettingsRig();
});
afterAll(() => rig.service.close());

describe('what is refused', () => {
  const STORAGE = { freeDays: 20, dongPerKgDay: 2_000 };
  test.each([
    ['nowhere', '*', STORAGE, () => rig.tomorrow, 'settings.not-found'],
    ['storage', 'x', STORAGE, () => rig.tomorrow, 'settings.row-not-found'],
    ['storage', '*', STORAGE, () => rig.today, 'settings.too-early'],
    ['storage', '*', null, () => rig.tomorrow, 'settings.cannot-end'],
    ['storage', '*', { ...STORAGE, freeDays: -1 }, () => rig.tomorrow, 'settings.value-wrong'],
  ] as const)('%s %s', async (page, key, values, day, code) => {
    expect((await rig.change(page, { key, values, valid_from: day() })).body.code).toBe(code);
  });

  test('a kind of goods, a province and a zone that nobody knows', async () => {
    const values = {
      label: 'Thử',
      when: { categories: ['nothing'] },
      charge: { per: 'piece', dong: 1 },
    };
    const surcharge = await rig.change('surcharges', {
      key: 'thu',
      values,
      valid_from: rig.tomorrow,
    });
    expect(surcharge.body.code).toBe('settings.value-wrong');
    const hanoi = { ...(await rig.valuesOf('delivery', 'HAN')), likelyZone: 'moon' };
    const delivery = { key: 'HAN', values: hanoi, valid_from: rig.tomorrow };
    expect((await rig.change('delivery', delivery)).body.code).toBe('settings.unreadable');
  });

  test('a price for the lowest level, and a level that asks for less than the one below', async () => {
    const spending = async (key: string, amount: number) => {
      const body = { key, values: { min_spend_vnd: amount }, valid_from: rig.today };
      return (await rig.change('level-spending', body)).body.code;
    };
    expect(await spending('MEMBER', 1)).toBe('settings.value-wrong');
    expect(await spending('GOLD', 30_000_000)).toBe('settings.value-wrong');
    expect(await spending('GOLD', 300_000_000)).toBe('settings.value-wrong');
  });

  test('a level that would ask for less on the day of another change', async () => {
    const from = async (key: string, amount: number, valid_from: string) => {
      const body = { key, values: { min_spend_vnd: amount }, valid_from };
      return (await rig.change('level-spending', body)).body.code;
    };
    expect(await from('SILVER', 20_000_000, '2027-03-01')).toBeUndefined();
    expect((await rig.approve(rig.accountant)).decided.status).toBe(200);
    expect(await from('GOLD', 25_000_000, '2027-03-02')).toBeUndefined();
    expect((await rig.approve(rig.accountant)).decided.status).toBe(200);
    expect(await from('GOLD', 25_000_000, '2027-02-28')).toBe('settings.value-wrong');
    expect(await from('SILVER', 28_000_000, '2027-02-27')).toBeUndefined();
    expect(await from('SILVER', 28_000_000, '2027-03-01')).toBe('settings.value-wrong');
  });

  test('closing the last ship mode that is open', async () => {
    const close = async (key: string) => {
      const values = { ...(await rig.valuesOf('ship-modes', key)), is_active: false };
      return (await rig.change('ship-modes', { key, values, valid_from: rig.today })).body.code;
    };
    const open = await rig.service.platform.pool.query(
      "update ship_modes set is_active = value = 'AIR-HAN' or value = 'SEA-HAN' where route_code = 'JP' returning 1",
    );
    expect(open.rowCount).toBeGreaterThan(2);
    expect(await close('SEA-HAN')).toBeUndefined();
    expect(await close('AIR-HAN')).toBe('settings.value-wrong');
  });

  test('accountants read and nobody else but an administrator changes', async () => {
    const body = { key: 'purchase', values: { hours: 1 }, valid_from: rig.today };
    expect((await rig.change('work-deadlines', body, rig.accountant)).status).toBe(403);
    const buyer = await staffToken(rig.service, 'buyer');
    const path = '/api/desk/settings/work-deadlines';
    expect((await call(rig.service, 'GET', path, { token: buyer })).status).toBe(403);
    const seen = await call(rig.service, 'GET', path, { token: rig.accountant });
    expect([seen.status, seen.body.data.may_change]).toEqual([200, false]);
  });
});
