import type { CatalogItem } from '@hako/contract/search/catalog/item';
import type { Static } from 'typebox';

type Whole = Static<typeof CatalogItem>;
type Item = Pick<Whole, 'auction' | 'price_high_jpy'>;

/** What a customer does to get these goods, as the button says it. */
export function actOf(item: Item): string {
  if (item.auction) return 'Đặt giá';
  return item.price_high_jpy === null ? 'Mua ngay' : 'Chọn phiên bản';
}

const CLOSED = {
  reserved: 'Đang có người mua',
  sold: 'Đã bán',
  ended: 'Đã kết thúc',
  gone: 'Người bán đã gỡ',
} as const;

/**
 * Why goods are no longer for sale, as the plate over their picture says it; undefined while they
 * are. `isOwn`: because the viewer ordered them.
 */
export function closedWord({ status }: Pick<Whole, 'status'>, isOwn: boolean): string | undefined {
  if (status === 'open') return undefined;
  return isOwn ? 'Bạn đã đặt mua' : CLOSED[status];
}
