import type { Yen } from '../../kernel/money.ts';
import type { Site } from '@hako/contract/marketplaces/sites';

/**
 * What the site says the goods are. `new` 新品・未使用, `like-new` 未使用に近い, `good` 目立った傷や汚れなし,
 * `fair` やや傷や汚れあり, `poor` 傷や汚れあり, `junk` 全体的に状態が悪い, `used` 中古 (shops: second-hand, how worn is not stated),
 * `unknown` not stated or not understood.
 */
export type Condition = 'new' | 'like-new' | 'good' | 'fair' | 'poor' | 'junk' | 'used' | 'unknown';

/** `reserved` somebody is buying it; `ended` closed without a buyer or cancelled; `gone` removed by the site. */
export type ListingStatus = 'open' | 'reserved' | 'sold' | 'ended' | 'gone';

/**
 * Yen with consumption tax included, which is what is paid. Where the site takes bids without tax (`tax: 'added'`,
 * Yahoo stores) the amounts as they are entered stand beside them. `undefined` means that there is none, or that
 * the site has not set it (Mercari's price-less listings): nothing may be bought or bid at an undefined price.
 */
export interface ListingPrice {
  readonly current: Yen | undefined;
  readonly currentBeforeTax: Yen | undefined;
  /** Of the dearest variant, where they differ; `current` is the cheapest. */
  readonly highest?: Yen | undefined;
  readonly buyNow: Yen | undefined;
  readonly buyNowBeforeTax: Yen | undefined;
  readonly start: Yen | undefined;
  readonly startBeforeTax: Yen | undefined;
  /** `none` a private person, no tax; `included` in every amount; `added` the site adds `taxPercent` to what is entered. */
  readonly tax: 'none' | 'included' | 'added';
  readonly taxPercent: number;
}

export interface ListingSeller {
  readonly id: string;
  /** Masked (`********`) where the site masks it. */
  readonly name: string;
  /** Share of good ratings in percent with up to one decimal, e.g. 99.7; undefined without ratings. */
  readonly ratingPercent: number | undefined;
  readonly goodCount: number | undefined;
  readonly badCount: number | undefined;
  readonly isStore: boolean;
  /** Where buyers give a shop stars instead of good and bad: average out of 5, and how many gave them. */
  readonly stars?: { readonly average: number; readonly count: number } | undefined;
}

export interface ListingShipping {
  /** `seller` means free for the buyer. */
  readonly payer: 'seller' | 'buyer' | 'unknown';
  /** What the buyer pays inside Japan; 0 when the seller pays; undefined when it is not known yet. */
  readonly fee: Yen | undefined;
  /** The fee is the lowest of several, so the real one may be higher. */
  readonly isFeeLowest: boolean;
  /** JIS prefecture 1..47 that the goods leave from. */
  readonly fromPrefecture: number | undefined;
}

/** What only an auction has; absent for goods at a fixed price. */
export interface ListingAuction {
  readonly bidCount: number;
  readonly startsAt: Date | undefined;
  /** As last read; moves with automatic extension and early closing. */
  readonly endsAt: Date;
  /** The site moves the end as long as nobody has bid (Mercari): it is only about then. */
  readonly isEndEstimate?: boolean;
  /** The end moves 5 minutes when the price rises in the last 5 minutes, without limit. Undefined when the page read does not say. */
  readonly isAutoExtension: boolean | undefined;
  /** The seller may end it at any time; the highest bidder then wins. */
  readonly isEarlyClosing: boolean | undefined;
  readonly restrictions: readonly BidderRestriction[];
  /** As the site masks it: `buo********`. */
  readonly highestBidder: string | undefined;
}

/** Who may not bid: by total rating, by share of bad ratings, by credit, without proof of identity. */
export type BidderRestriction = 'rating' | 'bad-rating-ratio' | 'credit' | 'identity';

export interface ListingCategory {
  readonly id: string;
  readonly name: string;
}

