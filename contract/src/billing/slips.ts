import { OrderStateText } from '../orders/states.ts';
import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { ForecastLine } from '../orders/detail.ts';
import { PageQuery } from '../kit/pages.ts';
import { sortBy, TableAfter } from '../kit/tables.ts';
import { DoneReply, Nullable, SearchedWords } from '../kit/shapes.ts';

export const code = Type.String({ minLength: 1, maxLength: 40, pattern: '^[^\\u0000]*$' });
/** A day in Vietnam. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}' });
export const byCode = Type.Object({ code });
export const dong = Type.Integer();
/** Whether the carrier has the parcel: asked, its answer lost, taken, or turned down. */
export type ConsignmentState = 'sending' | 'unknown' | 'created' | 'refused';

/** A bill (phiếu xuất kho): the orders on it, what is to be paid, and where its parcel is. */
export const BillRow = Type.Object({
  code: Type.String(),
  state: OrderStateText,
  status_id: Type.Integer(),
  status_label: Type.String(),
  total_vnd: dong,
  is_paid: Type.Boolean(),
  may_pay: Type.Boolean(),
  /** The carrier collects at the door, or did. */
  is_cod: Type.Boolean(),
  may_confirm_received: Type.Boolean(),
  paid_at: Nullable(Type.String()),
  created_at: Type.String(),
  moved_at: Type.String(),
  address: Type.Object({ receiver: Type.String(), phone: Type.String(), text: Type.String() }),
  orders: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      picture: Nullable(Type.String()),
      weight_g: Nullable(Type.Integer()),
      second_payment_vnd: dong,
      forecast_vnd: dong,
      outstanding_first_vnd: dong,
      /** What Hako pays of it by its guarantee. */
      carried_vnd: dong,
      /**
       * When the forecast was off by more than the owner's percent: by how many, and the reasons,
       * the largest first.
       */
      off_percent: Nullable(Type.Integer()),
      why_off: Type.Array(Type.String()),
      /** The second payment line by line: forecast beside what it came to, and why it differs. */
      lines: Type.Array(ForecastLine),
    }),
  ),
  /** What can be done, or was, about a parcel that did not arrive; null as long as nothing went wrong. */
  redelivery: Nullable(
    Type.Object({
      attempt: Type.Integer(),
      may_ask: Type.Boolean(),
      wish: Nullable(Type.Union([Type.Literal('deliver'), Type.Literal('collect')])),
      asked_at: Nullable(Type.String()),
      /** Where it goes next. */
      address: Type.Object({
        receiver: Type.String(),
        phone: Type.String(),
        line: Type.String(),
        text: Type.String(),
      }),
      note: Nullable(Type.String()),
      /** What another delivery costs today; 0 when it was paid or waived. */
      fee_vnd: dong,
      paid_fee_vnd: dong,
      is_back: Type.Boolean(),
      shelf: Nullable(Type.String()),
      ended_as: Nullable(Type.String()),
    }),
  ),
  delivery: Nullable(
    Type.Object({
      carrier: Type.String(),
      carrier_name: Type.String(),
      tracking: Nullable(Type.String()),
      state: Type.Unsafe<ConsignmentState>(Type.String()),
      status: Nullable(Type.String()),
      status_label: Nullable(Type.String()),
      fee_vnd: Nullable(dong),
      expected_at: Nullable(Type.String()),
      detail: Nullable(Type.String()),
    }),
  ),
});
export type BillRow = Static<typeof BillRow>;
export const BillCounters = Type.Object({
  total: Type.Integer(),
  unpaid: Type.Integer(),
  packing: Type.Integer(),
  delivery: Type.Integer(),
  delivered: Type.Integer(),
  /** What all bills that are not paid come to. */
  unpaid_vnd: dong,
});
/** What my bills are sorted by: when they were made, when they last moved, their sum. */
export const BILL_SORTS = ['created', 'moved', 'total'] as const;
export const listBillsEndpoint = endpoint({
  method: 'GET',
  path: '/api/bills/user',
  access: 'customer',
  summary: 'My bills, 10 a page: newest first, or sorted and paged by key.',
  query: Type.Object({
    ...PageQuery.properties,
    tab: Type.Optional(Type.String({ maxLength: 20 })),
    code: Type.Optional(code),
    /** A code of the bill or of an order on it, the carrier's number, or words of a title. */
    q: Type.Optional(SearchedWords),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    sort: sortBy(BILL_SORTS),
    after: TableAfter,
  }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(BillRow),
      pagination: Type.Object({
        total: Type.Integer(),
        current: Type.Integer(),
        pageSize: Type.Integer(),
      }),
      next: Type.Optional(Type.String()),
      options: BillCounters,
    }),
  }),
});
/** `success` only when every bill is paid now; `result` lists the paid ones only, `bills` says for each what became of it. */
export const payBillsEndpoint = endpoint({
  method: 'POST',
  path: '/api/bill/user/payment-bulk',
  access: 'customer',
  summary:
    'Pays bills from the wallet, with an answer for each; asking again pays only what is not paid yet.',
  body: Type.Object({ codes: Type.Array(code, { minItems: 1, maxItems: 50 }) }),
  reply: Type.Object({
    status: Type.Boolean(),
    success: Type.Boolean(),
    message: Type.String(),
    result: Type.Array(Type.String()),
    bills: Type.Array(
      Type.Object({
        code: Type.String(),
        is_paid: Type.Boolean(),
        refusal: Nullable(Type.String()),
        message: Nullable(Type.String()),
      }),
    ),
  }),
  // Told for each bill, in an answer that is 200 as a whole.
  refusals: [
    'billing.not-found',
    'billing.not-payable',
    'billing.cannot-pay-now',
    'wallet.not-enough',
  ],
});
export const confirmReceivedEndpoint = endpoint({
  method: 'POST',
  path: '/api/me/bills/{code}/received',
  access: 'customer',
  summary: 'I have the goods of this bill in hand.',
  params: byCode,
  reply: DoneReply,
  refusals: [
    'billing.not-found',
    'billing.move-not-allowed',
    'billing.carrier-collects',
    'orders.move-not-allowed',
  ],
});
