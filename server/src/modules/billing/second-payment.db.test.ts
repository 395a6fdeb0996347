import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAR_ADDRESS } from '../../../test-support/rigs/orders/ground.ts';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';

const RICH = 50_000_000;
let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let desk: DeliveryRig['desk'];
let ok: DeliveryRig['ok'];

beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig, desk, ok } = delivery);
});
afterAll(() => delivery.close());

type Measures = {
  readonly weight_g: number;
  readonly length_cm: number;
  readonly width_cm: number;
  readonly height_cm: number;
};

/** Several pieces of one listing are bought by a person. */
async function several(quantity: number): Promise<string> {
  const [code] = (await delivery.bought(await rig.customerWith(RICH), 1, { quantity })) as [string];
  if (quantity > 1) {
    await rig.call('POST', `/api/desk/orders/${code}/take`, 'staff buyer');
    await ok(
      rig.call('POST', `/api/desk/orders/${code}/bought`, 'staff buyer', {
        number: `N-${code}`,
        price_paid_jpy: 10_000 * quantity,
      }),
    );
  }
  return code;
}

/** From the shelf in Japan to the scale in Vietnam, which shows the same. */
async function weighed(code: string, measures: Measures): Promise<void> {
  const parcel = await ok(desk('parcels', 'warehouse', { scanned: code, ...measures }));
  const shipment = await ok(desk('shipments', 'warehouse', { parcels: [parcel] }));
  await delivery.leaveJapan(shipment, '131-1');
  await ok(desk('check-in', 'warehouse', { scanned: shipment }));
  await ok(desk(`parcels/${parcel}/open`, 'warehouse', measures));
  await rig.runJobs();
}

describe('the second payment', () => {
  // By air: divisor 5000, steps of 100 g.
  it.each([
    [
      3,
      '1,000 g in 30×20×10 cm',
      { weight_g: 1_000, length_cm: 30, width_cm: 20, height_cm: 10 },
      { realG: 1_000, volumetricG: 1_200, billedG: 1_200 },
    ],
    [
      4,
      '5,600 g in 40×30×25 cm',
      { weight_g: 5_600, length_cm: 40, width_cm: 30, height_cm: 25 },
      { realG: 5_600, volumetricG: 6_000, billedG: 6_000 },
    ],
    [
      20,
      '2,000 g in 30×25×8 cm',
      { weight_g: 2_000, length_cm: 30, width_cm: 25, height_cm: 8 },
      { realG: 2_000, volumetricG: 1_200, billedG: 2_000 },
    ],
    [
      1,
      '1,000 g in 30×20×10 cm',
      { weight_g: 1_000, length_cm: 30, width_cm: 20, height_cm: 10 },
      { realG: 1_000, volumetricG: 1_200, billedG: 1_200 },
    ],
  ])(
    'of %i pieces that weigh %s together is by that weight',
    async (quantity, _, measures, weight) => {
      const code = await several(quantity);
      await weighed(code, measures);
      expect((await rig.orders.read(rig.db, { code })).actual?.weight).toEqual(weight);
    },
  );

  it('is computed anew when the goods are to come to another door', async () => {
    const code = await several(1);
    await weighed(code, { weight_g: 5_600, length_cm: 40, width_cm: 30, height_cm: 25 });
    const before = await rig.orders.read(rig.db, { code });
    expect(before.state).toBe('CALCULATOR');
    const { customerId } = before;
    const unasked = { shipMode: undefined, services: undefined, note: undefined };
    await rig.orders.changeChoices({ code, customerId, addressId: FAR_ADDRESS, ...unasked });
    await rig.runJobs();
    const after = await rig.orders.read(rig.db, { code });
    const delivery = (order: typeof before) =>
      order.actual?.lines.find(({ code }) => code === 'phi-giao-hang')?.dong;
    expect(delivery(after)).toBeGreaterThan(delivery(before) as number);
    expect(after.state).toBe('CALCULATOR');
  });

  it('that could not be computed waits at the desk with its reason, and is computed anew', async () => {
    const code = await several(1);
    const routed = (mode: string) =>
      sql`update orders set question = jsonb_set(question::jsonb, '{shipMode}', ${JSON.stringify(mode)}::jsonb) where code = ${code}`.execute(
        rig.db,
      );
    const again = (as: string, order = code) =>
      rig.call('POST', `/api/desk/orders/${order}/second-payment`, `staff ${as}`);
    const waiting = async (as: string) =>
      (
        await rig.call('GET', '/api/desk/queue?kind=price-stuck', `staff ${as}`)
      ).body.data.sections.flatMap(
        ({ tasks }: { tasks: { code: string; facts: { reason?: string } }[] }) =>
          tasks.filter((task) => task.code === code),
      );
    await routed('NO-SUCH-WAY');
    await weighed(code, { weight_g: 900, length_cm: 20, width_cm: 20, height_cm: 10 });
    expect(await rig.state(code)).toBe('CHECKED');
    expect(await waiting('sales')).toEqual([]);
    rig.clock.advanceMs(3_600_001);
    for (const as of ['sales', 'warehouse', 'admin'])
      expect(await waiting(as)).toMatchObject([
        { facts: { reason: expect.stringContaining('NO-SUCH-WAY') } },
      ]);
    expect(await waiting('buyer')).toEqual([]);

    // All tries are spent: by itself nothing happens any more.
    await sql`update graphile_worker._private_jobs set attempts = max_attempts where last_error is not null`.execute(
      rig.db,
    );
    await routed('AIR-HAN');
    await rig.runJobs();
    expect(await rig.state(code)).toBe('CHECKED');
    expect((await again('buyer')).status).toBe(403);
    expect((await again('sales', 'HKNONE')).body.code).toBe('orders.not-found');
    expect(
      (await Promise.all([again('sales'), again('warehouse')])).map(({ status }) => status),
    ).toEqual([200, 200]);
    await rig.runJobs();
    expect(await rig.state(code)).toBe('CALCULATOR');
    expect(await waiting('sales')).toEqual([]);
    expect((await again('sales')).status).toBe(200);
    await rig.runJobs();
    expect(await rig.state(code)).toBe('CALCULATOR');
  });
});
