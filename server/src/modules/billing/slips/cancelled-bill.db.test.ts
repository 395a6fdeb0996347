import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';
import { freshOrder } from '../../../../test-support/people/fresh-order.ts';
import { newId } from '../../../kernel/chance.ts';
import { dong, yen } from '../../../kernel/money.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

const PROOF = '01890000-0000-7000-8000-000000000001';
let delivery: DeliveryRig;
let customerId: string;

beforeAll(async () => {
  delivery = await createDeliveryRig();
  customerId = await delivery.rig.customerWith(50_000_000);
});
afterAll(() => delivery.close());

const book = async (code: string, kind: string, amount: number) => {
  const paper = { currency: 'VND', reason: 'theo chứng từ', proofs: [PROOF] };
  await delivery.ok(delivery.desk(`costs/order/${code}`, 'accountant', { kind, amount, ...paper }));
  await delivery.rig.runJobs();
};
/** What the second payment asks for on one line, đồng. */
const asked = async (code: string, line: string, column: 'actual' | 'price' = 'actual') =>
  (await delivery.rig.orders.read(delivery.rig.db, { code }))[column]?.lines.find(
    (one) => one.code === line,
  )?.dong ?? 0;
/** On a bill with something else to pay, so that it can be cancelled. */
const approve = async (code: string) => {
  const { desk, ok, bought, priced } = delivery;
  const others = await bought(customerId);
  await priced(others);
  const bill = await ok(desk('bills', 'sales', { orders: [code, ...others] }));
  await ok(desk(`bills/${bill}/confirm`, 'sales'));
  await ok(desk(`bills/${bill}/approve`, 'admin'));
  return bill;
};
const cancel = async (bill: string) => {
  await delivery.ok(delivery.desk(`bills/${bill}/cancel`, 'sales'));
  await delivery.rig.runJobs();
};
/** What reached the wallet of the shipping inside Japan, đồng. */
const refunded = async (code: string) => {
  const { id } = await delivery.rig.orders.read(delivery.rig.db, { code });
  const rows = await delivery.rig.db
    .selectFrom('ledger_movements')
    .select('amount')
    .where('key', 'like', `domestic-rest:%:${id}%`)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};
/**
 * Bought with dear shipping that turned out to be free, while the second payment is too small to
 * give it all back.
 */
async function freeShipping(listing: string): Promise<{ code: string; charged: number }> {
  delivery.rig.shop.offer(listing, 10_000);
  const seller = { domesticShipping: yen(40_000) };
  const wanted = await delivery.rig.wanted(customerId, listing, 10_000, {}, seller);
  const { code } = await delivery.rig.buy(wanted);
  await delivery.rig.runJobs();
  await delivery.priced([code]);
  await book(code, 'domestic-shipping', 0);
  return { code, charged: await asked(code, 'phi-van-chuyen-noi-dia', 'price') };
}

it('the orders of a cancelled bill are asked for a delivery of their own again', async () => {
  const codes = await delivery.bought(customerId, 2);
  await delivery.priced(codes);
  const fees = () => Promise.all(codes.map((code) => asked(code, 'phi-giao-hang')));
  const separate = await fees();
  const bill = await delivery.ok(delivery.desk('bills', 'sales', { orders: codes }));
  expect(await fees()).not.toEqual(separate);
  await cancel(bill);
  expect(await fees()).toEqual(separate);
});

it('what a cancelled bill gave back is not taken off the next one too', async () => {
  const { code, charged } = await freeShipping('c-dear-later');
  await cancel(await approve(code));
  const given = await refunded(code);
  expect(given).toBeGreaterThan(0);
  expect(given).toBeLessThan(charged);
  await book(code, 'vat', 20_000_000);
  await approve(code);
  expect(await refunded(code)).toBe(given);
  expect(given - (await asked(code, 'chenh-lech-noi-dia'))).toBe(charged);
});

it('what a cancelled bill gave back is asked for when the shipping was not free after all', async () => {
  const { code, charged } = await freeShipping('c-mended-later');
  await cancel(await approve(code));
  await book(code, 'domestic-shipping', charged);
  expect(await asked(code, 'chenh-lech-noi-dia')).toBe(await refunded(code));
});

/** What reports read of what customers owe: of bought goods, and of bills. */
async function owed() {
  const { pool } = delivery.rig.platform;
  const { rows } = await pool.query(`select
    (select coalesce(sum(owed_vnd), 0)::bigint from bought_orders_owing) as goods,
    (select coalesce(sum(total_vnd), 0)::bigint from unpaid_bills) as bills`);
  return rows[0];
}

it('what a deposit left open is owed once: with the goods, with their bill, or with the goods again', async () => {
  const { rig, desk, ok, pay, priced } = delivery;
  const before = await owed();
  const won = await freshOrder(rig);
  const first = won.wanted.price.firstPayment.likely;
  const deposit = dong(Math.round(first * 0.3));
  const { code } = await inTransaction(rig.db, (trx) =>
    rig.orders.createFromWin(trx, {
      ...won.wanted,
      ...{ bidId: newId(), account: 'hako-01', paid: [{ to: 'goods', amount: deposit }] },
    }),
  );
  const withGoods = { ...before, goods: before.goods + first - deposit };
  expect(await owed()).toEqual(withGoods);
  await priced([code]);
  expect(await owed()).toEqual(withGoods);
  const billed = async () => {
    const bill = await ok(desk('bills', 'sales', { orders: [code] }));
    expect(await owed()).toEqual(before);
    await ok(desk(`bills/${bill}/confirm`, 'sales'));
    await ok(desk(`bills/${bill}/approve`, 'accountant'));
    const { goods, bills } = await owed();
    expect(goods).toBe(before.goods);
    expect(bills - before.bills).toBeGreaterThan(first - deposit);
    return bill;
  };
  await cancel(await billed());
  expect(await owed()).toEqual(withGoods);
  await pay(won.customerId, await billed());
  expect(await owed()).toEqual(before);
});
