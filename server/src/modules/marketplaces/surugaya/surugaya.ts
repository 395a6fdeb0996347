import { readRows } from '../reading/rows.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Listing } from '../listing.ts';
import type { Marketplace } from '../marketplace.ts';
import { relatedBySearch } from '../reading/related.ts';
import { broken } from '../reading/shape.ts';
import { openSiteLine } from '../reading/site-line.ts';
import type { SiteBudget } from '../rules/pace.ts';
import { cardOf } from './card.ts';
import { categoriesOf } from './categories.ts';
import { readPage } from './client.ts';
import { listingOfProduct } from './listing-of-product.ts';
import { readProductPage } from './product-page.ts';
import { readSearchPage } from './search-page.ts';
import { isNothingFor, searchParamsOf } from './search-query.ts';
import { CODE, SOURCE } from './shapes.ts';
import type { CallOptions, ListingPage, ListingQuery } from '../listing-query.ts';

export interface SurugayaSettings {
  readonly baseUrl: string;
  /** [L] robots.txt asks for one call in 30 seconds. */
  readonly pacePerSecond: number;
  readonly clock: Clock;
  /** What all our processes together may ask; absent: this one is alone. */
  readonly budget?: SiteBudget;
  readonly timeoutMs?: number;
}

const NOTHING: ListingPage = { listings: [], total: 0, hasMore: false, isPartialMatch: false };

/** Suruga-ya: a shop for second-hand goods and the shops on it, read from its pages. Nothing is bought there by a program. */
export function createSurugaya(
  settings: SurugayaSettings,
): Marketplace & { close(): Promise<void> } {
  const line = openSiteLine({ source: SOURCE, ...settings });
  const read = readPage(line);

  async function search(query: ListingQuery, options?: CallOptions): Promise<ListingPage> {
    if (isNothingFor(query)) return NOTHING;
    const answer = await read(`/search?${searchParamsOf(query)}`, {
      ...options,
      isGrownUp: query.includesAdultGoods ?? false,
    });
    if (!answer) throw broken(SOURCE, 'hit', 'no search page there');
    const page = readSearchPage(answer.html);
    const { rows: cards, setAside } = readRows(page.items, (found, index) =>
      cardOf(found, `item.${index}`, page.scripted, answer.receivedAt),
    );
    const unwanted = (query.excludedWords ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const listings = cards.filter(
      (card) =>
        (query.status === 'sold') === (card.status === 'sold') &&
        !unwanted.some((word) => card.title.toLowerCase().includes(word)) &&
        (!query.isFreeShipping || card.shipping.payer === 'seller'),
    );
    return { listings, setAside, total: page.total, hasMore: page.hasNext, isPartialMatch: false };
  }

  async function findListing(code: string, options?: CallOptions): Promise<Listing | undefined> {
    if (!CODE.test(code)) return undefined;
    const answer = await read(`/product/detail/${code}`, { ...options, isGrownUp: true });
    return answer && listingOfProduct(readProductPage(answer.html), code, answer.receivedAt);
  }

  return {
    site: 'surugaya',
    search,
    findListing,
    categories: categoriesOf(read, settings.clock),
    related: relatedBySearch({ search, findListing }),
    standing: line.standing,
    close: () => line.close(),
  };
}
