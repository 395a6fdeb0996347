import type { ForecastLine } from '@hako/contract/orders/detail';
import type { Breakdown, PriceLine } from '../../pricing/index.ts';
import { whyDifferent } from './difference-texts.ts';

/** The lines as they were forecast beside what they came to. Lines of the first payment are final once it was taken: their actual is the forecast. */
export function forecastLines(
  price: Breakdown,
  actual: Breakdown | undefined,
  isFirstPaid: boolean,
): ForecastLine[] {
  const why = (forecast: PriceLine | undefined, came: PriceLine | undefined) =>
    whyDifferent(forecast, came, price, actual);
  const actualOf = new Map(
    (actual?.lines ?? []).filter(({ payment }) => payment === 2).map((line) => [keyOf(line), line]),
  );
  const lines = price.lines.map((line) => {
    const came = line.payment === 1 ? (isFirstPaid ? line : undefined) : actualOf.get(keyOf(line));
    actualOf.delete(keyOf(line));
    return toLine(
      line,
      line,
      came,
      actual !== undefined,
      line.payment === 2 ? why(line, came) : '',
    );
  });
  for (const line of actualOf.values())
    lines.push(toLine(line, undefined, line, true, why(undefined, line)));
  return lines;
}

const keyOf = ({ code, item, payment }: PriceLine): string => `${payment}:${code}:${item}`;

function toLine(
  shown: PriceLine,
  forecast: PriceLine | undefined,
  actual: PriceLine | undefined,
  isActualKnown: boolean,
  why: string,
): ForecastLine {
  // A line that the real weight no longer brings (no surcharge after all) came to nothing.
  const isGone = shown.payment === 2 && isActualKnown && actual === undefined;
  return {
    code: shown.code,
    label: shown.label,
    group: shown.group,
    payment: shown.payment,
    currency: shown.currency,
    rule: (actual ?? shown).rule,
    reason: (actual ?? shown).reason,
    // What nobody weighed or booked stays a forecast on the bill, too.
    certainty: (actual ?? shown).certainty,
    forecast: forecast?.amount ?? null,
    forecast_vnd: forecast?.dong ?? null,
    low_vnd: forecast?.lowDong ?? null,
    high_vnd: forecast?.highDong ?? null,
    actual: isGone ? 0 : (actual?.amount ?? null),
    actual_vnd: isGone ? 0 : (actual?.dong ?? null),
    why,
  };
}
