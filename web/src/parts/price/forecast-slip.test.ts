import type { ForecastLine } from '@hako/contract/orders/detail';
import { expect, it } from 'vitest';
import { slipLinesOf } from './forecast-slip.ts';

it.each([
  ['taken in the first payment', { payment: 1, actual_vnd: 90_000 }, '90.000', 'certain'],
  ['not taken yet', { payment: 1, actual_vnd: null }, '100.000', 'estimate'],
  ['on a bill that nobody weighed', { payment: 2, actual_vnd: 90_000 }, '90.000', 'estimate'],
  ['weighed', { payment: 2, actual_vnd: 90_000, certainty: 'certain' }, '90.000', 'certain'],
  ['no longer asked for', { payment: 2, actual_vnd: 0, certainty: 'certain' }, '0', 'certain'],
])('a line that is %s has its figure and how sure that is', (_, parts, dong, certainty) => {
  const line = { label: 'Cước', forecast_vnd: 100_000, certainty: 'estimate', ...parts };
  expect(slipLinesOf([line as ForecastLine])).toEqual([
    { label: 'Cước', value: `${dong}\u00a0₫`, certainty },
  ]);
});
