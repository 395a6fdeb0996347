import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../../../../../simulator/src/start.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { type Yen, yen } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Listing } from '../listing.ts';
import { createMercari } from './mercari.ts';

const address = {
  family_name: '箱',
  first_name: '倉庫',
  family_name_kana: 'ハコ',
  first_name_kana: 'ソウコ',
  telephone: '0312345678',
  zip_code1: '120',
  zip_code2: '0023',
  prefecture: '東京都',
  city: '足立区',
  address1: '千住曙町1-1',
  address2: 'Hako',
};
let simulator: Simulator;
let site: ReturnType<typeof createMercari>;

beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(async () => {
  await site.close();
  await simulator.stop();
});
beforeEach(async () => {
  simulator.world.faults.remove({});
  await site?.close();
  const { partnerClientId: clientId, partnerClientSecret: clientSecret } = simulator.world.config;
  site = createMercari({
    baseUrl: `${simulator.url}/mercari`,
    pacePerSecond: 100,
    clock: systemClock,
    timeoutMs: 2_000,
    partner: { url: `${simulator.url}/mercari-partner`, clientId, clientSecret, address },
  });
});

const bought = new Set<string>();
/** A listing on sale at a fixed price that no test bought yet. */
const someListing = async (isShopItem = false): Promise<Listing & { price: { current: Yen } }> => {
  const { listings } = await site.search({
    keyword: 'ソニー',
    kind: 'fixed',
    size: 120,
    seller: isShopItem ? 'store' : 'private',
  });
  const card = listings.find(
    ({ code, price, status, auction }) =>
      !bought.has(code) && price.current !== undefined && status === 'open' && !auction,
  );
  if (!card) throw new Error('nothing to buy');
  bought.add(card.code);
  return (await site.findListing(card.code)) as Listing & { price: { current: Yen } };
};

describe('the connector against the pretend site', () => {
  it('finds, narrows and reads what it found', async () => {
    const { listings } = await site.search({
      keyword: 'ニコン',
      minimumPrice: yen(10_000),
      maximumPrice: yen(80_000),
      size: 60,
    });
    expect(listings.length).toBeGreaterThan(3);
    for (const card of listings) {
      if (card.price.current === undefined) continue;
      expect(card.price.current).toBeGreaterThanOrEqual(10_000);
      expect(card.price.current).toBeLessThanOrEqual(80_000);
    }
    for (const card of listings.slice(0, 6)) {
      const listing = await site.findListing(card.code);
      expect(listing).toMatchObject({
        code: card.code,
        title: card.title,
        isShopItem: card.isShopItem,
      });
      if (!card.auction) expect(listing?.price.current).toBe(card.price.current);
    }
    expect(await site.findListing('m99999999999')).toBeUndefined();
    expect(await site.findListing('2JWDpXc97kLGT6F5i2JLSX')).toBeUndefined();
  });

  it('shows sellers and categories', async () => {
    const listing = await someListing();
    const seller = await site.sellers?.findSeller(listing.seller.id);
    expect(seller).toMatchObject({ id: listing.seller.id, name: listing.seller.name });
    expect(
      (await site.sellers?.listListings(listing.seller.id, {}))?.listings.length,
    ).toBeGreaterThan(0);
    expect((await site.categories?.readBranch(undefined))?.children.length).toBeGreaterThan(3);
  });

  it('buys at the price that was agreed, and finds the purchase again', async () => {
    const { code, price, checksum } = await someListing();
    const answer = await site.purchases?.buy({
      code,
      price: price.current,
      account: 'hako-01',
      checksum,
    });
    expect(answer).toMatchObject({ isBought: true });
    const found = await site.purchases?.findPurchase({ code, account: 'hako-01' });
    expect(found?.orderNumber).toBe(answer?.isBought ? answer.orderNumber : 'none');
    expect(
      await site.purchases?.buy({ code, price: price.current, account: 'hako-01' }),
    ).toMatchObject({ isBought: false, reason: 'sold' });
  });

  it('refuses another price or a changed listing before it asks', async () => {
    const { code, price } = await someListing();
    expect(
      await site.purchases?.buy({ code, price: yen(price.current - 1), account: 'hako-01' }),
    ).toMatchObject({
      isBought: false,
      reason: 'price-changed',
    });
    expect(
      await site.purchases?.buy({
        code,
        price: price.current,
        account: 'hako-01',
        checksum: '0'.repeat(32),
      }),
    ).toMatchObject({
      isBought: false,
      reason: 'price-changed',
    });
    expect(await site.purchases?.findPurchase({ code, account: 'hako-01' })).toBeUndefined();
  });

  it.each(['reset-after-apply', 'garbage', 'half-body'])(
    'says after %s that it may be bought, and it was, once',
    async (kind) => {
      const { code, price } = await someListing();
      simulator.world.faults.add({
        party: 'mercari-partner',
        path: '^/v1/items/purchase',
        kind: kind as 'garbage',
        times: 1,
      });
      const outage = await site.purchases
        ?.buy({ code, price: price.current, account: 'hako-01' })
        .catch((failure: unknown) => failure);
      expect(outage).toBeInstanceOf(Outage);
      expect((outage as Outage).isMaybeApplied).toBe(true);
      expect(await site.purchases?.findPurchase({ code, account: 'hako-01' })).toBeDefined();
    },
  );

  it.each([
    [{ kind: 'status', status: 403 }, 'blocked'],
    [{ kind: 'status', status: 429 }, 'limited'],
    [{ kind: 'garbage' }, 'broken'],
    [{ kind: 'timeout' }, 'timeout'],
  ])('names the trouble when the site answers with %j', async (fault, kind) => {
    simulator.world.faults.add({ party: 'mercari', ...fault } as never);
    const outage = await site
      .search({ keyword: 'x' }, { timeoutMs: 400 })
      .catch((failure: unknown) => failure);
    expect((outage as Outage).kind).toBe(kind);
  });
});
