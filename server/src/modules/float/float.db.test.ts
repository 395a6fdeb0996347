import { describe, expect, it } from 'vitest';
import {
  approve,
  atOnce,
  balanceOf,
  bought,
  call,
  fund,
  moved,
  open,
  post,
  type Row,
  rows,
  unsorted,
  why,
} from '../../../test-support/rigs/float-rig.ts';
import { order, rig, setUpPurchasesRig } from '../../../test-support/rigs/orders/purchases-rig.ts';

setUpPurchasesRig();

describe('the yen float', () => {
  it('is filled by two people: đồng leave the bank, yen lie on the account', async () => {
    const id = await open('Ngân hàng Sumishin');
    expect((await fund(id, 100_000, 17_500_000, 33_000)).status).toBe(200);
    expect((await fund(id, 1, 1)).body.code).toBe('approvals.waiting');
    expect(await balanceOf(id)).toBe(0);
    expect((await approve()).map(({ status }) => status)).toEqual([200]);
    expect(await moved(id)).toMatchObject([
      { kind: 'funding', amount_jpy: 100_000, balance_jpy: 100_000, cost_vnd: 17_533_000 },
    ]);
    const ledger = await rig.db
      .selectFrom('ledger_movements')
      .select(['from_account', 'to_account', 'amount', 'currency'])
      .where('cause_type', '=', 'float')
      .orderBy('amount')
      .execute();
    expect(ledger).toEqual([
      expect.objectContaining({ from_account: 'company:float-fee', amount: 33_000 }),
      expect.objectContaining({ to_account: 'company:marketplace-float', amount: 100_000 }),
      expect.objectContaining({ to_account: 'company:bank', amount: 17_500_000 }),
    ]);
  });

  it('gives for a purchase what it took, from the account that its buyer named or that pays the site', async () => {
    const card = await open('Thẻ JCB', { kind: 'card', low_jpy: -15_000 });
    const usual = await open('Thẻ mặc định', { kind: 'card', sites: ['mercari'] });
    expect((await bought(15_000, { paid_from: card })).answer.status).toBe(200);
    expect((await bought(16_000)).answer.status).toBe(200);
    expect([await balanceOf(card), await balanceOf(usual)]).toEqual([-15_000, -16_000]);
    expect((await rows()).find(({ id }) => id === card)).toMatchObject({ is_low: false });
    const second = await bought(12_000, { paid_from: card });
    expect(await balanceOf(card)).toBe(-27_000);
    expect((await rows()).find(({ id }) => id === card)).toMatchObject({ is_low: true });
    const work = await call('GET', '/work?kinds=float-low');
    expect(work.body.data.rows).toMatchObject([{ title: 'Thẻ JCB', amount_jpy: -27_000 }]);
    const other = `/float/orders/${second.code}/move`;
    expect((await post(other, { to: card, reason: why })).body.code).toBe('float.same-account');
    expect((await post(other, { to: usual, reason: why }, 'staff buyer')).status).toBe(200);
    expect([await balanceOf(card), await balanceOf(usual)]).toEqual([-15_000, -28_000]);
    const none = { to: '0190a000-0000-7000-8000-00000000ffff', reason: why };
    expect((await post(other, none)).body.code).toBe('float.account-not-found');
  });

  it('takes a purchase of which nobody knows what paid it, until somebody sorts it', async () => {
    const usual = (await rows()).find(({ name }) => name === 'Thẻ mặc định') as Row;
    const rest = { low_jpy: null, note: '', is_open: true, reason: why };
    const path = `/float/accounts/${usual.id}`;
    await call('PUT', path, { name: usual.name, sites: [], ...rest });
    const { code } = await bought(11_000);
    expect((await unsorted()).balance_jpy).toBe(-11_000);
    const work = await call('GET', '/work?kinds=float-unsorted', undefined, 'staff buyer');
    expect(work.body.data.rows).toMatchObject([{ amount_jpy: -11_000 }]);
    await post(`/float/orders/${code}/move`, { to: usual.id, reason: why });
    expect((await unsorted()).balance_jpy).toBe(0);
    expect((await call('GET', '/work?kinds=float-unsorted')).body.data.rows).toEqual([]);
  });

  it('is corrected to what was charged, and gets back what a seller gives back', async () => {
    const card = await open('Thẻ Visa', { kind: 'card' });
    const { code, orderId } = await bought(15_000, { paid_from: card });
    const to = (what: string, body: object) => post(`/float/orders/${code}/${what}`, body);
    const charged = { charged_jpy: 15_800, reason: why };
    expect((await to('correct', charged)).status).toBe(200);
    expect((await to('correct', charged)).body.code).toBe('float.nothing');
    const refused = await to('refund', { refund_jpy: 15_801, reason: why });
    expect(refused.body).toMatchObject({ code: 'float.refund-too-high' });
    expect(refused.body.message).toContain('¥15,800');
    expect((await to('refund', { refund_jpy: 5_800, reason: why })).status).toBe(200);
    expect(await balanceOf(card)).toBe(-10_000);
    const low = await to('correct', { charged_jpy: 5_000, reason: why });
    expect(low.body.code).toBe('float.refund-too-high');
    const elsewhere = await open('Thẻ khác', { kind: 'card' });
    const move = await to('move', { to: elsewhere, reason: why });
    expect(move.body.code).toBe('float.refunded-before');
    const book = await call('GET', `/orders/${code}/book`, undefined, 'staff admin');
    const { flows } = book.body.data.money;
    const yen = flows.filter(({ way }: { way: string }) => way === 'cost');
    expect(yen.map(({ amount }: { amount: number }) => amount)).toEqual([15_000, 800, -5_800]);
    const known = await rig.orders.read(rig.db, { orderId });
    expect(known.pricePaid).toBe(15_000);
    const unpaid = await (await order()).make();
    const early = await post(`/float/orders/${unpaid.code}/refund`, {
      ...{ refund_jpy: 1, reason: why },
    });
    expect(early.body.code).toBe('float.order-not-paid');
  });

  it('is changed once where two people say the same at once, and not on a closed account', async () => {
    const card = await open('Thẻ hai người', { kind: 'card' });
    const { code } = await bought(15_000, { paid_from: card });
    const number = { number: `N-${code}`, price_paid_jpy: 15_800 };
    const correct = { charged_jpy: 15_800, reason: why };
    const answers = await atOnce(card, [
      () => post(`/orders/${code}/number`, number, 'staff buyer'),
      () => post(`/float/orders/${code}/correct`, correct),
    ]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await balanceOf(card)).toBe(-15_800);
    await fund(card, 15_800, 2_800_000);
    await approve();
    const gone = { name: 'Thẻ hai người', sites: [], low_jpy: null, note: '', is_open: false };
    const closed = await call('PUT', `/float/accounts/${card}`, { ...gone, reason: why });
    expect(closed.status).toBe(200);
    const to = await open('Thẻ thay', { kind: 'card' });
    const move = await post(`/float/orders/${code}/move`, { to, reason: why });
    expect(move.body.code).toBe('float.account-closed');
    expect(await balanceOf(card)).toBe(0);
  });

  it('costs what it cost: the month says what customers paid above it', async () => {
    const { body } = await call('GET', '/float/cost');
    // The rate of these orders is 176.
    expect(body.rows).toMatchObject([
      { in_jpy: 115_800, in_vnd: 20_333_000, average_x100: 17_559, spent_jpy: 79_800 },
    ]);
    const [month] = body.rows;
    expect(month.difference_vnd).toBe(month.worth_vnd - month.cost_vnd);
    expect(month.worth_vnd).toBe(79_800 * 176);
    expect((await call('GET', '/float/cost', undefined, 'staff buyer')).status).toBe(403);
  });
});
