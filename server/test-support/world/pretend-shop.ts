import { yen } from '../../src/kernel/money.ts';
import { Outage } from '../../src/kernel/outage.ts';
import {
  untaxedPrice,
  type Listing,
  type PurchaseCapability,
} from '../../src/modules/marketplaces/index.ts';

/** What goes wrong with one purchase: lost before or after it was carried out, surely not sent, congested, or our own process ends while it waits. */
export type PurchaseFault = 'lost-before' | 'lost-after' | 'not-sent' | 'congested' | 'crash';

interface PretendItem {
  price: number;
  status: Listing['status'];
  soldTo: string | undefined;
}

/** A shop with fixed prices that sells each thing once and knows what our accounts bought; it has no idempotency keys. */
export function createPretendShop() {
  const items = new Map<string, PretendItem>();
  const faults = new Map<string, PurchaseFault[]>();
  /** Every request that reached it, in order. */
  const arrived: string[] = [];

  const purchases: PurchaseCapability = {
    async buy({ code, price, account }) {
      const fault = faults.get(code)?.shift();
      if (fault === 'not-sent') throw new Outage('shop', 'unreachable', 'no route');
      arrived.push(code);
      if (fault === 'lost-before') throw new Outage('shop', 'timeout', 'slow', undefined, true);
      if (fault === 'crash') throw new Error('the process ended here');
      if (fault === 'congested') return { isBought: false, reason: 'congested', detail: 'busy' };
      const item = items.get(code);
      if (!item) return { isBought: false, reason: 'not-found', detail: '' };
      if (item.status !== 'open') return { isBought: false, reason: 'sold', detail: '' };
      if (item.price !== price)
        return { isBought: false, reason: 'price-changed', detail: String(item.price) };
      item.status = 'sold';
      item.soldTo = account;
      if (fault === 'lost-after') throw new Outage('shop', 'unreachable', 'cut', undefined, true);
      return { isBought: true, orderNumber: `M-${code}`, pricePaid: price };
    },
    async findPurchase({ code, account }) {
      const item = items.get(code);
      return item?.soldTo === account
        ? { orderNumber: `M-${code}`, pricePaid: yen(item.price) }
        : undefined;
    },
  };

  return {
    purchases,
    arrived,
    offer(code: string, price: number): void {
      items.set(code, { price, status: 'open', soldTo: undefined });
    },
    reprice(code: string, price: number): void {
      const item = items.get(code);
      if (item) item.price = price;
    },
    sellToOther(code: string): void {
      items.set(code, {
        price: items.get(code)?.price ?? 1,
        status: 'sold',
        soldTo: 'somebody-else',
      });
    },
    fail(code: string, ...plan: PurchaseFault[]): void {
      faults.set(code, plan);
    },
    findListing: async (code: string): Promise<Listing | undefined> => {
      const item = items.get(code);
      return item && listingOf(code, item);
    },
  };
}

const listingOf = (code: string, { price, status }: PretendItem): Listing => ({
  site: 'mercari',
  code,
  url: `https://shop.test/${code}`,
  title: 'カメラ',
  pictures: [],
  price: untaxedPrice({ current: yen(price), buyNow: yen(price) }),
  condition: 'good',
  categoryPath: [],
  brand: undefined,
  seller: {
    id: 's1',
    name: 's',
    ratingPercent: undefined,
    goodCount: undefined,
    badCount: undefined,
    isStore: false,
  },
  shipping: { payer: 'seller', fee: yen(0), isFeeLowest: false, fromPrefecture: 13 },
  auction: undefined,
  status,
  isShopItem: false,
  readAt: new Date(0),
  quantity: 1,
  descriptionHtml: '',
  descriptionText: '',
  dispatch: undefined,
  checksum: undefined,
  variants: [],
  isOfferable: false,
  likeCount: undefined,
  updatedAt: undefined,
});
