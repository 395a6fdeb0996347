import type { ForecastLine } from '@hako/contract/orders/detail';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { ForecastPairs } from './forecast-pairs.tsx';

const line = (label: string, forecast: number, actual: number | null, why = ''): ForecastLine => ({
  code: label,
  label,
  group: 'freight',
  payment: 2,
  currency: 'VND',
  rule: '',
  reason: '',
  certainty: 'estimate',
  forecast,
  forecast_vnd: forecast,
  low_vnd: forecast,
  high_vnd: forecast,
  actual,
  actual_vnd: actual,
  why,
});

it('a line that differs shows both sums, the difference with its sign, and why', () => {
  show(<ForecastPairs lines={[line('Cước quốc tế', 170_000, 200_000, 'Cân tại kho 1,3 kg.')]} />);
  const pair = screen.getByText('Cước quốc tế').closest('li') as HTMLElement;
  expect(within(pair).getByText('+30.000 ₫')).toBeTruthy();
  expect(pair.textContent).toMatch(/Ước tính.*170\.000.*Thực tế.*200\.000.*Cân tại kho 1,3 kg\./s);
  expect(screen.queryByText(/đúng như ước tính/)).toBeNull();
});

it('a line that came to less says so with a minus', () => {
  show(<ForecastPairs lines={[line('Cước quốc tế', 170_000, 150_000)]} />);
  expect(screen.getByText('\u221220.000 ₫')).toBeTruthy();
});

it('lines that did not differ are one folded row', () => {
  const equal = [line('Giao hàng', 25_000, 25_000), line('Thuế', 10_000, 10_000)];
  show(<ForecastPairs lines={[...equal, line('Cước quốc tế', 170_000, 200_000)]} />);
  expect(screen.getByText('2 khoản đúng như ước tính').closest('details')?.open).toBe(false);
});

it('what nobody has booked yet stands as an estimate, and what costs nothing not at all', () => {
  show(<ForecastPairs lines={[line('Cước quốc tế', 170_000, null), line('Lưu kho', 0, 0)]} />);
  expect(screen.getByText('Cước quốc tế').closest('li')?.textContent).toMatch(/ước tính.*170\.000/);
  expect(screen.queryByText('Lưu kho')).toBeNull();
});
