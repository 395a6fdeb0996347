import { describe, expect, it } from 'vitest';
import {
  delivery,
  ok,
  handOver,
  rig,
  parcelOf,
  world,
  read,
  settle,
  setUpCarriersRig,
} from '../../../test-support/rigs/billing/carriers-rig.ts';

setUpCarriersRig();

describe('Viettel Post', () => {
  const to = { carrier: 'viettel-post' };

  it('takes a parcel that the desk gives it, signs in again when its token has ended, and its events move the order', async () => {
    const { bill, code } = await delivery.packedBill();
    await ok(handOver(bill, to));
    const number = await delivery.trackingOf(bill);
    expect(number).toMatch(/^\d{11}$/);
    const hit = (status: number, second: number, more: object = {}) =>
      delivery.viettelPostEvent(number, status, second, more);
    expect(await hit(500, 5)).toBe(200);
    await hit(500, 5);
    await hit(200, 2);
    expect(await rig.state(code)).toBe('DELIVERY');
    await hit(505, 6);
    await hit(500, 7, { IS_RETURNING: true });
    expect(await rig.state(code)).toBe('BILL_INVENTORY');
    await hit(550, 8);
    await hit(12_345, 9);
    await hit(501, 10);
    await hit(504, 11);
    expect(await rig.state(code)).toBe('COMPLETED');
    await fetch(`${delivery.outside}/carriers/_tokens`, { method: 'DELETE' });
    const other = await delivery.packedBill();
    await ok(handOver(other.bill, to));
    expect(await parcelOf(other.bill)).toHaveLength(1);
  });

  it('cannot be asked after a lost answer: its webhook brings the number, once', async () => {
    const { bill, code } = await delivery.packedBill();
    world.faults.add({
      party: 'carriers',
      path: 'createOrderNlp',
      kind: 'reset-after-apply',
      times: 1,
    });
    expect((await handOver(bill, to)).body.code).toBe('billing.consignment-unknown');
    await delivery.settleConsignment(bill);
    expect(await read(bill)).toMatchObject({ delivery: { state: 'unknown' }, may_look_up: false });
    expect((await settle(bill)).body.code).toBe('billing.consignment-unknown');
    expect((await handOver(bill, to)).body.code).toBe('billing.consignment-unknown');
    const [parcel] = await parcelOf(bill);
    const number = parcel?.code as string;
    // Nobody else's bill, and no other carrier, is known by our code.
    await delivery.viettelPostEvent('15878189999', 500, 1, { ORDER_REFERENCE: 'PXNOBODY' });
    await delivery.ghtkEvent('S9', 4, 1, { partner_id: bill });
    expect(await rig.state(code)).toBe('PACKING');
    await Promise.all(
      [103, 104].map((status, index) =>
        delivery.viettelPostEvent(number, status, index, { ORDER_REFERENCE: bill }),
      ),
    );
    expect(await rig.state(code)).toBe('BILL_EXPORT');
    expect(await delivery.trackingOf(bill)).toBe(number);
    expect(await parcelOf(bill)).toHaveLength(1);
  });

  it('or a person at its own desk: found there, or not and sent again', async () => {
    const lost = async () => {
      const packed = await delivery.packedBill();
      world.faults.add({
        party: 'carriers',
        path: 'createOrderNlp',
        kind: 'reset-after-apply',
        times: 1,
      });
      await handOver(packed.bill, to);
      return packed;
    };
    const first = await lost();
    const [parcel] = await parcelOf(first.bill);
    const number = parcel?.code as string;
    await delivery.viettelPostEvent(number, 500, 30);
    await ok(settle(first.bill, { tracking: number }));
    expect(await rig.state(first.code)).toBe('DELIVERY');
    const second = await lost();
    expect((await settle(second.bill, { tracking: number })).body.code).toBe(
      'billing.tracking-taken',
    );
    await ok(settle(second.bill, { is_not_there: true }));
    // It was there after all: asked with the same code it is refused, not taken twice.
    expect((await handOver(second.bill, to)).body.code).toBe('billing.carrier-refused');
    expect(await parcelOf(second.bill)).toHaveLength(1);
  });

  it('must know the token that it was given', async () => {
    expect(await delivery.viettelPostEvent('1', 500, 1, {}, 'wrong')).toBe(403);
    expect((await rig.call('POST', '/api/webhooks/viettel-post', 'nobody', {})).status).toBe(403);
  });
});
