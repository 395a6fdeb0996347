import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';

let service: PretendService;
beforeAll(async () => {
  service = await startPretendService(80_000_000);
});
afterAll(() => service.close());

const make = (spec: object = {}) => service.sim.world.market.make({ price: 4_000, ...spec });
const add = (code: string, more: object = {}) =>
  service.asCustomer('POST', '/api/cart', { site_code: 'mercari', code, ...more });
const buy = (code: string, more: object = {}) =>
  service.asCustomer('POST', '/api/buy-product-now', {
    code,
    site: 'mercari',
    price: 4_000,
    ship_mode: 'AIR-HAN',
    ...more,
  });
const pay = (body: object) => service.asCustomer('POST', '/api/user/payment-for-order', body);
const ordersOf = async (code: string) =>
  (await service.asCustomer('GET', `/api/orders/of-item?site=mercari&code=${code}`)).body.data;

describe('how many of a thing', () => {
  it('is never more in the cart than its seller has', async () => {
    const code = make();
    const line = (await add(code, { qty: 3 })).body.data;
    expect(line).toMatchObject({ qty: 1, stock: 1 });
    expect((await add(code)).body.data.qty).toBe(1);
    const raised = await service.asCustomer('PUT', '/api/intended_cart/items/update', {
      items: [{ id: line._id, qty: 2 }],
    });
    expect(raised.body.data[0].qty).toBe(1);
  });

  it('is refused above what there is when it is bought at once', async () => {
    const refused = await buy(make(), { qty: 2 });
    expect(told(refused)).toEqual([409, 'bidding.not-so-many']);
    expect(refused.body.message).toContain('1');
  });
});

describe('blocked goods', () => {
  const blocked = () => make({ name: 'エアガン 電動ガン M4' });

  it('come neither into the cart nor into an order, and it is said why', async () => {
    for (const answer of [await add(blocked()), await buy(blocked())]) {
      expect(told(answer)).toEqual([409, 'bidding.seller-goods-blocked']);
      expect(answer.body.message).toContain('Vũ khí');
    }
  });

  it('cannot be negotiated, even before a price is named', async () => {
    const answer = await service.asCustomer('POST', '/api/desired-price/check', {
      code: blocked(),
      site: 'mercari',
    });
    expect(told(answer)).toEqual([409, 'bidding.seller-goods-blocked']);
  });
});

describe('one thing', () => {
  it('is one order: the second is refused with the code of the first', async () => {
    const code = make();
    const { order_code: first } = (await buy(code)).body.data;
    const again = await buy(code);
    expect(told(again)).toEqual([409, 'bidding.own-order']);
    expect(again.body.message).toContain(first);
    expect(await ordersOf(code)).toMatchObject([{ code: first }]);
    expect(await ordersOf(make())).toEqual([]);
  });

  it('that our own order took is told as ours, not as sold to somebody else', async () => {
    const code = make();
    const { order_code: first } = (await buy(code)).body.data;
    service.sim.world.market.patch(code, { isSold: true });
    const again = await buy(code);
    expect(told(again)).toEqual([409, 'bidding.own-order']);
    expect(again.body.message).toContain(first);
  });

  it('bought by two presses at once becomes one order', async () => {
    const code = make();
    const answers = await Promise.all([buy(code), buy(code), buy(code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await ordersOf(code)).toHaveLength(1);
  });
});

describe('paying a list', () => {
  it.each([
    ['no lines', { items: [] }],
    ['no quotes', { quotes: [] }],
  ])('with %s in it buys nothing, whatever is chosen in the cart', async (_, body) => {
    await add(make());
    expect(told(await pay(body))).toEqual([409, 'cart.nothing-chosen']);
    expect((await service.asCustomer('GET', '/api/cart/user')).body.data).not.toEqual([]);
  });
});
