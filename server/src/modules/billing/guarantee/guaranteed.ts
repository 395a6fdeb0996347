import { type Dong, dong } from '../../../kernel/money.ts';
import type { Order } from '../../orders/index.ts';
import type { Breakdown, DongRange, PriceLine } from '../../pricing/index.ts';
import { GUARANTEE_LINE } from './labels.ts';

/** The line that takes off what we carry. */
const CARRIED = 'hako-chiu';

/** What an order's price says about the guarantee; đồng. */
export interface Guaranteed {
  /** The printed high end; undefined where the guarantee does not hold. */
  readonly high: Dong | undefined;
  /** Storage beyond the free days: the customer lets it lie, so it is not covered. */
  readonly keptApart: Dong;
  readonly carried: Dong;
}

/**
 * The high end that was printed at the first payment. It holds for the way and the province that it
 * was printed for.
 */
function printedHigh(order: Order, actual: Breakdown): Dong | undefined {
  const { question, address, price } = order;
  const isSameWay =
    actual.shipMode === price.shipMode &&
    (question.province === undefined || question.province === address.provinceCode);
  return isSameWay ? price.secondPayment.high : undefined;
}

const sumOf = (lines: readonly PriceLine[], code: string): number =>
  lines.reduce((sum, line) => sum + (line.code === code ? line.dong : 0), 0);

/** The price with a line that takes off what is above the printed high end. */
export function withGuarantee(order: Order, actual: Breakdown, isGuaranteed: boolean): Breakdown {
  const high = isGuaranteed ? printedHigh(order, actual) : undefined;
  if (high === undefined) return actual;
  const covered = actual.secondPayment.likely - sumOf(actual.lines, 'phi-luu-kho');
  const excess = covered - high;
  if (excess <= 0) return actual;
  const least = Math.min(excess, actual.secondPayment.low);
  const line: PriceLine = {
    ...GUARANTEE_LINE,
    code: CARRIED,
    group: 'discounts',
    payment: 2,
    currency: 'VND',
    amount: -excess,
    dong: dong(-excess),
    lowDong: dong(-least),
    highDong: dong(-excess),
    certainty: 'certain',
    reason: '',
    item: -1,
  };
  const less = ({ low, likely, high: most }: DongRange): DongRange => ({
    low: dong(low - least),
    likely: dong(likely - excess),
    high: dong(most - excess),
  });
  return {
    ...actual,
    lines: [...actual.lines, line],
    secondPayment: less(actual.secondPayment),
    landedTotal: less(actual.landedTotal),
  };
}

/** What the guarantee did in a price. */
export function guaranteedIn(order: Order, actual: Breakdown, isGuaranteed: boolean): Guaranteed {
  return {
    high: isGuaranteed ? printedHigh(order, actual) : undefined,
    keptApart: dong(sumOf(actual.lines, 'phi-luu-kho')),
    carried: dong(0 - sumOf(actual.lines, CARRIED)),
  };
}
