import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { FeeStairs, type Stepped } from './fee-stairs.tsx';

const FEE: Stepped['steps'] = {
  of: 'jpy',
  rate: 'basis-points',
  steps: [
    { from: 0, rate: 800 },
    { from: 50_000, rate: 650 },
  ],
};
const rows: Stepped[] = [
  { name: 'Yahoo! Đấu giá', steps: FEE },
  { name: 'Mercari', steps: FEE },
  { name: 'Cửa hàng khác' },
];

it.each([
  [undefined, []],
  [49_999, ['8%']],
  [50_000, ['6,5%']],
])('for ¥%s the step that holds stands out, and equal sites share a picture', (asked, marked) => {
  show(<FeeStairs rows={rows} askedJpy={asked} />);
  const pictures = screen.getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual([
    'từ ¥0: 8%, từ ¥50,000: 6,5%',
  ]);
  expect(screen.getByText('Yahoo! Đấu giá · Mercari')).toBeTruthy();
  const found = document.querySelectorAll('strong[data-is-asked]');
  expect([...found].map(({ textContent }) => textContent)).toEqual(marked);
});
