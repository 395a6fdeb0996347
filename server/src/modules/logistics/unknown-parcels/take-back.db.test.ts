import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEASURES } from '../../../../test-support/rigs/billing/delivery-steps.ts';
import { createDeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';
import { DECLARED, gateSteps } from '../../../../test-support/rigs/logistics/gate-steps.ts';
import { unknownSteps } from '../../../../test-support/rigs/logistics/unknown-steps.ts';

let delivery: Awaited<ReturnType<typeof createDeliveryRig>>;
let rig: typeof delivery.rig;
let customerId: string;
let at: ReturnType<typeof unknownSteps>;
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
  at = unknownSteps(delivery);
  customerId = await rig.customerWith(50_000_000);
}, 120_000);
afterAll(() => delivery.close());

const bought = async () => ((await delivery.bought(customerId)) as [string])[0];
const received = (order: string) =>
  delivery.ok(at.desk('parcels', { scanned: order, ...MEASURES }));
const left = async (parcels: readonly string[]) => {
  const shipment = await delivery.ok(at.desk('shipments', { parcels }));
  await delivery.leaveJapan(shipment);
  return shipment;
};
const taken = (code: string) => at.on(code, 'take-back', { reason: 'nhầm kiện' });
const noticeOf = async (order: string) => {
  const notices = rig.db.selectFrom('notifications').select('body');
  const title = `Hako đã ghi nhầm kiện – đơn ${order}`;
  return (await notices.where('title', '=', title).executeTakeFirst())?.body;
};

describe('a match that is taken back', () => {
  it('lets the order follow its own parcel, which left Japan meanwhile', async () => {
    const order = await bought();
    const own = await received(order);
    const { code } = await at.recorded();
    await delivery.ok(at.on(code, 'match', { order }));
    const shipment = await left([own]);
    expect(await rig.state(order)).toBe('WAREHOUSE');
    expect((await taken(code)).status).toBe(200);
    expect(await rig.state(order)).toBe('EXPORT');
    expect(await noticeOf(order)).toContain('Các kiện khác của đơn không thay đổi.');
    expect((await at.desk('check-in', { scanned: shipment })).status).toBe(200);
    expect(await rig.state(order)).toBe('CHECKIN');
  });

  it('opens one whose number another open one bears', async () => {
    const number = { carrier_number: '7777-5555-6661' };
    const { code } = await at.recorded(number);
    const order = await bought();
    await delivery.ok(at.on(code, 'match', { order }));
    const second = await at.recorded(number);
    expect((await taken(code)).status).toBe(200);
    expect(await noticeOf(order)).toContain('vẫn đang trên đường');
    const third = (await at.record(number)).answer.body;
    expect(third).toMatchObject({ code: 'logistics.unknown-known' });
    for (const known of [code, second.code]) expect(third.message).toContain(known);
    await at.recorded({ ...number, further: true });
  });

  it('opens one whose order fell through, which stays as it ended', async () => {
    const [order, other] = [await bought(), await bought()];
    const { code } = await at.recorded();
    await delivery.ok(at.on(code, 'match', { order }));
    const fell = await at.desk(
      `orders/${order}/fell-through`,
      { reason: 'seller-cancelled' },
      'buyer',
    );
    expect(fell.status).toBe(200);
    expect((await taken(code)).status).toBe(200);
    expect(await rig.state(order)).toBe('CANCEL');
    expect((await at.read(code)).parcel).toMatchObject({ state: 'open', place: 'JP-L-01' });
    await delivery.ok(at.on(code, 'match', { order: other }));
    expect(await rig.state(other)).toBe('WAREHOUSE');
  });

  it('can never be of a parcel with goods of several orders: no such match is made', async () => {
    const orders = [await bought(), await bought()] as const;
    const parcels = [await received(orders[0]), await received(orders[1])];
    const join = rig.call('POST', '/api/parcels/join', `customer ${customerId}`, { parcels });
    const asked = await delivery.ok(join);
    const packed = await at.desk(`parcel-requests/${asked}/repack`, { results: [MEASURES] });
    expect(packed.status).toBe(200);
    const { code: shared } = await rig.db
      .selectFrom('parcels as p')
      .innerJoin('parcel_orders as i', 'i.parcel_id', 'p.id')
      .innerJoin('orders as o', 'o.id', 'i.order_id')
      .select('p.code')
      .where('o.code', '=', orders[0])
      .where('p.state', '=', 'stored')
      .executeTakeFirstOrThrow();
    await left([shared]);
    const { code } = await at.recorded({ house: 'VN', place: 'VN-L-01' });
    const answer = await at.on(code, 'match', { order: orders[0] });
    expect(answer.body).toMatchObject({ code: 'logistics.match-shared' });
    expect(answer.body.message).toContain(shared);
  });
});

it('a match behind the customs gate is taken back: its duty was paid for the parcel that travels', async () => {
  const gate = gateSteps(delivery, customerId);
  const { shipment, parcels, orders } = await gate.left(true);
  const [order, parcel] = [orders[0], parcels[0]];
  await delivery.ok(gate.declare(shipment, { number: DECLARED, day: gate.day() }));
  await delivery.ok(gate.release(shipment, [parcel]));
  const { code } = await at.recorded({ house: 'VN', place: 'VN-L-02' });
  await delivery.ok(at.on(code, 'match', { order }));
  expect((await taken(code)).status).toBe(200);
  expect(await rig.state(order)).toBe('EXPORT');
  const { id } = await rig.orders.read(rig.db, { code: order });
  expect((await rig.logistics.bookedOf(rig.db, { id })).duty).toBe(300_001);

  await delivery.ok(at.on(code, 'match', { order }));
  const cost = { kind: 'freight', amount: 90_000, currency: 'VND', reason: 'cước của hãng bay' };
  const proofs = [await at.picture()];
  await delivery.ok(at.desk(`costs/parcel/${parcel}`, { ...cost, proofs }, 'accountant'));
  expect((await taken(code)).body.code).toBe('logistics.match-fixed');
});

it('an unknown parcel has pictures that exist and are nobody’s', async () => {
  const photo = await at.picture();
  const missing = { photos: ['0190a000-0000-4000-8000-000000000001'] };
  expect((await at.record(missing)).answer.body.code).toBe('files.not-found');
  const customers = rig.db.updateTable('files').set({ customer_id: customerId });
  await customers.where('id', '=', photo).execute();
  expect((await at.record({ photos: [photo] })).answer.body.code).toBe('files.not-found');
});
