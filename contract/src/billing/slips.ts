import { type Static, Type } from 'typebox';
import { CarrierCode } from './carriers.ts';
import { endpoint } from '../kit/endpoint.ts';
import { ForecastLine } from '../orders/detail.ts';
import { PageQuery } from '../kit/pages.ts';
import { Nullable } from '../kit/shapes.ts';

const code = Type.String({ minLength: 1, maxLength: 40, pattern: '^[^\\u0000]*$' });
const byCode = Type.Object({ code });
const dong = Type.Integer();
const DoneReply = Type.Object({ status: Type.Literal(true), success: Type.Literal(true) });

/** A bill (phiếu xuất kho): the orders on it, what is to be paid, and where its parcel is. */
export const BillRow = Type.Object({
  code: Type.String(),
  state: Type.String(),
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
      state: Type.String(),
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

export const listBillsEndpoint = endpoint({
  method: 'GET',
  path: '/api/bills/user',
  access: 'customer',
  summary: 'My bills, newest first, 10 a page.',
  query: Type.Object({
    ...PageQuery.properties,
    tab: Type.Optional(Type.String({ maxLength: 20 })),
    code: Type.Optional(code),
  }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(BillRow),
      pagination: Type.Object({
        total: Type.Integer(),
        current: Type.Integer(),
        pageSize: Type.Integer(),
      }),
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

// The desk

const moved = ['billing.not-found', 'billing.move-not-allowed', 'orders.move-not-allowed'] as const;

export const makeBillEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills',
  access: { staff: ['sales', 'warehouse'] },
  summary: 'Makes a delivery slip of priced orders of one customer and one address.',
  body: Type.Object({ orders: Type.Array(code, { minItems: 1, maxItems: 100 }) }),
  reply: Type.Object({ data: Type.Object({ code: Type.String(), total_vnd: dong }) }),
  refusals: ['orders.not-found', 'orders.move-not-allowed', 'billing.orders-do-not-fit'],
});

/** A bill for the desk: who would bring it by the owner's rule, and what its carrier told. */
export const DeskBill = Type.Object({
  ...BillRow.properties,
  suggestion: Nullable(Type.Object({ carrier: CarrierCode, note: Type.String() })),
  carriers: Type.Array(Type.Object({ code: CarrierCode, name: Type.String() })),
  /** Where the parcel is can be asked of this carrier. */
  may_track: Type.Boolean(),
  /** An order whose answer was lost can be looked up by program. */
  may_look_up: Type.Boolean(),
  /** What its carrier has to bring of what it collects, or did, at the door. */
  cod_owed_vnd: dong,
  /** Attempts that failed, the first one first. */
  attempts: Type.Array(
    Type.Object({
      number: Type.Integer(),
      carrier_name: Type.String(),
      tracking: Nullable(Type.String()),
      ended_at: Type.String(),
      status_label: Nullable(Type.String()),
    }),
  ),
  events: Type.Array(
    Type.Object({
      at: Type.String(),
      received_at: Type.String(),
      status: Type.String(),
      label: Type.String(),
      /** False: kept, and moved nothing. */
      is_applied: Type.Boolean(),
      /** The carrier ended it without delivering. */
      is_trouble: Type.Boolean(),
    }),
  ),
});
export type DeskBill = Static<typeof DeskBill>;

export const readDeskBillEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/bills/{code}',
  access: { staff: ['sales', 'buyer', 'warehouse', 'accountant'] },
  summary: 'One bill for the desk.',
  params: byCode,
  reply: Type.Object({ data: DeskBill }),
  refusals: ['billing.not-found'],
});

export const confirmBillEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills/{code}/confirm',
  access: { staff: ['sales'] },
  summary: 'Sales confirms a slip.',
  params: byCode,
  reply: DoneReply,
  refusals: [...moved],
});

export const approveBillEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills/{code}/approve',
  access: { staff: ['accountant'] },
  summary: 'The accountant approves a slip: the customer is told and can pay.',
  params: byCode,
  reply: DoneReply,
  refusals: [...moved],
});

export const cancelBillEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills/{code}/cancel',
  access: { staff: ['sales', 'accountant'] },
  summary: 'Undoes a slip that is not paid; its orders may go onto another one.',
  params: byCode,
  reply: DoneReply,
  refusals: [...moved, 'billing.is-paid'],
});

export const packBillEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills/{code}/pack',
  access: { staff: ['warehouse'] },
  summary: 'The parcel of a paid bill is packed.',
  params: byCode,
  reply: DoneReply,
  refusals: [...moved, 'billing.not-paid'],
});

export const handOverEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills/{code}/hand-over',
  access: { staff: ['warehouse'] },
  summary:
    'Hands a packed bill to the carrier that the rule or the desk names, or books the number that another carrier gave.',
  params: byCode,
  body: Type.Object({
    tracking: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    carrier: Type.Optional(CarrierCode),
  }),
  reply: DoneReply,
  refusals: [
    ...moved,
    'billing.carrier-refused',
    'billing.consignment-unknown',
    'billing.carrier-not-connected',
    'billing.tracking-needed',
    'billing.tracking-taken',
  ],
});
