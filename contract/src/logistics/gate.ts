import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply, Flag, Nullable, Reason, Text, Uuid, Whole } from '../kit/shapes.ts';

const code = Type.String({ minLength: 1, maxLength: 40 });
const byShipment = Type.Object({ code });
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Parcels = Type.Array(code, { minItems: 1, maxItems: 500 });
const charged = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

/** Why customs keep a parcel, as its customer reads it. */
export const HOLD_CAUSES = {
  inspection: 'kiểm tra thực tế hàng',
  papers: 'cần thêm giấy tờ',
  value: 'xác minh trị giá',
  restricted: 'hàng cần giấy phép',
  other: 'lý do khác',
} as const;
export type HoldCause = keyof typeof HOLD_CAUSES;
const Cause = Type.Enum(Object.keys(HOLD_CAUSES) as HoldCause[]);

/** How a parcel stands at the gate. */
export const GATE_PARCEL_STATES = {
  waiting: 'Chờ thông quan',
  held: 'Hải quan giữ',
  released: 'Đã thông quan',
} as const;
export type GateParcelState = keyof typeof GATE_PARCEL_STATES;

/** How a shipment stands at the gate. */
export const GATE_STATES = {
  waiting: 'Chờ khai hải quan',
  declared: 'Đã khai, chờ thông quan',
  held: 'Có kiện bị giữ',
  released: 'Đã thông quan',
} as const;
export type GateState = keyof typeof GATE_STATES;

const ShipmentParcel = Type.Object({
  code: Text,
  state: Type.Unsafe<'stored' | 'closed' | 'packed' | 'exported' | 'arrived' | 'opened'>(Text),
  orders: Type.Array(Text),
  weight_g: Whole,
  value_jpy: Type.Integer({ description: 'declared, of what lies in it' }),
  gate: Nullable(
    Type.Object({
      state: Type.Unsafe<GateParcelState>(Text),
      since: Text,
      cause: Nullable(Type.Unsafe<HoldCause>(Text)),
      reason: Text,
      by: Type.String({ description: 'name; empty until somebody acted' }),
    }),
  ),
});
export type ShipmentParcel = Static<typeof ShipmentParcel>;

const Gate = Type.Object({
  state: Type.Unsafe<GateState>(Text),
  declaration: Nullable(Type.Object({ number: Text, day, by: Text, at: Text })),
  releases: Type.Array(
    Type.Object({
      at: Text,
      by: Text,
      parcels: Whole,
      duty_vnd: Whole,
      vat_vnd: Whole,
      reason: Text,
      proofs: Type.Array(Text, { description: 'addresses of pictures' }),
    }),
    { description: 'the newest fifty' },
  ),
  may_hold: Type.Boolean({
    description: 'Whether the caller may declare the shipment and hold parcels',
  }),
  may_release: Flag,
});

export const ShipmentSheet = Type.Object({
  code: Text,
  state: Type.Unsafe<'open' | 'exported' | 'arrived'>(Text),
  ship_mode: Text,
  waybill: Nullable(Text),
  created_at: Text,
  exported_at: Nullable(Text),
  parcels: Type.Array(ShipmentParcel, {
    description: 'five hundred at most; what customs have not let through comes first',
  }),
  parcel_count: Whole,
  gate: Nullable(Gate),
});
export type ShipmentSheet = Static<typeof ShipmentSheet>;

export const readShipmentEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/shipments/{code}',
  access: { staff: ['warehouse', 'accountant', 'sales', 'buyer'] },
  summary: 'A shipment with its parcels, and how they stand at the customs gate in Vietnam.',
  params: byShipment,
  reply: Type.Object({ data: ShipmentSheet }),
  refusals: ['logistics.shipment-not-found'],
});

const atGate = { staff: ['warehouse', 'accountant'], warehouse: 'VN' } as const;

export const declareShipmentEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/shipments/{code}/gate',
  access: atGate,
  summary:
    'Writes down number and day of the declaration in Vietnam; another number needs a reason.',
  params: byShipment,
  body: Type.Object({
    number: Type.String({ pattern: '^[0-9A-Z][0-9A-Z/.-]{4,29}$' }),
    day,
    reason: Type.Optional(Reason),
  }),
  reply: DoneReply,
  refusals: [
    'logistics.shipment-not-found',
    'logistics.no-gate',
    'logistics.gate-declared',
    'logistics.declared-in-future',
  ],
});

const AT_GATE_REFUSALS = [
  'logistics.shipment-not-found',
  'logistics.no-gate',
  'logistics.gate-not-declared',
  'logistics.parcel-not-found',
  'logistics.gate-passed',
] as const;

export const holdParcelsEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/shipments/{code}/gate/holds',
  access: atGate,
  summary: 'Customs keep these parcels, and why; their customers are told.',
  params: byShipment,
  body: Type.Object({ parcels: Parcels, cause: Cause, reason: Reason }),
  reply: DoneReply,
  refusals: AT_GATE_REFUSALS,
});

export const undoHoldEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/shipments/{code}/gate/holds/undo',
  access: atGate,
  summary:
    'A hold was written on the wrong parcels: they wait again, and their customers are told.',
  params: byShipment,
  body: Type.Object({ parcels: Parcels, reason: Reason }),
  reply: DoneReply,
  refusals: [...AT_GATE_REFUSALS, 'logistics.gate-not-held'],
});

export const releaseParcelsEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/shipments/{code}/gate/releases',
  access: { staff: ['accountant'] },
  summary:
    'Customs let parcels through: books duty and VAT by declared value and tells the customers.',
  params: byShipment,
  body: Type.Object({
    parcels: Parcels,
    duty_vnd: charged,
    vat_vnd: charged,
    reason: Reason,
    proofs: Type.Array(Uuid, { minItems: 1, maxItems: 6 }),
  }),
  reply: DoneReply,
  refusals: [...AT_GATE_REFUSALS, 'logistics.gate-duty-booked'],
});
