import type { Dong, ExchangeRate } from '../../../../kernel/money.ts';
import type { Band } from '../../tables/rules/bands.ts';
import type { Certainty, PriceLine } from './breakdown.ts';
import type { PriceInput } from './price-input.ts';
import type {
  PreparedCategory,
  PreparedMode,
  PreparedTables,
  SiteTables,
} from '../../tables/rules/prepared-tables.ts';
import { timesHalfUp } from './whole.ts';
import type { LineHead } from '../../rules/line-head.ts';

/** A price in the making: what was asked, the tables, and the lines so far. */
export interface Draft {
  readonly input: PriceInput;
  readonly tables: PreparedTables;
  readonly mode: PreparedMode;
  readonly lines: PriceLine[];
  /** Yen with tax of each item, in the order of the input. */
  readonly goodsJpy: readonly number[];
  /** The same in đồng: its goods and tax lines added up. */
  readonly goodsDong: readonly number[];
  /** Category of each item; the row for all goods where it has none. */
  readonly categories: readonly PreparedCategory[];
  /** What holds at the site of each item. */
  readonly sites: readonly SiteTables[];
}

/** A line about the whole order stands at this index instead of an item's. */
export const WHOLE_ORDER = -1;

/** Yen into đồng at the locked rate, half up; the fast twin of the kernel's `toDong`. */
export const inDong = (jpy: number, rate: ExchangeRate): number =>
  timesHalfUp(jpy, rate.vnd, rate.scale);

/** A line in yen that is the same in every case. Returns its đồng. */
export function addYen(
  lines: PriceLine[],
  head: LineHead,
  rule: string,
  item: number,
  jpy: number,
  rate: ExchangeRate,
): number {
  const dong = inDong(jpy, rate);
  lines.push(lineOf(head, rule, item, 'JPY', jpy, dong, dong, dong, 'certain', ''));
  return dong;
}

/** A line in yen with a range. */
export function addYenBand(
  lines: PriceLine[],
  head: LineHead,
  rule: string,
  item: number,
  jpy: Band,
  rate: ExchangeRate,
  certainty: Certainty,
  reason: string,
): void {
  const { low, likely, high } = jpy;
  lines.push(
    lineOf(
      head,
      rule,
      item,
      'JPY',
      likely,
      inDong(likely, rate),
      inDong(low, rate),
      inDong(high, rate),
      certainty,
      reason,
    ),
  );
}

/** A line in đồng about the whole order. */
export function addDongBand(
  lines: PriceLine[],
  head: LineHead,
  rule: string,
  dong: Band,
  certainty: Certainty,
  reason: string,
): void {
  lines.push(
    lineOf(
      head,
      rule,
      WHOLE_ORDER,
      'VND',
      dong.likely,
      dong.likely,
      dong.low,
      dong.high,
      certainty,
      reason,
    ),
  );
}

/** All lines are made here, so that every one has the same shape and engines keep them fast. */
function lineOf(
  head: LineHead,
  rule: string,
  item: number,
  currency: 'JPY' | 'VND',
  amount: number,
  dong: number,
  low: number,
  high: number,
  certainty: Certainty,
  reason: string,
): PriceLine {
  return {
    code: head.code,
    label: head.label,
    group: head.group,
    payment: head.payment,
    currency,
    amount,
    dong: dong as Dong,
    lowDong: low as Dong,
    highDong: high as Dong,
    certainty,
    rule,
    reason,
    item,
  };
}
