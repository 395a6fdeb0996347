import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';
import { CART_LINES } from './rules/cart-line.ts';

const NOBODYS = '0190a000-0000-7000-8000-0000000000ff';
let service: PretendService;

beforeAll(async () => {
  service = await startPretendService(50_000_000);
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.platform.pool.query('delete from cart_lines');
});

const add = (code: string, site = 'mercari') =>
  service.asCustomer('POST', '/api/cart', { site_code: site, code });
const pay = (body: object = {}) => service.asCustomer('POST', '/api/user/payment-for-order', body);
const lines = async () =>
  (await service.asCustomer('GET', '/api/cart/user')).body.data as {
    _id: string;
    price: number;
    qty: number;
    name: string;
    name_vi: string;
  }[];
const orders = async () =>
  Number((await service.platform.pool.query('select count(*) from orders')).rows[0]?.count);
const item = (price = 4_000, isShops = false) => service.sim.world.market.make({ price, isShops });

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
    expect(rows.filter(({ note }) => note?.includes('Mua cùng một lần'))).toHaveLength(1);
  });
});

describe('paying for a cart', () => {
  test('is refused for more than there is, until the number that is left was accepted', async () => {
    const id = item(2_500);
    await add(id);
    // Its seller had three when it was put in.
    await service.platform.pool.query('update cart_lines set quantity = 3, stock = 3');
    const [line] = await lines();
    expect((await service.asCustomer('GET', '/api/cart/check')).body.data).toMatchObject([
      { state: 'changed', old_qty: 3, new_qty: 1 },
    ]);
    const refused = await pay();
    expect(told(refused)).toEqual([409, 'cart.stock-changed']);
    expect(refused.body.facts).toMatchObject({ old: 3, new: 1, name: line?.name_vi });
    expect(line?.name_vi).not.toBe(line?.name);
    await service.asCustomer('POST', '/api/cart/accept-prices', {
      items: [{ id: line?._id, price: 2_500, qty: 1 }],
    });
    expect((await pay()).status).toBe(200);
  });

  test('is refused when nothing is chosen', async () => {
    expect(told(await pay())).toEqual([409, 'cart.nothing-chosen']);
  });

  test('is refused with old and new price when one changed, until the new one was accepted', async () => {
    const before = await orders();
    const [same, dearer] = [item(2_000), item(3_000)];
    await add(same);
    await add(dearer);
    service.sim.world.market.patch(dearer, { price: 3_500 });
    const refused = await pay();
    expect(told(refused)).toEqual([409, 'cart.price-changed']);
    expect(refused.body.facts).toMatchObject({ old: 3_000, new: 3_500 });
    expect(await orders()).toBe(before);
    const line = (await lines()).find(({ price }) => price === 3_000);
    await service.asCustomer('POST', '/api/cart/accept-prices', {
      items: [{ id: line?._id, price: 3_500 }],
    });
    expect((await pay()).status).toBe(200);
    expect(await orders()).toBe(before + 2);
    expect(await lines()).toEqual([]);
  });

  test('is refused when one was sold, when the address is not theirs, and when they have none', async () => {
    const before = await orders();
    const gone = item(2_000);
    await add(gone);
    expect(told(await pay({ address_id: NOBODYS }))).toEqual([404, 'customers.address-not-found']);
    const { rows } = await service.platform.pool.query<{ address_id: string }>(
      'update customer_addresses set removed_at = now(), is_primary = false returning address_id',
    );
    expect(told(await pay())).toEqual([409, 'customers.no-address']);
    await service.platform.pool.query(
      'update customer_addresses set removed_at = null, is_primary = true where address_id = $1',
      [rows[0]?.address_id],
    );
    service.sim.world.market.patch(gone, { isSold: true });
    expect(told(await pay())).toEqual([409, 'bidding.sold']);
    expect(await orders()).toBe(before);
    expect(await lines()).toHaveLength(1);
  });

  test('is put off in words while the site does not answer, and nothing is held', async () => {
    const before = await orders();
    await add(item(1_800));
    service.sim.world.faults.add({ party: 'mercari', kind: 'status', status: 500, body: '' });
    const refused = await pay();
    service.sim.world.faults.remove({ party: 'mercari' });
    expect(told(refused)).toEqual([503, 'orders.try-later']);
    expect(refused.body.message).toBe('Có lỗi xảy ra, vui lòng thử lại sau!');
    expect(await orders()).toBe(before);
    expect(await lines()).toHaveLength(1);
  });

  test('buys a line once that is named twice', async () => {
    const before = await orders();
    await add(item(1_700));
    const [line] = await lines();
    const paid = await pay({ items: [{ id: line?._id }, { id: line?._id }] });
    expect(paid.body.data).toHaveLength(1);
    expect(await orders()).toBe(before + 1);
  });

  test('takes a service once that is named twice', async () => {
    await add(item(1_600));
    const [line] = await lines();
    const paid = await pay({ items: [{ id: line?._id, extra_services: ['PHOTO', 'PHOTO'] }] });
    const { results } = (await service.asCustomer('GET', '/api/quotes/user')).body.data;
    expect(results[0]).toMatchObject({
      code: paid.body.data[0].code,
      services_extra: ['PHOTO'],
      fee_extra: 40_000,
    });
  });

  test('buys each line once, however often it is sent at once', async () => {
    const before = await orders();
    await add(item(1_500));
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer.body.code).toMatch(/^cart\.(not-found|nothing-chosen)$/);
    expect(await orders()).toBe(before + 1);
  });
});
