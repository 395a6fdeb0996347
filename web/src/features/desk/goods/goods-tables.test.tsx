import { BillTableRow } from '@hako/contract/billing/bill-table';
import { ParcelRow } from '@hako/contract/desk/parcel-table';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allowed } from '../../../../test-support/allowed.ts';
import { BUYER, permitted, show } from '../../../../test-support/show.tsx';
import { BillTable } from './bill-table.tsx';
import { ParcelTable } from './parcel-table.tsx';

const OWNER = {
  id: '0192f000-0000-7000-8000-000000000001',
  customer_no: 'KH1',
  full_name: 'Nguyễn Thị Hoa',
};
const WAREHOUSE = { ...BUYER, roles: ['warehouse'] };
const lineOf = (name: RegExp) => within(screen.getByRole('row', { name }));
const tabled = <Row,>(rows: readonly Row[]) => ({
  rows: [...rows],
  count: rows.length,
  is_more: false,
});

describe('the table of parcels', () => {
  const parcel = (parts: Partial<ParcelRow>): ParcelRow =>
    allowed(ParcelRow, {
      ...{ code: 'KJ1', state: 'packed', shelf: 'JP-A-01', weight_g: 850, shipment: 'LO1' },
      ...{ orders: ['HK1', 'HK2'], received_at: '2026-11-01T03:00:00.000Z', customer: OWNER },
      ...parts,
    });
  const open = (rows: readonly ParcelRow[], viewer = BUYER) =>
    show(<ParcelTable page={tabled(rows)} asked={{}} />, { at: '/desk/parcels', viewer });

  it('leads to the order, the shipment and the customer of each', async () => {
    const person = open([parcel({})], permitted(BUYER) ?? BUYER);
    expect(screen.getByLabelText('Khách hàng')).toBeTruthy();
    const line = lineOf(/KJ1/);
    const ways = ['KJ1', 'HK2', 'LO1', 'Nguyễn Thị Hoa'].map((name) =>
      line.getByRole('link', { name }).getAttribute('href'),
    );
    expect(ways).toEqual([
      '/desk/orders/HK1',
      '/desk/orders/HK2',
      '/desk/shipments/LO1',
      `/desk/customers/${OWNER.id}`,
    ]);
    await person.click(line.getByRole('link', { name: 'KJ1' }));
    expect(await screen.findByRole('heading', { name: 'Trang /desk/orders/HK1' })).toBeTruthy();
  });

  it('offers a warehouse no page that it may not open, and tells an empty parcel as it is', () => {
    open([parcel({ orders: [], shipment: null, shelf: null })], permitted(WAREHOUSE) ?? WAREHOUSE);
    expect(lineOf(/KJ1/).queryAllByRole('link')).toEqual([]);
    expect(lineOf(/KJ1/).getByText('Nguyễn Thị Hoa')).toBeTruthy();
    expect(screen.queryByLabelText('Khách hàng')).toBeNull();
  });
});

it('whoever may read tables only is led nowhere', () => {
  const viewer = { ...BUYER, roles: [], permissions: ['goods.read' as const] };
  const row = {
    ...{ code: 'KJ1', state: 'packed' as const, shelf: null, weight_g: 850, shipment: 'LO1' },
    ...{ orders: ['HK1'], received_at: '2026-11-01T03:00:00.000Z', customer: OWNER },
  };
  show(<ParcelTable page={tabled([row])} asked={{}} />, { at: '/desk/parcels', viewer });
  expect(lineOf(/KJ1/).queryAllByRole('link')).toEqual([]);
  expect(lineOf(/KJ1/).getByText('LO1')).toBeTruthy();
});

describe('the table of bills', () => {
  const bill = (parts: Partial<BillTableRow>): BillTableRow =>
    allowed(BillTableRow, {
      ...{ code: 'PX1', state: 'DELIVERY', state_label: 'Đang giao', payment: 'cod' },
      ...{ is_cod: true, total_vnd: 1_200_000, orders: ['HK1'], customer: OWNER },
      ...{ created_at: '2026-11-01T03:00:00.000Z', moved_at: '2026-11-02T03:00:00.000Z' },
      ...parts,
    });
  const states = [{ value: 'DELIVERY', label: 'Đang giao' }];

  it('tells who pays and what all shown ones come to, and opens one', async () => {
    const rows = [bill({}), bill({ code: 'PX2', payment: 'yes', total_vnd: 300_000 })];
    const person = show(<BillTable page={{ ...tabled(rows), states }} asked={{}} />, {
      at: '/desk/bills',
      viewer: BUYER,
    });
    expect(lineOf(/PX1/).getByText('Thu hộ, chưa có tiền')).toBeTruthy();
    expect(screen.getByRole('row', { name: /2 dòng/ }).textContent).toContain('1.500.000');
    await person.click(lineOf(/PX2/).getByRole('link', { name: 'PX2' }));
    expect(await screen.findByRole('heading', { name: 'Trang /desk/bills/PX2' })).toBeTruthy();
  });

  it('is filtered by the states that the server knows, and says when nothing fits', () => {
    show(<BillTable page={{ ...tabled<BillTableRow>([]), states }} asked={{}} />, {
      at: '/desk/bills?state=DELIVERY',
      viewer: BUYER,
    });
    expect(screen.getByLabelText<HTMLSelectElement>('Trạng thái').value).toBe('DELIVERY');
    expect(screen.getByText('Không có phiếu nào khớp')).toBeTruthy();
  });
});
