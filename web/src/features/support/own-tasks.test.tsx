import type { OwnTask } from '@hako/contract/support/own-tasks';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { OwnTasks } from './own-tasks.tsx';

const task = (kind: OwnTask['kind'], more: Partial<OwnTask> = {}): OwnTask => ({
  kind,
  subject: 'HK1',
  site: null,
  title: 'Máy ảnh',
  picture: null,
  amount_vnd: null,
  ends_at: null,
  ...more,
});

test.each<[OwnTask, string, string]>([
  [
    task('outbid', { site: 'YAC_JP', subject: 'x1', ends_at: '2030-01-01T00:00:00Z' }),
    'Nâng giá',
    '/auction/item/x1',
  ],
  [task('won'), 'Xem và hoàn tất', '/account/bids'],
  [task('price'), 'Xem giá mới', '/account/quotes/HK1'],
  [task('quote', { amount_vnd: 1_240_000 }), 'Thanh toán 1.240.000\u00a0₫', '/account/quotes/HK1'],
  [
    task('bill', { subject: 'PX1', title: null, amount_vnd: 191_600 }),
    'Thanh toán 191.600\u00a0₫',
    '/account/invoices?code=PX1',
  ],
  [task('address', { subject: '', title: null }), 'Thêm địa chỉ', '/account/addresses?them=1'],
])('what waits has the button that does it: %#', (one, name, address) => {
  show(<OwnTasks tasks={[one]} />);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
});

test('three are seen and the others unfold', () => {
  const bills = ['1', '2', '3', '4', '5'].map((subject) => task('bill', { subject, title: null }));
  show(<OwnTasks tasks={bills} />);
  const folded = screen.getByText('Xem thêm 2 việc').closest('details') as HTMLElement;
  expect(within(folded).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  expect(folded.hasAttribute('open')).toBe(false);
});

test('nothing is shown when nothing waits', () => {
  show(<OwnTasks tasks={[]} />);
  expect(screen.queryByText('Cần bạn làm')).toBeNull();
});
