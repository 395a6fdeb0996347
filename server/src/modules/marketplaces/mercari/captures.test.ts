import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { hasShared, readShared, readSharedJson } from '../../../../test-support/world/captures.ts';
import { mutationsOf } from '../../../../test-support/mutations.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Listing, ListingCard } from '../listing.ts';
import { cardOfSearchItem, sellerOf } from './card.ts';
import { createProver } from './dpop.ts';
import { listingOfItem, listingOfProduct } from './item.ts';
import {
  readItem,
  readProduct,
  readProfile,
  readSearch,
  readSearchItem,
  readSellerItem,
  readSellerItems,
} from './shapes.ts';
import { readPurchase, readTransaction } from './partner-shapes.ts';

const FOLDER = 'data/marketplaces/mercari';
const readAt = new Date('2026-09-02T12:00:00Z');

interface Exchange {
  request: { method: string; uri: string; headers: Record<string, string[]> };
  response: { status_code: number; content: string };
}
const exchangesOf = (name: string): Exchange[] =>
  (parse(readShared(`${FOLDER}/web-api-cassettes/${name}.yml`)) as { interactions: Exchange[] })
    .interactions;
const answersOf = (name: string): unknown[] =>
  exchangesOf(name).map(({ response }) => JSON.parse(response.content));
const newest = (name: string): unknown => readSharedJson(`${FOLDER}/web-api-2026-09/${name}.json`);

const cardsOf = (answer: unknown): ListingCard[] =>
  readSearch(answer).items.map((found, index) =>
    cardOfSearchItem(readSearchItem(found, `items.${index}.`), `items.${index}`, readAt),
  );
const listingOf = (answer: unknown): Listing => listingOfItem(readItem(answer).data, readAt);
const productOf = (answer: unknown): Listing => listingOfProduct(readProduct(answer), readAt);

const SEARCHES = [
  ['test_search_exclude_keywords', 118],
  ['test_search_fetch_full_item_from_result', 2],
  ['test_search_fetch_next_page', 119],
  ['test_search_fetch_next_page_on_last_page', 3],
  ['test_search_filter_by_status_on_sale', 116],
  ['test_search_no_price_item', 1],
  ['test_search_sort_by_price_asc', 19],
  ['test_search_with_item_condition_filter', 6],
  ['test_search_with_min_price_and_max_price_filter', 29],
  ['test_simple_search_query', 3],
] as const;

