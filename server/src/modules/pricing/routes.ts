import {
  decideExchangeRateEndpoint,
  enterExchangeRateEndpoint,
  readExchangeRatesEndpoint,
  readWaitingRateEndpoint,
} from '@hako/contract/exchange-rates';
import {
  calculatePriceEndpoint,
  calculateServicesEndpoint,
  estimatePriceEndpoint,
  priceCeilingEndpoint,
  readPriceListEndpoint,
} from '@hako/contract/pricing';
import { dong } from '../../kernel/money.ts';
import { type Caller, type Route, route } from '../../platform/http/route.ts';
import { type PriceLevel, STANDARD_LEVEL } from './domain/price-input.ts';
import type { Pricing } from './index.ts';
import type { RateReading } from './rate-store.ts';
import { calculatePrice, calculateServices } from './use-cases/calculate-price.ts';
import { wireRates } from './wire-rates.ts';
import { itemOf } from './wire-question.ts';
import { priceListOf } from './wire-price-list.ts';

export const pricingRoutes = (pricing: Pricing): Route[] => [
  route(calculatePriceEndpoint, async ({ body, caller }) => calculatePrice(pricing)(body, await levelOfCaller(pricing, caller))),
  route(estimatePriceEndpoint, async ({ body }) => calculatePrice(pricing)(body, STANDARD_LEVEL)),
  route(calculateServicesEndpoint, async ({ body, caller }) => calculateServices(pricing)(body, await levelOfCaller(pricing, caller))),
  route(readPriceListEndpoint, async ({ query }) => ({
    status: true,
    data: priceListOf(await pricing.tablesAt(), query.route || query.route_code || query.code || 'JP'),
  })),
  route(readExchangeRatesEndpoint, async () => wireRates(await pricing.rateBoard())),
  route(priceCeilingEndpoint, async ({ body, caller }) => {
    const answer = await pricing.highestMaximumWithin({
      item: itemOf(body.item, await pricing.tablesAt()),
      ceiling: dong(body.ceiling_vnd),
      against: body.against,
      with: {
        shipMode: body.ship_mode ?? undefined,
        services: body.services_extra ?? undefined,
        province: body.province ?? undefined,
        level: await levelOfCaller(pricing, caller),
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
    return { status: true, good: readingRow(good), waiting: readingRow(waiting), is_too_old: isTooOld };
  }),
  route(decideExchangeRateEndpoint, async ({ body, caller }) => {
    await pricing.decideRate({ readingId: body.id, isAccepted: body.accept, staffId: caller.userId });
    return { status: true };
  }),
  route(enterExchangeRateEndpoint, async ({ body }) => {
    await pricing.enterRate(body.sell_x100);
    return { status: true };
  }),
];

async function levelOfCaller(pricing: Pricing, caller: Caller | undefined): Promise<PriceLevel> {
  return caller?.customerId === undefined ? STANDARD_LEVEL : pricing.levelOfCustomer(caller.customerId);
}

const readingRow = (reading: RateReading | undefined) =>
  reading === undefined ? null : { id: reading.id, sell_x100: reading.jpySellX100, quoted_at: reading.quotedAt.toISOString() };
