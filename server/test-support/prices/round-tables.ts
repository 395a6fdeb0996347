import { prepareTables } from '../../src/modules/pricing/tables/rules/prepare-tables.ts';
import type { PreparedTables } from '../../src/modules/pricing/tables/rules/prepared-tables.ts';
import type { PriceRow } from '../../src/modules/pricing/tables/rules/price-rows.ts';
import { ROUND_EXTRAS } from './round-extras.ts';
import { ROUND_FEES } from './round-fees.ts';
import { ROUND_FREIGHT } from './round-freight.ts';

/** A price list of round figures, so that a case can be reckoned in the head. */
export const ROUND_ROWS: readonly PriceRow[] = [...ROUND_FEES, ...ROUND_FREIGHT, ...ROUND_EXTRAS];
export const ROUND_TABLES: PreparedTables = prepareTables(ROUND_ROWS, '2026-11-21');
