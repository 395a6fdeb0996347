import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';
import { brokenInvariants } from '../../platform/database/invariants.ts';
import { ordersInvariants } from '../orders/invariants.ts';
import { billingInvariants } from './invariants.ts';

const ALL = { ...ordersInvariants, ...billingInvariants };
let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
  const customerId = await rig.customerWith(50_000_000);
  // One bill paid from the wallet and delivered, one collected at the door and settled.
  const paid = await delivery.packedBill();
  const { bill } = await delivery.approvedBill(customerId, 2);
  await delivery.ok(rig.call('POST', `/api/me/bills/${bill}/cod`, `customer ${customerId}`));
  await delivery.ok(delivery.desk(`bills/${bill}/pack`, 'warehouse'));
  for (const code of [paid.bill, bill])
    await delivery.ok(delivery.desk(`bills/${code}/hand-over`, 'warehouse'));
  for (const code of [paid.bill, bill])
    await delivery.event(await delivery.trackingOf(code), 'delivered', 9);
  const total = (await rig.call('GET', `/api/desk/bills/${bill}`, 'staff accountant')).body.data
    .total_vnd;
  const lines = [{ tracking: await delivery.trackingOf(bill), amount_vnd: total }];
  await delivery.ok(
    delivery.desk('cod-reports', 'accountant', { carrier: 'ghn', reference: 'DS-1', lines }),
  );
});
afterAll(() => delivery.close());

/** The invariants that no longer hold after these statements, which are undone. */
async function brokenBy(...statements: string[]): Promise<string[]> {
  let broken: string[] = [];
  const undone = new Error('undone');
  await rig.db
    .transaction()
    .execute(async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx);
      broken = (await brokenInvariants(trx, ALL)).map(({ name }) => name);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return broken;
}

const raised = (column: string, path: string) =>
  `update orders set ${column} = jsonb_set(${column}, '${path}', to_jsonb((${column} #>> '${path}')::bigint + 1))`;

describe('what is always true', () => {
  it('holds for bills that went the whole way', async () => {
    expect(await brokenBy()).toEqual([]);
  });

  it.each([
    ['I14 a bill was paid exactly once', `update bills set paid_at = null`],
    ['I14 a bill was paid exactly once', `update bills set total_vnd = total_vnd + 1`],
    [
      'I14 a bill is paid by one payment',
      `insert into ledger_movements select (jsonb_populate_record(m, jsonb_build_object('key', m.key || ':again', 'customer_version', m.customer_version + 1000))).* from ledger_movements m where cause_type = 'bill'`,
    ],
    [
      'I15 the total of a bill',
      `update bill_orders set second_payment_vnd = second_payment_vnd + 1`,
    ],
    [
      'I15 what is paid for an order of a bill',
      `update bill_orders set parts = parts || '[{"to":"goods","amount":1}]'`,
    ],
    [
      'I18 no discount of a bill',
      `update bill_orders set parts = '[{"to":"freight","amount":5},{"to":"discount","amount":-6}]'`,
    ],
    [
      'what a carrier collects',
      `update bill_cods set settled_at = null, settled_by = null, reference = null, brought_vnd = null`,
    ],
    ['a bill stands on its customer’s word alone', `update bills set received_word_at = moved_at`],
    [
      'the orders of a living bill',
      `update orders set state = 'DELIVERY' where state = 'COMPLETED'`,
    ],
    ['what a carrier has was accepted', `update consignments set state = 'unknown'`],
    [
      'what a carrier told was applied',
      `update consignments set carrier_code = carrier_code || 'X'`,
    ],
    [
      'what a report of a carrier settled',
      `update cod_report_lines set amount_vnd = amount_vnd - 1`,
    ],
    ['I15 each payment of a quote', raised('price', '{firstPayment,likely}')],
    ['I15 each payment of a quote', raised('price', '{lines,0,dong}')],
    ['I15 each payment of a quote', raised('actual', '{secondPayment,likely}')],
    [
      'I18 no discount takes',
      `update orders set price = jsonb_set(price, '{lines}', price -> 'lines' || '[{"payment":1,"dong":-999999999}]')`,
    ],
    ['I19 an order stands where its last event', `update orders set version = version + 1`],
    [
      'I19 an order stands where its last event',
      `update order_events set at = at - interval '1 year' where version = 3`,
    ],
    [
      'I19 the history of an order',
      `update order_events set to_state = 'COMPLETED' where to_state = 'WAREHOUSE'`,
    ],
    [
      'I19 the history of an order',
      `update order_events set from_state = 'BOUGHT' where to_state = 'DELIVERY' or to_state = 'COMPLETED'`,
    ],
    ['I27 every move by a member of staff', `delete from staff_audit where action = 'order.move'`],
  ])('is missed when it is not: %s', async (name, statement) => {
    const lifted = ['order_events', 'staff_audit', 'bills', 'ledger_movements'].map(
      (table) => `alter table ${table} disable trigger all`,
    );
    const without = ['bills_paid_before_packing'].map(
      (constraint) => `alter table bills drop constraint ${constraint}`,
    );
    expect(
      (await brokenBy(...lifted, ...without, statement)).filter((one) => one.startsWith(name)),
    ).toHaveLength(1);
  });
});
