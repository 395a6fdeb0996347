import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Keyset } from '../kit/pages.ts';
import { Flag, Nullable, Text, Uuid, Whole } from '../kit/shapes.ts';

/** What a customer has at us besides orders and bids, which have tables of their own. */
export const CUSTOMER_LIST_PAGE = 20;

const READERS = { staff: ['sales', 'buyer', 'accountant'] } as const;
const Id = Type.Object({ id: Uuid });
/** The last row of the page before. */
const After = Type.Object({ after: Type.Optional(Uuid) });
const whole = { params: Id, query: After, refusals: ['customers.not-found'] } as const;

export const CustomerParcel = Type.Object({
  id: Uuid,
  code: Text,
  state_label: Text,
  /** Where it lies; null when no place was noted. */
  shelf: Nullable(Text),
  weight_g: Whole,
  orders: Type.Array(Text),
  received_at: Text,
});
export type CustomerParcel = Static<typeof CustomerParcel>;

export const listCustomerParcelsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/customers/{id}/parcels',
  access: READERS,
  summary: 'Every parcel of a customer, finished ones too, received last first.',
  ...whole,
  reply: Type.Object({ data: Keyset(CustomerParcel) }),
});

export const CustomerBill = Type.Object({
  id: Uuid,
  code: Text,
  state_label: Text,
  total_vnd: Whole,
  is_paid: Flag,
  is_cod: Flag,
  orders: Type.Array(Text),
  created_at: Text,
});
export type CustomerBill = Static<typeof CustomerBill>;

export const listCustomerBillsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/customers/{id}/bills',
  access: READERS,
  summary: 'Every bill of a customer, newest first; those that were taken back are left out.',
  ...whole,
  reply: Type.Object({ data: Keyset(CustomerBill) }),
});

export const CustomerComplaint = Type.Object({
  id: Uuid,
  code: Text,
  state_label: Text,
  order_code: Nullable(Text),
  refund_vnd: Whole,
  created_at: Text,
});
export type CustomerComplaint = Static<typeof CustomerComplaint>;

export const listCustomerComplaintsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/customers/{id}/complaints',
  access: { staff: ['sales', 'accountant'] },
  summary: 'Every complaint of a customer, newest first.',
  ...whole,
  reply: Type.Object({ data: Keyset(CustomerComplaint) }),
});
