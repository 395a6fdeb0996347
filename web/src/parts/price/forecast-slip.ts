import type { ForecastLine } from '@hako/contract/orders/detail';
import { formatDong } from '../../text/money.ts';
import type { SlipLine } from '../../ui/paper/slip-picture.ts';
import { sureness } from './price-parts.ts';

/**
 * Lines of a payment for its picture: what each came to; until that is known, what was forecast.
 * Those that come to nothing are left out.
 */
export const slipLinesOf = (lines: readonly ForecastLine[]): SlipLine[] =>
  lines
    .filter(({ actual_vnd: actual, forecast_vnd: forecast }) => actual || forecast)
    .map(({ label, payment, actual_vnd: actual, forecast_vnd: forecast, certainty }) => ({
      label,
      value: formatDong(actual ?? forecast ?? 0),
      // What was taken is final. Of a second payment, what nobody weighed stays an estimate.
      certainty: actual !== null && payment === 1 ? 'certain' : sureness(certainty),
    }));
