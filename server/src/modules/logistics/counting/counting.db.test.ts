import { PLACES_PAGE } from '@hako/contract/logistics/counting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEASURES } from '../../../../test-support/rigs/billing/delivery-steps.ts';
import { createDeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';
import { STAFF_IDS } from '../../../../test-support/rigs/orders-rig.ts';
import { unknownSteps } from '../../../../test-support/rigs/logistics/unknown-steps.ts';

let delivery: Awaited<ReturnType<typeof createDeliveryRig>>;
let rig: typeof delivery.rig;
let customerId: string;
let steps: ReturnType<typeof unknownSteps>;
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
  steps = unknownSteps(delivery);
  customerId = await rig.customerWith(50_000_000);
}, 120_000);
afterAll(() => delivery.close());

const desk = (url: string, body: object = {}) => delivery.desk(url, 'warehouse', body);
const received = async (shelf: string): Promise<string> => {
  const [code] = (await delivery.bought(customerId)) as [string];
  return delivery.ok(desk('parcels', { scanned: code, ...MEASURES, shelf }));
};
const start = async (place: string): Promise<string> =>
  (await desk('place-counts', { place })).body.data.id;
const scan = async (id: string, code: string) =>
  (await desk(`place-counts/${id}/scans`, { code })).body;
const read = async (id: string) =>
  (await rig.call('GET', `/api/desk/place-counts/${id}`, 'staff warehouse')).body.data;
const settle = (id: string, code: string, how: string, more: object = {}) =>
  desk(`place-counts/${id}/findings/${code}`, { how, reason: 'đã xem tận nơi', ...more });
const placeOf = async (code: string) =>
  (await rig.call('GET', `/api/desk/parcels/${code}/place`, 'staff warehouse')).body.data.place;

describe('counting a place', () => {
  it('lists what is missing and what does not belong there, and each is settled once', async () => {
    const [here, gone, away] = [
      await received('JP-C-01'),
      await received('JP-C-01'),
      await received('JP-C-02'),
    ];
    const { code: unknown } = await steps.recorded({ place: 'JP-C-01' });
    const id = await start('JP-C-01');
    expect(await start('JP-C-01')).toBe(id);
    expect((await scan(id, here.toLowerCase())).data.verdict).toBe('here');
    expect((await scan(id, here)).data.verdict).toBe('here');
    expect((await scan(id, unknown)).data.verdict).toBe('here');
    expect((await scan(id, away)).data).toMatchObject({
      verdict: 'misplaced',
      known_place: 'JP-C-02',
    });
    expect((await scan(id, 'LA-LAM')).data.verdict).toBe('foreign');
    expect((await desk(`place-counts/${id}/finish`)).body.data).toEqual({ findings: 3 });
    expect((await desk(`place-counts/${id}/finish`)).body.code).toBe('logistics.count-finished');
    expect((await scan(id, gone)).code).toBe('logistics.count-finished');
    const kinds = async () =>
      Object.fromEntries(
        (await read(id)).findings.map(({ code, kind, state }: Record<string, string>) => [
          code,
          [kind, state],
        ]),
      );
    expect(await kinds()).toEqual({
      [gone]: ['missing', 'open'],
      [away]: ['misplaced', 'open'],
      'LA-LAM': ['foreign', 'open'],
    });
    expect(await steps.waitsOf('search-jp')).toContain(`${id}/${gone}`);

    expect((await settle(id, away, 'lost')).body.code).toBe('logistics.finding-settled');
    expect((await settle(id, away, 'moved')).status).toBe(200);
    expect(await placeOf(away)).toBe('JP-C-01');
    expect((await settle(id, 'LA-LAM', 'explained')).status).toBe(200);
    expect((await settle(id, gone, 'searching')).status).toBe(200);
    expect(await steps.waitsOf('search-jp')).toEqual([`${id}/${gone}`]);
    const wrong = await settle(id, gone, 'found', { place: 'VN-C-01' });
    expect(wrong.body.code).toBe('logistics.place-of-other-house');
    expect((await settle(id, gone, 'found', { place: 'JP-C-03' })).status).toBe(200);
    expect(await placeOf(gone)).toBe('JP-C-03');
    expect((await settle(id, gone, 'found')).body.code).toBe('logistics.finding-settled');
    expect(await steps.waitsOf('search-jp')).toEqual([]);
    expect(await start('JP-C-01')).not.toBe(id);
  });

  it('is refused where nothing is counted, and what left the house is put nowhere', async () => {
    const nobody = '0190a000-0000-7000-8000-000000000001';
    expect((await scan(nobody, 'KJ1')).code).toBe('logistics.count-not-found');
    const parcel = await received('JP-C-09');
    const id = await start('JP-C-09');
    await desk(`place-counts/${id}/finish`);
    const shipment = await delivery.ok(desk('shipments', { parcels: [parcel] }));
    await delivery.leaveJapan(shipment);
    expect((await settle(id, parcel, 'found')).body.code).toBe('logistics.parcel-elsewhere');
    expect((await settle(id, parcel, 'explained')).status).toBe(200);
  });

  it('takes no more codes than one count may have', async () => {
    const id = await start('JP-C-08');
    const scans = Array.from({ length: 1_000 }, (_, index) => ({
      ...{ count_id: id, code: `X${index}`, verdict: 'foreign', scanned_at: new Date() },
    }));
    await rig.db.insertInto('place_count_scans').values(scans).execute();
    expect((await scan(id, 'MORE')).code).toBe('logistics.count-full');
    expect((await scan(id, 'X1')).data.verdict).toBe('foreign');
  });
});

