import { isMercariShopsCode } from '@hako/contract/marketplaces/sites';
import type { Listing, ListingCard } from '../listing.ts';
import type { Marketplace, SellerCapability } from '../marketplace.ts';
import {
  askedPrice,
  itemUrl,
  priceOf,
  sellerOf,
  shippingOf,
  statusOf,
  statusWith,
} from './card.ts';
import { auctionOf, expectNoOtherAuction, SELLER_KEYS } from './auction.ts';
import type { MercariClient } from './client.ts';
import { readRows } from '../reading/rows.ts';
import { readProfile, readSellerItem, readSellerItems, type SellerItem } from './shapes.ts';
import type { CallOptions, ListingPage } from '../listing-query.ts';

const NOTHING: ListingPage = { listings: [], total: 0, hasMore: false, isPartialMatch: false };

interface Ways {
  readonly search: Marketplace['search'];
  readonly findListing: (code: string, options?: CallOptions) => Promise<Listing | undefined>;
}

/** People have a profile and a list of their own; a shop is met through its goods. */
export function mercariSellers(
  client: MercariClient,
  { search, findListing }: Ways,
): SellerCapability {
  return {
    async findSeller(id, options) {
      if (isMercariShopsCode(id)) {
        const [first] = (await search({ sellerId: id, size: 1 }, options)).listings;
        return first && (await findListing(first.code, options))?.seller;
      }
      if (!/^\d{1,12}$/.test(id)) return undefined;
      const read = await client.get(
        `/users/get_profile?user_id=${id}&_user_format=profile`,
        options,
      );
      if (!read) return undefined;
      const { data } = readProfile(read.json);
      return sellerOf(String(data.id), data.name, data.ratings);
    },

    async listListings(id, query, options) {
      if (isMercariShopsCode(id))
        return search({ ...query, sellerId: id, sort: query.sort ?? 'newest' }, options);
      if (!/^\d{1,12}$/.test(id)) return NOTHING;
      // The seller's own list pages only by the last item seen; later pages come from the search.
      if ((query.page ?? 1) > 1) return search({ ...query, sellerId: id }, options);
      const limit = Math.min(query.size ?? 30, 100);
      const read = await client.get(
        `/items/get_items?seller_id=${id}&limit=${limit}&status=on_sale&with_auction=true`,
        options,
      );
      if (!read) return NOTHING;
      const { data, meta } = readSellerItems(read.json);
      const { rows: listings, setAside } = readRows(data, (row, index) => {
        const at = `data.${index}`;
        return cardOfSellerRow(readSellerItem(row, `${at}.`), at, read.answer.receivedAt);
      });
      return {
        listings,
        setAside,
        total: listings.length,
        hasMore: meta.has_next,
        isPartialMatch: false,
      };
    },
  };
}

/** One row of a seller's goods in our words. */
export function cardOfSellerRow(row: SellerItem, at: string, readAt: Date): ListingCard {
  const current = priceOf(row.price, `${at}.price`, row.is_no_price);
  expectNoOtherAuction(row, 'auction_info', `${at}.`);
  const told = auctionOf(row.auction_info, {
    keys: SELLER_KEYS,
    at: `${at}.auction_info`,
    price: current,
  });
  return {
    site: 'mercari',
    code: row.id,
    url: itemUrl(row.id),
    title: row.name,
    pictures: row.thumbnails,
    price: askedPrice(current, told?.start),
    condition: 'unknown',
    categoryPath: row.item_category
      ? [{ id: String(row.item_category.id), name: row.item_category.name }]
      : [],
    brand: undefined,
    // In this list the site writes "dont-use-this" for the seller's name.
    seller: sellerOf(String(row.seller.id), ''),
    shipping: shippingOf('unknown', row.shipping_from_area?.id),
    auction: told?.auction,
    status: statusWith(told, statusOf(row.status, `${at}.status`)),
    ...(told?.finishedAt && { endsAt: told.finishedAt }),
    isShopItem: false,
    readAt,
  };
}
