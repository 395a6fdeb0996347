import { describe, expect, it } from 'vitest';
import {
  FEE,
  RICH,
  ask,
  available,
  delivery,
  desk,
  ok,
  read,
  rig,
  undelivered,
  waiting,
  setUpRedeliveryRig,
} from '../../../../test-support/rigs/billing/redelivery-rig.ts';

setUpRedeliveryRig();

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
    await ok(desk(`bills/${bill}/take-back`, 'warehouse', { shelf: 'VN-K-03' }));
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
    for (const shelf of ['V-03', 'JP-A-01'])
      expect((await desk(`bills/${bill}/take-back`, 'warehouse', { shelf })).body.code).toBe(
        'logistics.not-a-place',
      );
    await ok(desk(`bills/${bill}/take-back`, 'warehouse', { shelf: ' vn-k-03 ' }));
    expect((await read(bill)).redelivery).toMatchObject({ shelf: 'VN-K-03' });
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
