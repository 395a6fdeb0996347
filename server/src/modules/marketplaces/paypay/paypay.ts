import type { Clock } from '../../../kernel/clock.ts';
import type { Listing, ListingCard } from '../listing.ts';
import type { Marketplace } from '../marketplace.ts';
import { readRows } from '../reading/rows.ts';
import { otherwise } from '../reading/second-way.ts';
import { broken } from '../reading/shape.ts';
import { openSiteLine } from '../reading/site-line.ts';
import type { SiteBudget } from '../rules/pace.ts';
import { brandsOf } from './brands.ts';
import { cardOfRecommended, sellerOf } from './card.ts';
import { categoriesOf } from './categories.ts';
import { createPaypayClient, type PaypayClient } from './client.ts';
import { listingOfItem } from './item.ts';
import { itemOfPage, recommendedOfPage } from './pages.ts';
import { searchOf } from './search.ts';
import {
  CODE_PATTERN,
  readItem,
  readRecommended,
  readRecommendedItem,
  readUser,
  SELLER_PATTERN,
  SOURCE,
} from './shapes.ts';
import type { CallOptions, ListingPage, ListingQuery } from '../listing-query.ts';

export interface PaypaySettings {
  readonly baseUrl: string;
  readonly pacePerSecond: number;
  readonly clock: Clock;
  /** What all our processes together may ask; absent: this one is alone. */
  readonly budget?: SiteBudget;
  /** Yahoo! Auctions is asked as well: its fixed-price listings, which this site shows too, are left to it. */
  readonly hasAuctionsBeside: boolean;
  readonly timeoutMs?: number;
}

const CODE = new RegExp(CODE_PATTERN);
const SELLER = new RegExp(SELLER_PATTERN);

/** Yahoo!フリマ, once PayPayフリマ: JSON calls first, the state in the HTML pages when those cannot be read. Nothing is bought by itself. */
export function createPaypay(settings: PaypaySettings): Marketplace & { close(): Promise<void> } {
  const line = openSiteLine({ source: SOURCE, ...settings });
  const client = createPaypayClient(line);
  const search = searchOf(client, settings);

  const findListing = (code: string, options?: CallOptions): Promise<Listing | undefined> =>
    CODE.test(code)
      ? otherwise(
          () => itemByJson(client, code, options),
          () => itemByPage(client, code, options),
        )
      : Promise.resolve(undefined);

  return {
    site: 'paypay',
    search,
    findListing,
    sellers: {
      async findSeller(id, options) {
        if (!SELLER.test(id)) return undefined;
        const read = await client.readJson(`/api/v1/users/${encodeURIComponent(id)}`, options);
        if (!read) return undefined;
        const user = readUser(read.json);
        if (user.id !== id) throw broken(SOURCE, 'id', `asked for ${id}, got ${user.id}`);
        return user.deleted ? undefined : sellerOf(user.id, user.nickname ?? '', user.rating);
      },
      listListings: (id, query, options) => search({ ...query, sellerId: id }, options),
    },
    categories: categoriesOf(client),
    brands: brandsOf(client),
    related: {
      listRelated: (code, options) => listRecommended(client, search, findListing, code, options),
    },
    standing: line.standing,
    close: () => line.close(),
  };
}

async function itemByJson(
  client: PaypayClient,
  code: string,
  options?: CallOptions,
): Promise<Listing | undefined> {
  const read = await client.readJson(`/api/item/v2/items/${code}`, options);
  return read && sameItem(listingOfItem(readItem(read.json), read.readAt), code);
}

async function itemByPage(
  client: PaypayClient,
  code: string,
  options?: CallOptions,
): Promise<Listing | undefined> {
  const read = await client.readPage(`/item/${code}`, options);
  return (
    read &&
    sameItem(
      listingOfItem(readItem(itemOfPage(read.html), 'itemsState.items.item.'), read.readAt),
      code,
    )
  );
}

function sameItem(listing: Listing, code: string): Listing {
  if (listing.code !== code) throw broken(SOURCE, 'id', `asked for ${code}, got ${listing.code}`);
  return listing;
}

/** What the item page recommends, on sale; goods of the same category where it recommends nothing. */
async function listRecommended(
  client: PaypayClient,
  search: Marketplace['search'],
  findListing: Marketplace['findListing'],
  code: string,
  options?: CallOptions,
): Promise<readonly ListingCard[]> {
  if (!CODE.test(code)) return [];
  return otherwise(
    async () => {
      const read = await client.readPage(`/item/${code}`, options);
      if (!read) return [];
      const { items } = readRecommended(recommendedOfPage(read.html), 'recommendItems.');
      const { rows } = readRows(items, (item, index) => {
        const at = `recommendItems.items.${index}`;
        return cardOfRecommended(readRecommendedItem(item, `${at}.`), at, read.readAt);
      });
      return rows.filter((card) => card.status === 'open' && card.code !== code);
    },
    async () => {
      const category = (await findListing(code, options))?.categoryPath.at(-1);
      const query: ListingQuery = { size: 20, ...(category && { categoryId: category.id }) };
      const found: ListingPage = category
        ? await search(query, options)
        : { listings: [], total: 0, hasMore: false, isPartialMatch: false };
      return found.listings.filter((card) => card.code !== code);
    },
  );
}
