import { describe, expect, it } from 'vitest';
import {
  ask,
  available,
  delivery,
  desk,
  ok,
  RICH,
  rig,
  undelivered,
  waiting,
  setUpRedeliveryRig,
} from '../../../../test-support/rigs/billing/redelivery-rig.ts';

setUpRedeliveryRig();

describe('a parcel that could not be delivered', () => {
  it('is told of with the picture of its first goods that have one, as its bill was', async () => {
    const PICTURE = 'https://static.mercdn.net/m1.jpg';
    const customerId = await rig.customerWith(RICH);
    const codes = await delivery.bought(customerId, 2);
    await rig.platform.pool.query(
      `update orders set listing = listing || jsonb_build_object('picture', $2::text) where code = $1`,
      [codes[1], PICTURE],
    );
    await delivery.priced(codes);
    const bill = await ok(desk('bills', 'sales', { orders: codes }));
    await ok(desk(`bills/${bill}/confirm`, 'sales'));
    await ok(desk(`bills/${bill}/approve`, 'accountant'));
    await delivery.pay(customerId, bill);
    await ok(desk(`bills/${bill}/pack`, 'warehouse'));
    await ok(desk(`bills/${bill}/hand-over`, 'warehouse', { carrier: 'ghn' }));
    await delivery.event(await delivery.trackingOf(bill), 'delivery_fail', 2);
    await ok(desk(`bills/${bill}/take-back`, 'warehouse'));
    const { rows } = await rig.platform.pool.query<{ facts: object }>(
      `select facts from notifications where customer_id = $1
        and link like '/account/invoices%' order by number`,
      [customerId],
    );
    expect(rows).toEqual(
      Array.from({ length: 2 }, () => ({ facts: expect.objectContaining({ picture: PICTURE }) })),
    );
  });

  it('is collected from us: its fee is given back, and what was to be collected at the door is paid first', async () => {
    const { bill, customerId, code } = await undelivered('cod');
    const before = await available(customerId);
    await ok(ask(customerId, bill));
    await ok(ask(customerId, bill, { wish: 'collect' }));
    expect(await available(customerId)).toBe(before);
    await ok(ask(customerId, bill));
    await ok(ask(customerId, bill, { wish: 'collect' }));
    expect(await available(customerId)).toBe(before);
    expect((await delivery.pay(customerId, bill)).body.bills[0].refusal).toBe(
      'billing.not-payable',
    );
    await ok(desk(`bills/${bill}/take-back`, 'warehouse'));
    const counter = () => desk(`bills/${bill}/collected`, 'warehouse', { receiver: 'Chị Lan' });
    expect((await counter()).body.code).toBe('billing.pay-before-collecting');
    expect((await delivery.pay(customerId, bill)).body.success).toBe(true);
    await ok(counter());
    expect(await rig.state(code)).toBe('COMPLETED');
    expect((await counter()).body.code).toBe('billing.move-not-allowed');
  });

  it('may be brought after all by whoever failed: who paid for another delivery has the fee back', async () => {
    const { bill, customerId, tracking, code } = await undelivered();
    const before = await available(customerId);
    await ok(ask(customerId, bill));
    await delivery.event(tracking, 'delivering', 5);
    await delivery.event(tracking, 'delivered', 6);
    expect(await rig.state(code)).toBe('COMPLETED');
    expect(await available(customerId)).toBe(before);
    expect((await ask(customerId, bill)).body.code).toBe('billing.move-not-allowed');
  });

  it('is lost: its order ends, a complaint stands in its customer’s name, and what it gives back is capped by all that was paid', async () => {
    const { bill, customerId, tracking, code } = await undelivered();
    await delivery.event(tracking, 'delivering', 5);
    await delivery.event(tracking, 'lost', 6);
    expect(await rig.state(code)).toBe('BILL_INVENTORY');
    const before = await available(customerId);
    await ok(ask(customerId, bill));
    await ok(desk(`bills/${bill}/lost`, 'sales', { reason: 'GHN xác nhận thất lạc' }));
    expect(await rig.state(code)).toBe('CANCEL');
    expect(await available(customerId)).toBe(before);
    await rig.runJobs();
    const mine = (await rig.call('GET', '/api/complaint', `customer ${customerId}`)).body.results;
    expect(mine).toMatchObject([{ order_code: code }]);
    const { body } = await rig.call('GET', `/api/desk/complaints/${mine[0].id}`, 'staff sales');
    const { refundable_vnd } = body.data.complaint ?? body.data;
    const first = (
      await rig.db
        .selectFrom('orders')
        .select('paid_first_vnd')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
    ).paid_first_vnd;
    const { total_vnd } = await rig.db
      .selectFrom('bills')
      .select('total_vnd')
      .where('code', '=', bill)
      .executeTakeFirstOrThrow();
    expect(refundable_vnd).toBe(first + total_vnd);
    const decide = (refund_vnd: number) =>
      desk(`complaints/${mine[0].id}/decide`, 'sales', {
        outcome: 'resolved',
        reason: 'Đền đủ số đã trả',
        refund_vnd,
      });
    expect((await decide(refundable_vnd + 1)).body.code).toMatch(/refund-too-high/);
    await ok(decide(Math.min(refundable_vnd, 2_000_000)));
    expect((await available(customerId)) - before).toBe(Math.min(refundable_vnd, 2_000_000));
    expect(await waiting('undelivered')).not.toContain(bill);
  });
});

