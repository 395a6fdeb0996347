import type { PriceLevel } from '../calculator/rules/price-input.ts';

/** A customer's level, as `customers` knows it (whole percent), in the calculator's words (basis points). */
export function levelOf(level: {
  readonly depositPercent: number;
  readonly serviceFeeDiscountPercent: number;
  readonly freightDiscountPercent: number;
  readonly freeStorageDays: number;
}): PriceLevel {
  return {
    depositBp: level.depositPercent * 100,
    serviceFeeDiscountBp: level.serviceFeeDiscountPercent * 100,
    freightDiscountBp: level.freightDiscountPercent * 100,
    freeStorageDays: level.freeStorageDays,
  };
}
