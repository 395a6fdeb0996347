import { BillRow } from '@hako/contract/billing/slips';
import { allowed } from './allowed.ts';

/** A delivery slip with one order that waits to be paid, unless a test says otherwise. */
export const billOf = (parts: Partial<BillRow> = {}): BillRow =>
  allowed(BillRow, {
    code: 'PX1001',
    state: 'BILL_APPROVED',
    status_id: 2,
    status_label: 'Chờ thanh toán',
    total_vnd: 350_000,
    is_paid: false,
    may_pay: true,
    is_cod: false,
    may_confirm_received: false,
    paid_at: null,
    created_at: '2026-01-01T00:00:00.000Z',
    moved_at: '2026-01-01T00:00:00.000Z',
    address: { receiver: 'Nguyễn Thị Hoa', phone: '+84901234567', text: '1 Lê Lợi, Huế' },
    orders: [
      {
        code: 'DH1001',
        name: 'Ống kính 50mm',
        picture: null,
        weight_g: 1_200,
        second_payment_vnd: 300_000,
        forecast_vnd: 300_000,
        outstanding_first_vnd: 50_000,
        lines: [],
      },
    ],
    redelivery: null,
    delivery: null,
    ...parts,
  });
