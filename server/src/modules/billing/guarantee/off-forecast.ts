import type { ForecastLine } from '@hako/contract/orders/detail';
import type { BillOrder } from '../slips/bill.ts';

/** So many reasons are told, the largest first. */
const MOST_REASONS = 4;

/**
 * By how many percent the second payment came out above (below zero: under) its forecast, with what
 * we carry of it; undefined within the bound.
 */
export function offPercent(
  { secondPayment, forecast, guarantee }: BillOrder,
  overPercent: number,
): number | undefined {
  if (forecast === 0) return undefined;
  const came = secondPayment + guarantee.carried;
  const percent = Math.round(((came - forecast) * 100) / forecast);
  return Math.abs(percent) > overPercent ? percent : undefined;
}

/** Why, line by line: those that differ most come first. */
export function whyOff(lines: readonly ForecastLine[]): string[] {
  const difference = ({ forecast_vnd: forecast, actual_vnd: actual }: ForecastLine): number =>
    Math.abs((actual ?? 0) - (forecast ?? 0));
  return lines
    .filter(({ why, payment }) => payment === 2 && why !== '')
    .toSorted((one, other) => difference(other) - difference(one))
    .slice(0, MOST_REASONS)
    .map(({ label, why }) => `${label}: ${why}`);
}
