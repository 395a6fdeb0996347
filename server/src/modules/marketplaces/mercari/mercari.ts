import { isMercariShopsCode } from '@hako/contract/marketplaces/sites';
import { newSecretId } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Listing } from '../listing.ts';
import type { Marketplace } from '../marketplace.ts';
import { relatedBySearch } from '../reading/related.ts';
import { broken } from '../reading/shape.ts';
import { readRows } from '../reading/rows.ts';
import { openSiteLine } from '../reading/site-line.ts';
import type { SiteBudget } from '../rules/pace.ts';
import { cardOfSearchItem } from './card.ts';
import { createMercariClient, type MercariClient } from './client.ts';
import { createProver } from './dpop.ts';
import { listingOfItem, listingOfProduct } from './item.ts';
import { mercariBrands, mercariCategories, namedPath, treeIfHad } from './master.ts';
import { type MercariPartnerSettings, mercariPurchases } from './partner.ts';
import { searchBodyOf } from './search-body.ts';
import { mercariSellers } from './sellers.ts';
import { ITEM_CODE, readItem, readProduct, readSearch, readSearchItem, SOURCE } from './shapes.ts';
import { mercariWishes } from './wishes.ts';
import type { CallOptions, ListingPage, ListingQuery } from '../listing-query.ts';

export interface MercariSettings {
  readonly baseUrl: string;
  readonly pacePerSecond: number;
  readonly clock: Clock;
  /** What all our processes together may ask; absent: this one is alone. */
  readonly budget?: SiteBudget;
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
  const purchases = settings.partner && mercariPurchases(settings.partner, settings);

  const categories = mercariCategories(client, settings.clock);
  const readTree = treeIfHad(categories, settings.clock);

  async function search(query: ListingQuery, options?: CallOptions): Promise<ListingPage> {
    const [{ json, answer }, tree] = await Promise.all([
      client.ask('/v2/entities:search', searchBodyOf(query, deviceId), options),
      readTree(options),
    ]);
    const { items, meta } = readSearch(json);
    const { rows, setAside } = readRows(items, (row, index) => {
      const at = `items.${index}`;
      const card = cardOfSearchItem(readSearchItem(row, `${at}.`), at, answer.receivedAt);
      if (query.kind === 'auction' && !card.auction)
        throw broken(SOURCE, `${at}.auction`, 'only auctions were asked for');
      return { ...card, categoryPath: namedPath(tree, card.categoryPath) };
    });
    return {
      listings: rows.filter((card) => query.kind !== 'fixed' || card.auction === undefined),
      setAside,
      total: Number(meta.numFound),
      hasMore: items.length > 0 && meta.nextPageToken !== '',
      isPartialMatch: false,
    };
  }

  const findListing = (code: string, options?: CallOptions): Promise<Listing | undefined> =>
    ITEM_CODE.test(code)
      ? findItem(client, code, options)
      : isMercariShopsCode(code)
        ? findProduct(client, code, options)
        : Promise.resolve(undefined);

  return {
    site: 'mercari',
    search,
    findListing,
    ...(purchases && { purchases }),
    sellers: mercariSellers(client, { search, findListing }),
    categories,
    brands: mercariBrands(client, settings.clock),
    // The site keeps no list of what sells best: what most people like comes nearest.
    rankings: { listRanking: (query, options) => search({ ...query, sort: 'popular' }, options) },
    wishes: mercariWishes(client),
    related: relatedBySearch({ search, findListing }),
    standing: line.standing,
    close: async () => {
      await Promise.all([line.close(), purchases?.close()]);
    },
  };
}

async function findItem(
  client: MercariClient,
  code: string,
  options?: CallOptions,
): Promise<Listing | undefined> {
  const read = await client.get(`/items/get?id=${code}&${ITEM_FLAGS}`, options);
  if (!read) return undefined;
  const { data } = readItem(read.json);
  if (data.id !== code) throw broken(SOURCE, 'data.id', `asked for ${code}, got ${data.id}`);
  return listingOfItem(data, read.answer.receivedAt);
}

async function findProduct(
  client: MercariClient,
  code: string,
  options?: CallOptions,
): Promise<Listing | undefined> {
  const read = await client.get(
    `/v1/marketplaces/shops/products/${code}?view=FULL&imageType=JPEG`,
    options,
  );
  if (!read) return undefined;
  const product = readProduct(read.json);
  if (product.name !== code) throw broken(SOURCE, 'name', `asked for ${code}, got ${product.name}`);
  return listingOfProduct(product, read.answer.receivedAt);
}
