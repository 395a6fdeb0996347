import type { SetAside } from './reading/rows.ts';
import type { ListingCard, Condition } from './listing.ts';
import type { Yen } from '../../kernel/money.ts';

export interface CallOptions {
  /** Gives up then with an outage of kind `timeout`; the connector's own deadline when absent. */
  readonly timeoutMs?: number;
  /** Waits so long for its turn in our budget of calls to the site: who has less goes behind. The connector's own when absent. */
  readonly patienceMs?: number;
  readonly signal?: AbortSignal;
}

export interface ListingPage {
  readonly listings: readonly ListingCard[];
  /** What the site claims; an upper bound at best. */
  readonly total: number;
  readonly hasMore: boolean;
  /** Nothing matched all the words, so the site showed what matches some of them (Yahoo's wandQuery). */
  readonly isPartialMatch: boolean;
  /** Rows that could not be read; absent where every row was. */
  readonly setAside?: readonly SetAside[];
  /** Over everything that matched, not only this page; absent where the site does not tell. */
  readonly statistics?: PriceStatistics | undefined;
}

/** Undefined fields do not narrow. Prices are whole yen. `page` counts from 1. */
export interface ListingQuery {
  readonly keyword?: string;
  readonly excludedWords?: string;
  readonly categoryId?: string;
  readonly sellerId?: string;
  readonly brandId?: string;
  readonly minimumPrice?: Yen;
  readonly maximumPrice?: Yen;
  readonly conditions?: readonly Condition[];
  readonly kind?: 'auction' | 'fixed';
  readonly status?: 'open' | 'sold';
  readonly isFreeShipping?: boolean;
  readonly seller?: 'store' | 'private';
  /** Auctions that end within so many hours. */
  readonly endsWithinHours?: number;
  /** Exactly this product, where the site knows bar codes (JAN, EAN). */
  readonly jan?: string;
  /** Age-restricted goods too, where the site hides them unless asked. */
  readonly includesAdultGoods?: boolean;
  readonly sort?: ListingSort;
  readonly page?: number;
  readonly size?: number;
}

/** Yen, tax included. */
export interface PriceStatistics {
  readonly average: Yen;
  readonly lowest: Yen;
  readonly highest: Yen;
}

export type ListingSort =
  | 'relevance'
  | 'newest'
  | 'ending-soon'
  | 'price-up'
  | 'price-down'
  | 'bids'
  | 'popular';
