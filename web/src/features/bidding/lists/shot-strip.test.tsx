import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../../test-support/show.tsx';
import { ShotStrip } from './shot-strip.tsx';

const NONE = { fired: 0, on_time: 0, won: 0, lost_by_price: 0, lost_by_us: 0, other: 0 };

it('snipes are told by the share that left on time, those that won and those that did not', () => {
  show(
    <ShotStrip
      figures={{ ...NONE, fired: 8, on_time: 7, won: 5, lost_by_price: 2, lost_by_us: 1 }}
    />,
  );
  expect(screen.getByText('đặt đúng giờ', { exact: false }).textContent).toBe(
    '87,5% đặt đúng giờ (trễ không quá 0,25 giây)',
  );
  expect(screen.getByText('5 lượt thắng').parentElement?.textContent).toBe(
    '5 lượt thắng · 3 lượt không thắng',
  );
});

it('nothing was sent yet: no share is made up', () => {
  show(<ShotStrip figures={NONE} />);
  expect(screen.queryByText('đặt đúng giờ', { exact: false })).toBeNull();
  expect(screen.queryByText(/thắng/)).toBeNull();
});
