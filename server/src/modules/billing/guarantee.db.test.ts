import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';

const RICH = 500_000_000;
const HEAVY = { weight_g: 90_000, length_cm: 99, width_cm: 90, height_cm: 90 };
let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let desk: DeliveryRig['desk'];
let ok: DeliveryRig['ok'];

beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig, desk, ok } = delivery);
});
afterAll(() => delivery.close());

/** Bought as something usual, and far heavier on the scale than anybody printed. */
async function heavy(): Promise<{ readonly code: string; readonly customerId: string }> {
  const customerId = await rig.customerWith(RICH);
  const [code = ''] = await delivery.bought(customerId);
  const parcel = await ok(desk('parcels', 'warehouse', { scanned: code, ...HEAVY }));
  const shipment = await ok(desk('shipments', 'warehouse', { parcels: [parcel] }));
  await delivery.leaveJapan(shipment);
  await ok(desk('check-in', 'warehouse', { scanned: shipment }));
  await ok(desk(`parcels/${parcel}/open`, 'warehouse', HEAVY));
  await rig.runJobs();
  return { code, customerId };
}
const billOf = (code: string) => ok(desk('bills', 'sales', { orders: [code] }));
const kept = async (code: string) =>
  rig.db
    .selectFrom('bill_orders')
    .innerJoin('bills', 'bills.id', 'bill_orders.bill_id')
    .select(['second_payment_vnd', 'guaranteed_high_vnd', 'carried_vnd', 'bill_id'])
    .where('bills.code', '=', code)
    .executeTakeFirstOrThrow();
const balance = async (account: string, billId: string): Promise<number> => {
  const rows = await rig.db
    .selectFrom('ledger_movements')
    .select(['from_account', 'to_account', 'amount'])
    .where('cause_id', '=', billId)
    .execute();
  return rows.reduce(
    (sum, row) =>
      sum +
      (row.to_account === account ? row.amount : 0) -
      (row.from_account === account ? row.amount : 0),
    0,
  );
};

it('what is above the printed high end is ours, booked with the bill and spent when it is paid', async () => {
  const { code, customerId } = await heavy();
  const bill = await billOf(code);
  const { second_payment_vnd: asked, guaranteed_high_vnd: high, ...row } = await kept(bill);
  expect(asked).toBe(high);
  expect(row.carried_vnd).toBeGreaterThan(0);
  expect(await balance('company:guarantee', row.bill_id)).toBe(-row.carried_vnd);
  expect(await balance('company:guarantee-reserve', row.bill_id)).toBe(row.carried_vnd);
  const shown = (await rig.call('GET', `/api/desk/bills/${bill}`, 'staff sales')).body.data;
  expect(shown.orders[0].why_off.length).toBeGreaterThan(0);
  await ok(desk(`bills/${bill}/confirm`, 'sales'));
  await ok(desk(`bills/${bill}/approve`, 'accountant'));
  const { available } = await rig.wallet.balanceOf(rig.db, customerId);
  expect((await delivery.pay(customerId, bill)).status).toBe(200);
  const after = (await rig.wallet.balanceOf(rig.db, customerId)).available;
  expect(available - after).toBe(asked);
  expect(await balance('company:guarantee-reserve', row.bill_id)).toBe(0);
});

it('a bill that is taken back takes what we carry back with it', async () => {
  const { code } = await heavy();
  const bill = await billOf(code);
  const { bill_id: id } = await kept(bill);
  await ok(desk(`bills/${bill}/cancel`, 'sales'));
  expect(await balance('company:guarantee', id)).toBe(0);
  expect(await balance('company:guarantee-reserve', id)).toBe(0);
});

it('the report shows what it cost, by month and site, and other terms need a second person', async () => {
  const read = async () => (await rig.call('GET', '/api/desk/guarantee', 'staff admin')).body.data;
  const { months, terms } = await read();
  expect(months).toMatchObject([{ site: 'mercari', carried_orders: 1, above: 1 }]);
  expect(terms).toMatchObject([{ is_guaranteed: true, explain_over_percent: 10 }]);
  const other = { is_guaranteed: true, explain_over_percent: 20, reason: 'bớt thư giải thích' };
  const propose = () => rig.call('POST', '/api/desk/guarantee', 'staff admin', other);
  expect((await propose()).status).toBe(200);
  expect((await propose()).body.code).toBe('approvals.waiting');
  expect((await read()).terms).toHaveLength(1);
});
