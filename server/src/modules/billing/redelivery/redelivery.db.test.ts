import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';

const RICH = 50_000_000;
const FEE = 30_000;
let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let desk: DeliveryRig['desk'];
let ok: DeliveryRig['ok'];
beforeAll(async () => {
  delivery = await createDeliveryRig({ connected: ['ghn', 'viettel-post'] });
  ({ rig, desk, ok } = delivery);
});
afterAll(() => delivery.close());

const read = async (bill: string) =>
  (await rig.call('GET', `/api/desk/bills/${bill}`, 'staff warehouse')).body.data;
const ask = (customerId: string, bill: string, body: object = { wish: 'deliver' }) =>
  rig.call('POST', `/api/me/bills/${bill}/redelivery`, `customer ${customerId}`, body);
const available = async (customerId: string): Promise<number> =>
  (await rig.wallet.balanceOf(rig.db, customerId)).available;
const waiting = async (kind: string, as = 'warehouse'): Promise<string[]> =>
  (
    await rig.call('GET', `/api/desk/queue?kind=${kind}`, `staff ${as}`)
  ).body.data.sections[0].tasks.map(({ code }: { code: string }) => code);

/** A parcel that its carrier could not deliver. */
async function undelivered(pay: 'wallet' | 'cod' = 'wallet') {
  const customerId = await rig.customerWith(RICH);
  const { bill, codes } = await delivery.approvedBill(customerId);
  if (pay === 'wallet') await delivery.pay(customerId, bill);
  else await ok(rig.call('POST', `/api/me/bills/${bill}/cod`, `customer ${customerId}`));
  await ok(desk(`bills/${bill}/pack`, 'warehouse'));
  await ok(desk(`bills/${bill}/hand-over`, 'warehouse', { carrier: 'ghn' }));
  const tracking = await delivery.trackingOf(bill);
  await delivery.event(tracking, 'delivering', 1);
  await delivery.event(tracking, 'delivery_fail', 2);
  return { bill, customerId, tracking, code: codes[0] as string };
}

