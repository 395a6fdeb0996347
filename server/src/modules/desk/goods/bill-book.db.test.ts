import type { BillBook } from '@hako/contract/billing/bill-book';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';

let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
/** Two orders on one paid bill, with a note about each. */
let shared: { codes: string[]; bill: string };

beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
  const customerId = await rig.customerWith(50_000_000);
  shared = await delivery.approvedBill(customerId, 2);
  await delivery.pay(customerId, shared.bill);
  for (const code of shared.codes)
    await delivery.ok(delivery.desk(`orders/${code}/notes`, 'buyer', { text: `Về ${code}` }));
}, 120_000);
afterAll(() => delivery.close());

const ask = (as: string, code = shared.bill) =>
  rig.call('GET', `/api/desk/bills/${code}/book`, `staff ${as}`);
const bookOf = async (as: string): Promise<BillBook> => (await ask(as)).body.data;

it('has what the ledger has for the bill, whose it is, and the notes about its orders', async () => {
  const bill = await rig.billing.findBill(rig.db, shared.bill);
  const { rows } = await rig.platform.pool.query(
    `select sum(amount)::bigint as paid from ledger_movements where kind = 'payment' and cause_id = $1`,
    [bill?.id],
  );
  const { customer, money, notes } = await bookOf('accountant');
  expect(rows[0].paid).toBeGreaterThan(0);
  expect(money?.received_vnd).toBe(rows[0].paid);
  expect(money?.flows.some(({ is_share: isShare }) => isShare)).toBe(false);
  expect(customer?.id).toBe(bill?.customerId);
  expect(notes.map(({ order_code: code, text }) => [code, text])).toEqual(
    shared.codes.map((code) => [code, `Về ${code}`]).toReversed(),
  );
});

it('tells a warehouse neither the money nor the customer', async () => {
  expect(await bookOf('warehouse')).toMatchObject({ customer: null, money: null });
});

it('of a bill that nobody made is not found', async () => {
  const { status, body } = await ask('sales', 'PX00000000');
  expect([status, body.code]).toEqual([404, 'billing.not-found']);
});
