import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';
import { STAFF_IDS } from '../../../../test-support/rigs/orders-rig.ts';
import { newId } from '../../../kernel/chance.ts';
import type { Trx } from '../../../platform/database/database.ts';

const PROOF = '01890000-0000-7000-8000-000000000001';
let delivery: DeliveryRig;
let code: string;
let orderId: string;

beforeAll(async () => {
  delivery = await createDeliveryRig();
});
beforeEach(async () => {
  [code = ''] = await delivery.bought(await delivery.rig.customerWith(50_000_000));
  await delivery.priced([code]);
  ({ id: orderId } = await delivery.rig.orders.read(delivery.rig.db, { code }));
});
afterAll(() => delivery.close());

const book = () =>
  delivery.desk(`costs/order/${code}`, 'accountant', {
    ...{ kind: 'vat', amount: 123_456, currency: 'VND', reason: 'theo chứng từ', proofs: [PROOF] },
  });
const vat = async () =>
  (await delivery.rig.orders.read(delivery.rig.db, { code })).actual?.lines.find(
    (line) => line.code === 'thue-gtgt',
  )?.dong;
const putState = (db: Trx | DeliveryRig['rig']['db'], state: string) =>
  db.updateTable('orders').set({ state }).where('id', '=', orderId).execute();
/** Books VAT beside the calls, in the work of whoever holds the order. */
const plant = (trx: Trx, isWithdrawn = false) =>
  trx
    .insertInto('booked_costs')
    .values({
      ...{ id: newId(Date.parse('2026-01-01')), subject_type: 'order', subject_id: orderId },
      ...{ kind: 'vat', reason: 'theo chứng từ', proofs: [PROOF], currency: 'VND' },
      ...{ amount: 123_456, amount_vnd: 123_456, is_withdrawn: isWithdrawn },
      ...{ booked_by: STAFF_IDS.accountant, booked_by_name: '', booked_at: new Date(0) },
    })
    .execute();
/** Begins the work while somebody else holds the order, who then does the rest and lets go. */
async function whileHeld<Result>(
  work: () => Promise<Result>,
  rest: (trx: Trx) => Promise<unknown>,
) {
  const held = await delivery.rig.db.transaction().execute(async (trx) => {
    await sql`select from orders where id = ${orderId} for update`.execute(trx);
    const result = work();
    await sleep(700);
    await rest(trx);
    return { result };
  });
  return held.result;
}

it('a cost is refused when a bill takes its order meanwhile', async () => {
  const { body } = await whileHeld(book, (trx) => putState(trx, 'BILL_NEW'));
  await putState(delivery.rig.db, 'CALCULATOR');
  expect(body.code).toBe('logistics.cost-after-bill');
});

it('a bill asks for what was booked while it was made', async () => {
  const make = () => delivery.desk('bills', 'sales', { orders: [code] });
  const { status } = await whileHeld(make, (trx) => plant(trx));
  expect({ status, vat: await vat() }).toEqual({ status: 200, vat: 123_456 });
});

it('a late computation leaves an order alone that a bill has taken', async () => {
  const before = await vat();
  await delivery.ok(book());
  const compute = () => delivery.rig.billing.computeSecondPayment({ orderId });
  await whileHeld(compute, (trx) => putState(trx, 'BILL_NEW'));
  await putState(delivery.rig.db, 'CALCULATOR');
  expect(await vat()).toBe(before);
});

it('a bill asks for the estimate when a cost is withdrawn while it is made', async () => {
  const estimate = await vat();
  await delivery.ok(book());
  await delivery.rig.runJobs();
  const make = () => delivery.desk('bills', 'sales', { orders: [code] });
  const { status } = await whileHeld(make, (trx) => plant(trx, true));
  expect({ status, vat: await vat() }).toEqual({ status: 200, vat: estimate });
});

it('no bill is made of an order whose other bill is cancelled meanwhile', async () => {
  const make = () => delivery.desk('bills', 'sales', { orders: [code] });
  await putState(delivery.rig.db, 'BILL_NEW');
  const { body } = await whileHeld(make, (trx) => putState(trx, 'CALCULATOR'));
  expect(body.code).toBe('billing.orders-do-not-fit');
});
