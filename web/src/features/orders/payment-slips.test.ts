import type { ForecastLine } from '@hako/contract/orders/detail';
import { expect, it } from 'vitest';
import { overOf } from './payment-slips.tsx';

const line = (forecast: number, actual: number | null, why = '') =>
  ({ forecast_vnd: forecast, actual_vnd: actual, why }) as ForecastLine;

it.each([
  ['a tenth more is usual', [line(100, 110, 'x')], undefined],
  ['more than a tenth is not', [line(100, 111, 'Nặng hơn.')], { percent: 11, why: 'Nặng hơn.' }],
  [
    'the largest difference gives the reason',
    [line(100, 105, 'Giao.'), line(100, 140, 'Cân.'), line(50, 50)],
    { percent: 18, why: 'Cân.' },
  ],
  ['nobody knows before every line is booked', [line(100, 200, 'x'), line(100, null)], undefined],
  ['less is no reason to explain', [line(100, 50, 'x')], undefined],
  ['what was free has no percent', [line(0, 50, 'x')], undefined],
])('over the forecast: %s', (_, lines, over) => {
  expect(overOf(lines)).toEqual(over);
});
