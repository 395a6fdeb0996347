import { yen } from '../../../src/kernel/money.ts';
import { untaxedPrice, type Listing } from '../../../src/modules/marketplaces/index.ts';

export const LISTING: Listing = {
  site: 'auction',
  code: 'x1000000001',
  url: 'https://auctions.test/x1000000001',
  title: 'ニコン FM2 ボディ',
  pictures: [],
  price: untaxedPrice({ current: yen(10_000) }),
  condition: 'good',
  categoryPath: [],
  brand: undefined,
  seller: {
    id: 's1',
    name: '********',
    ratingPercent: 99.8,
    goodCount: 499,
    badCount: 1,
    isStore: false,
  },
  shipping: { payer: 'buyer', fee: yen(850), isFeeLowest: false, fromPrefecture: 13 },
  auction: undefined,
  status: 'open',
  isShopItem: false,
  readAt: new Date('2026-11-21T05:00:00Z'),
  quantity: 1,
  descriptionHtml: '',
  descriptionText: '',
  dispatch: undefined,
  checksum: undefined,
  variants: [],
  isOfferable: false,
  likeCount: undefined,
  updatedAt: undefined,
};
export const AUCTION: NonNullable<Listing['auction']> = {
  bidCount: 0,
  startsAt: undefined,
  endsAt: new Date('2026-11-22T05:00:00Z'),
  isAutoExtension: true,
  isEarlyClosing: false,
  restrictions: [],
  highestBidder: undefined,
};
export const seller = (change: Partial<Listing['seller']>) => ({
  seller: { ...LISTING.seller, ...change },
});
export const shipping = (change: Partial<Listing['shipping']>) => ({
  shipping: { ...LISTING.shipping, ...change },
});
