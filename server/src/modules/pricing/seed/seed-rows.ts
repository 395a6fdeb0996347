import type { PriceRow } from '../tables/rules/price-rows.ts';
import { CATEGORY_ROWS } from './categories.ts';
import { FEE_ROWS } from './fees.ts';
import { FREIGHT_ROWS } from './freight.ts';
import { RESTRICTION_ROWS } from './restrictions.ts';

/** The price list that a new house begins with. It is the owner's data from then on: later rows replace it, nothing reads these files again. */
export const SEED_ROWS: readonly PriceRow[] = [
  ...FEE_ROWS,
  ...FREIGHT_ROWS,
  ...CATEGORY_ROWS,
  ...RESTRICTION_ROWS,
];
