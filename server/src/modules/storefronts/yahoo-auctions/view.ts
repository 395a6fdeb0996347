import { auctionRowOf, endOf, type SearchDeps } from '../../search/index.ts';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import type {
  AuctionHomeCard,
  AuctionItem,
  AuctionSeller,
} from '@hako/contract/marketplaces/marketplaces';
import type { Static } from 'typebox';
import type { Listing, ListingCard, ListingSeller } from '../../marketplaces/index.ts';

type HomeRow = Static<typeof AuctionHomeCard>;
type ItemRow = Static<typeof AuctionItem>;
type SellerRow = Static<typeof AuctionSeller>;
type Titles = Pick<SearchDeps['translation'], 'titleNow'>;

export const homeRowOf = (translation: Titles, card: ListingCard): HomeRow => {
  const row = auctionRowOf(translation, card);
  return { ...row, bids: String(row.bids) };
};

/** Counts by month and year are not told by the site we read. */
export function sellerRowOf(seller: ListingSeller): SellerRow {
  const good = seller.goodCount ?? 0;
  const bad = seller.badCount ?? 0;
  const sales = (total: number) => ({ count: total, total, month: 0, year: 0 });
  return {
    id: seller.id,
    name: seller.name,
    url: `https://auctions.yahoo.co.jp/seller/${seller.id}`,
    avatar: '',
    total: { count: good + bad, percent: seller.ratingPercent ?? 0 },
    good: sales(good),
    normal: sales(0),
    bad: sales(bad),
    percent: sales(Math.floor(seller.ratingPercent ?? 0)),
    verified: seller.isStore,
    updated_time: '',
  };
}

/** An item as the specification and the mobile client read it. `tax` is the part of the price that is consumption tax. */
export function auctionItemOf(translation: Titles, listing: Listing, now: Date): ItemRow {
  const { price, auction, seller } = listing;
  const details = sellerRowOf(seller);
  const taxOf = (included: number | undefined, beforeTax: number | undefined) =>
    included !== undefined && beforeTax !== undefined ? included - beforeTax : 0;
  const isOpen = listing.status === 'open';
  const endsAt = endOf(listing)?.toISOString() ?? '';
  return {
    seller: {
      url: details.url,
      id: seller.id,
      name: seller.name,
      total: details.total.count,
      percent: `${seller.ratingPercent ?? 0}%`,
      avatar: '',
      details,
    },
    code: listing.code,
    url: listing.url,
    name: listing.title,
    name_vi: translation.titleNow(listing.title).text,
    price: price.current ?? 0,
    tax: taxOf(price.current, price.currentBeforeTax),
    price_buy: price.buyNow ?? 0,
    tax_buy: taxOf(price.buyNow, price.buyNowBeforeTax),
    feeship: listing.shipping.fee ?? null,
    from_outside_of_japan: false,
    thumbnails: [...listing.pictures],
    description: listing.descriptionHtml,
    qty: listing.quantity,
    category_id: listing.categoryPath.at(-1)?.id ?? '',
    start_date: auction?.startsAt?.toISOString() ?? '',
    end_date: endsAt,
    early_close: auction?.isEarlyClosing ?? false,
    auto_extension: auction?.isAutoExtension ?? false,
    returnable: listing.isReturnable ?? false,
    bider_restriction: (auction?.restrictions.length ?? 0) > 0,
    bidder_verification: auction?.restrictions.includes('identity') ?? false,
    init_price: price.start ?? 0,
    condition: SEARCH_MESSAGES.conditions[listing.condition],
    bids: auction?.bidCount ?? 0,
    postage: listing.shipping.payer === 'seller',
    finished: !isOpen,
    methods: {
      bid: isOpen && auction !== undefined,
      buy: isOpen && price.buyNow !== undefined,
      some_procedures_need_to_be_done: false,
    },
    highest_bidder: { message: '', is_highest: false },
    won_info: null,
    time_left: Math.max(0, Math.floor(((endOf(listing)?.getTime() ?? 0) - now.getTime()) / 1000)),
    end_time: endsAt,
  };
}
