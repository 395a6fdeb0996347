import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { breakdownOf } from '../../../test-support/breakdown.ts';
import { show } from '../../../test-support/show.tsx';
import { PriceSlip } from './price-slip.tsx';

const [goods] = breakdownOf().lines;
const line = (code: string, label: string, vnd: number, rule: string) => ({
  ...(goods as NonNullable<typeof goods>),
  ...{ code, label, vnd, rule, currency: 'VND', amount: vnd },
});

it('a part of the bar opens its line on a tap, the smallest ones together, and closes again', async () => {
  const lines = [
    line('goods', 'Tiền hàng', 900_000, 'Giá trên sàn'),
    line('freight', 'Cước quốc tế', 300_000, '215.000 ₫/kg'),
    line('payment', 'Phí thanh toán', 3_000, 'Theo sàn'),
    line('delivery', 'Phí giao hàng', 2_000, 'Theo tỉnh'),
  ];
  const user = show(<PriceSlip breakdown={breakdownOf({ lines })} />);
  expect(screen.queryByText('215.000 ₫/kg')).toBeNull();
  const freight = screen.getByRole('button', { name: 'Cước quốc tế: 300.000\u00a0₫' });
  await user.click(freight);
  expect(screen.getByText('215.000 ₫/kg')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Khoản khác: 5\.000/ }));
  expect(screen.queryByText('215.000 ₫/kg')).toBeNull();
  for (const rule of ['Theo sàn', 'Theo tỉnh']) expect(screen.getByText(rule)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Khoản khác/, expanded: true }));
  expect(screen.queryByText('Theo sàn')).toBeNull();
});

it('parts of one name, one for each of several goods, open each their own line', async () => {
  const lines = [
    line('goods', 'Tiền hàng', 900_000, 'Giá món đầu'),
    { ...line('goods', 'Tiền hàng', 700_000, 'Giá món sau'), item: 1 },
  ];
  const user = show(<PriceSlip breakdown={breakdownOf({ lines, items: [0, 1] })} />);
  const [, second] = screen.getAllByRole('button', { name: /^Tiền hàng/ });
  await user.click(second as HTMLElement);
  expect(screen.getByText('Giá món sau')).toBeTruthy();
  expect(screen.queryByText('Giá món đầu')).toBeNull();
  expect(screen.getAllByRole('button', { expanded: true })).toEqual([second]);
});
