import { findSite } from '@hako/contract/marketplaces/sites';
import type { CatalogCard } from '@hako/contract/search/search';
import type { Static } from 'typebox';
import type { ListingCardView } from './listing-card.tsx';
import { shortWarning } from './short-warning.ts';
import { SITE_WORDS } from '../../../text/sites.ts';

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
