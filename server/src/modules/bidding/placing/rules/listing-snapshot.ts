import type { Yen } from '../../../../kernel/money.ts';
import type { StatedParcel } from '../../../../kernel/stated-parcel.ts';
import type { ListingSnapshot } from '../../rules/bid.ts';

/** What of a listing is kept with a bid; the shapes of the marketplaces module, so that this file asks for nothing else. */
export interface ListingParts {
  readonly url: string;
  readonly pictures: readonly string[];
  readonly condition: string;
  readonly price: { readonly buyNow: Yen | undefined; readonly tax: string };
  readonly seller: { readonly ratingPercent: number | undefined };
  readonly shipping: { readonly fee: Yen | undefined; readonly isFeeLowest: boolean };
  readonly auction:
    | {
        readonly isAutoExtension: boolean | undefined;
        readonly isEarlyClosing: boolean | undefined;
      }
    | undefined;
}

export const snapshotOf = (
  listing: ListingParts,
  category: string | undefined,
  stated: StatedParcel,
): ListingSnapshot => ({
  url: listing.url,
  pictures: listing.pictures.slice(0, 5),
  sellerRating: listing.seller.ratingPercent,
  isTaxAdded: listing.price.tax === 'added',
  domesticShipping: listing.shipping.fee,
  isDomesticShippingLowest: listing.shipping.isFeeLowest,
  condition:
    listing.condition === 'unknown' ? 'unknown' : listing.condition === 'new' ? 'new' : 'used',
  category,
  stated,
  buyNow: listing.price.buyNow,
  isAutoExtension: listing.auction?.isAutoExtension,
  isEarlyClosing: listing.auction?.isEarlyClosing,
});
