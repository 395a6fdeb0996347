import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Pricing } from '../pricing.ts';
import { priceListOf } from './wire-price-list.ts';

/** Today's price list of a route in words. Refusal `shipping.route-not-found`. */
export async function readPriceList({ shipping, tablesAt }: Pricing, code: string) {
  const routes = await shipping.listRoutes();
  refuseUnless(
    routes.some((one) => one.code === code),
    'shipping.route-not-found',
    { code },
  );
  return priceListOf(await tablesAt(), code);
}
