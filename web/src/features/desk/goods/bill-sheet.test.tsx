import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deskBillOf } from '../../../../test-support/bill.ts';
import { BUYER, permitted, show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { BillSheet } from './bill-sheet.tsx';

const DELIVERY = {
  ...{ carrier: 'ghn', carrier_name: 'GHN', tracking: 'GHN77', state: 'created' as const },
  ...{ status: null, status_label: null, fee_vnd: 32_000, expected_at: null, detail: null },
};
const SENT = {
  delivery: DELIVERY,
  may_track: true,
  cod_owed_vnd: 900_000,
  attempts: [1, 2].map((number) => ({
    ...{ number, carrier_name: 'GHTK', tracking: `S${number}`, status_label: 'Không gặp khách' },
    ended_at: '2026-11-02T03:00:00.000Z',
  })),
};
const open = (viewer: typeof BUYER) =>
  show(<BillSheet bill={deskBillOf({}, SENT)} />, { viewer: permitted(viewer) ?? viewer });

it('tells its money order by order, its carrier, and the deliveries that failed, the last first', () => {
  open(BUYER);
  const { code } = deskBillOf({}, {});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(`Phiếu ${code}`);
  expect(screen.getByRole('row', { name: /Cộng/ })).toBeTruthy();
  expect(screen.getByText('Hãng còn nợ')).toBeTruthy();
  const failed = screen.getAllByText(/^Lần \d · GHTK/).map(({ textContent }) => textContent);
  expect(failed).toEqual(['Lần 2 · GHTK · S2', 'Lần 1 · GHTK · S1']);
  expect(screen.getByRole('heading', { name: 'GHN · GHN77' })).toBeTruthy();
});

it('offers to ask the carrier only to whoever may', () => {
  open(BUYER);
  expect(screen.queryByRole('button', { name: 'Hỏi lại hãng' })).toBeNull();
});

it('offers it to the warehouse in Vietnam', () => {
  open({ ...WAREHOUSE, warehouse: 'VN' });
  expect(screen.getByRole('button', { name: 'Hỏi lại hãng' })).toBeTruthy();
});
