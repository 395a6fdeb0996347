import { calculatePriceEndpoint, estimatePriceEndpoint } from '@hako/contract/pricing/pricing';
import {
  calculateServicesEndpoint,
  priceCeilingEndpoint,
  readPriceListEndpoint,
} from '@hako/contract/pricing/price-list';
import { type Route, route } from '../../platform/http/route.ts';
import { answerCeiling } from './asking/answer-ceiling.ts';
import { calculatePrice, calculateServices } from './asking/calculate-price.ts';
import { readPriceList } from './tables/read-price-list.ts';
import { rateRoutes } from './rates/routes.ts';
import type { Pricing } from './pricing.ts';

export const pricingRoutes = (pricing: Pricing): Route[] => [
  ...rateRoutes(pricing),
  route(calculatePriceEndpoint, async ({ body, caller }) =>
    calculatePrice(pricing, body, await pricing.askerOf(caller?.customerId)),
  ),
  route(estimatePriceEndpoint, async ({ body }) =>
    calculatePrice(pricing, body, await pricing.askerOf(undefined)),
  ),
  route(calculateServicesEndpoint, async ({ body, caller }) =>
    calculateServices(pricing, body, await pricing.askerOf(caller?.customerId)),
  ),
  route(readPriceListEndpoint, async ({ query }) => ({
    status: true,
    data: await readPriceList(
      pricing,
      query.route || query.route_code || query.code || 'JP',
      query.model,
    ),
  })),
  route(priceCeilingEndpoint, async ({ body, caller }) =>
    answerCeiling(pricing, body, await pricing.askerOf(caller?.customerId)),
  ),
];
