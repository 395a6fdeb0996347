import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';
import { MEASURES } from '../../../test-support/rigs/billing/delivery-steps.ts';
import { STAFF_IDS } from '../../../test-support/rigs/orders-rig.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const RICH = 50_000_000;
let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let desk: DeliveryRig['desk'];
let ok: DeliveryRig['ok'];
let bought: DeliveryRig['bought'];

beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig, desk, ok, bought } = delivery);
});
afterAll(() => delivery.close());

describe('a parcel', () => {
  it('of several moves its order with the last of them, also when two people open them at once', async () => {
    const customerId = await rig.customerWith(RICH);
    const [code] = (await bought(customerId)) as [string];
    const first = await ok(desk('parcels', 'warehouse', { scanned: code, ...MEASURES }));
    const again = { scanned: code, ...MEASURES };
    const refused = await desk('parcels', 'warehouse', { ...again, weight_g: 1_300 });
    expect(refused.body.code).toBe('logistics.further-parcel');
    expect(refused.body.message).toContain(first);
    const second = await ok(desk('parcels', 'warehouse', { ...again, further: true }));
    const one = await ok(desk('shipments', 'warehouse', { parcels: [first] }));
    await delivery.leaveJapan(one, 'A');
    expect(await rig.state(code)).toBe('WAREHOUSE');
    const two = await ok(desk('shipments', 'warehouse', { parcels: [second] }));
    await delivery.leaveJapan(two, 'B');
    expect(await rig.state(code)).toBe('EXPORT');
    await Promise.all([
      ok(desk('check-in', 'warehouse', { scanned: first })),
      ok(desk('check-in', 'warehouse', { scanned: second })),
    ]);
    expect(await rig.state(code)).toBe('CHECKIN');
    await Promise.all(
      [first, second].map((parcel) => ok(desk(`parcels/${parcel}/open`, 'warehouse', MEASURES))),
    );
    expect((await rig.orders.read(rig.db, { code })).measured).toEqual({
      weightG: 2_400,
      lengthCm: 30,
      widthCm: 20,
      heightCm: 30,
    });
    await rig.runJobs();
    expect(await rig.state(code)).toBe('CALCULATOR');
  });

  it('can be taken out of a shipment until it leaves', async () => {
    const [code] = (await bought(await rig.customerWith(RICH))) as [string];
    const parcel = await ok(desk('parcels', 'warehouse', { scanned: code, ...MEASURES }));
    const shipment = await ok(desk('shipments', 'warehouse', { parcels: [parcel] }));
    expect((await desk('shipments', 'warehouse', { parcels: [parcel] })).body.code).toBe(
      'logistics.parcel-elsewhere',
    );
    await ok(desk(`shipments/${shipment}/unpack`, 'warehouse', { parcel }));
    expect(
      (await desk(`shipments/${shipment}/export`, 'warehouse', { waybill: 'C' })).body.code,
    ).toBe('logistics.shipment-not-found');
    const again = await ok(desk('shipments', 'warehouse', { parcels: [parcel] }));
    await delivery.leaveJapan(again, 'C');
    expect((await desk(`shipments/${again}/unpack`, 'warehouse', { parcel })).body.code).toBe(
      'logistics.shipment-closed',
    );
  });

  it('travels only with parcels of its own mode', async () => {
    const customerId = await rig.customerWith(RICH);
    const [air] = (await bought(customerId)) as [string];
    const [sea] = (await bought(customerId)) as [string];
    await rig.db
      .updateTable('orders')
      .set({ ship_mode: 'SEA-HAN' })
      .where('code', '=', sea)
      .execute();
    const parcels = [
      await ok(desk('parcels', 'warehouse', { scanned: air, ...MEASURES })),
      await ok(desk('parcels', 'warehouse', { scanned: sea, ...MEASURES })),
    ];
    expect((await desk('shipments', 'warehouse', { parcels })).body).toMatchObject({
      code: 'logistics.other-ship-mode',
      facts: { code: parcels[1] },
    });
  });

  it('is not moved by those whose work it is not', async () => {
    const [code] = (await bought(await rig.customerWith(RICH))) as [string];
    const { id } = await rig.orders.read(rig.db, { code });
    const sales = { kind: 'staff', id: STAFF_IDS.sales, roles: ['sales'] } as const;
    const byNobody = inTransaction(rig.db, (trx) =>
      rig.orders.move(trx, { orderId: id, to: 'WAREHOUSE', by: sales }),
    );
    await expect(byNobody).rejects.toMatchObject({ code: 'orders.move-not-allowed' });
    expect((await desk('parcels', 'sales', { scanned: code, ...MEASURES })).status).toBe(403);
  });

  it.each([
    ['parcels', { scanned: 'NOBODY', ...MEASURES }, 'logistics.nothing-matches'],
    ['parcels', { scanned: 'X', ...MEASURES, weight_g: 0 }, 'request.invalid'],
    ['shipments', { parcels: ['KJNONE'] }, 'logistics.parcel-not-found'],
    ['shipments', { parcels: ['KJNONE'], shipment: 'LONONE' }, 'logistics.shipment-not-found'],
    ['check-in', { scanned: 'LONONE' }, 'logistics.parcel-not-found'],
    ['parcels/KJNONE/open', MEASURES, 'logistics.parcel-not-found'],
    ['bills', { orders: ['HKNONE'] }, 'orders.not-found'],
    ['bills/PXNONE/confirm', {}, 'billing.not-found'],
    ['bills/PXNONE/hand-over', {}, 'billing.not-found'],
  ])('%s with %j is refused with %s', async (url, body, code) => {
    expect((await desk(url, 'admin', body)).body.code).toBe(code);
  });
});
