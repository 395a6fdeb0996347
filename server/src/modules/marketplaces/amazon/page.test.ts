import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../../../../../simulator/src/start.ts';
import { hasShared, readShared } from '../../../../test-support/world/captures.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import { createAmazon } from './amazon.ts';
import { listingOfPage } from './listing-of-page.ts';
import { readProductPage } from './product-page.ts';

const readAt = new Date('2022-02-04T00:00:00Z');
const ASIN = 'B07WXL5YPW';
const captured = () =>
  readShared(`data/marketplaces/amazon/html/product_${ASIN}_amazon_co_jp_en_2022-02-04.html`);
const read = (html: string) => listingOfPage(readProductPage(html), ASIN, readAt);
const outageOf = (act: () => unknown): Outage | undefined => {
  try {
    act();
    return undefined;
  } catch (failure) {
    return failure as Outage;
  }
};

describe.skipIf(!hasShared)('the captured product page', () => {
  it('tells price, seller, points, reviews and what is written about it', () => {
    expect(read(captured())).toMatchObject({
      code: ASIN,
      title: 'Nintendo Switch 本体 (ニンテンドースイッチ) Joy-Con(L) ネオンブルー/(R) ネオンレッド',
      price: { current: 32_970, buyNow: 32_970, tax: 'included' },
      status: 'open',
      brand: '任天堂',
      pictures: ['https://m.media-amazon.com/images/I/61gtkPQtgrL._AC_SX679_.jpg'],
      seller: { id: 'AN1VRQENFRJN5', name: 'Amazon.co.jp' },
      shop: { isOwn: true, pointPercent: 1, review: { average: 4.6, count: 32_945 } },
      // What it costs to be sent abroad is told there; nothing that concerns us.
      shipping: { payer: 'unknown', fee: undefined },
    });
    expect(read(captured()).descriptionText.split('\n')).toHaveLength(5);
  });

  it('never takes the price of other goods beside it', () => {
    expect(captured()).toContain('<span class="a-offscreen">¥5,970</span>');
    const without = captured().replaceAll('id="priceblock_ourprice"', 'id="priceblock_other"');
    expect(outageOf(() => read(without))?.missing).toBe('priceblock_ourprice');
  });

  it.each([
    ['productTitle', 'id="productTitle"', 'id="title2"'],
    ['input.ASIN', 'name="ASIN"', 'name="asin"'],
    ['input.ASIN', 'name="ASIN" value="B07WXL5YPW"', 'name="ASIN" value="B07WXL5YPX"'],
    ['priceblock_ourprice', '>¥32,970<', '>$32,970<'],
    ['priceblock_ourprice', '>¥32,970<', '>¥32,97<'],
    ['availability', /In\s+Stock/g, 'Pas encore'],
  ])('is an outage that names %s when %s became %s', (missing, from, to) => {
    const changed = captured().replaceAll(from, to);
    expect(changed).not.toBe(captured());
    const failure = outageOf(() => read(changed));
    expect(failure).toBeInstanceOf(Outage);
    expect(failure?.missing).toBe(missing);
  });

  it('that says "unavailable" has no price', () => {
    const gone = read(captured().replaceAll(/In\s+Stock/g, 'Currently unavailable'));
    expect([gone.status, gone.price.current, gone.quantity]).toEqual(['sold', undefined, 0]);
  });
});

describe('goods that the interface does not show', () => {
  let simulator: Simulator;
  let site: ReturnType<typeof createAmazon>;
  const make = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${simulator.url}/_control/amazon/items`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { asin: string }).asin;
  };
  const open = (pagesUrl?: string) =>
    createAmazon({
      baseUrl: `${simulator.url}/amazon`,
      pacePerSecond: 100,
      clock: systemClock,
      ...(pagesUrl && { pagesUrl }),
      credentials: {
        id: 'hako-amazon',
        secret: 'pretend-amazon-secret',
        partnerTag: 'hako-22',
        tokenUrl: `${simulator.url}/amazon/auth/o2/token`,
      },
    });
  beforeAll(async () => {
    simulator = await startSimulator();
    site = open(`${simulator.url}/amazon/www`);
  });
  afterAll(async () => {
    await site.close();
    await simulator.stop();
  });

  it('are read from their page, and only where that is allowed', async () => {
    const asin = await make({ title: 'ソニー ヘッドホン 店頭限定', price: 9_900, isHidden: true });
    expect(await site.findListing(asin)).toMatchObject({
      code: asin,
      title: 'ソニー ヘッドホン 店頭限定',
      price: { current: 9_900 },
      status: 'open',
    });
    expect((await site.findListing(asin))?.categoryPath.at(-1)).toEqual({
      id: '9000104',
      name: 'ヘッドホン',
    });
    expect((await site.search({ keyword: '店頭限定' })).listings).toEqual([]);
    const without = open();
    expect(await without.findListing(asin)).toBeUndefined();
    await without.close();
    expect(await site.findListing('B000000000')).toBeUndefined();
  });

  it('are sold out when their page says so', async () => {
    const asin = await make({
      title: 'ソニー ヘッドホン 品薄',
      price: 9_900,
      stock: null,
      isHidden: true,
    });
    expect(await site.findListing(asin)).toMatchObject({
      status: 'sold',
      price: { current: undefined },
    });
  });

  it('cost only themselves when a robot check stands before the pages', async () => {
    const asin = await make({ title: 'ソニー ヘッドホン 限定', price: 9_900, isHidden: true });
    const seen = await make({ title: 'ソニー ヘッドホン 普通', price: 8_800 });
    simulator.world.faults.add({ party: 'amazon', path: '^/www', kind: 'captcha' });
    await expect(site.findListing(asin)).rejects.toMatchObject({
      source: 'amazon',
      kind: 'blocked',
    });
    expect(await site.findListing(seen)).toMatchObject({ code: seen });
    simulator.world.faults.remove({});
  });
});
