import {
  decideExchangeRateEndpoint,
  enterExchangeRateEndpoint,
  readExchangeRatesEndpoint,
  readWaitingRateEndpoint,
} from '@hako/contract/pricing/exchange-rates';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Pricing } from '../pricing.ts';
import type { RateBoard } from './current-rate.ts';
import type { RateReading } from './rate-store.ts';
import { wireRates } from './wire-rates.ts';

/** The yen rate: as everybody reads it, and as accountants enter and decide it. */
export const rateRoutes = (pricing: Pricing): Route[] => [
  route(readExchangeRatesEndpoint, async () => wireRates(await pricing.rateBoard())),
  route(readWaitingRateEndpoint, async () => waitingRow(await pricing.rateBoard())),
  route(decideExchangeRateEndpoint, async ({ body: { id, accept, reason }, caller }) => {
    const decision = { readingId: id, isAccepted: accept, staffId: caller.userId, reason };
    await pricing.decideRate(decision);
    return { status: true };
  }),
  route(enterExchangeRateEndpoint, async ({ body: { sell_x100: sellX100, reason }, caller }) => {
    const { isDone } = await pricing.enterRate({ sellX100, staffId: caller.userId, reason });
    return { status: true, is_done: isDone };
  }),
];

const waitingRow = ({ good, waiting, isTooOld }: RateBoard) => ({
  status: true,
  good: readingRow(good),
  waiting: readingRow(waiting),
  is_too_old: isTooOld,
});

const readingRow = (reading: RateReading | undefined) =>
  reading === undefined
    ? null
    : { id: reading.id, sell_x100: reading.jpySellX100, quoted_at: reading.quotedAt.toISOString() };
