import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEASURES } from '../../../../test-support/rigs/billing/delivery-steps.ts';
import { createDeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';

const RICH = 50_000_000;
const TRACKING = '123456789012';

let delivery: Awaited<ReturnType<typeof createDeliveryRig>>;
let rig: typeof delivery.rig;
let customerId: string;
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
  customerId = await rig.customerWith(RICH);
}, 120_000);
afterAll(() => delivery.close());

const at = async (station: string, scanned?: string) => {
  const query = scanned === undefined ? '' : `?scan=${encodeURIComponent(scanned)}`;
  const { status, body } = await rig.call(
    'GET',
    `/api/desk/stations/${station}${query}`,
    'staff warehouse',
  );
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.data;
};
const receive = (code: string) =>
  delivery.ok(delivery.desk('parcels', 'warehouse', { scanned: code, ...MEASURES }));

describe('a station of a warehouse', () => {
  it('opens an order by the number that the carrier of the seller wrote, as it was typed or not', async () => {
    const [code] = (await delivery.bought(customerId)) as [string];
    await delivery.desk(`orders/${code}/seller-parcels`, 'buyer', {
      carrier: 'other',
      tracking_number: TRACKING,
    });
    for (const scanned of [TRACKING, '1234-5678-9012', code.toLowerCase()])
      expect((await at('receive', scanned)).found).toMatchObject([{ kind: 'receive', code }]);
    expect(await rig.orders.read(rig.db, { code })).toMatchObject({ state: 'BOUGHT' });
  });

  it('says of a further parcel of an order which ones are here already', async () => {
    const [code] = (await delivery.bought(customerId)) as [string];
    const parcel = await receive(code);
    expect((await at('receive', code)).found).toMatchObject([
      { kind: 'receive', code, facts: { again: parcel } },
    ]);
  });

  it('says of what belongs to another station or house where its work is', async () => {
    const [code] = (await delivery.bought(customerId)) as [string];
    expect(await at('pack', code)).toMatchObject({
      found: [],
      elsewhere: { what: 'order', code, work: 'receive', station: 'receive', house: 'JP' },
    });
    const parcel = await receive(code);
    expect(await at('weigh', parcel)).toMatchObject({
      found: [],
      elsewhere: { what: 'parcel', code: parcel, work: 'pack', station: 'pack', house: 'JP' },
    });
    const shipment = await delivery.ok(
      delivery.desk('shipments', 'warehouse', { parcels: [parcel] }),
    );
    expect((await at('pack', parcel)).found).toMatchObject([{ kind: 'export', code: shipment }]);
    await delivery.leaveJapan(shipment, '738-55667788');
    expect((await at('check-in', '738-55667788')).found).toMatchObject([
      { kind: 'check-in', code: shipment },
    ]);
    expect((await at('hand-over', parcel)).elsewhere).toMatchObject({ house: 'VN' });
  });

  it('says that a code is nothing of ours', async () => {
    expect(await at('receive', 'KHONG-CO-MA-NAY')).toMatchObject({ found: [], elsewhere: null });
  });

  it('counts what waits, the longest waiting first', async () => {
    const { waiting, count } = await at('receive');
    expect(count).toBe(1);
    expect(waiting).toHaveLength(1);
  });
});
