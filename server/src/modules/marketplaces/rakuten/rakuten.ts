import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Listing } from '../listing.ts';
import type { Marketplace } from '../marketplace.ts';
import { relatedBySearch } from '../reading/related.ts';
import { readRows } from '../reading/rows.ts';
import { openSiteLine } from '../reading/site-line.ts';
import type { SiteBudget } from '../rules/pace.ts';
import { cardOfItem, listingOfItem, type PathOfGenre } from './card.ts';
import { createRakutenClient, type RakutenCredentials } from './client.ts';
import { findItem, itemsOf } from './find-item.ts';
import { createGenreBook } from './genres.ts';
import { createTagBook } from './tags.ts';
import { popularOf } from './popular.ts';
import { fits, isOpenQuestion, isUnanswerable, PAGES, searchParamsOf } from './search-query.ts';
import { type ItemPage, type RakutenItem, SHOP_CODE, SOURCE, type Tag } from './shapes.ts';
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
  const tagsOf = createTagBook(client, settings.clock);
  const popular = popularOf(client, settings.clock, genres.pathOf);
  const items = itemsOf(client);

  async function search(query: ListingQuery, options?: CallOptions): Promise<ListingPage> {
    if (isUnanswerable(query)) return NOTHING;
    if (isOpenQuestion(query)) {
      const page = await popular.rankings.listRanking(query, options);
      return { ...page, listings: page.listings.filter(fits(query)) };
    }
    const { params, isWhole } = searchParamsOf(query);
    const found = await items({ ...params, availability: 1 }, options);
    if (!found) return NOTHING;
    return pageOf(found, query, isWhole, genres.pathOf);
  }

  async function findListing(
    code: string,
    options: CallOptions = {},
  ): Promise<Listing | undefined> {
    const found = await findItem(items, code, options);
    if (!found) return undefined;
    const named = await learnNames({ genres, tagsOf }, found.item, {
      ...options,
      timeoutMs: Math.min(options.timeoutMs ?? namesTimeoutMs, namesTimeoutMs),
    });
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

/** A page of hits in our words, without those that do not fit what the service cannot be asked. */
function pageOf(
  found: ItemPage & { readonly readAt: Date },
  query: ListingQuery,
  isWhole: boolean,
  pathOf: PathOfGenre,
): ListingPage {
  const { rows, setAside } = readRows(found.items, (item, index) =>
    cardOfItem(item, `Items.${index}.`, found.readAt, pathOf),
  );
  return {
    listings: rows.filter(fits(query)),
    setAside: [...found.setAside, ...setAside],
    total: found.count,
    hasMore: found.page < Math.min(found.pageCount, PAGES),
    isPartialMatch: !isWhole,
  };
}

interface Names {
  readonly genres: ReturnType<typeof createGenreBook>;
  readonly tagsOf: ReturnType<typeof createTagBook>;
}

/** The names of the item's tags; those of its genre are learnt meanwhile. */
async function learnNames(
  { genres, tagsOf }: Names,
  item: RakutenItem,
  options: CallOptions,
): Promise<readonly Tag[]> {
  const { genreId } = item;
  const [named] = await Promise.all([
    tagsOf(item, options).catch((failure: unknown) => without(failure, [])),
    genreId !== undefined &&
      genres
        .learn(String(genreId), options)
        .catch((failure: unknown) => without(failure, undefined)),
  ]);
  return named;
}

/** The item stands also when what explains it cannot be had. */
function without<V>(failure: unknown, instead: V): V {
  if (failure instanceof Outage) return instead;
  throw failure;
}
