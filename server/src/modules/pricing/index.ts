/**
 * Pricing: what goods from Japan cost at the customer's door, line by line, from the owner's dated tables.
 * One pure calculator (`domain/price.ts`) behind every place that shows a price; this front door adds the tables of a day and the current rate.
 */
import { bound } from '../../kernel/bind.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createAnswers } from './asking/answers.ts';
import { landedEstimate } from './asking/landed-estimate.ts';
import { oncePerPage } from '../../platform/pages/page-memory.ts';
import { askerOf, isOffered, keepShipModes, levelOfCustomer } from './asking/asker.ts';
import { pricingJobs, pricingRepeatedJobs } from './jobs.ts';
import type { CurrentRate, Pricing, PricingDeps } from './pricing.ts';
import { keepRate } from './rates/current-rate.ts';
import { decideRate } from './rates/decide-rate.ts';
import { enterRate, enterRateAct } from './rates/enter-rate.ts';
import { findRateOn } from './rates/rate-store.ts';
import { createRateFeed } from './rates/rate-feed.ts';
import { readRates } from './rates/read-rates.ts';
import { pricingPersonalData } from './personal-data.ts';
import { pricingRoutes } from './routes.ts';
import { groupProductRoutes } from './tables/group-product-routes.ts';
import { renewKinds } from './seed/renew-kinds.ts';
import { SEED_ROWS } from './seed/seed-rows.ts';
import { insertPriceRow, listPriceRows } from './tables/price-list-store.ts';
import { previewPrices } from './setting/preview-prices.ts';
import { priceSettings } from './setting/price-settings.ts';
import { keepTables, readRows } from './tables/price-tables.ts';
import { categoryFor } from './tables/rules/category-of.ts';
import { prepareTables } from './tables/rules/prepare-tables.ts';
import { listLearned } from './weights/learned-store.ts';
import { createWeights } from './weights/create-weights.ts';
import { weightRoutes } from './weights/routes.ts';
import type { PriceRow } from './tables/rules/price-rows.ts';

export { pricingWork } from './rates/work-sql.ts';
export { idleCoupon } from './asking/idle-coupon.ts';
export { type CouponTried, type ResolveCoupons, tryCoupons } from './asking/try-coupons.ts';
export { breakdownRowOf } from './asking/wire-answer.ts';
export { couponEffectOf } from './asking/wire-coupon.ts';
export type {
  BilledWeight,
  Breakdown,
  Certainty,
  DongRange,
  LineGroup,
  ModeComparison,
  PriceFlag,
  PriceLine,
} from './calculator/rules/breakdown.ts';
export { STANDARD_LEVEL } from './calculator/rules/price-input.ts';
export {
  DOMESTIC_DIFFERENCE,
  domesticDifferenceOf,
} from './calculator/rules/domestic-difference.ts';
export type {
  BookedCosts,
  Carriage,
  DiscountTarget,
  PricedItem,
  PriceInput,
  PriceLevel,
  ResolvedCoupon,
  SizeCm,
} from './calculator/rules/price-input.ts';
export { bidStepAt } from './tables/rules/bid-steps.ts';
export type { PreparedTables } from './tables/rules/prepared-tables.ts';
export type { PriceRow } from './tables/rules/price-rows.ts';
export { pricingRoutes };

export function createPricing(deps: PricingDeps): Pricing {
  const { db, clock, shipping, customers, ratesUrl } = deps;
  const feed = ratesUrl === undefined ? undefined : createRateFeed({ url: ratesUrl, clock });
  const read = feed && bound({ db, clock, feed }, readRates);
  const rates = keepRate({ db, clock, readNow: read });
  const shipModes = keepShipModes(clock, shipping);
  const tablesAt = keepTables({ db, clock, shipping });
  const currentRate = async (): Promise<CurrentRate> => {
    const { good, waiting, isTooOld } = await rates.good();
    return {
      rate: { vnd: good.jpySellX100, scale: 100 },
      quotedAt: good.quotedAt,
      isTooOld,
      isJumpWaiting: waiting !== undefined,
    };
  };
  return {
    tablesAt,
    currentRate,
    rateOn: (day) => findRateOn(db, day),
    ...createAnswers({ tablesAt, currentRate, shipping }),
    landedEstimate,
    categoryOf: categoryFor,
    rateBoard: rates.board,
    readRates: read && (() => read().finally(rates.forget)),
    enterRate: (rate) => enterRate(deps, rate).finally(rates.forget),
    decideRate: (decision) => decideRate(deps, decision).finally(rates.forget),
    settingTables: priceSettings(rates.forget),
    previewPrices: (asked) =>
      previewPrices(
        {
          ...{ currentRate, shipping, readRows: () => readRows(db, clock, shipping) },
          readLearned: (day) => listLearned(db, day),
        },
        asked,
      ),
    acts: { 'exchange-rate.enter': enterRateAct(deps, rates.forget) },
    async addPriceRow(row, staffId) {
      await tablesAt(clock.now());
      await checkRow(db, row);
      await inTransaction(db, (trx) => insertPriceRow(trx, row, staffId, clock.now()));
    },
    async freightPerKg(shipMode) {
      return (await tablesAt()).modes.get(shipMode)?.tiers.tiers[0]?.rate;
    },
    renewKinds: () => renewKinds(deps, SEED_ROWS),
    ...createWeights({ ...deps, tablesAt }),
    isOffered: bound({ shipping, tablesAt }, isOffered),
    levelOfCustomer: (customerId) => levelOfCustomer({ db, customers }, customerId),
    askerOf: (customerId, addressId) =>
      oncePerPage(`asker ${customerId} ${addressId}`, () =>
        askerOf({ db, customers, shipModes, tablesAt }, customerId, addressId),
      ),
    shipping,
    clock,
  };
}

/** A row that no price could be read from must not get in: it could not be taken back once its day has begun. */
async function checkRow(db: Database, row: PriceRow): Promise<void> {
  prepareTables([...(await listPriceRows(db)), row], row.validFrom);
}

/** What pricing adds to the service. */
export const pricingParts = (pricing: Pricing) => ({
  personalData: pricingPersonalData,
  routes: [...pricingRoutes(pricing), ...groupProductRoutes(pricing), ...weightRoutes(pricing)],
  jobs: pricingJobs(pricing),
  repeatedJobs: pricingRepeatedJobs,
});

export type {
  Asker,
  BoxShare,
  CeilingAnswer,
  CeilingQuestion,
  FirstPayment,
  LandedEstimate,
  ListingFacts,
  PriceBasis,
  PriceQuestion,
} from './asking/question.ts';
export type { CurrentRate, Pricing, PricingDeps } from './pricing.ts';
export type { WeighedOrder } from './weights/record-weighed.ts';
