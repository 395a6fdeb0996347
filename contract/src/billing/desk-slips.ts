import { type Static, Type } from 'typebox';
import { CarrierCode } from './carriers.ts';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply, Nullable } from '../kit/shapes.ts';
import { BillRow, byCode, code, dong } from './slips.ts';

// The desk

const moved = ['billing.not-found', 'billing.move-not-allowed', 'orders.move-not-allowed'] as const;
export const makeBillEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills',
  access: { staff: ['sales', 'warehouse'], warehouse: 'VN' },
  summary: 'Makes a delivery slip of priced orders of one customer and one address.',
  body: Type.Object({ orders: Type.Array(code, { minItems: 1, maxItems: 100 }) }),
  reply: Type.Object({ data: Type.Object({ code: Type.String(), total_vnd: dong }) }),
  refusals: [
    'orders.not-found',
    'orders.move-not-allowed',
    'billing.orders-do-not-fit',
    'pricing.no-rate',
    'pricing.unknown-ship-mode',
    'pricing.unknown-service',
  ],
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
  refusals: [...moved, 'billing.own-cost', 'approvals.one-hand', 'wallet.refund-too-high'],
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
  access: { staff: ['warehouse'], warehouse: 'VN' },
  summary: 'The parcel of a paid bill is packed.',
  params: byCode,
  reply: DoneReply,
  refusals: [...moved, 'billing.not-paid'],
});
export const handOverEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills/{code}/hand-over',
  access: { staff: ['warehouse'], warehouse: 'VN' },
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
