import type { ShipmentSheet } from '@hako/contract/logistics/gate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/chance.ts';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';
import { MEASURES } from '../../../test-support/rigs/billing/delivery-steps.ts';

let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let desk: DeliveryRig['desk'];
let ok: DeliveryRig['ok'];
let customerId: string;
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig, desk, ok } = delivery);
  customerId = await rig.customerWith(50_000_000);
});
afterAll(() => delivery.close());

const NUMBER = '106012345670';
const sheet = async (code: string, as = 'warehouse'): Promise<ShipmentSheet> =>
  (await rig.call('GET', `/api/desk/shipments/${code}`, `staff ${as}`)).body.data;
const declare = (code: string, body: object, as = 'warehouse') =>
  rig.call('PUT', `/api/desk/shipments/${code}/gate`, `staff ${as}`, body);
const day = () => rig.clock.now().toISOString().slice(0, 10);
const hold = (code: string, parcels: readonly string[], cause = 'papers') =>
  desk(`shipments/${code}/gate/holds`, 'warehouse', { parcels, cause, reason: 'Thiếu hóa đơn' });
const release = (code: string, parcels: readonly string[], as = 'accountant') =>
  desk(`shipments/${code}/gate/releases`, as, {
    ...{ parcels, duty_vnd: 300_001, vat_vnd: 90_000, reason: 'Giấy nộp tiền 0091' },
    proofs: [newId()],
  });
const waits = async (): Promise<string[]> =>
  (
    (await rig.call('GET', '/api/desk/work', 'staff admin')).body.data.rows as { key: string }[]
  ).map(({ key }) => key);
const told = async (): Promise<string[]> =>
  (
    await rig.db
      .selectFrom('notifications')
      .select('title')
      .where('customer_id', '=', customerId)
      .where('title', 'like', '%Hải quan%')
      .execute()
  ).map(({ title }) => title);

/** Two parcels of two orders that left Japan together. */
async function left(hasGate: boolean) {
  await rig.db.updateTable('ship_modes').set({ has_customs_gate: hasGate }).execute();
  const orders = await delivery.bought(customerId, 2);
  const parcels: [string, string] = ['', ''];
  for (const [index, scanned] of orders.entries())
    parcels[index] = await ok(desk('parcels', 'warehouse', { scanned, ...MEASURES }));
  const shipment = await ok(desk('shipments', 'warehouse', { parcels }));
  await delivery.leaveJapan(shipment);
  return { orders: orders as [string, string], parcels, shipment };
}

describe('the customs gate of a shipment', () => {
  it('is not there unless the owner wants it, and then takes in everything as ever', async () => {
    const { shipment, parcels } = await left(false);
    expect(await sheet(shipment)).toMatchObject({ gate: null, parcel_count: 2 });
    const body = { number: NUMBER, day: day() };
    expect((await declare(shipment, body)).body.code).toBe('logistics.no-gate');
    expect((await desk('check-in', 'warehouse', { scanned: shipment })).body.data.parcels).toBe(2);
    expect((await sheet(shipment)).parcels.map(({ code }) => code).toSorted()).toEqual(
      parcels.toSorted(),
    );
    expect((await declare('LONONE', body)).body.code).toBe('logistics.shipment-not-found');
    expect((await rig.call('GET', '/api/desk/shipments/LONONE', 'staff sales')).body.code).toBe(
      'logistics.shipment-not-found',
    );
  });

  it('lets only released parcels in, books what was charged, and tells whom it concerns', async () => {
    const { shipment, parcels, orders } = await left(true);
    const [one, other] = parcels;
    expect(await waits()).toContain(`customs-gate:${shipment}`);
    expect(await waits()).not.toContain(`check-in:${shipment}`);
    for (const scanned of [shipment, one])
      expect((await desk('check-in', 'warehouse', { scanned })).body.code).toBe(
        'logistics.at-customs',
      );
    expect((await hold(shipment, [one])).body.code).toBe('logistics.gate-not-declared');

    const tomorrow = new Date(rig.clock.now().getTime() + 2 * 86_400_000);
    const ahead = tomorrow.toISOString().slice(0, 10);
    expect((await declare(shipment, { number: NUMBER, day: ahead })).body.code).toBe(
      'logistics.declared-in-future',
    );
    expect((await declare(shipment, { number: NUMBER, day: '2026-02-31' })).status).toBe(400);
    await ok(declare(shipment, { number: NUMBER, day: day() }));
    await ok(declare(shipment, { number: NUMBER, day: day() }));
    const changed = { number: '106012345681', day: day() };
    expect((await declare(shipment, changed)).body).toMatchObject({
      code: 'logistics.gate-declared',
    });
    await ok(declare(shipment, { ...changed, reason: 'Gõ nhầm số' }));

    expect((await hold(shipment, ['KJNONE'])).body.code).toBe('logistics.parcel-not-found');
    await ok(hold(shipment, [one]));
    await ok(hold(shipment, [one]));
    expect(await told()).toEqual([`Hải quan đang giữ hàng của bạn – kiện ${one}`]);
    expect(await waits()).toEqual(
      expect.arrayContaining([`customs-held:${shipment}/${one}`, `customs-gate:${shipment}`]),
    );
    expect(await sheet(shipment)).toMatchObject({
      gate: { state: 'held', declaration: { number: '106012345681' }, may_release: false },
    });

    expect((await release(shipment, [other], 'warehouse')).status).toBe(403);
    await ok(release(shipment, [other]));
    expect((await hold(shipment, [other])).body.code).toBe('logistics.gate-passed');
    expect((await release(shipment, [other])).body.code).toBe('logistics.gate-passed');
    expect((await desk('check-in', 'warehouse', { scanned: shipment })).body.data.parcels).toBe(1);
    expect(await rig.state(orders[1])).toBe('CHECKIN');
    expect(await waits()).not.toContain(`check-in:${shipment}`);

    await ok(release(shipment, [one]));
    expect(await waits()).toContain(`check-in:${shipment}`);
    expect((await sheet(shipment, 'accountant')).gate).toMatchObject({
      state: 'released',
      may_release: false,
      releases: [{ parcels: 1, duty_vnd: 300_001 }, { parcels: 1 }],
    });
    await ok(desk('check-in', 'warehouse', { scanned: one }));
    const { id } = await rig.orders.read(rig.db, { code: orders[0] });
    expect(await rig.logistics.bookedOf(rig.db, { id })).toMatchObject({
      duty: 300_001,
      vat: 90_000,
    });
    const mine = await rig.call('GET', `/api/quotes/detail/${orders[0]}`, `customer ${customerId}`);
    expect(JSON.stringify(mine.body)).not.toContain('Thiếu hóa đơn');
  });

  it('shares one charge by what was declared of each parcel, to the đồng', async () => {
    const { shipment, parcels, orders } = await left(true);
    await ok(declare(shipment, { number: NUMBER, day: day() }, 'accountant'));
    await ok(release(shipment, parcels));
    const booked = await Promise.all(
      orders.map(async (code) => {
        const { id } = await rig.orders.read(rig.db, { code });
        return (await rig.logistics.bookedOf(rig.db, { id })).duty ?? 0;
      }),
    );
    expect(booked.toSorted((a, b) => a - b)).toEqual([150_000, 150_001]);
  });
});
