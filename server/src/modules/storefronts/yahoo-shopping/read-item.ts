import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type { readMoreOfShoppingItemEndpoint } from '@hako/contract/marketplaces/shopping';
import type { ListingPage } from '../../marketplaces/index.ts';
import { findShownListing, type Search, type SearchDeps } from '../../search/index.ts';
import { shoppingItemOf } from './item-view.ts';
import { shoppingRowOf } from './view.ts';

const SITE = 'shopping';
const DEADLINE_MS = 8_000;
const CHOICES_MS = 700;

/** One item, its choices in Vietnamese. Refuses what may not be shown. */
export async function readItem(search: Search, code: string, customerId: string | undefined) {
  const { deps } = search;
  const { translation } = deps;
  await search.readItem({ site: SITE, code, customerId });
  const listing = await findShownListing(deps, SITE, code);
  const choices = (listing.options ?? []).flatMap(({ name, values }) => [name, ...values]);
  const strange = choices.filter((word) => !translation.titleNow(word).isWhole);
  // Words of sizes and colours are few, and kept for ever once they were read.
  if (strange.length > 0) await translation.completeTitles(strange, CHOICES_MS);
  return { data: shoppingItemOf(translation, listing) };
}

/** What else the store of an item offers, and what else there is in its category. */
export async function readMoreOfItem(
  deps: SearchDeps,
  asked: EndpointInput<typeof readMoreOfShoppingItemEndpoint>['body'],
) {
  const { seller, categoryPath } = await findShownListing(deps, SITE, asked.code);
  const shop = deps.marketplaces.read(SITE);
  const { page = 1, size = LIMITS.pageSize } = asked;
  const category = categoryPath.at(-1)?.id;
  const [ofStore, ofGenre] = await Promise.all([
    deps.pages.search(shop, { sellerId: seller.id, page, size }, DEADLINE_MS),
    // What stands beside an item is not worth its failure.
    category === undefined
      ? undefined
      : deps.pages
          .search(shop, { categoryId: category, page: 1, size }, DEADLINE_MS)
          .catch(() => undefined),
  ]);
  const others = (found: ListingPage | undefined) =>
    (found?.listings ?? [])
      .filter(({ code }) => code !== asked.code)
      .map((card) => shoppingRowOf(deps.translation, card));
  return {
    data: {
      results: others(ofStore),
      relates: others(ofGenre),
      pagination: { page, size, total: ofStore.total },
    },
  };
}
