import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { PriceAsked } from './price-asked.tsx';
import { PriceTable } from './price-table.tsx';

const WORKED_OUT = /bên dưới đã tính cho một món ¥12,000/;

it('tables are said to be worked out where the calculator answered', () => {
  show(<PriceAsked typed="12000" jpy={12_000} isWorkedOut />);
  expect(screen.getByText(WORKED_OUT)).toBeTruthy();
});

it('tables are not said to be worked out where the calculator is silent', () => {
  show(
    <>
      <PriceAsked typed="12000" jpy={12_000} isWorkedOut={false} />
      <PriceTable
        {...{ code: 'service-fee', name: 'Phí dịch vụ', about: undefined, asked: '¥12,000' }}
        rows={[
          { code: 'auction', name: 'Yahoo', rule: '8%.', notes: [], result: '¥960 · 169.507 ₫' },
          { code: 'mercari', name: 'Mercari', rule: '8%.', notes: [] },
        ]}
      />
    </>,
  );
  expect(screen.queryByText(WORKED_OUT)).toBeNull();
  expect(screen.getByText(/Tạm thời chưa tính được cho một món ¥12,000/)).toBeTruthy();
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '8%',
    '¥960 · 169.507 ₫',
    '8%',
    'chưa tính được',
  ]);
});
