import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';
import { unknownSteps } from '../../../../test-support/rigs/logistics/unknown-steps.ts';
import { MEASURES } from '../../../../test-support/rigs/billing/delivery-steps.ts';

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
const ownerOf = async (id: string) =>
  (await rig.db.selectFrom('files').select('customer_id').where('id', '=', id).executeTakeFirst())
    ?.customer_id;
const events = async (code: string) => {
  const { id } = await rig.orders.read(rig.db, { code });
  return rig.orders.eventsOf(rig.db, id);
};
const told = async () =>
  (
    await rig.db
      .selectFrom('notifications')
      .select('title')
      .where('customer_id', '=', customerId)
      .orderBy('number')
      .execute()
  ).map(({ title }) => title);

describe('a match', () => {
  it('receives the parcel with its pictures, measures and place, and is taken back while nothing was packed', async () => {
    const [order, other] = [await bought(), await bought()];
    const { bought_at: before } = await rig.db
      .selectFrom('orders')
      .select('bought_at')
      .where('code', '=', order)
      .executeTakeFirstOrThrow();
    const { code, photo } = await at.recorded({ place: 'JP-L-03', weight_g: 900 });
    expect((await at.on(code, 'take-back', { reason: 'nhầm' })).body.code).toBe(
      'logistics.unknown-not-matched',
    );
    expect((await at.on(code, 'match', { order: 'HKNOBODY' })).body.code).toBe('orders.not-found');
    const parcel = await delivery.ok(at.on(code, 'match', { order }));
    expect(await rig.state(order)).toBe('WAREHOUSE');
    const placed = await rig.call('GET', `/api/desk/parcels/${parcel}/place`, 'staff warehouse');
    expect(placed.body.data).toMatchObject({ place: 'JP-L-03', weight_g: 900, orders: [order] });
    expect(await ownerOf(photo)).toBe(customerId);
    expect((await told()).at(-1)).toContain(order);
    expect((await at.read(code)).parcel).toMatchObject({
      state: 'matched',
      match: { order, parcel },
    });
    expect((await at.on(code, 'match', { order: other })).body.code).toBe(
      'logistics.unknown-settled',
    );
    expect(await at.waitsOf('unknown-jp')).not.toContain(code);

    await at.desk(`parcels/${parcel}/place`, { place: 'JP-L-04' });
    expect((await at.on(code, 'take-back', { reason: 'kiện của người khác' })).status).toBe(200);
    expect(await rig.state(order)).toBe('BOUGHT');
    const { bought_at: after, weight_g } = await rig.db
      .selectFrom('orders')
      .select(['bought_at', 'weight_g'])
      .where('code', '=', order)
      .executeTakeFirstOrThrow();
    expect([after, weight_g]).toEqual([before, null]);
    expect(await ownerOf(photo)).toBeNull();
    expect((await events(order)).flatMap(({ photos }) => photos)).toEqual([]);
    expect((await told()).at(-1)).toContain('ghi nhầm');
    expect((await at.read(code)).parcel).toMatchObject({ state: 'open', place: 'JP-L-04' });
    const right = await delivery.ok(at.on(code, 'match', { order: other }));
    expect(right).not.toBe(parcel);
    expect((await events(other)).at(-1)?.photos).toEqual([photo]);
    await delivery.ok(at.desk('shipments', { parcels: [right] }));
    expect((await at.on(code, 'take-back', { reason: 'muộn rồi' })).body.code).toBe(
      'logistics.match-fixed',
    );
  });

  it('may be a further parcel of an order that has one here, of which its customer is told', async () => {
    const order = await bought();
    const first = await delivery.ok(at.desk('parcels', { scanned: order, ...MEASURES }));
    const { code } = await at.recorded();
    const parcel = await delivery.ok(at.on(code, 'match', { order }));
    expect((await told()).at(-1)).toContain('Thêm một kiện');
    expect((await rig.orders.read(rig.db, { code: order })).measured?.weightG).toBe(2_400);
    expect((await at.on(code, 'take-back', { reason: 'không phải' })).status).toBe(200);
    expect(await rig.orders.read(rig.db, { code: order })).toMatchObject({
      state: 'WAREHOUSE',
      measured: { weightG: 1_200 },
    });
    expect(first).not.toBe(parcel);
  });

  it('in Vietnam takes in the parcel of the order that lost its label', async () => {
    const order = await bought();
    const away = { house: 'VN', place: 'VN-L-01' };
    const { code, photo } = await at.recorded(away);
    expect((await at.on(code, 'match', { order })).body.code).toBe('logistics.no-parcel-travels');
    const parcels = [];
    for (const further of [false, true])
      parcels.push(await delivery.ok(at.desk('parcels', { scanned: order, ...MEASURES, further })));
    const shipment = await delivery.ok(at.desk('shipments', { parcels }));
    await delivery.leaveJapan(shipment);
    expect((await at.read(code)).proposals[0]).toMatchObject({ code: order, reasons: ['weight'] });
    expect((await at.on(code, 'match', { order })).body.code).toBe('logistics.which-parcel');
    const [parcel, second] = parcels as [string, string];
    const match = { order, parcel };
    expect(await delivery.ok(at.on(code, 'match', match))).toBe(parcel);
    const where = async (one: string) =>
      (await rig.call('GET', `/api/desk/parcels/${one}/place`, 'staff warehouse')).body.data;
    expect(await where(parcel)).toMatchObject({ house: 'VN', place: 'VN-L-01' });
    expect(await rig.state(order)).toBe('EXPORT');
    await delivery.ok(at.desk('check-in', { scanned: second }));
    expect(await rig.state(order)).toBe('CHECKIN');
    expect((await at.on(code, 'take-back', { reason: 'nhầm kiện' })).status).toBe(200);
    expect(await rig.state(order)).toBe('EXPORT');
    expect(await where(parcel)).toMatchObject({ house: null, place: null });
    expect(await ownerOf(photo)).toBeNull();
    await delivery.ok(at.on(code, 'match', match));
    expect(await rig.state(order)).toBe('CHECKIN');
  });
});
