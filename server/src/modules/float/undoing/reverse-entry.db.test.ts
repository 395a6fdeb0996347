import { describe, expect, it } from 'vitest';
import {
  approve,
  balanceOf,
  bought,
  call,
  cardWith,
  fund,
  HEAD,
  isAsked,
  last,
  moved,
  nextDay,
  NONE,
  open,
  post,
  reverse,
  settle,
  statement,
  today,
  uploadStatement,
  why,
} from '../../../../test-support/rigs/float-rig.ts';
import { setUpPurchasesRig } from '../../../../test-support/rigs/orders/purchases-rig.ts';

setUpPurchasesRig();

describe('an entry of our yen', () => {
  it('that two people booked is taken back by two: funding, transfer, opening, charge', async () => {
    nextDay();
    const bank = await open('Ngân hàng A');
    const other = await open('Ngân hàng B');
    await fund(bank, 50_000, 8_800_000, 22_000);
    await approve();
    const opening = { balance_jpy: 9_000, cost_vnd: 1_500_000, reason: why };
    await post(`/float/accounts/${other}/opening`, opening);
    await approve();
    const opened = (await last(other)).id;
    await post(`/float/accounts/${bank}/transfer`, {
      ...{ to: other, amount_jpy: 20_000, fee_jpy: 300, reason: why },
    });
    await approve();
    expect([await balanceOf(bank), await balanceOf(other)]).toEqual([29_700, 29_000]);
    expect(isAsked(await reverse((await last(other)).id))).toBe(true);
    await approve();
    expect([await balanceOf(bank), await balanceOf(other)]).toEqual([50_000, 9_000]);
    expect(isAsked(await reverse(opened))).toBe(true);
    await approve();
    expect((await post(`/float/accounts/${other}/opening`, opening)).status).toBe(200);
    await approve();
    expect(await balanceOf(other)).toBe(9_000);
    const funded = (await moved(bank)).find(({ kind }: { kind: string }) => kind === 'funding');
    expect(isAsked(await reverse(funded.id))).toBe(true);
    await approve();
    expect(await balanceOf(bank)).toBe(0);
    expect((await reverse(funded.id)).body.code).toBe('float.entry-undone');
    const months = (await call('GET', '/float/cost')).body.rows;
    expect(months[0]).toMatchObject({ in_jpy: 9_000, in_vnd: 1_500_000 });
  });

  it('that opens its line: a charge by two, a fee by one', async () => {
    const { id, lineOf } = await cardWith('Thẻ gỡ', today(), [
      ['Không rõ', 777],
      ['Phí năm', 1_100],
    ]);
    await settle(lineOf('Không rõ'), 'charge');
    await approve();
    await settle(lineOf('Phí năm'), 'fee');
    expect((await reverse((await last(id)).id)).body.is_done).toBe(true);
    expect(await balanceOf(id)).toBe(-777);
    expect(isAsked(await post(`/float/lines/${lineOf('Không rõ')}/open`, { reason: why }))).toBe(
      true,
    );
    expect((await statement(id)).open).toBe(1);
    await approve();
    expect(await balanceOf(id)).toBe(0);
    expect((await statement(id)).open).toBe(2);
  });

  it('of an order is taken back alone, not below what its seller gave back, and a purchase never', async () => {
    const card = await open('Thẻ hoàn', { kind: 'card' });
    const { code } = await bought(12_000, { paid_from: card });
    const purchase = (await last(card)).id;
    expect((await reverse(purchase)).body.code).toBe('float.entry-of-order');
    expect((await reverse(NONE)).body.code).toBe('float.entry-not-found');
    await post(`/float/orders/${code}/correct`, { charged_jpy: 13_000, reason: why });
    const correction = (await last(card)).id;
    await post(`/float/orders/${code}/refund`, { refund_jpy: 12_500, reason: why });
    const refund = (await last(card)).id;
    expect((await reverse(correction)).body.code).toBe('float.refund-too-high');
    expect((await reverse(refund)).body.is_done).toBe(true);
    expect((await reverse(correction)).body.is_done).toBe(true);
    expect(await balanceOf(card)).toBe(-12_000);
    await post(`/float/orders/${code}/correct`, { charged_jpy: 12_400, reason: why });
    await uploadStatement(card, `${HEAD}\n${today()},N-${code},12400`);
    expect((await reverse((await last(card)).id)).body.code).toBe('float.entry-covered');
  });
});
