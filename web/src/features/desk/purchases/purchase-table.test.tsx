import type { PurchaseRow } from '@hako/contract/desk/purchases';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BUYER, show } from '../../../../test-support/show.tsx';
import { PurchaseTable } from './purchase-table.tsx';

const ROW = {
  ...{ code: 'HK1', site: 'mercari', title: 'Đèn bàn', url: 'https://example.test/1' },
  ...{ bought_at: '2026-01-01T00:00:00Z', paid_jpy: null, rate: null, tracking: [] },
  ...{ domestic_shipping_jpy: null, state: 'BOUGHT', state_label: 'Đã mua' },
  customer: { id: 'c', customer_no: 'KH1', full_name: 'An' },
} as unknown as PurchaseRow;
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const open = (viewer: typeof BUYER) =>
  show(<PurchaseTable page={{ rows: [ROW], count: 1, is_more: false }} states={[]} asked={{}} />, {
    viewer,
  });

it('a buyer reads what was paid', () => {
  open(BUYER);
  expect(heads().join()).toContain('Đã trả');
});

it('whoever may not see the money of orders is not told that nothing was paid yet', () => {
  open({ ...BUYER, roles: [], permissions: ['tables.read'] });
  expect(heads().join()).not.toContain('Đã trả');
  expect(screen.queryByText('chưa ghi')).toBeNull();
});
