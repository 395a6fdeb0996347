import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { breakdownOf } from '../../../../../test-support/breakdown.ts';
import { show } from '../../../../../test-support/show.tsx';
import { ActBar } from './act-bar.tsx';

const bar = { target: 'act', sheet: 'bid-sheet', heart: null, label: 'Đặt giá' };

it('the bar has the total at the door and opens the sheet', () => {
  show(<ActBar {...bar} breakdown={breakdownOf()} />);
  expect(screen.getByText(/1\.200\.000/)).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Đặt giá' });
  expect(button.getAttribute('popovertarget')).toBe('bid-sheet');
});

it('without a computed price it says so, and one can bid all the same', () => {
  show(<ActBar {...bar} breakdown={undefined} />);
  expect(screen.getByText('Chưa tính được giá')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Đặt giá' });
  expect(button.getAttribute('popovertarget')).toBe('bid-sheet');
});
