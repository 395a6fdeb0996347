import { afterAll, beforeAll, expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import { STAFF_IDS } from '../../../../test-support/rigs/orders-rig.ts';
import { createDeliveryRig, type DeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';

const PROOF = '01890000-0000-7000-8000-000000000001';
let delivery: DeliveryRig;
let customerId: string;

beforeAll(async () => {
  delivery = await createDeliveryRig();
  customerId = await delivery.rig.customerWith(50_000_000);
});
afterAll(() => delivery.close());

/** A confirmed bill of one order whose costs the accountant booked as nothing. */
async function cheapBill(
  listing: string,
  shipping: number,
  kinds: readonly string[],
): Promise<string> {
  const { desk, ok, rig } = delivery;
  rig.shop.offer(listing, 10_000);
  const seller = { domesticShipping: yen(shipping) };
  const { code } = await rig.buy(await rig.wanted(customerId, listing, 10_000, {}, seller));
  await rig.runJobs();
  await delivery.priced([code]);
  for (const kind of kinds)
    await ok(
      desk(`costs/order/${code}`, 'accountant', {
        ...{ kind, amount: 0, currency: 'VND', reason: 'theo chứng từ', proofs: [PROOF] },
      }),
    );
  await rig.runJobs();
  const bill = await ok(desk('bills', 'sales', { orders: [code] }));
  await ok(desk(`bills/${bill}/confirm`, 'sales'));
  return bill;
}

it('whoever booked a cost far below what was expected does not approve the bill too', async () => {
  const bill = await cheapBill('b-cheap-tax', 500, ['vat']);
  const { desk, ok } = delivery;
  expect((await desk(`bills/${bill}/approve`, 'accountant')).body.code).toBe('billing.own-cost');
  await ok(desk(`bills/${bill}/approve`, 'admin'));
});

it('nor does whoever let in alone the one who booked it', async () => {
  const bill = await cheapBill('b-cheap-hand', 500, ['vat']);
  const { desk, ok, rig } = delivery;
  const { admin, accountant } = STAFF_IDS;
  await rig.db
    .insertInto('staff_members')
    .values({
      ...{ staff_id: accountant, staff_code: 'KT01', full_name: 'Oanh', created_at: new Date() },
      let_in_by: admin,
    })
    .execute();
  const answer = await desk(`bills/${bill}/approve`, 'admin');
  await rig.db.deleteFrom('staff_members').execute();
  expect([answer.status, answer.body.code]).toEqual([409, 'approvals.one-hand']);
  await ok(desk(`bills/${bill}/approve`, 'admin'));
});

it('what is given back reaches the wallet when a second person approves, not before', async () => {
  const bill = await cheapBill('b-rest', 40_000, ['domestic-shipping']);
  const { rig, desk, ok } = delivery;
  const { id } = await rig.db
    .selectFrom('bills')
    .select('id')
    .where('code', '=', bill)
    .executeTakeFirstOrThrow();
  const refunds = () =>
    rig.db
      .selectFrom('ledger_movements')
      .select('amount')
      .where('key', 'like', `domestic-rest:${id}:%`)
      .execute();
  const { returned_vnd: returned } = await rig.db
    .selectFrom('bill_orders')
    .select('returned_vnd')
    .where('bill_id', '=', id)
    .executeTakeFirstOrThrow();
  expect({ returned: returned > 0, refunds: await refunds() }).toMatchObject({
    returned: true,
    refunds: [],
  });
  await ok(desk(`bills/${bill}/approve`, 'admin'));
  expect((await refunds()).reduce((sum, { amount }) => sum + amount, 0)).toBe(returned);
});
