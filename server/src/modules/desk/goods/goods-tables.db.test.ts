import { beforeAll, expect, it } from 'vitest';
import {
  atTheDoor,
  delivery,
  rig,
  setUpDoorRig,
} from '../../../../test-support/rigs/billing/door-rig.ts';

setUpDoorRig();

let way: Awaited<ReturnType<typeof atTheDoor>>;
let parcel: { code: string; shipment: string };
beforeAll(async () => {
  way = await atTheDoor('wallet');
  parcel = await delivery.rig.platform.db
    .selectFrom('parcels')
    .innerJoin('shipments', 'shipments.id', 'parcels.shipment_id')
    .select(['parcels.code', 'shipments.code as shipment'])
    .executeTakeFirstOrThrow();
});

const read = (path: string, who = 'staff warehouse') => rig.call('GET', `/api/desk/${path}`, who);
const table = async (path: string) => (await read(path)).body.data;

it.each(['code', 'parcel', 'shipment', 'customer'])('a parcel is found by its %s', async (by) => {
  const asked = {
    code: `q=${way.code.toLowerCase()}`,
    parcel: `q=${parcel.code.toLowerCase()}`,
    shipment: `q=${parcel.shipment}`,
    customer: `customer=${way.customerId}`,
  }[by];
  expect(await table(`parcels?${asked}&state=opened`)).toMatchObject({
    count: 1,
    rows: [{ code: parcel.code, orders: [way.code], shipment: parcel.shipment }],
  });
  expect(await table(`parcels?${asked}&state=stored`)).toMatchObject({ count: 0, rows: [] });
});

it.each(['code', 'bill', 'tracking'] as const)('a bill is found by its %s', async (by) => {
  expect(await table(`bills?q=${way[by].toLowerCase()}&paid=yes`)).toMatchObject({
    count: 1,
    rows: [{ code: way.bill, orders: [way.code], total_vnd: way.total, payment: 'yes' }],
  });
  expect(await table(`bills?q=${way[by]}&paid=cod`)).toMatchObject({ count: 0, rows: [] });
});

it('the shipment is found by its parcel', async () =>
  expect(await table(`shipments?q=${parcel.code}`)).toMatchObject({
    rows: [{ code: parcel.shipment, state: 'arrived', parcel_count: 1, gate: null }],
  }));

it.each(['parcels', 'bills', 'shipments'])(
  '%s leave as a file, with a line in the audit',
  async (name) => {
    const { status } = await read(`${name}/export?kind=csv`);
    expect(status).toBe(200);
    const lines = await rig.platform.pool.query(
      `select after from staff_audit where action = 'table.export' and subject = $1`,
      [name],
    );
    expect(lines.rows).toMatchObject([{ after: { count: expect.any(Number) } }]);
  },
);

it('no customer reads them, and a day that there is not is refused', async () => {
  for (const name of ['parcels', 'bills', 'shipments']) {
    expect((await read(name, `customer ${way.customerId}`)).status).toBe(403);
    expect((await read(`${name}?from=2026-02-31`)).body.code).toBe('request.invalid');
  }
});
