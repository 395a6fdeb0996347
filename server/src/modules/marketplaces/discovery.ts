/** What only some sites tell beyond search and item: sellers, categories, rankings, brands, delivery, wishes. Each an optional part of a `Marketplace`. */
import type { Yen } from '../../kernel/money.ts';
import type { ListingCard, ListingCategory, ListingSeller } from './listing.ts';
import type { CallOptions, ListingPage, ListingQuery } from './listing-query.ts';

export interface SellerCapability {
  findSeller(id: string, options?: CallOptions): Promise<ListingSeller | undefined>;
  listListings(id: string, query: ListingQuery, options?: CallOptions): Promise<ListingPage>;
}

export interface CategoryCapability {
  /** Children of a category; of the root without an id. */
  readBranch(id: string | undefined, options?: CallOptions): Promise<CategoryBranch>;
  /** The whole tree as rows, for sites that give it away at once. */
  listAll?(options?: CallOptions): Promise<readonly CategoryRow[]>;
}

/** `parentId` of a root is `0`, its `rootId` its own. */
export interface CategoryRow extends ListingCategory {
  readonly parentId: string;
  readonly rootId: string;
  readonly isLeaf: boolean;
}

export interface CategoryBranch {
  readonly current: ListingCategory | undefined;
  /** The one above; absent for a first category, and where the site does not tell. */
  readonly parent?: ListingCategory | undefined;
  readonly children: readonly (ListingCategory & {
    readonly count: number | undefined;
    readonly isLeaf: boolean;
  })[];
}

export interface RelatedCapability {
  listRelated(code: string, options?: CallOptions): Promise<readonly ListingCard[]>;
}

/** What sells best; `rank` of a card is its place in the answer, from the first. */
export interface RankingCapability {
  listRanking(
    query: { readonly categoryId?: string; readonly page?: number; readonly size?: number },
    options?: CallOptions,
  ): Promise<ListingPage>;
}

/** Goods that are cheaper than usual for a time. */
export interface DealCapability {
  listDeals(
    query: { readonly categoryId?: string; readonly page?: number; readonly size?: number },
    options?: CallOptions,
  ): Promise<ListingPage>;
}

export interface SuggestionCapability {
  /** Keywords in Japanese that begin so or are meant, best first. */
  suggestKeywords(typed: string, options?: CallOptions): Promise<readonly string[]>;
}

export interface Brand {
  readonly id: string;
  readonly name: string;
  /** In Latin letters, where the site keeps it beside `name`. */
  readonly latinName?: string | undefined;
  /** How it is read, in katakana: lists stand in its order. */
  readonly reading: string | undefined;
  /** How many listings; undefined when not told. */
  readonly count: number | undefined;
}

export interface BrandCapability {
  /** Brands of a category, of what a keyword finds, or all; best known first where the site ranks them. */
  listBrands(
    query: { readonly categoryId?: string; readonly keyword?: string },
    options?: CallOptions,
  ): Promise<readonly Brand[]>;
}

export interface DomesticShippingCapability {
  /** What it costs to our warehouse (JIS prefecture), cheapest way first; empty when the seller tells only after the purchase. */
  listFees(
    asked: { readonly code: string; readonly toPrefecture: number },
    options?: CallOptions,
  ): Promise<readonly DomesticFee[]>;
}

export interface DomesticFee {
  readonly method: string;
  readonly fee: Yen;
}

/** What others would pay, as the site shows it to everybody; reading only. */
export interface WishCapability {
  /** Undefined: no such listing, or one that prices cannot be wished for. */
  readWishes(code: string, options?: CallOptions): Promise<PriceWishes | undefined>;
}

export interface PriceWishes {
  readonly count: number;
  readonly highest: Yen | undefined;
  readonly lowest: Yen | undefined;
  /** How many wish the highest price. */
  readonly highestCount: number;
}
