import type { Clock } from '../../../kernel/clock.ts';
import type { DealCapability } from '../marketplace.ts';
import { createMemory } from '../../../platform/memory.ts';
import { sharedOptions } from '../reading/shared-options.ts';
import { CARD_RESOURCES } from './resources.ts';
import { sizeOf } from './search-body.ts';
import type { CallOptions, ListingPage, ListingQuery } from '../listing-query.ts';

type Search = (query: ListingQuery, body: object, options?: CallOptions) => Promise<ListingPage>;

/** Where people look for bargains when they name no category: electronics, hobby, watches. One page of each in turn. */
const NODES = ['3210981', '2277721051', '324025011'] as const;
const LEAST_SAVING_PERCENT = 10;
/** Sales change by the hour; home pages ask for them all the time. */
const SERVES_MS = 60_000;

/** Goods below the price that Amazon holds against them, the largest saving first within a page. */
export function dealsOf(search: Search, clock: Clock): DealCapability {
  const memory = createMemory<ListingPage>(clock, SERVES_MS, 200);

  async function ask(
    categoryId: string | undefined,
    page: number,
    size: number,
    options?: CallOptions,
  ): Promise<ListingPage> {
    const browseNodeId = categoryId ?? NODES[(page - 1) % NODES.length];
    const itemPage = categoryId ? page : Math.ceil(page / NODES.length);
    const body = {
      browseNodeId,
      minSavingPercent: LEAST_SAVING_PERCENT,
      availability: 'Available',
      sortBy: 'Featured',
      itemCount: sizeOf({ size }),
      itemPage,
      resources: CARD_RESOURCES,
    };
    const found = await search({ page: itemPage, size }, body, options);
    const listings = found.listings
      .filter((card) => savingOf(card) > 0)
      .toSorted((a, b) => savingOf(b) - savingOf(a));
    // Another node follows even when this one has no more.
    return {
      ...found,
      listings,
      hasMore: categoryId ? found.hasMore : found.hasMore || page % NODES.length !== 0,
    };
  }

  return {
    listDeals: ({ categoryId, page = 1, size = 20 }, options) =>
      memory.read(`${categoryId ?? ''}:${page}:${size}`, () =>
        ask(categoryId, page, size, sharedOptions(options)),
      ),
  };
}

/** Share of the list price that is saved, from 0 to 1. */
const savingOf = ({ price, shop }: ListingPage['listings'][number]): number =>
  price.current !== undefined && shop?.listPrice !== undefined
    ? (shop.listPrice - price.current) / shop.listPrice
    : 0;
