import {
  decideExchangeRateEndpoint,
  enterExchangeRateEndpoint,
  readExchangeRatesEndpoint,
  readWaitingRateEndpoint,
} from '@hako/contract/pricing/exchange-rates';
import { calculatePriceEndpoint, estimatePriceEndpoint } from '@hako/contract/pricing/pricing';
import {
  calculateServicesEndpoint,
  priceCeilingEndpoint,
  readPriceListEndpoint,
} from '@hako/contract/pricing/price-list';
import { dong } from '../../kernel/money.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { RateReading } from './rates/rate-store.ts';
import { calculatePrice, calculateServices } from './asking/calculate-price.ts';
import { wireRates } from './rates/wire-rates.ts';
import { itemOf } from './asking/wire-question.ts';
import { priceListOf } from './tables/wire-price-list.ts';
import type { Pricing } from './pricing.ts';

export const pricingRoutes = (pricing: Pricing): Route[] => [
  route(calculatePriceEndpoint, async ({ body, caller }) =>
    calculatePrice(pricing, body, await pricing.askerOf(caller?.customerId)),
  ),
  route(estimatePriceEndpoint, async ({ body }) =>
    calculatePrice(pricing, body, await pricing.askerOf(undefined)),
  ),
  route(calculateServicesEndpoint, async ({ body, caller }) =>
    calculateServices(pricing, body, await pricing.askerOf(caller?.customerId)),
  ),
  route(readPriceListEndpoint, async ({ query }) => {
    const code = query.route || query.route_code || query.code || 'JP';
    const routes = await pricing.shipping.listRoutes();
    refuseUnless(
      routes.some((one) => one.code === code),
      'shipping.route-not-found',
      { code },
    );
    return { status: true, data: priceListOf(await pricing.tablesAt(), code) };
  }),
  route(readExchangeRatesEndpoint, async () => wireRates(await pricing.rateBoard())),
  route(priceCeilingEndpoint, async ({ body, caller }) => {
    const asker = await pricing.askerOf(caller?.customerId);
    const answer = await pricing.highestMaximumWithin({
      item: itemOf(body.item, await pricing.tablesAt()),
      ceiling: dong(body.ceiling_vnd),
      against: body.against,
      with: {
        shipMode: body.ship_mode ?? asker.shipMode,
        services: body.services_extra ?? undefined,
        province: body.province ?? asker.province,
        level: asker.level,
      },
    });
    return {
      status: true,
      maximum_jpy: answer.maximum ?? null,
      landed_total: { ...answer.landedTotal },
      first_payment_vnd: answer.firstPayment,
      hold_vnd: answer.hold,
    };
  }),
  route(readWaitingRateEndpoint, async () => {
    const { good, waiting, isTooOld } = await pricing.rateBoard();
    return {
      status: true,
      good: readingRow(good),
      waiting: readingRow(waiting),
      is_too_old: isTooOld,
    };
  }),
  route(decideExchangeRateEndpoint, async ({ body, caller }) => {
    await pricing.decideRate({
      readingId: body.id,
      isAccepted: body.accept,
      staffId: caller.userId,
      reason: body.reason,
    });
    return { status: true };
  }),
  route(enterExchangeRateEndpoint, async ({ body: { sell_x100: sellX100, reason }, caller }) => {
    const { isDone } = await pricing.enterRate({ sellX100, staffId: caller.userId, reason });
    return { status: true, is_done: isDone };
  }),
];

const readingRow = (reading: RateReading | undefined) =>
  reading === undefined
    ? null
    : { id: reading.id, sell_x100: reading.jpySellX100, quoted_at: reading.quotedAt.toISOString() };
