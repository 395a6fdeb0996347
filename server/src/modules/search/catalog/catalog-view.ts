import { LIMITS } from '@hako/contract/kit/limits';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import type { CatalogItem } from '@hako/contract/search/catalog/item';
import type { Static } from 'typebox';
import { toDong, type Yen } from '../../../kernel/money.ts';
import {
  itemPathOf,
  type Listing,
  type ListingCard,
  type SeenPrice,
  SITES,
  statedParcelOf,
} from '../../marketplaces/index.ts';
import type { LandedEstimate, PriceBasis, Pricing } from '../../pricing/index.ts';
import type { TitleReading, Translation } from '../../translation/index.ts';
import type { Card } from './card.ts';

export type Item = Static<typeof CatalogItem>;
export interface ViewDeps {
  readonly pricing: Pick<Pricing, 'landedEstimate'>;
  readonly translation: Pick<Translation, 'titleNow'>;
}
/** A listing as the contract promises a result card; no waiting, so that hundreds are made in a millisecond or two. */
export function cardOf(
  { pricing, translation }: ViewDeps,
  listing: ListingCard,
  prices: PriceBasis | undefined,
  estimated?: LandedEstimate,
): Card {
  const title: TitleReading = translation.titleNow(listing.title);
  const { price, seller, shipping, auction } = listing;
  const estimate = estimated ?? (prices && landedOf(pricing, listing, prices));
  return {
    site: listing.site,
    site_code: SITES[listing.site].siteCode,
    code: listing.code,
    url: listing.url,
    path: itemPathOf(listing.site, listing.code),
    title: listing.title,
    title_vi: title.text,
    is_title_whole: title.isWhole,
    picture: listing.pictures[0] ?? '',
    kind: auction ? 'auction' : 'fixed',
    status: listing.status,
    price_jpy: price.current ?? null,
    price_vnd: price.current !== undefined && prices ? toDong(price.current, prices.rate) : null,
    price_high_jpy: price.highest ?? null,
    buy_now_jpy: price.buyNow ?? null,
    landed: estimate
      ? {
          low_vnd: estimate.low,
          likely_vnd: estimate.likely,
          high_vnd: estimate.high,
          certainty: estimate.certainty,
          ...(estimate.weighed && { weighed: estimate.weighed }),
          ...(estimate.isKindUnknown && { is_kind_unknown: true }),
        }
      : null,
    bid_count: auction?.bidCount ?? null,
    ends_at: auction?.endsAt.toISOString() ?? null,
    is_end_estimate: auction?.isEndEstimate ?? false,
    condition: listing.condition,
    condition_label: SEARCH_MESSAGES.conditions[listing.condition],
    shipping_payer: shipping.payer,
    shipping_jpy: shipping.fee ?? null,
    is_shipping_lowest: shipping.isFeeLowest,
    seller: {
      id: seller.id,
      name: seller.name,
      rating_percent: seller.ratingPercent ?? null,
      good_count: seller.goodCount ?? null,
      bad_count: seller.badCount ?? null,
      is_store: seller.isStore,
    },
    is_seller_doubtful: isDoubtful(listing),
    is_shop_item: listing.isShopItem,
    list_price_jpy: listPriceOf(listing),
    other_offer: otherOfferOf(listing),
    review: listing.shop?.review ?? null,
    flags: estimate?.flags.map(({ code, rule, reason }) => ({ code, rule, reason })) ?? [],
    read_at: listing.readAt.toISOString(),
  };
}
/** Only a price that is really above what is asked says that something is cheaper. */
const listPriceOf = ({ shop, price }: ListingCard): number | null =>
  shop?.listPrice !== undefined && price.current !== undefined && shop.listPrice > price.current
    ? shop.listPrice
    : null;
/** Only an offer below the price is worth telling. */
function otherOfferOf({ shop, price }: ListingCard): Card['other_offer'] {
  const other = shop?.otherOffer;
  if (!other || price.current === undefined || other.price >= price.current) return null;
  return {
    price_jpy: other.price,
    count: other.count,
    condition_label: SEARCH_MESSAGES.conditions[other.condition],
  };
}
/** Its seller is said to be worse than most. */
export const isDoubtful = ({ seller }: ListingCard): boolean =>
  seller.ratingPercent !== undefined && seller.ratingPercent < LIMITS.reputationThresholdPercent;
/** What the listing lands at, from its cheapest variant to its dearest; undefined while it has no price. */
export function landedOf(
  pricing: ViewDeps['pricing'],
  listing: ListingCard,
  prices: PriceBasis,
): LandedEstimate | undefined {
  const { current, highest } = listing.price;
  if (current === undefined) return undefined;
  const cheapest = landedAt(pricing, listing, current, prices);
  if (highest === undefined) return cheapest;
  const { high } = landedAt(pricing, listing, highest, prices);
  const { certainty } = cheapest;
  return { ...cheapest, high, certainty: certainty === 'certain' ? 'estimate' : certainty };
}
const isWhole = (listing: ListingCard): listing is Listing => 'descriptionText' in listing;
function landedAt(
  pricing: ViewDeps['pricing'],
  listing: ListingCard,
  price: Yen,
  basis: PriceBasis,
): LandedEstimate {
  const { condition } = listing;
  return pricing.landedEstimate(
    {
      site: listing.site,
      price,
      domesticShipping: listing.shipping.fee,
      isDomesticShippingLowest: listing.shipping.isFeeLowest,
      condition: condition === 'unknown' ? 'unknown' : condition === 'new' ? 'new' : 'used',
      title: listing.title,
      categoryPath: listing.categoryPath,
      stated: statedParcelOf(listing),
      isPageUnread: !isWhole(listing),
    },
    basis,
  );
}
/** What the page of one item needs on top. */
export interface ItemViewDeps extends ViewDeps {
  readonly pricing: Pick<Pricing, 'landedEstimate' | 'categoryOf'>;
}
export interface ItemFacts {
  readonly history: readonly SeenPrice[];
  readonly isStale: boolean;
}
