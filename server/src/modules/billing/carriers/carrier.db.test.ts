import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';

let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let world: DeliveryRig['world'];
let desk: DeliveryRig['desk'];
let ok: DeliveryRig['ok'];
let packedBill: DeliveryRig['packedBill'];
let event: DeliveryRig['event'];
let trackingOf: DeliveryRig['trackingOf'];

beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig, world, desk, ok, packedBill, event, trackingOf } = delivery);
});
afterAll(() => delivery.close());

describe('the carrier', () => {
  it('is not asked twice when its answer was lost: it is looked up', async () => {
    const { bill, code } = await packedBill();
    world.faults.add({ party: 'carriers', path: 'create', kind: 'reset-after-apply', times: 1 });
    expect((await desk(`bills/${bill}/hand-over`, 'warehouse')).body.code).toBe(
      'billing.consignment-unknown',
    );
    expect((await desk(`bills/${bill}/hand-over`, 'warehouse')).body.code).toBe(
      'billing.consignment-unknown',
    );
    expect(await rig.state(code)).toBe('PACKING');
    await delivery.settleConsignment(bill);
    expect(await rig.state(code)).toBe('BILL_EXPORT');
    expect(await trackingOf(bill)).toMatch(/^L/);
  });

  it('may be asked again when it surely has nothing', async () => {
    const { bill, code } = await packedBill();
    world.faults.add({ party: 'carriers', path: 'create', kind: 'status', status: 503, times: 1 });
    expect((await desk(`bills/${bill}/hand-over`, 'warehouse')).body.code).toBe(
      'billing.consignment-unknown',
    );
    await delivery.settleConsignment(bill);
    expect(await rig.state(code)).toBe('PACKING');
    await ok(desk(`bills/${bill}/hand-over`, 'warehouse'));
    expect(await rig.state(code)).toBe('BILL_EXPORT');
  });

  it('moves an order only forward: repeated, late and unknown events are kept and move nothing', async () => {
    const { bill, code } = await packedBill();
    await ok(desk(`bills/${bill}/hand-over`, 'warehouse'));
    const tracking = await trackingOf(bill);
    await event(tracking, 'delivering', 10);
    await Promise.all([1, 2, 3].map(() => event(tracking, 'delivering', 10)));
    await event(tracking, 'delivery_fail', 5);
    expect(await rig.state(code)).toBe('DELIVERY');
    await event(tracking, 'a_state_of_tomorrow', 11);
    await event(tracking, 'delivering', 12, { Type: 'update_weight' });
    expect(await rig.state(code)).toBe('DELIVERY');
    await event(tracking, 'delivery_fail', 13);
    expect(await rig.state(code)).toBe('BILL_INVENTORY');
    await event(tracking, 'delivering', 14);
    await event(tracking, 'delivered', 20);
    await event(tracking, 'returned', 15);
    await event(tracking, 'delivering', 30);
    expect(await rig.state(code)).toBe('COMPLETED');
    const told = await rig.db
      .selectFrom('carrier_events')
      .select(['status', 'is_applied'])
      .where('carrier_code', '=', tracking)
      .orderBy('at')
      .execute();
    expect(told.filter(({ is_applied }) => is_applied).map(({ status }) => status)).toEqual([
      'delivering',
      'delivery_fail',
      'delivering',
      'delivered',
    ]);
    expect(told).toHaveLength(9);
    const read = await rig.call('GET', `/api/desk/orders/${code}`, 'staff sales');
    const said = read.body.data.happenings.flatMap(
      ({ facts }: { facts: { carrier_status?: string } }) => facts.carrier_status ?? [],
    );
    expect(new Set(said)).toEqual(
      new Set(['Đang giao hàng', 'a_state_of_tomorrow', 'Giao không thành công', 'Đã giao hàng']),
    );
  });

  it('may tell of a parcel before it has answered', async () => {
    const { bill, code } = await packedBill();
    world.faults.add({ party: 'carriers', path: 'create', kind: 'reset-after-apply', times: 1 });
    await desk(`bills/${bill}/hand-over`, 'warehouse');
    const parcel = (await delivery.parcels()).find(({ reference }) => reference === bill);
    await event(parcel?.code as string, 'delivering', 1);
    expect(await rig.state(code)).toBe('PACKING');
    await delivery.settleConsignment(bill);
    expect(await rig.state(code)).toBe('DELIVERY');
  });

  it('must know the token, and say something', async () => {
    const post = (url: string, body: object) => rig.call('POST', url, 'nobody', body);
    expect((await post('/api/webhooks/ghn', {})).status).toBe(403);
    expect((await post('/api/webhooks/ghn?token=wrong', {})).status).toBe(403);
    expect(
      (await post(`/api/webhooks/ghn?token=token-of-the-carrier`, { OrderCode: 'L1' })).status,
    ).toBe(400);
    expect((await event('LNOBODY', 'delivered', 1)).status).toBe(200);
  });

  it('may be somebody whose number the desk types, and the customer may say that the goods are there', async () => {
    const { bill, code, customerId } = await packedBill();
    await ok(desk(`bills/${bill}/hand-over`, 'warehouse', { tracking: 'VTP123' }));
    expect(await trackingOf(bill)).toBe('VTP123');
    expect(
      (await rig.call('POST', `/api/me/bills/${bill}/received`, `customer ${customerId}`)).status,
    ).toBe(200);
    expect(await rig.state(code)).toBe('COMPLETED');
  });

  it('must be connected to be chosen', async () => {
    const { bill } = await packedBill();
    const answer = await desk(`bills/${bill}/hand-over`, 'warehouse', { carrier: 'ghtk' });
    expect(answer.body).toMatchObject({
      code: 'billing.carrier-not-connected',
      facts: { carrier: 'Giao Hàng Tiết Kiệm' },
    });
    await ok(desk(`bills/${bill}/hand-over`, 'warehouse'));
  });

  it('may refuse, and says why', async () => {
    const { bill } = await packedBill();
    world.faults.add({
      party: 'carriers',
      path: 'create',
      kind: 'status',
      status: 400,
      body: { code: 400, message: 'Phường không phục vụ', data: null },
      times: 1,
    });
    const answer = await desk(`bills/${bill}/hand-over`, 'warehouse');
    expect(answer.body).toMatchObject({
      code: 'billing.carrier-refused',
      facts: { reason: 'Phường không phục vụ' },
    });
    await ok(desk(`bills/${bill}/hand-over`, 'warehouse'));
  });
});
