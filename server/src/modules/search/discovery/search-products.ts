import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type { searchProductsEndpoint } from '@hako/contract/search/discovery';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import { Outage } from '../../../kernel/outage.ts';
import { type ListingQuery, type Marketplace, SITES } from '../../marketplaces/index.ts';
import { auctionRowOf } from '../catalog/product-row.ts';
import { openingOf } from '../catalog/search-catalog.ts';
import { ofCondition } from '../catalog/read-words.ts';
import type { SearchDeps } from '../deps.ts';

/** Searches every site at once; a site that does not answer is told in its group. */
export async function searchProducts(
  deps: SearchDeps,
  {
    q,
    keyword,
    page = 1,
    size = LIMITS.pageSize,
    __auto_translate_keyword,
  }: EndpointInput<typeof searchProductsEndpoint>['query'],
) {
  const typed = q ?? keyword ?? '';
  const opening = await openingOf(deps, {
    keyword: typed,
    sites: undefined,
    isKeywordTranslated: __auto_translate_keyword !== 'off',
    filters: {},
  });
  const asked = { ...ofCondition(opening.condition), keyword: opening.japanese, page, size };
  const groups = await Promise.all(
    deps.marketplaces.all.map(async (marketplace) =>
      // A pasted link asks nobody: it has an item of its own.
      opening.link_path === null
        ? groupOf(deps, marketplace, asked)
        : { ...NOTHING, type: marketplace.site },
    ),
  );
  return {
    data: {
      query: typed,
      japanese: opening.japanese,
      // The mobile client takes an empty first group for an empty page.
      results: groups.toSorted(
        (a, b) => Number(b.products.length > 0) - Number(a.products.length > 0),
      ),
    },
  };
}

const NOTHING = { total: 0, products: [], outage: null };

async function groupOf(
  { pages, translation }: Pick<SearchDeps, 'pages' | 'translation'>,
  marketplace: Marketplace,
  asked: ListingQuery,
) {
  const { site } = marketplace;
  try {
    const found = await pages.search(marketplace, asked, pages.deadlineMs(site));
    return {
      type: site,
      total: found.total,
      products: found.listings.map((card) => auctionRowOf(translation, card)),
      outage: null,
    };
  } catch (failure) {
    if (!(failure instanceof Outage)) throw failure;
    const outage = SEARCH_MESSAGES.outage[failure.kind].replace('{site}', SITES[site].name);
    return { ...NOTHING, type: site, outage };
  }
}
