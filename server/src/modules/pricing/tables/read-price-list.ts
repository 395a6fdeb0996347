import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { CurrentRate, Pricing } from '../pricing.ts';
import { priceListOf } from './wire-price-list.ts';

/** Today's price list of a route in words. Refusal `shipping.route-not-found`. */
export async function readPriceList(pricing: Pricing, code: string) {
  const { shipping, tablesAt } = pricing;
  const routes = await shipping.listRoutes();
  refuseUnless(
    routes.some((one) => one.code === code),
    'shipping.route-not-found',
    { code },
  );
  return priceListOf(await tablesAt(), code, await rateOf(pricing));
}

/** The rate of now; undefined before the first good one. */
const rateOf = (pricing: Pricing): Promise<CurrentRate | undefined> =>
  pricing.currentRate().catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'pricing.no-rate') return undefined;
    throw error;
  });
