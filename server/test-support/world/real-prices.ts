import type { Clock } from '../../src/kernel/clock.ts';
import { createPricing, type Pricing } from '../../src/modules/pricing/index.ts';
import { createShipping } from '../../src/modules/shipping/index.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { NO_SECOND_PERSON } from './set-rate.ts';

/** Pricing with its shipping, over these customers; nobody but tests enters a rate. */
export function createRealPrices({
  db,
  clock,
  customers,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly customers: Parameters<typeof createPricing>[0]['customers'];
}): Pricing {
  const shipping = createShipping({
    db,
    clock,
    freightPerKg: (mode) => pricing.freightPerKg(mode),
  });
  const pricing: Pricing = createPricing({
    ...NO_SECOND_PERSON,
    db,
    clock,
    shipping,
    customers,
    ratesUrl: undefined,
  });
  return pricing;
}
