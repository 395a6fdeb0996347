import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { CurrentRate, Pricing } from '../pricing.ts';
import { modelsOf } from './wire-models.ts';
import { priceListOf } from './wire-price-list.ts';

/**
 * Today's price list of a route in words; of the models that we weighed those with `model` in their
 * name. Refusal `shipping.route-not-found`.
 */
export async function readPriceList(pricing: Pricing, code: string, model = '') {
  const { shipping, tablesAt } = pricing;
  const routes = await shipping.listRoutes();
  refuseUnless(
    routes.some((one) => one.code === code),
    'shipping.route-not-found',
    { code },
  );
  const tables = await tablesAt();
  return { ...priceListOf(tables, code, await rateOf(pricing)), ...modelsOf(tables, model) };
}

/** The rate of now; undefined before the first good one. */
const rateOf = (pricing: Pricing): Promise<CurrentRate | undefined> =>
  pricing.currentRate().catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'pricing.no-rate') return undefined;
    throw error;
  });
