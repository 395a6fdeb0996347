import { describe, expect, it } from 'vitest';
import {
  approve,
  balanceOf,
  bought,
  call,
  fillAccounts,
  fund,
  open,
  post,
  type Row,
  rows,
  why,
} from '../../../../test-support/rigs/float-rig.ts';
import { setUpPurchasesRig } from '../../../../test-support/rigs/orders/purchases-rig.ts';

setUpPurchasesRig();

describe('the accounts that our yen lie on', () => {
  it('moves between two accounts of ours, with its fee, and not more than there is', async () => {
    const bank = await open('Ngân hàng Rakuten');
    const balance = await open('Số dư Mercari', { kind: 'balance' });
    const transfer = (from: string, to: string, amount_jpy: number) =>
      post(`/float/accounts/${from}/transfer`, { to, amount_jpy, fee_jpy: 110, reason: why });
    expect((await transfer(bank, bank, 1)).body.code).toBe('float.same-account');
    expect((await transfer(bank, balance, 1)).body.code).toBe('float.too-little');
    const opening = { balance_jpy: 50_000, cost_vnd: 8_800_000, reason: why };
    await post(`/float/accounts/${bank}/opening`, opening);
    await approve();
    const again = await post(`/float/accounts/${bank}/opening`, opening);
    expect(again.body.code).toBe('float.opened-before');
    const nothing = await post(`/float/accounts/${balance}/opening`, {
      ...{ ...opening, balance_jpy: 0 },
    });
    expect(nothing.body.code).toBe('float.nothing');
    expect((await transfer(bank, balance, 49_890)).status).toBe(200);
    await approve();
    expect([await balanceOf(bank), await balanceOf(balance)]).toEqual([0, 49_890]);
  });

  it('keeps names apart, keeps no numbers, and closes only what is empty', async () => {
    await open('Thẻ khác', { kind: 'card' });
    await bought(10_000, { paid_from: await open('Thẻ Visa', { kind: 'card' }) });
    const taken = await post('/float/accounts', {
      ...{ name: 'thẻ visa', kind: 'card', sites: [], low_jpy: null, note: '' },
    });
    expect(taken.body.code).toBe('float.name-taken');
    const number = await post('/float/accounts', {
      ...{ name: 'Thẻ 4123 4567 8901', kind: 'card', sites: [], low_jpy: null, note: '' },
    });
    expect(number.body.code).toBe('float.name-is-number');
    const of = (name: string) => rows().then((all) => all.find((row) => row.name === name) as Row);
    const close = async (name: string) =>
      call('PUT', `/float/accounts/${(await of(name)).id}`, {
        ...{ name, sites: [], low_jpy: null, note: '', is_open: false, reason: why },
      });
    const full = (await close('Thẻ Visa')).body;
    expect(full).toMatchObject({ code: 'float.not-empty' });
    expect(full.message).toContain('-¥10,000');
    expect((await close('Thẻ khác')).status).toBe(200);
    const closed = (await of('Thẻ khác')).id;
    expect((await fund(closed, 1, 1)).body.code).toBe('float.account-closed');
    const asBuyer = await post('/float/accounts', {}, 'staff buyer');
    expect(asBuyer.status).toBe(403);
    await fillAccounts();
    const more = { name: 'Thêm nữa', kind: 'card', sites: [], low_jpy: null, note: '' };
    expect((await post('/float/accounts', more)).body.code).toBe('float.too-many');
  });
});
