import { ShipmentRow } from '@hako/contract/logistics/shipment-table';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allowed } from '../../../../test-support/allowed.ts';
import { BUYER, show } from '../../../../test-support/show.tsx';
import { ShipmentTable } from './shipment-table.tsx';

const row = (parts: Partial<ShipmentRow>): ShipmentRow =>
  allowed(ShipmentRow, {
    code: 'LO100001',
    state: 'exported',
    ship_mode: 'AIR-HAN',
    waybill: '160-1',
    created_at: '2026-11-01T03:00:00.000Z',
    exported_at: '2026-11-02T03:00:00.000Z',
    arrived_at: null,
    parcel_count: 12,
    weight_g: 4_300,
    gate: 'held',
    ...parts,
  });
const open = (rows: readonly ShipmentRow[]) =>
  show(<ShipmentTable page={{ rows, count: rows.length, is_more: false }} asked={{}} />, {
    at: '/desk/shipments',
    viewer: BUYER,
  });

it('tells where each shipment stands, and opens it', async () => {
  const person = open([
    row({}),
    row({ code: 'LO100002', state: 'open', gate: null, waybill: null, exported_at: null }),
  ]);
  const line = screen.getByRole('row', { name: /LO100001/ });
  expect(within(line).getByText('Có kiện bị giữ')).toBeTruthy();
  expect(within(line).getByText('Đường bay về Hà Nội')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /LO100002/ })).getByText('Đang xếp')).toBeTruthy();
  await person.click(within(line).getByRole('link', { name: 'LO100001' }));
  expect(
    await screen.findByRole('heading', { name: 'Trang /desk/shipments/LO100001' }),
  ).toBeTruthy();
});

it('keeps a filter in the address, and says when nothing fits', async () => {
  const person = open([]);
  expect(screen.getByText('Không có chuyến nào khớp')).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Trạng thái'), 'arrived');
  expect(screen.getByLabelText<HTMLSelectElement>('Trạng thái').value).toBe('arrived');
});
