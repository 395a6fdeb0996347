import { LIMITS } from '@hako/contract/kit/limits';
import { dong, share, yen } from '../../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Shipping } from '../../shipping/index.ts';
import { shareBox } from '../calculator/rules/box.ts';
import { compareModes } from '../calculator/rules/compare-modes.ts';
import {
  at as atPrice,
  highestMaximumWithin,
  LEAST_BID,
} from '../calculator/rules/highest-maximum.ts';
import { price } from '../calculator/rules/price.ts';
import { deliveryOf } from '../calculator/rules/second-payment.ts';
import { exactly } from '../tables/rules/bands.ts';
import type { PreparedTables } from '../tables/rules/prepared-tables.ts';
import { type PriceInput, STANDARD_LEVEL } from '../calculator/rules/price-input.ts';
import { BASIS } from '../calculator/rules/whole.ts';
import type { Pricing } from '../pricing.ts';
import type { PriceQuestion } from './question.ts';

const ROUTE = 'JP';

interface Deps {
  readonly tablesAt: Pricing['tablesAt'];
  readonly currentRate: Pricing['currentRate'];
  readonly shipping: Shipping;
}

/** The questions of the front door: fills in what was left open, refuses what does not exist, and asks the calculator. */
export function createAnswers(
  deps: Deps,
): Pick<
  Pricing,
  'price' | 'shareBox' | 'deliveryOf' | 'compareModes' | 'highestMaximumWithin' | 'firstPaymentFor'
> {
  return {
    async price(question, at) {
      const { input, tables } = await fill(deps, question, at);
      return price(input, tables);
    },
    async shareBox(orders, at) {
      const boxed = await Promise.all(
        orders.map(async ({ question, isBought = false }) => ({
          isBought,
          question,
          ...(await fill(deps, question, at)),
        })),
      );
      const [first] = boxed;
      if (!first) return [];
      return shareBox(boxed, first.tables).map(({ feeShare, expectedCarriage }) => ({
        feeShare,
        expectedCarriage,
      }));
    },
    async deliveryOf({ shipMode, province, billedG }, at) {
      const mode = (await deps.tablesAt(at)).modes.get(shipMode);
      refuseUnless(mode, 'pricing.unknown-ship-mode', { mode: shipMode });
      return dong(deliveryOf(mode, province, exactly(billedG)).dong.likely);
    },
    async compareModes(question, at) {
      const { input, tables } = await fill(deps, question, at);
      return compareModes(input, ROUTE, tables);
    },
    async highestMaximumWithin({ item, with: rest, ceiling, against = 'likely' }, at) {
      const { input, tables } = await fill(deps, { ...rest, items: [item] }, at);
      const maximum = highestMaximumWithin(
        { input, ceiling, against, most: LIMITS.bidMaximumJpy },
        tables,
      );
      const { landedTotal, firstPayment } = price(atPrice(input, maximum ?? LEAST_BID), tables);
      const hold = share(firstPayment.high, input.level.depositBp, BASIS);
      return {
        maximum: maximum === undefined ? undefined : yen(maximum),
        landedTotal,
        firstPayment: firstPayment.likely,
        hold,
      };
    },
    async firstPaymentFor(item, question, at) {
      const { input, tables } = await fill(deps, { ...question, items: [item] }, at);
      const breakdown = price(input, tables);
      const { likely, high } = breakdown.firstPayment;
      return { firstPayment: likely, hold: share(high, input.level.depositBp, BASIS), breakdown };
    },
  };
}

/** The whole question with the tables of its day. Refusals `pricing.unknown-ship-mode`, `pricing.unknown-service`. */
async function fill(
  { tablesAt, currentRate, shipping }: Deps,
  question: PriceQuestion,
  at: Date | undefined,
): Promise<{ input: PriceInput; tables: PreparedTables }> {
  const tables = await tablesAt(at);
  const shipMode = question.shipMode ?? (await shipping.readDefaultMode(ROUTE)).value;
  refuseUnless(tables.modes.has(shipMode), 'pricing.unknown-ship-mode', { mode: shipMode });
  const services = question.services ?? [];
  for (const code of services)
    if (!tables.services.has(code)) throw new Refusal('pricing.unknown-service', { service: code });
  const input = {
    items: question.items,
    shipMode,
    services,
    level: question.level ?? STANDARD_LEVEL,
    coupons: question.coupons ?? [],
    province: question.province,
    storedDays: question.storedDays ?? 0,
    rate: question.rate ?? (await currentRate()).rate,
    parcel: question.parcel,
    carriage: question.carriage,
    booked: question.booked,
    feeShare: question.feeShare,
    expectedCarriage: question.expectedCarriage,
  };
  return { input, tables };
}
