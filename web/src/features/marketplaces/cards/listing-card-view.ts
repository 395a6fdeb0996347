import { findSite } from '@hako/contract/marketplaces/sites';
import type { CatalogCard } from '@hako/contract/search/catalog/card';
import type { Static } from 'typebox';
import type { Moment } from '../../../text/time.ts';
import type { Certainty } from '../../../ui/figures/tag.tsx';
import { type CardWarning, shortWarning } from './short-warning.ts';
import { SITE_WORDS } from '../../../text/sites.ts';

/** What a card shows of a listing, whichever the marketplace. Money in whole yen and đồng. */
export interface ListingCardView {
  /** Our own page of the item: `/auction/item/x123`. */
  readonly to: string;
  readonly siteName: string;
  readonly title: string;
  /** The seller's own words, when `title` is a translation. */
  readonly originalTitle?: string;
  /** `title` itself is Japanese. */
  readonly isJapanese?: boolean;
  readonly pictureUrl: string | undefined;
  /** Undefined where the seller has set none. */
  readonly priceJpy: number | undefined;
  readonly priceVnd: number | undefined;
  /** Variants differ in price, and this is the cheapest one. */
  readonly isLowestPrice?: boolean;
  readonly buyNowJpy?: number;
  /** Maker's or former price, where it is above the price. */
  readonly listPriceJpy?: number;
  /** Of other shops on the site for the same goods, cheaper than the price. */
  readonly otherOffer?: {
    readonly priceJpy: number;
    readonly count: number;
    /** In Vietnamese: `Hàng cũ`. */
    readonly condition: string;
  };
  /** Of the goods, out of 5. */
  readonly review?: { readonly average: number; readonly count: number };
  readonly landed?: {
    readonly likelyVnd: number;
    readonly lowVnd: number;
    readonly highVnd: number;
    readonly certainty: Certainty;
    /** From what on our scale the weight is known; undefined where it is not. */
    readonly weighed?: string | undefined;
    readonly isKindUnknown?: boolean | undefined;
  };
  /** Only of auctions. */
  readonly auction?: {
    readonly endsAt: Moment;
    readonly isEndEstimate?: boolean;
    readonly bidCount: number;
    readonly clockOffsetMs?: number;
  };
  readonly status: 'open' | 'reserved' | 'sold' | 'ended' | 'gone';
  readonly seller?: {
    readonly ratingPercent?: number;
    readonly isStore: boolean;
    readonly isDoubtful: boolean;
  };
  /** Import or battery rules that bite, in Vietnamese. */
  readonly warnings: readonly CardWarning[];
}

const badgeOf = (site: string): string => {
  const known = findSite(site);
  return known ? SITE_WORDS[known].badge : site;
};

/** What the card shows of a listing as the catalogue sends it; `isTranslating` is the person's own choice. */
export function listingCardView(
  card: Static<typeof CatalogCard>,
  isTranslating: boolean,
): ListingCardView {
  const isTranslated = isTranslating && card.title_vi !== '' && card.title_vi !== card.title;
  return {
    to: card.path,
    siteName: badgeOf(card.site),
    title: isTranslated ? card.title_vi : card.title,
    originalTitle: isTranslated ? card.title : undefined,
    isJapanese: !isTranslated,
    pictureUrl: card.picture || undefined,
    priceJpy: card.price_jpy ?? undefined,
    priceVnd: card.price_vnd ?? undefined,
    isLowestPrice: card.price_high_jpy !== null,
    buyNowJpy: card.buy_now_jpy ?? undefined,
    listPriceJpy: card.list_price_jpy ?? undefined,
    otherOffer: card.other_offer
      ? {
          priceJpy: card.other_offer.price_jpy,
          count: card.other_offer.count,
          condition: card.other_offer.condition_label,
        }
      : undefined,
    review: card.review ?? undefined,
    landed: card.landed
      ? {
          likelyVnd: card.landed.likely_vnd,
          lowVnd: card.landed.low_vnd,
          highVnd: card.landed.high_vnd,
          certainty: card.landed.certainty,
          weighed: card.landed.weighed,
          isKindUnknown: card.landed.is_kind_unknown,
        }
      : undefined,
    auction:
      card.kind === 'auction' && card.ends_at !== null
        ? {
            endsAt: card.ends_at,
            isEndEstimate: card.is_end_estimate,
            bidCount: card.bid_count ?? 0,
          }
        : undefined,
    status: card.status,
    seller: {
      ratingPercent: card.seller.rating_percent ?? undefined,
      isStore: card.seller.is_store,
      isDoubtful: card.is_seller_doubtful,
    },
    warnings: card.flags.map(shortWarning),
  };
}
