import { describe, expect, it } from 'vitest';
import {
  delivery,
  read,
  ok,
  handOver,
  parcelOf,
  rig,
  world,
  settle,
  desk,
  setUpCarriersRig,
} from '../../../test-support/rigs/billing/carriers-rig.ts';

setUpCarriersRig();

describe('GHTK', () => {
  it('takes what the owner’s rule gives it, and its forms move the order: late, repeated and unknown ones do not', async () => {
    const { bill, code } = await delivery.packedBill();
    expect(await read(bill)).toMatchObject({ suggestion: { carrier: 'ghtk' }, events: [] });
    await ok(handOver(bill));
    const label = await delivery.trackingOf(bill);
    expect(await parcelOf(bill)).toMatchObject([{ code: label, carrier: 'ghtk', collect: 0 }]);
    expect((await read(bill)).delivery).toMatchObject({
      carrier: 'ghtk',
      carrier_name: 'Giao Hàng Tiết Kiệm',
      fee_vnd: expect.any(Number),
    });
    const hit = (status: number, second: number, more = {}) =>
      delivery.ghtkEvent(label, status, second, more);
    expect(await hit(3, 1)).toBe(200);
    expect(await rig.state(code)).toBe('BILL_EXPORT');
    await Promise.all([1, 2, 3].map(() => hit(4, 10)));
    expect(await rig.state(code)).toBe('DELIVERY');
    await hit(9, 5);
    await hit(49, 11);
    await hit(777, 12);
    expect(await rig.state(code)).toBe('DELIVERY');
    await hit(9, 20);
    expect(await rig.state(code)).toBe('BILL_INVENTORY');
    await hit(5, 30, { return_part_package: '1' });
    expect(await rig.state(code)).toBe('BILL_INVENTORY');
    await hit(5, 31);
    await hit(4, 31);
    await hit(20, 40);
    expect(await rig.state(code)).toBe('COMPLETED');
    const { events } = await read(bill);
    expect(
      events
        .filter(({ is_applied }: { is_applied: boolean }) => is_applied)
        .map(({ label: told }: { label: string }) => told),
    ).toEqual(['Đã giao hàng, chưa đối soát', 'Không giao được hàng', 'Đang giao hàng']);
    expect(events).toHaveLength(10);
    expect(events.find(({ status }: { status: string }) => status === '777')).toMatchObject({
      label: '777',
      is_applied: false,
    });
  });

  it('of two events of one second believes the one further along, in whatever order they come', async () => {
    const { bill, code } = await delivery.packedBill();
    await ok(handOver(bill));
    const label = await delivery.trackingOf(bill);
    await delivery.ghtkEvent(label, 5, 9);
    await delivery.ghtkEvent(label, 4, 9);
    expect(await rig.state(code)).toBe('COMPLETED');
    const other = await delivery.packedBill();
    await ok(handOver(other.bill));
    const second = await delivery.trackingOf(other.bill);
    await delivery.ghtkEvent(second, 4, 9);
    await delivery.ghtkEvent(second, 5, 9);
    expect(await rig.state(other.code)).toBe('COMPLETED');
  });

  it('is looked up after a lost answer and asked where a parcel is, and never has an order twice', async () => {
    const { bill, code } = await delivery.packedBill();
    world.faults.add({ party: 'carriers', path: 'order', kind: 'reset-after-apply', times: 1 });
    expect((await handOver(bill)).body.code).toBe('billing.consignment-unknown');
    await ok(settle(bill));
    expect(await rig.state(code)).toBe('BILL_EXPORT');
    expect((await settle(bill)).body.code).toBe('billing.consignment-settled');
    expect(await parcelOf(bill)).toHaveLength(1);
    const label = await delivery.trackingOf(bill);
    await fetch(`${delivery.outside}/carriers/_parcels/${bill}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 4, isQuiet: true }),
    });
    expect((await desk(`bills/${bill}/track`, 'warehouse')).body).toEqual({
      data: { is_news: true, status: '4' },
    });
    expect((await desk(`bills/${bill}/track`, 'warehouse')).body.data.is_news).toBe(false);
    expect(await rig.state(code)).toBe('DELIVERY');
    expect(label).toMatch(/^S\d+\.HN1/);
  });

  it('that says it has the order already is believed: the first one is ours', async () => {
    const { bill, code } = await delivery.packedBill();
    // The first order arrived, and a look for it was told in error that it did not.
    world.faults.add({ party: 'carriers', path: 'order', kind: 'reset-after-apply', times: 1 });
    await handOver(bill);
    await ok(settle(bill, { is_not_there: true }));
    expect(await rig.state(code)).toBe('PACKING');
    await ok(handOver(bill));
    expect(await parcelOf(bill)).toMatchObject([{ code: await delivery.trackingOf(bill) }]);
  });

  it('must know its secret', async () => {
    const post = (url: string) =>
      rig.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'label_id=S1&status_id=5&action_time=2027-01-01T07:00:00+07:00',
      });
    expect((await post('/api/webhooks/ghtk')).statusCode).toBe(403);
    expect((await post('/api/webhooks/ghtk?hash=wrong')).statusCode).toBe(403);
    expect((await post('/api/webhooks/ghtk?hash=hash-of-ghtk')).statusCode).toBe(200);
  });
});
describe('the rule', () => {
  it('is the owner’s data: an admin changes it, and the next parcel follows', async () => {
    const before = (await rig.call('GET', '/api/desk/carriers', 'staff warehouse')).body.data;
    expect(before).toMatchObject({
      may_edit: false,
      carriers: [{ code: 'ghn', is_connected: true }, { code: 'ghtk' }, { code: 'viettel-post' }],
    });
    expect(before.rules.length).toBeGreaterThan(3);
    const put = (as: string, rules: object[]) =>
      rig.call('PUT', '/api/desk/carriers', `staff ${as}`, { rules });
    const everything = { ...before.rules[3], carrier: 'viettel-post', note: 'Tất cả' };
    expect((await put('warehouse', [everything])).status).toBe(403);
    await ok(put('admin', [everything]));
    const { bill } = await delivery.packedBill();
    expect((await read(bill)).suggestion).toEqual({ carrier: 'viettel-post', note: 'Tất cả' });
    await ok(handOver(bill));
    expect(await parcelOf(bill)).toMatchObject([{ carrier: 'viettel-post' }]);
    await ok(put('admin', before.rules));
    expect(
      (await rig.call('GET', '/api/desk/carriers', 'staff warehouse')).body.data.rules,
    ).toEqual(before.rules);
  });

  it('may name nobody: then the desk types a number, of which there is one', async () => {
    const before = (await rig.call('GET', '/api/desk/carriers', 'staff admin')).body.data.rules;
    await ok(
      rig.call('PUT', '/api/desk/carriers', 'staff admin', {
        rules: [{ ...before[0], provinces: ['99'] }],
      }),
    );
    const [one, two] = [await delivery.packedBill(), await delivery.packedBill()];
    expect((await handOver(one.bill)).body.code).toBe('billing.tracking-needed');
    await ok(handOver(one.bill, { tracking: 'EMS1' }));
    expect((await handOver(two.bill, { tracking: 'EMS1' })).body).toMatchObject({
      code: 'billing.tracking-taken',
      facts: { tracking: 'EMS1' },
    });
    expect((await desk(`bills/${one.bill}/track`, 'warehouse')).body.code).toBe(
      'billing.cannot-be-tracked',
    );
    await ok(handOver(two.bill, { carrier: 'ghn' }));
    await ok(rig.call('PUT', '/api/desk/carriers', 'staff admin', { rules: before }));
  });
});
