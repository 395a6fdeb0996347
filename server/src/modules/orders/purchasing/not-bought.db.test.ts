import { describe, expect, it } from 'vitest';
import { RICH } from '../../../../test-support/people/fresh-order.ts';
import {
  balance,
  order,
  rig,
  setUpPurchasesRig,
} from '../../../../test-support/rigs/orders/purchases-rig.ts';

setUpPurchasesRig();

describe('a purchase at the desk', () => {
  const atDesk = async () => (await order(10_000, { quantity: 2 })).make();
  const post = (code: string, what: string, as: string, body: object = {}) =>
    rig.call('POST', `/api/desk/orders/${code}/${what}`, as, body);

  it('is cancelled by the desk with a reason for its customer, unless somebody else has it or it may have been bought', async () => {
    const made = await atDesk();
    await post(made.code, 'take', 'staff buyer');
    const reason = 'Người bán không bán cho bên mua hộ.';
    expect((await post(made.code, 'cancel', 'staff admin', { reason })).body.code).toBe(
      'orders.taken-by-other',
    );
    expect((await post(made.code, 'cancel', 'staff buyer', { reason })).status).toBe(200);
    expect(await balance(made.customerId)).toEqual({ available: RICH, held: 0 });
    const notices = await rig.db
      .selectFrom('notifications')
      .select('body')
      .where('customer_id', '=', made.customerId)
      .execute();
    expect(notices.map(({ body }) => body)).toContainEqual(
      expect.stringMatching(/bên mua hộ\. [\d.]+ ₫ tạm giữ .* đã được trả lại/),
    );
    const detail = (
      await rig.call('GET', `/api/me/orders/${made.code}`, `customer ${made.customerId}`)
    ).body.data;
    expect(detail.happenings.at(-1).facts).toEqual({ said: reason });

    const { make, listing } = await order();
    const lost = await make();
    rig.shop.fail(listing, 'lost-after');
    await rig.runJobs();
    expect((await post(lost.code, 'cancel', 'staff buyer', { reason })).body.code).toBe(
      'orders.answer-unknown',
    );
    expect(await rig.state(lost.code)).toBe('BUYING');
    const settle = (price_paid_jpy: number) =>
      post(lost.code, 'settle', 'staff buyer', { is_bought: true, number: 'X3', price_paid_jpy });
    expect((await settle(10_001)).body.code).toBe('orders.price-above-agreed');
    expect(await rig.state(lost.code)).toBe('BUYING');
    expect((await settle(10_000)).status).toBe(200);
  });

  it('gives everything back when it cannot be bought', async () => {
    const made = await atDesk();
    await post(made.code, 'take', 'staff buyer');
    expect((await post(made.code, 'not-bought', 'staff buyer', { reason: 'sold' })).status).toBe(
      200,
    );
    expect(await balance(made.customerId)).toEqual({ available: RICH, held: 0 });
  });

  it('settles what was lost only by what the history shows', async () => {
    const { make, listing } = await order();
    const made = await make();
    rig.shop.fail(listing, 'lost-before');
    await rig.runJobs();
    expect((await post(made.code, 'take', 'staff buyer')).body.code).toBe('orders.answer-unknown');
    expect((await post(made.code, 'settle', 'staff buyer', { is_bought: false })).status).toBe(200);
    expect(await rig.state(made.code)).toBe('CONFIRMED');
    expect((await post(made.code, 'take', 'staff buyer')).status).toBe(200);
  });
});
