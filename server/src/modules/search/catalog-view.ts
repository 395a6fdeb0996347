import { LIMITS } from '@hako/contract/limits';
import { SEARCH_MESSAGES } from '@hako/contract/messages/search';
import type { CatalogCard, CatalogItem, CatalogWarning } from '@hako/contract/search';
import type { Static } from 'typebox';
import { type ExchangeRate, toDong } from '../../kernel/money.ts';
import { itemPathOf, type Listing, type ListingCard, type SeenPrice, SITES } from '../marketplaces/index.ts';
import type { LandedEstimate, PreparedTables, Pricing } from '../pricing/index.ts';
import type { TitleReading, Translation } from '../translation/index.ts';

export type Card = Static<typeof CatalogCard>;
export type Item = Static<typeof CatalogItem>;
type Warning = Static<typeof CatalogWarning>;

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
export function cardOf({ pricing, translation }: ViewDeps, listing: ListingCard, prices: Prices | undefined): Card {
  const title: TitleReading = translation.titleNow(listing.title);
  const { price, seller, shipping, auction } = listing;
  const estimate = prices && landedOf(pricing, listing, prices);
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
    landed: estimate ? { low_vnd: estimate.low, likely_vnd: estimate.likely, high_vnd: estimate.high, certainty: estimate.certainty } : null,
    bid_count: auction?.bidCount ?? null,
    ends_at: auction?.endsAt.toISOString() ?? null,
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
    flags: estimate?.flags.map(({ code, rule, reason }) => ({ code, rule, reason })) ?? [],
    read_at: listing.readAt.toISOString(),
  };
}

const isDoubtful = ({ seller }: ListingCard): boolean =>
  seller.ratingPercent !== undefined && seller.ratingPercent < LIMITS.reputationThresholdPercent;

function landedOf(pricing: ViewDeps['pricing'], listing: ListingCard, { tables, rate }: Prices): LandedEstimate | undefined {
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

export interface ItemFacts {
  readonly history: readonly SeenPrice[];
  readonly isStale: boolean;
}

/** The whole listing as the contract promises it. */
export function itemOf(deps: ViewDeps, listing: Listing, prices: Prices | undefined, { history, isStale }: ItemFacts): Item {
  const card = cardOf(deps, listing, prices);
  const { price, auction } = listing;
  const isOpen = listing.status === 'open' && price.current !== undefined;
  return {
    ...card,
    pictures: [...listing.pictures],
    description_html: listing.descriptionHtml,
    description_text: listing.descriptionText,
    quantity: listing.quantity,
    brand: listing.brand ?? null,
    categories: listing.categoryPath.map(({ id, name }) => ({ id, name, name_vi: deps.translation.titleNow(name).text })),
    price_before_tax_jpy: price.currentBeforeTax ?? null,
    buy_now_before_tax_jpy: price.buyNowBeforeTax ?? null,
    start_jpy: price.start ?? null,
    tax: price.tax,
    tax_percent: price.taxPercent,
    from_prefecture: listing.shipping.fromPrefecture ?? null,
    dispatch: listing.dispatch ?? null,
    checksum: listing.checksum ?? null,
    variants: listing.variants.map(({ id, name, quantity }) => ({ id, name, quantity })),
    is_offerable: listing.isOfferable,
    like_count: listing.likeCount ?? null,
    updated_at: listing.updatedAt?.toISOString() ?? null,
    auction: auction
      ? {
          bid_count: auction.bidCount,
          starts_at: auction.startsAt?.toISOString() ?? null,
          ends_at: auction.endsAt.toISOString(),
          is_auto_extension: auction.isAutoExtension ?? null,
          is_early_closing: auction.isEarlyClosing ?? null,
          restrictions: [...auction.restrictions],
          highest_bidder: auction.highestBidder ?? null,
        }
      : null,
    warnings: warningsOf(listing, card, isStale),
    price_history: history.map(({ price: seen, seenAt }) => ({ price_jpy: seen, seen_at: seenAt.toISOString() })),
    is_stale: isStale,
    can_bid: isOpen && auction !== undefined && listing.site === 'auction',
    can_buy: isOpen && price.buyNow !== undefined,
  };
}

function warningsOf(listing: Listing, card: Card, isStale: boolean): Warning[] {
  const { warnings: say } = SEARCH_MESSAGES;
  const { seller, auction, shipping } = listing;
  const all: (Warning | undefined)[] = [
    ...card.flags.map((flag): Warning => ({ code: flag.code, level: flag.rule === 'block' ? 'block' : 'warn', message: flag.reason })),
    isStale ? { code: 'stale', level: 'warn', message: filled(say.stale, { time: vietnamTime(listing.readAt) }) } : undefined,
    listing.status !== 'open' ? { code: 'no-longer-open', level: 'info', message: say.noLongerOpen } : undefined,
    listing.price.current === undefined ? { code: 'no-price', level: 'block', message: say.noPrice } : undefined,
    card.is_seller_doubtful
      ? {
          code: 'seller-reputation',
          level: 'warn',
          message: filled(say.sellerReputation, { percent: seller.ratingPercent ?? 0, threshold: LIMITS.reputationThresholdPercent }),
        }
      : undefined,
    seller.ratingPercent === undefined && !seller.isStore ? { code: 'seller-unknown', level: 'info', message: say.sellerUnknown } : undefined,
    shipping.payer !== 'seller' && shipping.fee === undefined ? { code: 'shipping-unknown', level: 'info', message: say.shippingUnknown } : undefined,
    auction?.isEarlyClosing ? { code: 'early-closing', level: 'info', message: say.earlyClosing } : undefined,
    auction && auction.restrictions.length > 0 ? { code: 'bidder-restricted', level: 'info', message: say.bidderRestricted } : undefined,
  ];
  return all.filter((warning) => warning !== undefined);
}

const filled = (sentence: string, facts: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => (name in facts ? String(facts[name]) : whole));

/** 14:05 21/11 on the clocks of Vietnam. */
const vietnamTime = (at: Date): string =>
  new Intl.DateTimeFormat('vi-VN', { timeZone: 'Asia/Ho_Chi_Minh', hour: '2-digit', minute: '2-digit', day: '2-digit', month: '2-digit' }).format(at);
