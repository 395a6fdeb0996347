import type { FoundThing } from '@hako/contract/desk/find';
import { beforeAll, expect, it } from 'vitest';
import {
  atTheDoor,
  delivery,
  rig,
  setUpDoorRig,
} from '../../../../test-support/rigs/billing/door-rig.ts';

setUpDoorRig();

let way: Awaited<ReturnType<typeof atTheDoor>>;
let parcel: { code: string; shipment: string; waybill: string };
beforeAll(async () => {
  way = await atTheDoor('wallet');
  parcel = await delivery.rig.platform.db
    .selectFrom('parcels')
    .innerJoin('shipments', 'shipments.id', 'parcels.shipment_id')
    .select(['parcels.code', 'shipments.code as shipment', 'shipments.waybill'])
    .executeTakeFirstOrThrow()
    .then((row) => ({ ...row, waybill: String(row.waybill) }));
});

const find = async (words: string): Promise<FoundThing[]> =>
  (await rig.call('GET', `/api/desk/find?q=${encodeURIComponent(words)}`, 'staff warehouse')).body
    .data.found;

it('an order is found by its code, however it is written, also when it is done', async () => {
  const found = { kind: 'order', code: way.code, detail: expect.any(String) };
  expect(await find(` ${way.code.toLowerCase()} `)).toMatchObject([found]);
  await delivery.event(way.tracking, 'delivered', 2);
  await rig.runJobs();
  expect(await find(way.code)).toMatchObject([{ ...found, state: 'Đã giao hàng' }]);
});

it('its parcel leads to it, its shipment and its bill are found, too', async () => {
  expect(await find(parcel.code)).toMatchObject([
    { kind: 'parcel', code: parcel.code, state: 'Đã mở và cân lại', opens: way.code },
  ]);
  const shipment = { kind: 'shipment', code: parcel.shipment, state: 'Đã tới' };
  expect(await find(parcel.shipment)).toMatchObject([shipment]);
  expect(await find(parcel.waybill)).toMatchObject([shipment]);
  const bill = { kind: 'bill', code: way.bill, opens: null };
  expect(await find(way.bill)).toMatchObject([bill]);
  expect(await find(way.tracking)).toMatchObject([bill]);
});
