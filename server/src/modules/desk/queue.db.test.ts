import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';
import { MEASURES } from '../../../test-support/rigs/billing/delivery-steps.ts';

/** One more than the desk shows of one kind, and the one behind them. */
const MANY = 52;
const RICH = 500_000_000;

let delivery: Awaited<ReturnType<typeof createDeliveryRig>>;
let rig: typeof delivery.rig;
let customerId: string;
let codes: string[];
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
  customerId = await rig.customerWith(RICH);
  await delivery.bought(customerId, MANY);
  const { orders } = await rig.orders.list(rig.db, {
    customerId,
    size: MANY,
    isOldestMoveFirst: true,
  });
  codes = orders.map(({ code }) => code);
}, 120_000);
afterAll(() => delivery.close());

const queue = async (as: string, asked: string) =>
  (await rig.call('GET', `/api/desk/queue?${asked}`, `staff ${as}`)).body.data;
const allFound = async (as: string, scanned: string) =>
  (await queue(as, `scan=${encodeURIComponent(scanned)}`)).found;
const found = async (as: string, scanned: string) => {
  const [one, ...others] = await allFound(as, scanned);
  expect(others).toEqual([]);
  return one;
};
const last = (): string => codes.at(-1) as string;

describe('a queue that is longer than what is shown', () => {
  it('shows the fifty that have waited longest and says that there are more', async () => {
    const [section] = (await queue('warehouse', 'kind=receive')).sections;
    expect(section.tasks.map(({ code }: { code: string }) => code)).toEqual(codes.slice(0, 50));
    expect(section.is_more).toBe(true);
  });

  it('is counted for the menu, by what each role may do', async () => {
    const counts = async (as: string) =>
      (await rig.call('GET', '/api/desk/counts', `staff ${as}`)).body.data;
    expect(await counts('warehouse')).toMatchObject({ queue: MANY, is_more: false });
    expect(await counts('accountant')).toMatchObject({ queue: 0, is_more: false });
    expect((await rig.call('GET', '/api/desk/counts', `customer ${customerId}`)).status).toBe(403);
  });

  it('finds what is scanned wherever it stands: by our code, the marketplace’s number and the listing', async () => {
    const order = await rig.orders.read(rig.db, { code: last() });
    for (const scanned of [
      last(),
      last().toLowerCase(),
      ` ${last()} `,
      order.marketplaceOrderNumber,
      order.listing.code,
    ])
      expect(await found('warehouse', scanned as string), scanned).toMatchObject({
        kind: 'receive',
        code: last(),
        customer: { customer_no: expect.any(String) },
      });
    expect(await found('warehouse', 'KJ000000')).toBeUndefined();
    expect(await found('accountant', last()), 'work of another role').toBeUndefined();
    expect(
      (await rig.call('GET', `/api/desk/queue?scan=${'x'.repeat(101)}`, 'staff warehouse')).status,
    ).toBe(400);
  });

  it('asks which one, where the label is of two orders of one listing', async () => {
    const [one, other] = codes.slice(10, 12) as [string, string];
    await rig.platform.pool.query("update orders set listing_code = 'm77' where code = any($1)", [
      [one, other],
    ]);
    expect(
      (await allFound('warehouse', 'm77')).map(({ code }: { code: string }) => code).toSorted(),
    ).toEqual([one, other].toSorted());
    expect(await found('warehouse', one)).toMatchObject({ code: one });
  });

  it('follows the goods: into their parcel, their shipment, their bill', async () => {
    const parcel = await delivery.ok(
      delivery.desk('parcels', 'warehouse', { scanned: last(), ...MEASURES, shelf: 'JP-A-01' }),
    );
    expect(await found('warehouse', parcel)).toMatchObject({ kind: 'pack', code: parcel });
    expect(await found('warehouse', last())).toMatchObject({ kind: 'pack', code: parcel });
    const shipment = await delivery.ok(
      delivery.desk('shipments', 'warehouse', { parcels: [parcel] }),
    );
    for (const scanned of [shipment, parcel, last()])
      expect(await found('warehouse', scanned), scanned).toMatchObject({
        kind: 'export',
        code: shipment,
      });
  });

  it('holds back no bill that may leave behind those that wait for their customer, and no order of a customer who is billed', async () => {
    const rest = codes.slice(0, -1);
    await delivery.priced(rest);
    const [toMake] = (await queue('sales', 'kind=bill-make')).sections;
    expect(toMake.tasks.map(({ codes: inside }: { codes: string[] }) => inside.toSorted())).toEqual(
      [rest.toSorted()],
    );

    const bills: string[] = [];
    for (const code of rest) {
      const bill = await delivery.ok(delivery.desk('bills', 'sales', { orders: [code] }));
      await delivery.ok(delivery.desk(`bills/${bill}/confirm`, 'sales'));
      await delivery.ok(delivery.desk(`bills/${bill}/approve`, 'accountant'));
      bills.push(bill);
    }
    const paid = bills.at(-1) as string;
    expect((await queue('warehouse', 'kind=bill-pack')).sections[0].tasks).toEqual([]);
    expect((await delivery.pay(customerId, paid)).body.bills).toMatchObject([{ is_paid: true }]);
    const [toPack] = (await queue('warehouse', 'kind=bill-pack')).sections;
    expect(toPack.tasks.map(({ code }: { code: string }) => code)).toEqual([paid]);
    expect(await found('warehouse', rest.at(-1) as string)).toMatchObject({
      kind: 'bill-pack',
      code: paid,
    });
  }, 120_000);
});
