import type { Clock } from '../../../src/kernel/clock.ts';
import { yen } from '../../../src/kernel/money.ts';
import type { PurchaseOrder } from '../../../src/modules/orders/index.ts';
import {
  type PricedItem,
  type Pricing,
  STANDARD_LEVEL,
} from '../../../src/modules/pricing/index.ts';

/** What a cart would hand over for one listing of the pretend shop. */
export const createCartOf =
  ({ pricing, clock }: { readonly pricing: Pricing; readonly clock: Clock }) =>
  async (
    customerId: string,
    code: string,
    priceJpy: number,
    more: Partial<PurchaseOrder> = {},
    about: Partial<PricedItem> = {},
  ): Promise<PurchaseOrder> => {
    const rate = { vnd: 176, scale: 1 };
    const item = {
      price: yen(priceJpy),
      isTaxAdded: false,
      quantity: more.quantity ?? 1,
      site: 'mercari',
      seller: 's1',
      category: undefined,
      domesticShipping: yen(0),
      weightG: undefined,
      sizeCm: undefined,
      condition: 'used' as const,
      ...about,
    };
    const question = {
      items: [item],
      shipMode: 'AIR-HAN',
      services: [],
      level: STANDARD_LEVEL,
      coupons: [],
      province: '01',
      storedDays: 0,
      rate,
    };
    const price = await pricing.price(question, clock.now());
    const listing = {
      site: 'mercari' as const,
      code,
      url: `https://jp.mercari.com/item/${code}`,
      title: 'カメラ',
      titleVi: 'Máy ảnh',
      picture: undefined,
      price: yen(priceJpy),
    };
    return { customerId, listing, quantity: 1, question, price, rate, ...more };
  };