/** What a search answer knows about a listing. */
export interface ListingCard {
  readonly site: Site;
  /** The site's own id, as people see it in its links. */
  readonly code: string;
  readonly url: string;
  readonly title: string;
  readonly pictures: readonly string[];
  readonly price: ListingPrice;
  readonly condition: Condition;
  /** From the root down; empty when not told. */
  readonly categoryPath: readonly ListingCategory[];
  readonly brand: string | undefined;
  readonly seller: ListingSeller;
  readonly shipping: ListingShipping;
  readonly auction: ListingAuction | undefined;
  readonly status: ListingStatus;
  /** When the site takes it down, also for goods at a fixed price; absent where the site does not tell. */
  readonly endsAt?: Date | undefined;
  /** Sold by a company on Mercari Shops, or by a store on Yahoo. */
  readonly isShopItem: boolean;
  /** What a shop tells beyond a private seller; absent where there is no shop. */
  readonly shop?: ListingShop | undefined;
  /** Cheaper than usual for a time; absent where the site does not tell. */
  readonly deal?: ListingDeal | undefined;
  /** Bar code (JAN, EAN, 8 or 13 digits) where the site tells: the same goods at several sites. */
  readonly jan?: string | undefined;
  /** When the site gave us this. */
  readonly readAt: Date;
}

/** A price that holds for a time; undefined ends are not told. */
export interface ListingDeal {
  readonly startsAt: Date | undefined;
  readonly endsAt: Date | undefined;
}

/** Facts of goods in a shop; each undefined where the site does not tell it. */
export interface ListingShop {
  /** Of the goods, not of the shop: average out of 5 with one or two decimals, and how many. */
  readonly review: { readonly average: number; readonly count: number } | undefined;
  /** Maker's or former price, tax included, that `price.current` is held against. */
  readonly listPrice: Yen | undefined;
  readonly catchcopy: string | undefined;
  /** Points of the site's own scheme in percent of the price; they go to the buying account, never to our customer. */
  readonly pointPercent: number | undefined;
  /** Sold by the site itself (Amazon, Suruga-ya), not by a shop on it. */
  readonly isOwn: boolean | undefined;
  /** The cheapest offer of other shops on the site for the same goods; the price above is not theirs. */
  readonly otherOffer?:
    | { readonly price: Yen; readonly count: number; readonly condition: Condition }
    | undefined;
  /** When the goods came or come out: `2026-11-21`, Japanese date. */
  readonly releasedOn?: string | undefined;
  /** In how many days it leaves, as the site words it. */
  readonly availability: string | undefined;
}

/** The whole listing, as its own page tells it. */
export interface Listing extends ListingCard {
  readonly quantity: number;
  /** Sanitised: about twenty tags, no style, class, id, script or address but nofollow links. */
  readonly descriptionHtml: string;
  readonly descriptionText: string;
  /** As the site words it: "1~2 days after payment". */
  readonly dispatch: string | undefined;
  /** Changes whenever the seller changes the listing; Mercari's partner purchase must send it. */
  readonly checksum: string | undefined;
  readonly variants: readonly ListingVariant[];
  /** Mercari: the seller takes price offers. */
  readonly isOfferable: boolean;
  readonly likeCount: number | undefined;
  readonly updatedAt: Date | undefined;
  /** What must be chosen before it can be ordered: size, colour. */
  readonly options?: readonly ListingOption[];
  /** Named facts as the site words them: maker, material, release date. */
  readonly attributes?: readonly { readonly name: string; readonly value: string }[];
  /** The site itself says that only grown-ups may see or buy it. */
  readonly isAdultOnly?: boolean;
  /** The seller takes goods back; absent where the site does not tell. */
  readonly isReturnable?: boolean;
}

export interface ListingOption {
  readonly name: string;
  readonly values: readonly string[];
}

export interface ListingVariant {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
}
