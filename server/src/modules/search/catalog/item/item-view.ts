import { factsOf } from './item-facts.ts';
import { parcelOf } from './item-parcel.ts';
import { warningsOf } from './item-warnings.ts';
import { type Listing, stockOf } from '../../../marketplaces/index.ts';
import type { PreparedTables, PriceBasis } from '../../../pricing/index.ts';
import { cardOf, type Item, type ItemFacts, type ItemViewDeps } from '../catalog-view.ts';

/** The whole listing as the contract promises it. */
export function itemOf(
  deps: ItemViewDeps,
  listing: Listing,
  prices: PriceBasis | undefined,
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
    ...namedFactsOf(listing, vietnamese),
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
    shop: shopOf(listing),
    is_adult_only: listing.isAdultOnly ?? false,
    is_offerable: listing.isOfferable,
    like_count: listing.likeCount ?? null,
    updated_at: listing.updatedAt?.toISOString() ?? null,
    auction: auctionOf(listing),
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

/** What the site tells by name, the names in Vietnamese as well. */
function namedFactsOf(
  { categoryPath, variants, options = [], attributes = [] }: Listing,
  vietnamese: (text: string) => string,
): Pick<Item, 'categories' | 'variants' | 'options' | 'attributes'> {
  return {
    categories: categoryPath.map(({ id, name }) => ({ id, name, name_vi: vietnamese(name) })),
    variants: variants.map(({ id, name, quantity }) => ({ id, name, quantity })),
    options: options.map(({ name, values }) => ({
      name,
      name_vi: vietnamese(name),
      values: [...values],
      values_vi: values.map(vietnamese),
    })),
    attributes: attributes.map(({ name, value }) => ({
      name,
      name_vi: vietnamese(name),
      value,
      value_vi: vietnamese(value),
    })),
  };
}

const shopOf = ({ shop }: Listing): Item['shop'] =>
  shop
    ? {
        catchcopy: shop.catchcopy ?? null,
        is_own: shop.isOwn ?? null,
        availability: shop.availability ?? null,
        point_percent: shop.pointPercent ?? null,
      }
    : null;

const auctionOf = ({ auction }: Listing): Item['auction'] =>
  auction
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
    : null;

/** Our kind of these goods in the price list; the row for all goods when none fits. */
function kindOf(
  { pricing }: ItemViewDeps,
  { title, categoryPath }: Listing,
  { tables }: PriceBasis,
): PreparedTables['anyCategory'] {
  const code = pricing.categoryOf({ title, categoryPath }, tables);
  return (code !== undefined && tables.categories.get(code)) || tables.anyCategory;
}
