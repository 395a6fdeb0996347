import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';
import { DECLARED, gateSteps } from '../../../test-support/rigs/logistics/gate-steps.ts';
import { logisticsPersonalData } from './personal-data.ts';

let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let desk: DeliveryRig['desk'];
let ok: DeliveryRig['ok'];
let gate: ReturnType<typeof gateSteps>;
let customerId: string;
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig, desk, ok } = delivery);
  customerId = await rig.customerWith(50_000_000);
  gate = gateSteps(delivery, customerId);
});
afterAll(() => delivery.close());

const waits = async (): Promise<string[]> =>
  (
    (await rig.call('GET', '/api/desk/work', 'staff admin')).body.data.rows as { key: string }[]
  ).map(({ key }) => key);

/** Declared for today, and with a reason under another number: 106012345681. */
async function declareTwice(shipment: string): Promise<void> {
  const tomorrow = new Date(rig.clock.now().getTime() + 2 * 86_400_000);
  const ahead = tomorrow.toISOString().slice(0, 10);
  expect((await gate.declare(shipment, { number: DECLARED, day: ahead })).body.code).toBe(
    'logistics.declared-in-future',
  );
  expect((await gate.declare(shipment, { number: DECLARED, day: '2026-02-31' })).status).toBe(400);
  await ok(gate.declare(shipment, { number: DECLARED, day: gate.day() }));
  await ok(gate.declare(shipment, { number: DECLARED, day: gate.day() }));
  const changed = { number: '106012345681', day: gate.day() };
  expect((await gate.declare(shipment, changed)).body).toMatchObject({
    code: 'logistics.gate-declared',
  });
  await ok(gate.declare(shipment, { ...changed, reason: 'Gõ nhầm số' }));
}

/** What staff wrote stays at the gate, and erasing finds it in the audit. */
async function keepsToItself(shipment: string, id: string, mine: unknown): Promise<void> {
  const kept = await rig.orders.eventsOf(rig.db, id);
  expect(kept.flatMap(({ facts }) => facts['customs'] ?? [])).toEqual(['held', 'released']);
  for (const shown of [mine, kept])
    expect(JSON.stringify(shown)).not.toMatch(/Thiếu hóa đơn|Giấy nộp tiền/);
  const subjects = await logisticsPersonalData.subjectsOf?.(customerId).execute(rig.db);
  expect(subjects?.rows).toContainEqual({ subject: `shipment:${shipment}` });
}

describe('the customs gate of a shipment', () => {
  it('is not there unless the owner wants it, and then takes in everything as ever', async () => {
    const { shipment, parcels } = await gate.left(false);
    expect(await gate.sheet(shipment)).toMatchObject({ gate: null, parcel_count: 2 });
    const body = { number: DECLARED, day: gate.day() };
    expect((await gate.declare(shipment, body)).body.code).toBe('logistics.no-gate');
    expect((await desk('check-in', 'warehouse', { scanned: shipment })).body.data.parcels).toBe(2);
    expect((await gate.sheet(shipment)).parcels.map(({ code }) => code).toSorted()).toEqual(
      parcels.toSorted(),
    );
    expect((await gate.declare('LONONE', body)).body.code).toBe('logistics.shipment-not-found');
    expect((await rig.call('GET', '/api/desk/shipments/LONONE', 'staff sales')).body.code).toBe(
      'logistics.shipment-not-found',
    );
  });

  it('lets only released parcels in, books what was charged, and tells whom it concerns', async () => {
    const { shipment, parcels, orders } = await gate.left(true);
    const [one, other] = parcels;
    expect(await waits()).toContain(`customs-gate:${shipment}`);
    expect(await waits()).not.toContain(`check-in:${shipment}`);
    for (const scanned of [shipment, one])
      expect((await desk('check-in', 'warehouse', { scanned })).body.code).toBe(
        'logistics.at-customs',
      );
    expect((await gate.hold(shipment, [one])).body.code).toBe('logistics.gate-not-declared');

    await declareTwice(shipment);

    expect((await gate.hold(shipment, ['KJNONE'])).body.code).toBe('logistics.parcel-not-found');
    await ok(gate.hold(shipment, [one]));
    await ok(gate.hold(shipment, [one]));
    expect(await gate.told()).toEqual([`Hải quan đang giữ hàng của bạn – kiện ${one}`]);
    expect(await waits()).toEqual(
      expect.arrayContaining([`customs-held:${shipment}/${one}`, `customs-gate:${shipment}`]),
    );
    expect(await gate.sheet(shipment)).toMatchObject({
      gate: {
        ...{ state: 'held', declaration: { number: '106012345681' } },
        ...{ may_hold: true, may_release: false },
      },
    });
    const mayDo = { may_hold: false, may_release: false };
    expect((await gate.sheet(shipment, 'sales')).gate).toMatchObject(mayDo);

    await ok(gate.hold(shipment, [other]));
    await ok(gate.undoHold(shipment, [other]));
    expect((await gate.undoHold(shipment, [one, other])).body.code).toBe('logistics.gate-not-held');
    expect((await gate.told()).at(-1)).toBe(`Hải quan không giữ hàng của bạn – kiện ${other}`);
    expect(await waits()).not.toContain(`customs-held:${shipment}/${other}`);

    expect((await gate.release(shipment, [other], 'warehouse')).status).toBe(403);
    await ok(gate.release(shipment, [other]));
    expect((await gate.hold(shipment, [other])).body.code).toBe('logistics.gate-passed');
    expect((await gate.release(shipment, [other])).body.code).toBe('logistics.gate-passed');
    expect((await desk('check-in', 'warehouse', { scanned: shipment })).body.data.parcels).toBe(1);
    expect(await rig.state(orders[1])).toBe('CHECKIN');
    expect(await waits()).not.toContain(`check-in:${shipment}`);

    await ok(gate.release(shipment, [one]));
    expect(await waits()).toContain(`check-in:${shipment}`);
    expect((await gate.sheet(shipment, 'accountant')).gate).toMatchObject({
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
    await keepsToItself(shipment, id, mine.body);
  });
});
