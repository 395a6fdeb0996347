import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';
import { MEASURES } from '../../../../test-support/rigs/billing/delivery-steps.ts';
import { refusalOf } from '../../../../test-support/refusal-of.ts';
import { newId } from '../../../kernel/chance.ts';

let delivery: Awaited<ReturnType<typeof createDeliveryRig>>;
let rig: typeof delivery.rig;
let customerId: string;
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
  customerId = await rig.customerWith(50_000_000);
}, 120_000);
afterAll(() => delivery.close());

const received = async (shelf = 'JP-A-01'): Promise<string> => {
  const [code] = (await delivery.bought(customerId)) as [string];
  return delivery.ok(delivery.desk('parcels', 'warehouse', { scanned: code, ...MEASURES, shelf }));
};
const put = (parcel: string, place: string) =>
  delivery.desk(`parcels/${parcel}/place`, 'warehouse', { place });
const read = async (address: string) =>
  (await rig.call('GET', `/api/desk/${address}`, 'staff warehouse')).body.data;
const codesOn = async (place: string): Promise<string[]> =>
  (await read(`places/${place}`)).parcels.map(({ code }: { code: string }) => code);

describe('a place of a house', () => {
  it('holds what is put there by two scans, and what is moved away no more', async () => {
    const parcel = await received();
    expect(await codesOn('JP-A-01')).toEqual([parcel]);
    expect((await put(parcel.toLowerCase(), 'JP-B-02')).body.data).toEqual({
      code: parcel,
      place: 'JP-B-02',
      before: 'JP-A-01',
    });
    expect(await codesOn('JP-A-01')).toEqual([]);
    expect(await codesOn('JP-B-02')).toEqual([parcel]);
    expect(await read(`parcels/${parcel}/place`)).toMatchObject({ place: 'JP-B-02', house: 'JP' });
  });

  it('takes only what lies in its house, under a code that says the house', async () => {
    const parcel = await received();
    expect((await put(parcel, 'VN-A-01')).body.code).toBe('logistics.place-of-other-house');
    expect((await put(parcel, 'A-01')).status).toBe(400);
    expect((await put('KJNOBODY', 'JP-A-01')).body.code).toBe('logistics.parcel-not-found');
    const shipment = await delivery.ok(
      delivery.desk('shipments', 'warehouse', { parcels: [parcel] }),
    );
    await delivery.leaveJapan(shipment);
    expect((await put(parcel, 'JP-A-01')).body.code).toBe('logistics.parcel-elsewhere');
    expect(await codesOn('JP-A-01')).toEqual([]);
    await delivery.ok(delivery.desk('check-in', 'warehouse', { scanned: shipment }));
    expect(await codesOn('JP-A-01')).toEqual([]);
    expect(await read(`parcels/${parcel}/place`)).toMatchObject({ place: null, house: 'VN' });
    expect((await put(parcel, 'VN-K-07')).status).toBe(200);
    expect(await read(`parcels/${parcel}/place`)).toMatchObject({ place: 'VN-K-07', house: 'VN' });
  });

  it('is filled only by somebody of its house', async () => {
    const parcel = await received();
    const by = { kind: 'staff', id: newId(), roles: ['warehouse'] } as const;
    expect(
      await refusalOf(
        rig.logistics.putParcel({ code: parcel, place: 'JP-A-01', by, warehouse: 'VN' }),
      ),
    ).toBe('access.other-warehouse');
  });

  it('is found again however it was typed with a parcel that came in', async () => {
    const parcel = await received(' jp-c-03 ');
    expect(await codesOn('JP-C-03')).toEqual([parcel]);
    const [scanned] = (await delivery.bought(customerId)) as [string];
    for (const shelf of ['C-03', 'VN-C-03']) {
      const body = { scanned, ...MEASURES, shelf };
      const refused = await delivery.desk('parcels', 'warehouse', body);
      expect(refused.body.code).toBe('logistics.not-a-place');
    }
  });

  it('has a label', async () => {
    const label = `/api/desk/places/JP-A-01/label?size=a6`;
    expect((await rig.call('GET', label, 'staff warehouse')).status).toBe(200);
  });
});