describe('a parcel of which nothing is heard', () => {
  it('is asked about by a person after the owner’s number of days, and again after as many', async () => {
    const { bill, code } = await delivery.packedBill();
    await ok(desk(`bills/${bill}/hand-over`, 'warehouse', { carrier: 'viettel-post' }));
    const told = (days: number) =>
      rig.db
        .updateTable('consignments')
        .set({ asked_at: new Date(rig.clock.now().getTime() - days * 86_400_000) })
        .where('bill_id', '=', (from) =>
          from.selectFrom('bills').select('id').where('code', '=', bill),
        )
        .execute();
    await told(2.9);
    expect(await waiting('silent')).not.toContain(bill);
    await told(3.1);
    expect(await waiting('silent')).toContain(bill);
    const said = (what: string) =>
      desk(`bills/${bill}/look-up`, 'warehouse', { said: what, note: 'Tổng đài VTP' });
    await ok(said('on-its-way'));
    expect(await waiting('silent')).not.toContain(bill);
    expect(await rig.state(code)).toBe('BILL_EXPORT');
    await ok(said('undelivered'));
    expect(await rig.state(code)).toBe('BILL_INVENTORY');
    expect((await said('delivered')).body.code).toBe('billing.move-not-allowed');
  });
});

describe('the owner’s terms', () => {
  const put = (body: object, as = 'admin') =>
    rig.call('PUT', '/api/desk/delivery-terms', `staff ${as}`, body);
  const today = () =>
    new Date(rig.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
  const terms = { redelivery_fee_vnd: 0, silent_days: 5 };

  it('hold from today on or later, and are set by nobody else', async () => {
    expect((await put({ valid_from: '2020-01-01', ...terms })).body.code).toBe(
      'billing.terms-in-the-past',
    );
    expect((await put({ valid_from: '2027-13-45', ...terms })).body.code).toBe('request.invalid');
    expect((await put({ valid_from: today(), ...terms }, 'warehouse')).status).toBe(403);
    await ok(put({ valid_from: '2999-01-01', redelivery_fee_vnd: 99, silent_days: 9 }));
    await ok(put({ valid_from: today(), ...terms }));
    const { data } = (await rig.call('GET', '/api/desk/delivery-terms', 'staff warehouse')).body;
    expect(data.terms.find(({ is_now }: { is_now: boolean }) => is_now)).toMatchObject({
      valid_from: today(),
      ...terms,
    });
    const { bill, customerId } = await undelivered();
    const before = await available(customerId);
    await ok(ask(customerId, bill));
    expect(await available(customerId)).toBe(before);
  });
});
