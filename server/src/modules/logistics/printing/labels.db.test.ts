import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';
import { MEASURES } from '../../../../test-support/rigs/billing/delivery-steps.ts';

let delivery: Awaited<ReturnType<typeof createDeliveryRig>>;
beforeAll(async () => {
  delivery = await createDeliveryRig();
}, 120_000);
afterAll(() => delivery.close());

const label = (of: string, size = '80mm', as = 'warehouse') =>
  delivery.rig.call('GET', `/api/desk/${of}/label?size=${size}`, `staff ${as}`);

it('a parcel and what a carrier takes have labels in both sizes, for the warehouse alone', async () => {
  const customerId = await delivery.rig.customerWith(50_000_000);
  const [code] = (await delivery.bought(customerId)) as [string];
  const parcel = await delivery.ok(
    delivery.desk('parcels', 'warehouse', { scanned: code, ...MEASURES, shelf: 'JP-A-01' }),
  );
  for (const size of ['80mm', 'a6'])
    expect((await label(`parcels/${parcel}`, size)).status).toBe(200);
  expect((await label(`parcels/${parcel}`, 'a4')).status).toBe(400);
  expect((await label(`parcels/${parcel}`, 'a6', 'sales')).status).toBe(403);
  expect((await label('parcels/KJNOBODY')).body.code).toBe('logistics.parcel-not-found');
  const { bill } = await delivery.packedBill();
  expect((await label(`bills/${bill}`)).status).toBe(200);
  expect((await label('bills/PXNOBODY')).body.code).toBe('billing.not-found');
});
