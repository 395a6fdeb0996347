import { DeskBill } from '@hako/contract/billing/desk-slips';
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
        carried_vnd: 0,
        off_percent: null,
        why_off: [],
        lines: [],
      },
    ],
    redelivery: null,
    delivery: null,
    ...parts,
  });

type Redelivery = NonNullable<BillRow['redelivery']>;

/**
 * A parcel that its carrier still has and could not deliver; its customer has not said what they
 * wish.
 */
export const redeliveryOf = (parts: Partial<Redelivery> = {}): Redelivery => ({
  attempt: 1,
  may_ask: true,
  wish: null,
  asked_at: null,
  address: {
    receiver: 'Nguyễn Thị Hoa',
    phone: '+84901234567',
    line: '1 Lê Lợi',
    text: '1 Lê Lợi, Huế',
  },
  note: null,
  fee_vnd: 30_000,
  paid_fee_vnd: 0,
  is_back: false,
  shelf: null,
  ended_as: null,
  ...parts,
});

/** The slip of a parcel that could not be delivered, as the desk reads it. */
export const deskBillOf = (
  redelivery: Partial<Redelivery> = {},
  parts: Partial<DeskBill> = {},
): DeskBill =>
  allowed(DeskBill, {
    ...billOf({ state: 'BILL_INVENTORY', is_paid: true, redelivery: redeliveryOf(redelivery) }),
    suggestion: null,
    carriers: [],
    may_track: false,
    may_look_up: false,
    cod_owed_vnd: 0,
    attempts: [],
    events: [],
    ...parts,
  });
