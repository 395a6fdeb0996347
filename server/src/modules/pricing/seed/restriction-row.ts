import type { PriceRow } from '../tables/rules/price-rows.ts';
import { SEED_DAY } from './fees.ts';

type Rule = NonNullable<Extract<PriceRow, { kind: 'restriction' }>['rule']>;

/** A row of restricted goods that holds from the first day on. */
export function restriction(
  key: string,
  rule: Rule['rule'],
  reason: string,
  when: Rule['when'],
): PriceRow {
  return { kind: 'restriction', key, validFrom: SEED_DAY, rule: { rule, reason, when } };
}
