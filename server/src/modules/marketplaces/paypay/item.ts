import type { Listing } from '../listing.ts';
import { fixedPrice } from '../listing-price.ts';
import { htmlOfText } from '../reading/sanitise.ts';
import {
  categoryPathOf,
  conditionOf,
  itemUrl,
  priceOf,
  sellerOf,
  shippingFrom,
  statusOf,
} from './card.ts';
import { prefectureNamed } from './prefectures.ts';
import type { readItem } from './shapes.ts';

/** The item of the detail call, or of the page's embedded state, in our words. */
export function listingOfItem(item: ReturnType<typeof readItem>, readAt: Date): Listing {
  const { seller } = item;
  return {
    site: 'paypay',
    code: item.id,
    url: itemUrl(item.id),
    title: item.title,
    pictures: item.images.map(({ url }) => url),
    price: fixedPrice(item.noPriceItem ? undefined : priceOf(item.price, 'price')),
    condition: conditionOf(item.condition.key),
    categoryPath: categoryPathOf(item.categoryList),
    brand: item.brand?.name,
    seller: sellerOf(seller.id, seller.nickname ?? '', seller.rating),
    shipping: shippingFrom(prefectureNamed(item.location)),
    auction: undefined,
    status: statusOf(item.status, 'status'),
    isShopItem: false,
    readAt,
    quantity: 1,
    descriptionHtml: htmlOfText(item.description),
    descriptionText: item.description,
    dispatch: item.deliverySchedule?.text,
    checksum: undefined,
    variants: [],
    // Price requests exist here, but no call for them is known.
    isOfferable: false,
    likeCount: item.likeCount,
    updatedAt: item.updateDate === undefined ? undefined : new Date(item.updateDate),
  };
}
