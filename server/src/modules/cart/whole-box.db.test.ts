import { expect, test } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import { add, pay, service, setUpCartRig } from '../../../test-support/rigs/cart/cart-rig.ts';

setUpCartRig();

interface Line {
  readonly code: string;
  readonly amount: number;
  readonly vnd: number;
}
interface Priced {
  readonly lines: readonly Line[];
  readonly first_payment: { readonly likely: number; readonly high: number };
  readonly landed_total: { readonly likely: number };
}
interface Checked {
  readonly data: readonly { readonly id: string; readonly breakdown: Priced }[];
  readonly payment: {
    readonly first_payment: number;
    readonly hold: number;
    readonly landed_total: { readonly likely: number };
  };
}

const onAmazon = async (price: number): Promise<string> => {
  const made = await fetch(`${service.sim.url}/_control/amazon/items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ price, title: 'フィギュア 新品' }),
  });
  const { id, asin = id } = (await made.json()) as { id: string; asin?: string };
  return asin;
};

const check = async (): Promise<Checked> =>
  (await service.asCustomer('GET', '/api/cart/check')).body;
const yenOf = ({ data }: Checked, code: string): number =>
  data
    .flatMap(({ breakdown }) => breakdown.lines)
    .filter((line) => line.code === code)
    .reduce((sum, { amount }) => sum + amount, 0);

test('four things of one order pay its fees and one box once, and the orders charge what the cart said', async () => {
  const prices = [600, 700, 500, 800];
  let alone = 0;
  for (const price of prices) {
    await add(await onAmazon(price), 'amazon');
    const { data } = await check();
    // The newest line by itself, before it shares anything.
    if (data.length === 1) alone = data[0]?.breakdown.landed_total.likely ?? 0;
  }
  const cart = await check();
  expect(cart.data).toHaveLength(4);
  // 6 % of ¥2,600 is less than the least fee of one order.
  expect(yenOf(cart, 'phi-dich-vu')).toBe(250);
  expect(cart.payment.landed_total.likely).toBeLessThan(alone * 4);
  const sum = (of: (priced: Priced) => number): number =>
    cart.data.reduce((total, { breakdown }) => total + of(breakdown), 0);
  expect(sum(({ landed_total }) => landed_total.likely)).toBe(cart.payment.landed_total.likely);
  expect(sum(({ first_payment }) => first_payment.likely)).toBe(cart.payment.first_payment);

  const paid = await pay({
    agreed_first_payment: cart.payment.first_payment,
    agreed_hold: cart.payment.hold,
  });
  expect(paid.status).toBe(200);
  const { rows } = await service.platform.pool.query<{ first: string; landed: string }>(
    `select sum(first_payment_vnd) as first, sum((price #>> '{landedTotal,likely}')::bigint) as landed
     from orders where code = any ($1)`,
    [paid.body.data.map(({ code }: { code: string }) => code)],
  );
  expect(Number(rows[0]?.first)).toBe(cart.payment.first_payment);
  expect(Number(rows[0]?.landed)).toBe(cart.payment.landed_total.likely);
});

test('the page of a thing says what it adds to the box, which is what the cart then grows by', async () => {
  await add(await onAmazon(1_000), 'amazon');
  const another = await onAmazon(1_400);
  const asked = () => service.asCustomer('GET', `/api/cart/addition?site=amazon&code=${another}`);
  const { added_vnd, alone_vnd, in_cart, in_warehouse } = (await asked()).body.data;
  expect({ in_cart, in_warehouse }).toEqual({ in_cart: 1, in_warehouse: 0 });
  expect(added_vnd).toBeLessThan(alone_vnd);
  const before = (await check()).payment.landed_total.likely;
  await add(another, 'amazon');
  expect((await check()).payment.landed_total.likely - before).toBe(added_vnd);
  await service.platform.pool.query('delete from cart_lines');
  expect((await asked()).body.data).toBeNull();
  const unknown = await service.asCustomer('GET', '/api/cart/addition?site=nowhere&code=x');
  expect(told(unknown)).toEqual([400, 'cart.unknown-site']);
});
