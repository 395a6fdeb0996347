import { describe, expect, test } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import { CART_LINES } from './rules/cart-line.ts';
import {
  add,
  service,
  item,
  lines,
  NOBODYS,
  pay,
  setUpCartRig,
} from '../../../test-support/rigs/cart/cart-rig.ts';

setUpCartRig();

describe('what cannot be put into a cart', () => {
  test.each([
    ['a site we do not know', () => add('m123', 'ebay'), [400, 'cart.unknown-site']],
    ['an item that is not there', () => add('m00000000001'), [409, 'cart.item-unavailable']],
    [
      'a choice that its seller does not offer',
      () =>
        service.asCustomer('POST', '/api/cart', {
          site_code: 'mercari',
          code: item(),
          variant_id: 'red',
        }),
      [409, 'cart.no-such-choice'],
    ],
    [
      'an auction without a fixed price',
      () => add(service.sim.world.house.make({ buyNowPrice: null }), 'auction'),
      [409, 'cart.auction-only'],
    ],
  ])('%s', async (_, work, answer) => {
    expect(told(await work())).toEqual(answer);
    expect(await lines()).toEqual([]);
  });

  test('an item that was sold', async () => {
    const id = item();
    service.sim.world.market.patch(id, { isSold: true });
    expect(told(await add(id))).toEqual([409, 'cart.item-unavailable']);
  });

  test('one more than the cart holds', async () => {
    await service.platform.pool.query(
      `insert into cart_lines (id, customer_id, site, code, variant_id, title, url, pictures, price_jpy, quantity, ship_mode, description, is_selected, created_at, updated_at)
       select gen_random_uuid(), $1, 'mercari', 'm' || n, '', 'x', 'https://x.test', '{}', 1, 1, 'AIR-HAN', '', false, now(), now() from generate_series(1, $2) n`,
      [service.customerId, CART_LINES],
    );
    const refused = await add(item());
    expect(told(refused)).toEqual([409, 'cart.full']);
    expect(refused.body.message).toContain(String(CART_LINES));
    expect(await lines()).toHaveLength(CART_LINES);
  });
});
describe('a way of shipping that nobody has', () => {
  test('is not taken into a line; an empty one means what is offered first', async () => {
    const put = (ship_mode: string) =>
      service.asCustomer('POST', '/api/cart', { site_code: 'mercari', code: item(), ship_mode });
    expect(told(await put('ROCKET'))).toEqual([400, 'pricing.unknown-ship-mode']);
    expect(await lines()).toEqual([]);
    expect((await put('')).body.data.ship_mode).toBe('AIR-HAN');
  });

  test.each(['/api/intended_cart/items', '/api/intended_cart/items/update'])(
    'PUT %s changes nothing with one',
    async (path) => {
      await add(item(4_000, true));
      const [line] = await lines();
      const change = (ship_mode: string) =>
        service.asCustomer('PUT', path, { items: [{ id: line?._id, qty: 2, ship_mode }] });
      expect(told(await change('ROCKET'))).toEqual([400, 'pricing.unknown-ship-mode']);
      expect(await lines()).toMatchObject([{ qty: 1 }]);
      expect((await change('SEA-HAN')).body.data).toMatchObject([{ qty: 2, ship_mode: 'SEA-HAN' }]);
    },
  );
});
describe('a cart', () => {
  test('takes its price from the marketplace, whatever the caller says, and grows in number', async () => {
    const id = item(4_321, true);
    await service.asCustomer('POST', '/api/cart', {
      site_code: 'mercari',
      code: id,
      price: 1,
      qty: 2,
    });
    await add(id);
    expect(await lines()).toMatchObject([{ price: 4_321, qty: 3 }]);
  });

  test.each([
    ['PUT', '/api/intended_cart/items/update', { items: [{ id: NOBODYS, qty: 5 }] }],
    ['POST', '/api/cart/accept-prices', { items: [{ id: NOBODYS, price: 5 }] }],
    ['POST', '/api/user/payment-for-order', { items: [{ id: NOBODYS }] }],
  ])('%s %s with a line of somebody else changes nothing', async (method, path, body) => {
    expect(told(await service.asCustomer(method, path, body))).toEqual([404, 'cart.not-found']);
  });
});
test('is meant to be paid as a set: the named lines and no others', async () => {
  for (const price of [1_000, 2_000, 3_000]) await add(item(price));
  const all = await lines();
  const [chosen] = all;
  const answer = await service.asCustomer('PUT', '/api/intended_cart/items', {
    items: [{ id: chosen?._id }],
  });
  expect(answer.body.data.filter(({ selected }: { selected: boolean }) => selected)).toMatchObject([
    { _id: chosen?._id },
  ]);
  const foreign = await service.asCustomer('PUT', '/api/intended_cart/items', {
    items: [{ id: all[1]?._id }, { id: NOBODYS }],
  });
  expect(told(foreign)).toEqual([404, 'cart.not-found']);
  expect((await service.asCustomer('GET', '/api/cart/check')).body.data).toMatchObject([
    { id: chosen?._id },
  ]);
});
describe('what one seller sends together', () => {
  const inShop = async (price: number): Promise<string> => {
    const made = await fetch(`${service.sim.url}/_control/rakuten/items`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ price, isFree: false }),
    });
    const { id } = (await made.json()) as { id: string };
    return (await add(id, 'rakuten')).body.data._id;
  };

  test('pays its shipping inside Japan once, as shown before', async () => {
    const [first, second] = [await inShop(4_000), await inShop(5_000)];
    const alone = (
      await service.asCustomer('POST', '/api/quote/user/coupon', { items: [{ id: first }] })
    ).body.data.first_payment;
    const other = (
      await service.asCustomer('POST', '/api/quote/user/coupon', { items: [{ id: second }] })
    ).body.data.first_payment;
    const { data, payment } = (await service.asCustomer('GET', '/api/cart/check')).body as {
      data: { id: string; sent_with: string | null }[];
      payment: { first_payment: number };
    };
    const along = data.filter(({ sent_with }) => sent_with !== null);
    expect(along).toHaveLength(1);
    expect(data.some(({ id }) => id === along[0]?.sent_with)).toBe(true);
    expect(payment.first_payment).toBeLessThan(alone + other);
    const paid = await pay({ agreed_first_payment: payment.first_payment });
    expect(told(paid)[0]).toBe(200);
    const { rows } = await service.platform.pool.query(
      'select note from orders where code = any ($1)',
      [paid.body.data.map(({ code }: { code: string }) => code)],
    );
    expect(rows.filter(({ note }) => note?.includes('Mua chung với món khác'))).toHaveLength(1);
  });
});
