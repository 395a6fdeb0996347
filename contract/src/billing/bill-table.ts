import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { EXPORTS_PER_MINUTE } from '../kit/limits.ts';
import { CustomerName, Flag, Text, Whole } from '../kit/shapes.ts';
import type { OrderState } from '../orders/states.ts';
import { Day, FileKind, sortBy, TableAfter, TablePage } from '../kit/tables.ts';

const READERS = { staff: ['sales', 'buyer', 'warehouse', 'accountant'] } as const;

export const BILL_TABLE_SORTS = ['created', 'moved', 'total', 'code'] as const;

/** The states of a bill; `CANCEL`: it was taken back. */
export const BILL_STATES = [
  'BILL_NEW',
  'BILL_CONFIRMED',
  'BILL_APPROVED',
  'PACKING',
  'BILL_EXPORT',
  'DELIVERY',
  'COMPLETED',
  'BILL_INVENTORY',
  'CANCEL',
] as const satisfies readonly OrderState[];

/** Who has paid a bill, or will. */
export const BILL_PAYMENTS = {
  yes: 'Đã trả',
  no: 'Chưa trả',
  cod: 'Thu hộ, chưa có tiền',
} as const;
export type BillPayment = keyof typeof BILL_PAYMENTS;

const Filters = {
  state: Type.Optional(Type.Enum([...BILL_STATES])),
  paid: Type.Optional(Type.Enum(Object.keys(BILL_PAYMENTS) as BillPayment[])),
  /** A customer's id, or what finds customers: number, phone, e-mail, name. */
  customer: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  /** Days in Vietnam on which it was made. */
  from: Day,
  to: Day,
  /** The whole code of the bill, the carrier's number, or what finds an order on it. */
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  sort: sortBy(BILL_TABLE_SORTS),
};

export const BillTableRow = Type.Object({
  code: Text,
  state: Type.Enum([...BILL_STATES]),
  state_label: Text,
  payment: Type.Enum(Object.keys(BILL_PAYMENTS) as BillPayment[]),
  is_cod: Flag,
  total_vnd: Whole,
  /** Codes of the orders that are or were on it. */
  orders: Type.Array(Text),
  created_at: Text,
  moved_at: Text,
  customer: CustomerName,
});
export type BillTableRow = Static<typeof BillTableRow>;

export const listBillTableEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/bills',
  access: READERS,
  summary: 'All bills, delivered and cancelled ones too, filtered, sorted and paged by key.',
  query: Type.Object({ ...Filters, after: TableAfter }),
  reply: Type.Object({
    data: Type.Object({
      ...TablePage(BillTableRow).properties,
      /** What the table is filtered by. */
      states: Type.Array(Type.Object({ value: Text, label: Text })),
    }),
  }),
});

export const exportBillTableEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/bills/export',
  access: READERS,
  summary: 'The table of bills with the same filters as a file.',
  query: Type.Object({ ...Filters, kind: FileKind }),
  reply: Type.Unknown(),
  replyKind: 'file',
  limitPerMinute: EXPORTS_PER_MINUTE,
});
