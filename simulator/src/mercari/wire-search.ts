import { unixSeconds } from '../world/jst.ts';
import { type Hit, shownPrice } from './search.ts';
import { searchAuction } from './wire-auction.ts';

export interface Wire {
  picture(kind: string, id: string, view: number): string;
}

const STATUS = {
  on_sale: 'ITEM_STATUS_ON_SALE',
  trading: 'ITEM_STATUS_TRADING',
  sold_out: 'ITEM_STATUS_SOLD_OUT',
  stop: 'ITEM_STATUS_STOP',
} as const;

export const methodOf = (n: number, payer: number): number =>
  (payer === 1 ? [1, 3, 4][n % 3] : [14, 17, 5, 14][n % 4]) ?? 5;

/** One hit of `entities:search`: every number is a string, also the price. */
export function searchItem({ item, state }: Hit, wire: Wire, now: number) {
  const { maker, kind } = item.draft;
  const cut = item.cuts.findLast((one) => one.price === state.price);
  const percent = cut ? Math.round((1 - cut.price / item.price) * 100) : 0;
  const isShop = item.shop !== null;
  return {
    id: item.id,
    sellerId: isShop ? '0' : String(item.seller.id),
    buyerId: state.buyerId === null ? '' : String(state.buyerId),
    status: STATUS[state.status],
    name: state.name,
    price: String(shownPrice({ item, state })),
    created: String(unixSeconds(item.createdAt)),
    updated: String(unixSeconds(state.updatedAt)),
    thumbnails: [wire.picture(kind.picture, item.id, 1)],
    itemType: isShop ? 'ITEM_TYPE_BEYOND' : 'ITEM_TYPE_MERCARI',
    itemConditionId: String(item.draft.condition),
    shippingPayerId: isShop ? '0' : String(item.payer),
    itemSizes: [],
    itemBrand: { id: String(maker.mercariId), name: maker.ja, subName: maker.en },
    itemPromotions:
      percent > 0
        ? [{ type: 'ITEM_PROMOTION_TYPE_DISCOUNT', details: { percentage: String(percent) } }]
        : [],
    shopName: item.shop?.name ?? '',
    itemSize: null,
    shippingMethodId: isShop ? '0' : String(methodOf(item.n, item.payer)),
    categoryId: String(kind.mercari.at(-1)?.id ?? 0),
    isNoPrice: item.isNoPrice,
    title: '',
    isLiked: false,
    photos: [{ uri: wire.picture(kind.picture, item.id, 1) }],
    auction: item.auction ? searchAuction(item.auction, now) : null,
    shop: item.shop ? { id: item.shop.id } : null,
    attributes: [],
  };
}
