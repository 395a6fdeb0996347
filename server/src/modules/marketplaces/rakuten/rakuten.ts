import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Listing } from '../listing.ts';
import type { Marketplace } from '../marketplace.ts';
import { relatedBySearch } from '../reading/related.ts';
import { readRows } from '../reading/rows.ts';
import { broken } from '../reading/shape.ts';
import { openSiteLine } from '../reading/site-line.ts';
import type { SiteBudget } from '../rules/pace.ts';
import { cardOfItem, listingOfItem } from './card.ts';
import { createRakutenClient, type RakutenCredentials } from './client.ts';
import { createGenreBook } from './genres.ts';
import { createMemory } from '../../../platform/memory.ts';
import { sharedOptions } from '../reading/shared-options.ts';
import { popularOf } from './popular.ts';
import { fits, isOpenQuestion, isUnanswerable, PAGES, searchParamsOf } from './search-query.ts';
import {
  ITEM_CODE,
  type ItemPage,
  type RakutenItem,
  readItemSearch,
  readTags,
  SHOP_CODE,
  SOURCE,
  type Tag,
} from './shapes.ts';
import type { CallOptions, ListingPage, ListingQuery } from '../listing-query.ts';

export interface RakutenSettings {
  readonly baseUrl: string;
  /** The service allows one call a second for each application. */
  readonly pacePerSecond: number;
  readonly clock: Clock;
  /** What all our processes together may ask; absent: this one is alone. */
  readonly budget?: SiteBudget;
  readonly credentials: RakutenCredentials;
  readonly timeoutMs?: number;
  /** How long an item waits for the names of its genres and tags; 2.5 s when absent. */
  readonly namesTimeoutMs?: number;
}

const NOTHING: ListingPage = { listings: [], total: 0, hasMore: false, isPartialMatch: false };
const TAGS_SERVE_MS = 24 * 3_600_000;

/** Rakuten Ichiba: shops with fixed prices, read through its web service; bought by people at the desk. */
export function createRakuten(settings: RakutenSettings): Marketplace & { close(): Promise<void> } {
  // Two calls in one second are already too many for the service.
  const line = openSiteLine({
    source: SOURCE,
    burst: Math.max(1, settings.pacePerSecond),
    ...settings,
  });
  const { namesTimeoutMs = 2_500 } = settings;
  const client = createRakutenClient(line, settings.credentials);
  const genres = createGenreBook(client, settings.clock);
  const tags = createMemory<readonly Tag[]>(settings.clock, TAGS_SERVE_MS, 5_000);
  const popular = popularOf(client, settings.clock, genres.pathOf);

  async function items(
    params: Readonly<Record<string, string | number>>,
    options?: CallOptions,
  ): Promise<(ItemPage & { readAt: Date }) | undefined> {
    const asked = await client.ask('items', params, options);
    return asked && { ...readItemSearch(asked.json), readAt: asked.readAt };
  }

  async function search(query: ListingQuery, options?: CallOptions): Promise<ListingPage> {
    if (isUnanswerable(query)) return NOTHING;
    if (isOpenQuestion(query)) {
      const page = await popular.rankings.listRanking(query, options);
      return { ...page, listings: page.listings.filter(fits(query)) };
    }
    const { params, isWhole } = searchParamsOf(query);
    const found = await items({ ...params, availability: 1 }, options);
    if (!found) return NOTHING;
    const { rows, setAside } = readRows(found.items, (item, index) =>
      cardOfItem(item, `Items.${index}.`, found.readAt, genres.pathOf),
    );
    return {
      listings: rows.filter(fits(query)),
      setAside: [...found.setAside, ...setAside],
      total: found.count,
      hasMore: found.page < Math.min(found.pageCount, PAGES),
      isPartialMatch: !isWhole,
    };
  }

  async function findItem(
    code: string,
    options?: CallOptions,
  ): Promise<{ item: RakutenItem; readAt: Date } | undefined> {
    const [, shopCode = '', number = ''] = ITEM_CODE.exec(code) ?? [];
    if (shopCode === '') return undefined;
    if (/^\d{8}$/.test(number)) {
      // Sold out goods are told only when they are asked for.
      const found = await items({ itemCode: code, hits: 1, availability: 0 }, options);
      const item = found?.items[0];
      if (item && item.itemCode !== code)
        throw broken(SOURCE, 'Items.0.itemCode', `asked for ${code}, got ${item.itemCode}`);
      return found && item && { item, readAt: found.readAt };
    }
    // Addresses end in the shop's own number, which is no item code (`p.` marks one that looks like it): the goods are found where the shop
    // wrote it into its texts. Another thing is never taken for them.
    const own = number.replace(/^p\./, '');
    const found =
      own.length > 1
        ? await items({ shopCode, genreId: 0, keyword: own, hits: 30, availability: 0 }, options)
        : undefined;
    const item = found?.items.find(({ itemUrl }) =>
      itemUrl.replace(/[/?]*$/, '').endsWith(`/${shopCode}/${own}`),
    );
    return found && item && { item, readAt: found.readAt };
  }

  async function tagsOf(
    { tagIds = [] }: RakutenItem,
    options: CallOptions,
  ): Promise<readonly Tag[]> {
    const ids = tagIds.slice(0, 10).join(',');
    if (ids === '') return [];
    return tags.read(ids, async () => {
      const asked = await client.ask('tags', { tagId: ids }, sharedOptions(options));
      return asked ? readTags(asked.json) : [];
    });
  }

  const learnGenre = async ({ genreId }: RakutenItem, options: CallOptions): Promise<void> => {
    if (genreId !== undefined) await genres.learn(String(genreId), options);
  };

  async function findListing(
    code: string,
    options: CallOptions = {},
  ): Promise<Listing | undefined> {
    const found = await findItem(code, options);
    if (!found) return undefined;
    const brief = {
      ...options,
      timeoutMs: Math.min(options.timeoutMs ?? namesTimeoutMs, namesTimeoutMs),
    };
    const [named] = await Promise.all([
      tagsOf(found.item, brief).catch((failure: unknown) => without(failure, [])),
      learnGenre(found.item, brief).catch((failure: unknown) => without(failure, undefined)),
    ]);
    return listingOfItem(found.item, found.readAt, genres.pathOf, named);
  }

  return {
    site: 'rakuten',
    search,
    findListing,
    sellers: {
      async findSeller(id, options) {
        if (!SHOP_CODE.test(id)) return undefined;
        const found = await items({ shopCode: id, genreId: 0, hits: 1, availability: 0 }, options);
        const [item] = found?.items ?? [];
        return item && cardOfItem(item, 'Items.0.', settings.clock.now(), genres.pathOf).seller;
      },
      listListings: (id, query, options) => search({ ...query, sellerId: id }, options),
    },
    categories: genres,
    related: relatedBySearch({ search, findListing }),
    ...popular,
    standing: line.standing,
    close: () => line.close(),
  };
}

/** The item stands also when what explains it cannot be had. */
function without<V>(failure: unknown, instead: V): V {
  if (failure instanceof Outage) return instead;
  throw failure;
}
