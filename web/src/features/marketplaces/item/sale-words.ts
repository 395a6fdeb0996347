import type { CatalogItem } from '@hako/contract/search/catalog/item';
import type { Static } from 'typebox';

type Item = Pick<Static<typeof CatalogItem>, 'auction' | 'price_high_jpy'>;

/** What a customer does to get these goods, as the button says it. */
export function actOf(item: Item): string {
  if (item.auction) return 'Đặt giá';
  return item.price_high_jpy === null ? 'Mua ngay' : 'Chọn phiên bản';
}

/** How these goods are sold, as the tag says it. */
export const kindOfSale = (item: Item): string => (item.auction ? 'Đấu giá' : actOf(item));