describe('a place', () => {
  const save = (place: string, isClosed: boolean, note = '') =>
    rig.call('PUT', `/api/desk/places/${place}`, 'staff warehouse', { note, is_closed: isClosed });
  const page = async (house: 'JP' | 'VN', after = '') =>
    (await rig.call('GET', `/api/desk/places?house=${house}${after}`, 'staff warehouse')).body.data;
  const listed = async () => (await page('JP')).rows;

  it('is set up, closed when nothing lies there, and takes nothing until it is open again', async () => {
    const parcel = await received('JP-D-01');
    expect((await save('JP-D-01', false, 'Kệ trái')).status).toBe(200);
    expect(await listed()).toMatchObject([{ code: 'JP-D-01', note: 'Kệ trái', is_closed: false }]);
    expect((await save('JP-D-01', true)).body.code).toBe('logistics.place-not-empty');
    expect((await desk(`parcels/${parcel}/place`, { place: 'JP-D-02' })).status).toBe(200);
    expect((await save('JP-D-01', true)).status).toBe(200);
    const closed = 'logistics.place-closed';
    expect((await desk(`parcels/${parcel}/place`, { place: 'JP-D-01' })).body.code).toBe(closed);
    expect((await steps.record({ place: 'JP-D-01' })).answer.body.code).toBe(closed);
    const { code } = await steps.recorded();
    expect((await steps.on(code, 'place', { place: 'JP-D-01' })).body.code).toBe(closed);
    const [order] = (await delivery.bought(customerId)) as [string];
    const body = { scanned: order, ...MEASURES, shelf: 'JP-D-01' };
    expect((await desk('parcels', body)).body.code).toBe(closed);
    expect((await save('JP-D-01', false)).status).toBe(200);
    expect((await desk(`parcels/${parcel}/place`, { place: 'JP-D-01' })).status).toBe(200);
  });

  it('is listed by its code, page by page', async () => {
    const codes = Array.from({ length: PLACES_PAGE + 1 }, (_, index) => `VN-P-${1_000 + index}`);
    const places = codes.map((code) => ({
      code,
      note: '',
      made_by: STAFF_IDS.warehouse,
      made_at: new Date(),
    }));
    await rig.db.insertInto('warehouse_places').values(places).execute();
    const first = await page('VN');
    const second = await page('VN', `&after=${first.next}`);
    expect(second.next).toBeUndefined();
    const read = [...first.rows, ...second.rows].map(({ code }: { code: string }) => code);
    expect(read).toEqual(codes);
  });
});
