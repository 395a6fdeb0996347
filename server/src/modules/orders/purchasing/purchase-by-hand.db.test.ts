import { describe, expect, it } from 'vitest';
import { STAFF_IDS } from '../../../../test-support/rigs/orders-rig.ts';
import {
  order,
  rig,
  setUpPurchasesRig,
} from '../../../../test-support/rigs/orders/purchases-rig.ts';

setUpPurchasesRig();

describe('a purchase at the desk', () => {
  const atDesk = async () => (await order(10_000, { quantity: 2 })).make();
  const post = (code: string, what: string, as: string, body: object = {}) =>
    rig.call('POST', `/api/desk/orders/${code}/${what}`, as, body);

  it('waits in the queue of the buyer, is taken by one person, and booked with its proof', async () => {
    const made = await atDesk();
    const queue = await rig.call('GET', '/api/desk/queue?kind=purchase', 'staff buyer');
    expect(queue.body.data.sections[0].tasks).toContainEqual(
      expect.objectContaining({
        code: made.code,
        facts: expect.objectContaining({ reason: 'several-pieces' }),
      }),
    );
    expect((await post(made.code, 'take', 'staff buyer')).status).toBe(200);
    expect((await post(made.code, 'take', 'staff buyer')).status).toBe(200);
    expect((await post(made.code, 'take', 'staff admin')).body.code).toBe('orders.taken-by-other');
    expect(
      (await post(made.code, 'bought', 'staff admin', { number: 'X1', price_paid_jpy: 20_000 }))
        .body.code,
    ).toBe('orders.taken-by-other');
    expect(
      (await post(made.code, 'bought', 'staff buyer', { number: 'X1', price_paid_jpy: 25_000 }))
        .body.code,
    ).toBe('orders.price-above-agreed');
    expect(
      (await post(made.code, 'bought', 'staff buyer', { number: 'X1', price_paid_jpy: 20_000 }))
        .status,
    ).toBe(200);
    expect(await rig.orders.read(rig.db, { code: made.code })).toMatchObject({
      state: 'BOUGHT',
      marketplaceOrderNumber: 'X1',
      paidFirst: made.first,
    });
    expect(
      (await post(made.code, 'bought', 'staff buyer', { number: 'X1', price_paid_jpy: 20_000 }))
        .body.code,
    ).toBe('orders.no-open-purchase');
  });

  it('may be left to the agent once a person has looked, where the agent may buy', async () => {
    const several = await atDesk();
    expect((await post(several.code, 'let-agent', 'staff buyer')).body.code).toBe(
      'orders.no-agent',
    );
    const { make, listing } = await order();
    const made = await make();
    await rig.db
      .updateTable('purchase_tasks')
      .set({ state: 'desk', reason: 'pin-lithium-duong-bay' })
      .where('order_id', '=', made.orderId)
      .execute();
    await rig.runJobs();
    expect(await rig.state(made.code)).toBe('CONFIRMED');
    expect((await post(made.code, 'let-agent', 'staff buyer')).status).toBe(200);
    await rig.runJobs();
    expect(await rig.orders.read(rig.db, { code: made.code })).toMatchObject({
      state: 'BOUGHT',
      marketplaceOrderNumber: `M-${listing}`,
    });
  });

  it('can be given back and taken by somebody else', async () => {
    const made = await atDesk();
    await post(made.code, 'take', 'staff buyer');
    expect((await post(made.code, 'give-back', 'staff buyer')).status).toBe(200);
    expect((await post(made.code, 'take', 'staff admin')).status).toBe(200);
  });

  it('is taken over from a colleague who is away, with a reason, but not while something may have been bought', async () => {
    const made = await atDesk();
    expect(
      (await post(made.code, 'take-over', 'staff admin', { reason: 'về rồi' })).body.code,
    ).toBe('orders.no-open-purchase');
    await post(made.code, 'take', 'staff buyer');
    expect((await post(made.code, 'take-over', 'staff admin', { reason: ' ' })).status).toBe(400);
    expect(
      (await post(made.code, 'take-over', 'staff admin', { reason: 'Bạn ấy nghỉ ốm.' })).status,
    ).toBe(200);
    expect(
      (await post(made.code, 'bought', 'staff buyer', { number: 'X2', price_paid_jpy: 20_000 }))
        .body.code,
    ).toBe('orders.taken-by-other');
    const seen = (await rig.call('GET', `/api/desk/orders/${made.code}`, 'staff buyer')).body.data;
    expect(seen.purchase).toMatchObject({
      is_mine: false,
      taken_from_me: { reason: 'Bạn ấy nghỉ ốm.' },
    });
    const audit = await rig.db
      .selectFrom('staff_audit')
      .selectAll()
      .where('action', '=', 'order.take-over')
      .execute();
    expect(audit).toMatchObject([
      {
        actor: STAFF_IDS.admin,
        subject: `order:${made.code}`,
        reason: 'Bạn ấy nghỉ ốm.',
        before: { takenBy: STAFF_IDS.buyer },
      },
    ]);
    expect(
      (await post(made.code, 'bought', 'staff admin', { number: 'X2', price_paid_jpy: 20_000 }))
        .status,
    ).toBe(200);

    const { make, listing } = await order();
    const lost = await make();
    rig.shop.fail(listing, 'lost-before');
    await rig.runJobs();
    expect(
      (await post(lost.code, 'take-over', 'staff buyer', { reason: 'để tôi' })).body.code,
    ).toBe('orders.answer-unknown');
    await post(lost.code, 'settle', 'staff buyer', { is_bought: false });
  });

  it('is for buyers only', async () => {
    const made = await atDesk();
    expect((await post(made.code, 'take', 'staff warehouse')).status).toBe(403);
    expect((await post(made.code, 'take', `customer ${made.customerId}`)).status).toBe(403);
  });
});
