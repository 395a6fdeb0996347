import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomsReply } from '@hako/contract/logistics/customs';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';
import { MEASURES } from '../../../test-support/rigs/billing/delivery-steps.ts';
import { readSheet } from '../../../test-support/read-sheet.ts';

let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let desk: DeliveryRig['desk'];
let ok: DeliveryRig['ok'];
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig, desk, ok } = delivery);
});
afterAll(() => delivery.close());

const WAREHOUSE = 'staff warehouse';
const read = async (shipment: string): Promise<CustomsReply> =>
  (await rig.call('GET', `/api/desk/shipments/${shipment}/customs`, WAREHOUSE)).body.data;
const save = (shipment: string, lines: object[], as = WAREHOUSE) =>
  rig.call('PUT', `/api/desk/shipments/${shipment}/customs`, as, { lines });
const paper = (shipment: string) =>
  rig.call('GET', `/api/desk/shipments/${shipment}/customs/export`, WAREHOUSE);
const receive = (code: string, weight_g = 1_200) =>
  ok(desk('parcels', 'warehouse', { scanned: code, ...MEASURES, weight_g, further: true }));
const described = (reply: CustomsReply) =>
  reply.lines.map((line) => ({ ...line, description: 'Used camera', hs_code: '8525' }));

describe('the customs lines of a shipment', () => {
  it('begin as its orders at what was paid in yen, are printed once nothing is missing, and say restricted goods', async () => {
    const customerId = await rig.customerWith(50_000_000);
    const orders = (await delivery.bought(customerId, 2)).toSorted();
    const shipment = await ok(
      desk('shipments', 'warehouse', {
        parcels: await Promise.all(orders.map((code) => receive(code))),
      }),
    );
    const draft = await read(shipment);
    expect(draft).toMatchObject({
      is_saved: false,
      total_jpy: 20_000,
      lines: orders.map((order) => ({ order, value_jpy: 10_000, origin: 'JP' })),
    });
    expect(draft.problems.map(({ text }) => text)).toContain('Chưa có mô tả tiếng Anh.');
    expect((await paper(shipment)).body).toMatchObject({ code: 'logistics.customs-not-ready' });
    expect(
      (await desk(`shipments/${shipment}/export`, 'warehouse', { waybill: '1' })).body,
    ).toMatchObject({
      code: 'logistics.customs-not-ready',
    });

    const lines = described(draft);
    const short = (await save(shipment, [{ ...lines[0], value_jpy: 9_999 }, lines[1] as object]))
      .body.data;
    expect(short.problems).toEqual([
      { order: orders[0], line: null, text: 'Khai ¥9,999, đã mua hết ¥10,000.' },
    ]);
    expect((await save(shipment, [{ ...lines[0], order: 'HKNONE' }])).body.code).toBe(
      'logistics.not-in-shipment',
    );
    expect((await save(shipment, lines, 'staff sales')).status).toBe(403);
    const saved = (
      await save(shipment, [
        { ...lines[0], value_jpy: 4_000, description: '=HYPERLINK("x")' },
        { ...lines[0], value_jpy: 6_000 },
        lines[1] as object,
      ])
    ).body.data;
    expect(saved).toMatchObject({ is_saved: true, problems: [], total_jpy: 20_000 });

    const sheet = await readSheet((await paper(shipment)).body as unknown as Buffer);
    expect(sheet.rows.map((row) => row.slice(4, 8))).toEqual([
      ['Description of goods', 'HS code', 'Quantity', 'Value (JPY)'],
      ['=HYPERLINK("x")', '8525', '1', '4000'],
      ['Used camera', '8525', '1', '6000'],
      ['Used camera', '8525', '1', '10000'],
    ]);
    expect(sheet.elements.has('f')).toBe(false);

    await ok(desk(`shipments/${shipment}/export`, 'warehouse', { waybill: '131-9' }));
    expect((await save(shipment, lines)).body.code).toBe('logistics.shipment-closed');
    expect(await read(shipment)).toMatchObject({ is_open: false });
    expect((await save('LONONE', lines)).body.code).toBe('logistics.shipment-not-found');
  });

  it('can be mended where they left incomplete, and stand once they are complete', async () => {
    const customerId = await rig.customerWith(50_000_000);
    const [code] = (await delivery.bought(customerId)) as [string];
    const shipment = await ok(desk('shipments', 'warehouse', { parcels: [await receive(code)] }));
    await delivery.leaveJapan(shipment);
    // As shipments left before their papers had to be complete.
    await rig.db.deleteFrom('customs_lines').execute();
    const draft = await read(shipment);
    expect(draft).toMatchObject({ is_open: true });
    expect((await save(shipment, described(draft))).body.data).toMatchObject({
      problems: [],
      is_open: false,
    });
    expect((await save(shipment, described(draft))).body.code).toBe('logistics.shipment-closed');
  });

  it('declare an order in two shipments by weight, to the yen, and forget what was taken out', async () => {
    const customerId = await rig.customerWith(50_000_000);
    const [code] = (await delivery.bought(customerId)) as [string];
    const parcels = [await receive(code, 1_000), await receive(code, 500)] as const;
    const one = await ok(desk('shipments', 'warehouse', { parcels: [parcels[0]] }));
    const two = await ok(desk('shipments', 'warehouse', { parcels: [parcels[1]] }));
    expect([(await read(one)).total_jpy, (await read(two)).total_jpy]).toEqual([6_667, 3_333]);
    await save(two, described(await read(two)));
    await ok(desk(`shipments/${two}/unpack`, 'warehouse', { parcel: parcels[1] }));
    expect((await rig.call('GET', `/api/desk/shipments/${two}/customs`, WAREHOUSE)).body.code).toBe(
      'logistics.shipment-not-found',
    );
    await ok(desk('shipments', 'warehouse', { parcels: [parcels[1]], shipment: one }));
    expect((await read(one)).total_jpy).toBe(10_000);
  });

  it('flag what the price list restricts', async () => {
    const customerId = await rig.customerWith(50_000_000);
    const [code] = (await delivery.bought(customerId)) as [string];
    const { id, price } = await rig.orders.read(rig.db, { code });
    const flags = [
      { code: 'pin-lithium-duong-bay', rule: 'ask' as const, reason: 'Có pin.', item: 0 },
    ];
    await rig.db
      .updateTable('orders')
      .set({ price: JSON.stringify({ ...price, flags }) as never })
      .where('id', '=', id)
      .execute();
    const shipment = await ok(desk('shipments', 'warehouse', { parcels: [await receive(code)] }));
    expect((await read(shipment)).orders[0]?.flags).toEqual([{ rule: 'ask', reason: 'Có pin.' }]);
  });
});