describe('a parcel that could not be delivered', () => {
  it('comes back, is paid for once, and goes out to the corrected address by another carrier; the first one moves nothing any more', async () => {
    const { bill, customerId, tracking, code } = await undelivered();
    expect(await waiting('undelivered')).toContain(bill);
    expect((await read(bill)).redelivery).toMatchObject({
      attempt: 1,
      may_ask: true,
      wish: null,
      fee_vnd: FEE,
      is_back: false,
    });
    expect((await desk(`bills/${bill}/send-again`, 'warehouse')).body.code).toBe(
      'billing.not-back',
    );
    const before = await available(customerId);
    const address_id = '01900000-0000-7000-8000-000000000077';
    await Promise.all(
      [1, 2, 3].map(() =>
        ask(customerId, bill, { wish: 'deliver', address_id, note: 'Gọi trước 30 phút' }),
      ),
    );
    expect(before - (await available(customerId))).toBe(FEE);
    expect((await read(bill)).redelivery).toMatchObject({
      wish: 'deliver',
      fee_vnd: 0,
      paid_fee_vnd: FEE,
      note: 'Gọi trước 30 phút',
    });
    await delivery.event(tracking, 'returned', 3);
    await ok(desk(`bills/${bill}/take-back`, 'warehouse', { shelf: 'V-03' }));
    await ok(
      desk(`bills/${bill}/send-again`, 'warehouse', {
        phone: '0987000111',
        line: 'Số 9 ngõ 8 Trường Chinh',
      }),
    );
    expect(await rig.state(code)).toBe('PACKING');
    expect(before - (await available(customerId))).toBe(FEE);
    expect(await waiting('hand-over')).toContain(bill);
    await delivery.event(tracking, 'delivered', 4);
    expect(await rig.state(code)).toBe('PACKING');
    await ok(desk(`bills/${bill}/hand-over`, 'warehouse', { carrier: 'viettel-post' }));
    const parcel = (await delivery.parcels()).find(({ reference }) => reference === `${bill}-2`);
    expect(parcel).toMatchObject({
      carrier: 'viettel-post',
      order: { RECEIVER_PHONE: '0987000111' },
    });
    expect(await read(bill)).toMatchObject({
      delivery: { carrier: 'viettel-post', tracking: parcel?.code },
      attempts: [
        { number: 1, carrier_name: 'Giao Hàng Nhanh', tracking, status_label: 'Đã trả hàng' },
      ],
      address: { text: expect.stringContaining('Số 9 ngõ 8 Trường Chinh') },
    });
    await delivery.event(tracking, 'returned', 50);
    expect(await rig.state(code)).toBe('BILL_EXPORT');
    await delivery.viettelPostEvent(parcel?.code as string, 501, 1, {
      ORDER_REFERENCE: `${bill}-2`,
    });
    expect(await rig.state(code)).toBe('COMPLETED');
  });

  it('may go by the same carrier again, whose answer may be lost again: it is found by the code of that attempt', async () => {
    const { bill, code, tracking } = await undelivered();
    await ok(desk(`bills/${bill}/take-back`, 'warehouse'));
    await ok(desk(`bills/${bill}/send-again`, 'warehouse', { waived_reason: 'Hãng giao sai ca' }));
    delivery.world.faults.add({
      party: 'carriers',
      path: 'create',
      kind: 'reset-after-apply',
      times: 1,
    });
    expect((await desk(`bills/${bill}/hand-over`, 'warehouse', { carrier: 'ghn' })).body.code).toBe(
      'billing.consignment-unknown',
    );
    // What the first attempt still tells is not the answer that was lost.
    await delivery.event(tracking, 'returned', 9, { ClientOrderCode: bill });
    await delivery.event('LOTHER1', 'delivering', 9, { ClientOrderCode: bill });
    expect(await rig.state(code)).toBe('PACKING');
    await delivery.settleConsignment(bill);
    expect(await rig.state(code)).toBe('BILL_EXPORT');
    expect(await delivery.trackingOf(bill)).not.toBe(tracking);
    await delivery.event(await delivery.trackingOf(bill), 'delivered', 20);
    expect(await rig.state(code)).toBe('COMPLETED');
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

  it('collects at the second door what the first did not, and a report of the first attempt settles nothing', async () => {
    const { bill, customerId, code, tracking } = await undelivered('cod');
    await ok(ask(customerId, bill));
    await ok(desk(`bills/${bill}/take-back`, 'warehouse'));
    await ok(desk(`bills/${bill}/send-again`, 'warehouse'));
    await ok(desk(`bills/${bill}/hand-over`, 'warehouse', { carrier: 'ghn' }));
    const second = await delivery.trackingOf(bill);
    const total = (await read(bill)).total_vnd;
    expect((await delivery.parcels()).find((parcel) => parcel.code === second)).toMatchObject({
      collect: total,
      reference: `${bill}-2`,
    });
    await delivery.event(second, 'delivered', 30);
    expect(await rig.state(code)).toBe('COMPLETED');
    const lines = [tracking, second].map((one) => ({ tracking: one, amount_vnd: total }));
    const report = await desk('cod-reports', 'accountant', {
      carrier: 'ghn',
      reference: 'DS-77',
      lines,
    });
    expect(report.body.data.lines.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'not-delivered',
      'settled',
    ]);
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

  it('is its customer’s own affair, and of no use while the parcel is on its way', async () => {
    const { bill } = await undelivered();
    const other = await rig.customerWith(RICH);
    expect((await ask(other, bill)).body.code).toBe('billing.not-found');
    const packed = await delivery.packedBill();
    expect((await ask(packed.customerId, packed.bill)).body.code).toBe('billing.move-not-allowed');
    expect(
      (await desk(`bills/${packed.bill}/lost`, 'warehouse', { reason: 'không thấy' })).body.code,
    ).toBe('billing.move-not-allowed');
    expect((await desk(`bills/${bill}/take-back`, 'buyer')).status).toBe(403);
  });

  it('goes nowhere again for a wallet that cannot pay: nothing is booked', async () => {
    const { bill, customerId } = await undelivered();
    await rig.leave(customerId, FEE - 1);
    expect((await ask(customerId, bill)).body).toMatchObject({
      code: 'wallet.not-enough',
      facts: { missing: 1 },
    });
    await ok(desk(`bills/${bill}/take-back`, 'warehouse'));
    expect((await desk(`bills/${bill}/send-again`, 'warehouse')).body.code).toBe(
      'wallet.not-enough',
    );
    expect((await read(bill)).redelivery).toMatchObject({
      wish: null,
      paid_fee_vnd: 0,
      is_back: true,
      ended_as: null,
    });
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
