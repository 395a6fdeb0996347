import { createPricing } from '../modules/pricing/index.ts';
import { createPromotions } from '../modules/promotions/index.ts';
import { createShipping } from '../modules/shipping/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { People, Prices, Whole } from './modules.ts';

/** What goods cost at the door, and what takes something off. */
export function buildPrices(platform: Platform, below: People, whole: Whole): Prices {
  const { customers, approvals, staff } = below;
  const promotions = createPromotions({ ...platform, customers, audit: staff.audit });
  const shipping = createShipping({
    ...platform,
    freightPerKg: (mode) => whole().pricing.freightPerKg(mode),
  });
  const pricing = createPricing({
    ...platform,
    shipping,
    customers,
    approvals,
    audit: staff.audit,
    ratesUrl: platform.config.ratesUrl,
  });
  return { promotions, shipping, pricing };
}
