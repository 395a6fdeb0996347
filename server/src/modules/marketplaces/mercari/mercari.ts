import { newSecretId } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Listing } from '../listing.ts';
import type { CallOptions, CategoryCapability, ListingPage, ListingQuery, Marketplace, SellerCapability } from '../marketplace.ts';
import { relatedBySearch } from '../reading/related.ts';
import { broken } from '../reading/shape.ts';
import { openSiteLine } from '../reading/site-line.ts';
import { cardOfSearchItem, fixedPrice, itemUrl, priceOf, sellerOf, shippingOf, statusOf } from './card.ts';
import { createMercariClient, type MercariClient } from './client.ts';
import { createProver } from './dpop.ts';
import { listingOfItem, listingOfProduct } from './item.ts';
import { type MercariPartnerSettings, mercariPurchases } from './partner.ts';
import { searchBodyOf } from './search-body.ts';
import { ITEM_CODE, readCategories, readItem, readProduct, readProfile, readSearch, readSellerItems, SHOP_CODE, SOURCE } from './shapes.ts';

export interface MercariSettings {
  readonly baseUrl: string;
  readonly pacePerSecond: number;
  readonly clock: Clock;
  /** Without it nothing is bought automatically. */
  readonly partner?: MercariPartnerSettings;
  readonly timeoutMs?: number;
}

const ITEM_FLAGS =
  'include_item_attributes=true&include_product_page_component=true&include_non_ui_item_attributes=true&include_donation=true&include_item_attributes_sections=true&include_auction=true';

/** Mercari: read through its web API, bought through its partner API. */
export function createMercari(settings: MercariSettings): Marketplace & { close(): Promise<void> } {
  const line = openSiteLine({ source: SOURCE, ...settings });
  const deviceId = newSecretId();
  const client = createMercariClient(line, createProver(settings.clock, deviceId));
  const purchases = settings.partner && mercariPurchases(settings.partner, settings.clock);

  async function search(query: ListingQuery, options?: CallOptions): Promise<ListingPage> {
    const { json, answer } = await client.ask('/v2/entities:search', searchBodyOf(query, deviceId), options);
    const { items, meta } = readSearch(json);
    const listings = items
      .map((found, index) => cardOfSearchItem(found, `items.${index}`, answer.receivedAt))
      .filter((card) => query.kind !== 'fixed' || card.auction === undefined);
    return { listings, total: Number(meta.numFound), hasMore: items.length > 0 && meta.nextPageToken !== '', isPartialMatch: false };
  }

  const findListing = (code: string, options?: CallOptions): Promise<Listing | undefined> =>
    ITEM_CODE.test(code) ? findItem(client, code, options) : SHOP_CODE.test(code) ? findProduct(client, code, options) : Promise.resolve(undefined);

  return {
    site: 'mercari',
    search,
    findListing,
    ...(purchases && { purchases }),
    sellers: sellersOf(client, search),
    categories: categoriesOf(client, settings.clock),
    related: relatedBySearch({ search, findListing }),
    close: async () => {
      await Promise.all([line.close(), purchases?.close()]);
    },
  };
}

async function findItem(client: MercariClient, code: string, options?: CallOptions): Promise<Listing | undefined> {
  const read = await client.get(`/items/get?id=${code}&${ITEM_FLAGS}`, options);
  if (!read) return undefined;
  const { data } = readItem(read.json);
  if (data.id !== code) throw broken(SOURCE, 'data.id', `asked for ${code}, got ${data.id}`);
  return listingOfItem(data, read.answer.receivedAt);
}

async function findProduct(client: MercariClient, code: string, options?: CallOptions): Promise<Listing | undefined> {
  const read = await client.get(`/v1/marketplaces/shops/products/${code}?view=FULL&imageType=JPEG`, options);
  if (!read) return undefined;
  const product = readProduct(read.json);
  if (product.name !== code) throw broken(SOURCE, 'name', `asked for ${code}, got ${product.name}`);
  return listingOfProduct(product, read.answer.receivedAt);
}

function sellersOf(client: MercariClient, search: Marketplace['search']): SellerCapability {
  return {
    async findSeller(id, options) {
      if (!/^\d{1,12}$/.test(id)) return undefined;
      const read = await client.get(`/users/get_profile?user_id=${id}&_user_format=profile`, options);
      if (!read) return undefined;
      const { data } = readProfile(read.json);
      return sellerOf(String(data.id), data.name, data.ratings);
    },

    async listListings(id, query, options) {
      if (!/^\d{1,12}$/.test(id)) return { listings: [], total: 0, hasMore: false, isPartialMatch: false };
      // The seller's own list pages only by the last item seen; later pages come from the search.
      if ((query.page ?? 1) > 1) return search({ ...query, sellerId: id }, options);
      const read = await client.get(
        `/items/get_items?seller_id=${id}&limit=${Math.min(query.size ?? 30, 100)}&status=on_sale&with_auction=true`,
        options,
      );
      if (!read) return { listings: [], total: 0, hasMore: false, isPartialMatch: false };
      const { data, meta } = readSellerItems(read.json);
      const listings = data.map((row, index) => ({
        site: 'mercari' as const,
        code: row.id,
        url: itemUrl(row.id),
        title: row.name,
        pictures: row.thumbnails,
        price: fixedPrice(priceOf(row.price, `data.${index}.price`)),
        condition: 'unknown' as const,
        categoryPath: row.item_category ? [{ id: String(row.item_category.id), name: row.item_category.name }] : [],
        brand: undefined,
        // In this list the site writes "dont-use-this" for the seller's name.
        seller: sellerOf(String(row.seller.id), ''),
        shipping: shippingOf('unknown', row.shipping_from_area?.id),
        auction: undefined,
        status: statusOf(row.status, `data.${index}.status`),
        isShopItem: false,
        readAt: read.answer.receivedAt,
      }));
      return { listings, total: listings.length, hasMore: meta.has_next, isPartialMatch: false };
    },
  };
}

/** The whole tree is one answer of thousands of rows that rarely changes: read once a day. */
const TREE_SERVES_MS = 24 * 3_600_000;

function categoriesOf(client: MercariClient, clock: Clock): CategoryCapability {
  let tree: { readonly rows: ReturnType<typeof readCategories>['itemCategories']; readonly untilMs: number } | undefined;
  return {
    async readBranch(id, options) {
      if (!tree || clock.monotonicMs() >= tree.untilMs) {
        const read = await client.get('/master/v2/datasets/item_categories', { ...options, accept: 'application/json' });
        if (!read) throw broken(SOURCE, 'itemCategories');
        tree = { rows: readCategories(read.json).itemCategories, untilMs: clock.monotonicMs() + TREE_SERVES_MS };
      }
      const { rows } = tree;
      const parentOf = (row: (typeof rows)[number]) => String(row.parentCategoryId ?? '0').replace(/^$/, '0');
      const current = rows.find((row) => String(row.id) === id);
      return {
        current: current && { id: String(current.id), name: current.name },
        children: rows
          .filter((row) => parentOf(row) === (id ?? '0'))
          .map((row) => ({ id: String(row.id), name: row.name, count: undefined, isLeaf: row.hasChild === false || row.hasChild === 'no' })),
      };
    },
  };
}
