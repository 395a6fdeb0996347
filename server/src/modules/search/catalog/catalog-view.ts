import { LIMITS } from '@hako/contract/kit/limits';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import type { CatalogItem } from '@hako/contract/search/search';
import type { Static } from 'typebox';
import { type ExchangeRate, toDong } from '../../../kernel/money.ts';
import { factsOf } from './item-facts.ts';
import { parcelOf } from './item-parcel.ts';
import { warningsOf } from './item-warnings.ts';
import {
  itemPathOf,
  type Listing,
  type ListingCard,
  type SeenPrice,
  SITES,
  stockOf,
} from '../../marketplaces/index.ts';
import type { LandedEstimate, PreparedTables, Pricing } from '../../pricing/index.ts';
import type { TitleReading, Translation } from '../../translation/index.ts';
import type { Card } from './card.ts';

export type Item = Static<typeof CatalogItem>;

/** What cards are priced by; undefined when there is no rate yet. Asked once a page, not once a card. */
export interface Prices {
  readonly tables: PreparedTables;
  readonly rate: ExchangeRate;
}

export interface ViewDeps {
  readonly pricing: Pick<Pricing, 'landedEstimate'>;
  readonly translation: Pick<Translation, 'titleNow'>;
}

/** A listing as the contract promises a result card; no waiting, so that hundreds are made in a millisecond or two. */
export function cardOf(
  { pricing, translation }: ViewDeps,
  listing: ListingCard,
  prices: Prices | undefined,
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
    buy_now_jpy: price.buyNow ?? null,
    landed: estimate
      ? {
          low_vnd: estimate.low,
          likely_vnd: estimate.likely,
          high_vnd: estimate.high,
          certainty: estimate.certainty,
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

const isDoubtful = ({ seller }: ListingCard): boolean =>
  seller.ratingPercent !== undefined && seller.ratingPercent < LIMITS.reputationThresholdPercent;

/** What the listing lands at; undefined while it has no price. */
export function landedOf(
  pricing: ViewDeps['pricing'],
  listing: ListingCard,
  { tables, rate }: Prices,
): LandedEstimate | undefined {
  if (listing.price.current === undefined) return undefined;
  const { condition } = listing;
  return pricing.landedEstimate(
    {
      site: listing.site,
      price: listing.price.current,
      domesticShipping: listing.shipping.fee,
      condition: condition === 'unknown' ? 'unknown' : condition === 'new' ? 'new' : 'used',
      title: listing.title,
      categoryPath: listing.categoryPath,
    },
    tables,
    rate,
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

/** The whole listing as the contract promises it. */
export function itemOf(
  deps: ItemViewDeps,
  listing: Listing,
  prices: Prices | undefined,
  { history, isStale }: ItemFacts,
): Item {
  const card = cardOf(deps, listing, prices);
  const facts = factsOf(listing);
  const { price, auction } = listing;
  const isOpen = listing.status === 'open' && price.current !== undefined;
  const vietnamese = (text: string): string => deps.translation.titleNow(text).text;
  return {
    ...card,
    pictures: [...listing.pictures],
    description_html: listing.descriptionHtml,
    description_text: listing.descriptionText,
    quantity: listing.quantity,
    stock: stockOf(listing, undefined) ?? null,
    brand: listing.brand === undefined ? null : vietnamese(listing.brand),
    categories: listing.categoryPath.map(({ id, name }) => ({
      id,
      name,
      name_vi: vietnamese(name),
    })),
    price_before_tax_jpy: price.currentBeforeTax ?? null,
    buy_now_before_tax_jpy: price.buyNowBeforeTax ?? null,
    start_jpy: price.start ?? null,
    goods_kind:
      (prices &&
        deps.pricing.categoryOf(
          { title: listing.title, categoryPath: listing.categoryPath },
          prices.tables,
        )) ??
      null,
    tax: price.tax,
    tax_percent: price.taxPercent,
    from_prefecture: listing.shipping.fromPrefecture ?? null,
    dispatch: listing.dispatch ?? null,
    checksum: listing.checksum ?? null,
    variants: listing.variants.map(({ id, name, quantity }) => ({ id, name, quantity })),
    options: (listing.options ?? []).map(({ name, values }) => ({
      name,
      name_vi: vietnamese(name),
      values: [...values],
      values_vi: values.map(vietnamese),
    })),
    attributes: (listing.attributes ?? []).map(({ name, value }) => ({
      name,
      name_vi: vietnamese(name),
      value,
      value_vi: vietnamese(value),
    })),
    shop: listing.shop
      ? {
          catchcopy: listing.shop.catchcopy ?? null,
          is_own: listing.shop.isOwn ?? null,
          availability: listing.shop.availability ?? null,
          point_percent: listing.shop.pointPercent ?? null,
        }
      : null,
    is_adult_only: listing.isAdultOnly ?? false,
    is_offerable: listing.isOfferable,
    like_count: listing.likeCount ?? null,
    updated_at: listing.updatedAt?.toISOString() ?? null,
    auction: auction
      ? {
          bid_count: auction.bidCount,
          starts_at: auction.startsAt?.toISOString() ?? null,
          ends_at: auction.endsAt.toISOString(),
          is_end_estimate: auction.isEndEstimate ?? false,
          is_auto_extension: auction.isAutoExtension ?? null,
          is_early_closing: auction.isEarlyClosing ?? null,
          restrictions: [...auction.restrictions],
          highest_bidder: auction.highestBidder ?? null,
        }
      : null,
    warnings: warningsOf(listing, card, facts, isStale),
    facts,
    parcel: prices ? parcelOf(listing, kindOf(deps, listing, prices)) : null,
    price_history: history.map(({ price: seen, seenAt }) => ({
      price_jpy: seen,
      seen_at: seenAt.toISOString(),
    })),
    is_stale: isStale,
    can_bid: isOpen && auction !== undefined && listing.site === 'auction',
    // At a price that the site does not confirm now, nothing is sold.
    can_buy: isOpen && price.buyNow !== undefined && !isStale,
  };
}

/** Our kind of these goods in the price list; the row for all goods when none fits. */
function kindOf(
  { pricing }: ItemViewDeps,
  { title, categoryPath }: Listing,
  { tables }: Prices,
): PreparedTables['anyCategory'] {
  const code = pricing.categoryOf({ title, categoryPath }, tables);
  return (code !== undefined && tables.categories.get(code)) || tables.anyCategory;
}
