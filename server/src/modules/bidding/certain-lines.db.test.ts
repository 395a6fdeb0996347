import { pricedItem } from '@hako/contract/pricing/priced-item';
import { expect, test } from 'vitest';
import {
  job,
  service,
  setUpShownIsChargedRig,
} from '../../../test-support/rigs/bidding/shown-is-charged-rig.ts';

setUpShownIsChargedRig();

interface Line {
  readonly code: string;
  readonly payment: number;
  readonly certainty: string;
  readonly vnd: number;
  readonly amount: number;
}
/** What was bought, as PostgreSQL keeps it. */
interface Bought {
  readonly price: { readonly lines: readonly (Line & { readonly dong: number })[] };
  readonly first_payment_vnd: string;
}

/** Something for sale, made by hand at a site: who pays its delivery, its site, where it is made and how. */
const TRADES: readonly (readonly [told: string, site: string, made: string, spec: object])[] = [
  ['a private seller, a fee', 'auction', 'auctions', { isStore: false }],
  ['a private seller, free', 'auction', 'auctions', { isStore: false, isFreeShipping: true }],
  ['a private seller, untold', 'auction', 'auctions', { isStore: false, shippingFee: null }],
  ['a store that adds tax, a fee', 'auction', 'auctions', { isStore: true }],
  ['a store that adds tax, free', 'auction', 'auctions', { isStore: true, isFreeShipping: true }],
  ['a store that adds tax, untold', 'auction', 'auctions', { isStore: true, shippingFee: null }],
  ['the buyer', 'mercari', 'mercari/items', { payer: 1 }],
  ['the seller', 'mercari', 'mercari/items', { payer: 2 }],
  ['a shop on Mercari', 'mercari', 'mercari/items', { isShops: true }],
  ['included', 'rakuten', 'rakuten/items', { isFree: true }],
  ['not included', 'rakuten', 'rakuten/items', { isFree: false }],
  ['included, tax added', 'rakuten', 'rakuten/items', { isTaxExcluded: true, price: 4_987 }],
  ['included', 'shopping', 'yahoo-shopping/items', { shippingCode: 2 }],
  ['not included', 'shopping', 'yahoo-shopping/items', { shippingCode: 1 }],
  ['included under conditions', 'shopping', 'yahoo-shopping/items', { shippingCode: 3 }],
  ['the seller', 'paypay', 'paypay/items', {}],
  ['a small order', 'surugaya', 'suruga-ya/products', { price: 480 }],
  ['an order of 1,500 yen', 'surugaya', 'suruga-ya/products', { price: 1_500 }],
  ['an order of 12,000 yen', 'surugaya', 'suruga-ya/products', { price: 12_000 }],
  ['a small order', 'amazon', 'amazon/items', { price: 900 }],
  ['an order of 9,000 yen', 'amazon', 'amazon/items', { price: 9_000 }],
];

async function make(site: string, path: string, spec: object): Promise<string> {
  const lot = { startPrice: 4_164, buyNowPrice: 4_164, isFixed: true, rivals: [] };
  const answer = await fetch(`${service.sim.url}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ price: 4_321, ...(site === 'auction' && lot), ...spec }),
  });
  const made = (await answer.json()) as { id?: string; code?: string; asin?: string };
  return made.id ?? made.code ?? made.asin ?? '';
}

/** The certain lines of the first payment. */
const certain = (lines: readonly Line[]) =>
  lines
    .filter(({ payment, certainty }) => payment === 1 && certainty === 'certain')
    .map(({ code, vnd }) => [code, vnd]);

/** Yahoo! Auctions answers with the price alone, Mercari with everything that it charged. */
const chargedAt = (site: string, lines: readonly Line[]): number =>
  lines
    .filter(({ code }) =>
      site === 'auction'
        ? code === 'tien-hang'
        : ['tien-hang', 'thue-nhat-ban', 'phi-van-chuyen-noi-dia'].includes(code),
    )
    .reduce((sum, { amount }) => sum + amount, 0);

/** A fee that depends on the place, where the site does not quote the one to our warehouse. */
test('a fee that may be higher is certain neither on the page nor on the bill', async () => {
  const code = await make('auction', 'auctions', { isStore: false });
  service.sim.world.faults.add({
    party: 'yahoo-auctions',
    path: '^/web/api/itempage/',
    kind: 'garbage',
  });
  try {
    const lines = await expectSameLines('auction', code);
    expect(lines.map(([line]) => line)).not.toContain('phi-van-chuyen-noi-dia');
  } finally {
    service.sim.world.faults.remove({});
  }
});

test.each(TRADES)(
  '%s at %s: what the page tells as certain is what is billed',
  async (...trade) => {
    const [, site, path, spec] = trade;
    await expectSameLines(site, await make(site, path, spec));
  },
);

/** Compares the page of a listing with the order of it; gives the certain lines. */
async function expectSameLines(site: string, code: string) {
  const { data: item } = (await service.asCustomer('GET', `/api/catalog/items/${site}/${code}`))
    .body;
  expect(item, code).toMatchObject({ can_buy: true });
  const asked = { items: [pricedItem(item, item.price_jpy)], ship_mode: 'AIR-HAN' };
  const page = (await service.asCustomer('POST', '/api/calculate-price', asked)).body;
  const lines: readonly Line[] = page.breakdown[0].lines;
  const bought = await service.asCustomer('POST', '/api/bid/buy', {
    site,
    code,
    price: item.price_jpy,
    ship_mode: 'AIR-HAN',
  });
  expect(bought.body, JSON.stringify(bought.body)).toMatchObject({ success: true });
  const { rows } = await service.platform.pool.query<Bought>(
    'select id, price, first_payment_vnd from orders where code = $1',
    [bought.body.data.order_code],
  );
  const order = rows[0] as Bought & { id: string };
  const billed = order.price.lines.map((line) => ({ ...line, vnd: line.dong }));
  expect(certain(lines)).toEqual(certain(billed));
  expect(certain(lines).length).toBeGreaterThan(2);
  expect(page.breakdown[0].first_payment.likely).toBe(Number(order.first_payment_vnd));

  // Where a program buys, the site charges what the certain lines say.
  await job('orders.buy', { orderId: order.id });
  const paid = await service.platform.pool.query(
    'select state, price_paid_jpy from orders where id = $1',
    [order.id],
  );
  const { state, price_paid_jpy } = paid.rows[0];
  if (state === 'BOUGHT') expect(Number(price_paid_jpy)).toBe(chargedAt(site, lines));
  return certain(lines);
}
