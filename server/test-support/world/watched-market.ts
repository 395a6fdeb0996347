import { listingPrice, type Site } from '../../src/modules/marketplaces/index.ts';
import { Outage } from '../../src/kernel/outage.ts';
import type {
  Listing,
  ListingCard,
  ListingPage,
  ListingQuery,
  Marketplace,
} from '../../src/modules/marketplaces/index.ts';
import { yen } from '../../src/kernel/money.ts';

export interface WatchedMarket extends Marketplace {
  /** What it sells, newest first. */
  readonly goods: Listing[];
  /** What it was asked, in order. */
  readonly asked: (ListingQuery | string)[];
  isDead: boolean;
}

/** Goods of a site with nothing remarkable about them but what is given. */
export function goodsOf(site: Site, code: string, given: Partial<Listing> = {}): Listing {
  const price = yen(10_000);
  return {
    site,
    code,
    url: `https://example.com/${code}`,
    title: `ニコン ${code}`,
    pictures: [`https://example.com/${code}.jpg`],
    price: listingPrice({ current: price, tax: 'none' }),
    condition: 'good',
    categoryPath: [],
    brand: undefined,
    seller: {
      id: 's',
      name: 's',
      ratingPercent: undefined,
      goodCount: undefined,
      badCount: undefined,
      isStore: false,
    },
    shipping: { payer: 'unknown', fee: undefined, isFeeLowest: false, fromPrefecture: undefined },
    auction: undefined,
    status: 'open',
    isShopItem: false,
    readAt: new Date(0),
    quantity: 1,
    descriptionHtml: '',
    descriptionText: '',
    dispatch: undefined,
    checksum: undefined,
    variants: [],
    isOfferable: false,
    likeCount: undefined,
    updatedAt: undefined,
    ...given,
  };
}

/** A marketplace in memory: finds every of its goods for every keyword, a page at a time. */
export function watchedMarket(site: Site): WatchedMarket {
  const market: WatchedMarket = {
    site,
    goods: [],
    asked: [],
    isDead: false,
    standing: () => ({ state: 'open' }),
    async search(query): Promise<ListingPage> {
      market.asked.push(query);
      if (market.isDead) throw new Outage(site, 'timeout');
      const size = query.size ?? 50;
      const listings: ListingCard[] = market.goods
        .filter(({ status }) => status === 'open')
        .slice(0, size);
      return {
        listings,
        total: market.goods.length,
        hasMore: market.goods.length > size,
        isPartialMatch: false,
      };
    },
    async findListing(code) {
      market.asked.push(code);
      if (market.isDead) throw new Outage(site, 'timeout');
      return market.goods.find((one) => one.code === code);
    },
  };
  return market;
}