describe.skipIf(!hasShared)('the recorded searches', () => {
  it.each(SEARCHES)('%s gives %i listings', (name, count) => {
    const cards = cardsOf(answersOf(name)[0]);
    expect(cards).toHaveLength(count);
    for (const card of cards) {
      expect(card.code).toMatch(/^(m\d+|[A-Za-z0-9]{22})$/);
      expect(card.shipping.fee).toBe(card.shipping.payer === 'seller' ? 0 : undefined);
      expect(card.price.tax).toBe('included');
    }
  });

  it('keep the price range and the order that were asked for', () => {
    const prices = cardsOf(answersOf('test_search_sort_by_price_asc')[0]).map(({ price }) =>
      Number(price.current),
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(
      cardsOf(answersOf('test_search_filter_by_status_on_sale')[0]).every(
        ({ status }) => status === 'open',
      ),
    ).toBe(true);
  });

  it('never show 9,999,999 as the price of a listing without one', () => {
    expect(cardsOf(answersOf('test_search_no_price_item')[0])[0]?.price).toMatchObject({
      current: undefined,
      buyNow: undefined,
    });
  });

  it('of 2026 tell auctions from goods at a fixed price', () => {
    const [auction] = cardsOf(newest('search_page_auction'));
    expect(auction).toMatchObject({
      code: 'm83173230226',
      price: { current: 62100, start: 60000, buyNow: undefined },
      auction: { bidCount: 21, endsAt: new Date('2026-09-02T11:39:00Z') },
      condition: 'fair',
      shipping: { payer: 'seller', fee: 0 },
    });
    const [plain] = cardsOf(newest('search_page'));
    expect(plain?.price.buyNow).toBe(plain?.price.current);
  });

  it('are an outage or the same prices after any one change', () => {
    const facts = (cards: readonly ListingCard[]) =>
      cards.map(({ price, status }) => ({ price, status }));
    expectNoWrongPrice(
      newest('search_page_auction'),
      (answer) => facts(cardsOf(answer)),
      /\.((isNoPrice|initialPrice|price|status) .*|auction null)$/,
      /^items/,
    );
    expectNoWrongPrice(
      newest('search_page'),
      (answer) => facts(cardsOf(answer)),
      /\.(isNoPrice|price|status) /,
      /^items/,
    );
  });
});

describe.skipIf(!hasShared)('the recorded items', () => {
  it('of 2026 is on sale though it has a buyer object', () => {
    expect(listingOf(newest('item_detail'))).toMatchObject({
      code: 'm87177707015',
      title: '【極美品】iPhone15 本体 ブルー 128GB',
      price: { current: 70000, tax: 'included' },
      status: 'open',
      condition: 'like-new',
      seller: { id: '900000001', ratingPercent: 100, goodCount: 75 },
      shipping: { payer: 'seller', fee: 0, fromPrefecture: undefined },
      checksum: '0a8b0cce2758117fd32e21fad7e6d929',
      isOfferable: true,
      brand: 'Apple',
      auction: undefined,
    });
    expect(listingOf(newest('item_detail')).categoryPath.map(({ id }) => id)).toEqual([
      '7',
      '100',
      '859',
    ]);
  });

  it('of 2022 has another category shape', () => {
    const [, item] = answersOf('test_search_fetch_full_item_from_result');
    expect(listingOf(item)).toMatchObject({
      code: 'm94786104879',
      price: { current: 4800 },
      status: 'open',
      shipping: { fromPrefecture: 20 },
    });
    expect(listingOf(item).categoryPath.map(({ id }) => id)).toEqual(['5', '75', '700']);
    expect(listingOf(item).seller.ratingPercent).toBe(99.7);
  });

  it('of 2023 is sold', () => {
    expect(listingOf(answersOf('test_item_with_comments')[0])).toMatchObject({
      price: { current: 5000 },
      status: 'sold',
      condition: 'good',
    });
  });

  it('that does not exist is told as 404', () => {
    expect(exchangesOf('test_item_not_found')[0]?.response.status_code).toBe(404);
    expect(() => readItem(answersOf('test_item_not_found')[0])).toThrow(Outage);
  });

  it('are an outage or the same price after any one change', () => {
    const facts = ({ price, status, shipping }: Listing) => ({
      price,
      status,
      payer: shipping.payer,
    });
    expectNoWrongPrice(
      newest('item_detail'),
      (answer) => facts(listingOf(answer)),
      /^data\.(price|status|auction_info|shipping_payer\.code) /,
      /^data/,
    );
  });
});

describe.skipIf(!hasShared)('a recorded Shops product', () => {
  it('is paid for by the seller, though its payer id is the one of a paying buyer elsewhere', () => {
    expect(productOf(newest('shops_product'))).toMatchObject({
      code: '2JWDpXc97kLGT6F5i2JLSF',
      price: { current: 1280 },
      shipping: { payer: 'seller', fee: 0, fromPrefecture: 23 },
      status: 'open',
      isShopItem: true,
      isOfferable: false,
    });
    expect(productOf(newest('shops_product')).variants.length).toBeGreaterThan(1);
  });

  it('is sold out by its tag', () => {
    expect(
      productOf({ ...(newest('shops_product') as object), productTags: ['sold_out'] }).status,
    ).toBe('sold');
  });

  it('is an outage or the same price after any one change', () => {
    const facts = ({ price, status }: Listing) => ({ price, status });
    expectNoWrongPrice(
      newest('shops_product'),
      (answer) => facts(productOf(answer)),
      /^(price|productDetail\.(timeSaleDetails|variants.*)) /,
      /^(?!attributes)/,
    );
  });
});

describe.skipIf(!hasShared)('what else was recorded', () => {
  it('a profile gives the share of good ratings', () => {
    const { data } = readProfile(answersOf('test_profile')[0]);
    expect(sellerOf(String(data.id), data.name, data.ratings)).toMatchObject({
      id: '319771969',
      ratingPercent: 99.7,
      goodCount: 1049,
      badCount: 0,
    });
  });

  it("a seller's list has thirty rows", () => {
    const { data } = readSellerItems(answersOf('test_items')[0]);
    expect(data.map((row) => readSellerItem(row))).toHaveLength(30);
  });

  it('the partner samples have the shapes that we read', () => {
    const partner = (name: string) =>
      readSharedJson(`${FOLDER}/not-captures/partner-api/${name}.json`);
    expect(readPurchase(partner('purchase_example')).transaction_details).toMatchObject({
      trx_id: 511111151,
      price: 3001,
      buyer_shipping_fee: 701,
    });
    expect(readPurchase(partner('purchase_failure')).failure_details?.code).toBe('F0105');
    expect(readPurchase(partner('purchase_failure2')).failure_details?.code).toBe('F0104');
    expect(readTransaction(partner('transaction'))).toMatchObject({
      id: '767717376',
      item_id: 'm04771746908',
    });
  });

  it('the recorded proofs verify by the same rule as ours', () => {
    const recorded = SEARCHES.flatMap(([name]) => exchangesOf(name)).map(({ request }) => ({
      proof: request.headers['dpop']?.[0] as string,
      method: request.method,
    }));
    expect(recorded.length).toBeGreaterThan(10);
    const ours = ['GET', 'POST'].map((method) => ({
      proof: createProver(systemClock)(method as 'GET', 'https://api.mercari.jp/items/get'),
      method,
    }));
    for (const { proof, method } of [...recorded, ...ours])
      expect(isProof(proof, method)).toBe(true);
    expect(isProof(`${ours[0]?.proof.slice(0, -4)}AAAA`, 'GET')).toBe(false);
  });
});

function isProof(proof: string, method: string): boolean {
  const [header = '', payload = '', signature = ''] = proof.split('.');
  const { jwk } = JSON.parse(Buffer.from(header, 'base64url').toString());
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return (
    claims.htm === method &&
    verify(
      'sha256',
      Buffer.from(`${header}.${payload}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}

function expectNoWrongPrice(
  document: unknown,
  facts: (mutant: unknown) => unknown,
  uncheckable: RegExp,
  within: RegExp,
): void {
  const before = JSON.stringify(facts(document));
  let outages = 0;
  for (const { path, kind, mutant } of mutationsOf(document)) {
    if (!within.test(path)) continue;
    let after: string;
    try {
      after = JSON.stringify(facts(mutant));
    } catch (failure) {
      expect(failure, `${path} ${kind}`).toBeInstanceOf(Outage);
      outages += 1;
      continue;
    }
    if (!uncheckable.test(`${path} ${kind}`)) expect(after, `${path} ${kind}`).toBe(before);
  }
  expect(outages).toBeGreaterThan(10);
}
