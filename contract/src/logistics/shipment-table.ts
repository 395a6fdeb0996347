import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { EXPORTS_PER_MINUTE } from '../kit/limits.ts';
import { Nullable, Text, Whole } from '../kit/shapes.ts';
import { Day, FileKind, sortBy, TableAfter, TablePage } from '../kit/tables.ts';
import type { GateState } from './gate.ts';

const READERS = { staff: ['sales', 'buyer', 'warehouse', 'accountant'] } as const;

export const SHIPMENT_SORTS = ['created', 'code'] as const;

/** How a shipment stands, whatever customs say. */
export const SHIPMENT_STATES = ['open', 'exported', 'arrived'] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

const Filters = {
  state: Type.Optional(Type.Enum([...SHIPMENT_STATES])),
  /** How and where to it travels: `AIR-HAN`. */
  mode: Type.Optional(Type.String({ maxLength: 20 })),
  /** Days in Vietnam on which it was begun. */
  from: Day,
  to: Day,
  /** The whole code, its waybill, or the code of a parcel in it. */
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  sort: sortBy(SHIPMENT_SORTS),
};

export const ShipmentRow = Type.Object({
  code: Text,
  state: Type.Unsafe<ShipmentState>(Text),
  ship_mode: Text,
  waybill: Nullable(Text),
  created_at: Text,
  exported_at: Nullable(Text),
  arrived_at: Nullable(Text),
  parcel_count: Whole,
  /** As the Japan warehouse received what lies in it. */
  weight_g: Whole,
  /** How it stands at the customs gate; null where it passes none. */
  gate: Nullable(Type.Unsafe<GateState>(Text)),
});
export type ShipmentRow = Static<typeof ShipmentRow>;

export const listShipmentsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/shipments',
  access: READERS,
  summary: 'All shipments, filtered, sorted and paged by key.',
  query: Type.Object({ ...Filters, after: TableAfter }),
  reply: Type.Object({ data: TablePage(ShipmentRow) }),
});

export const exportShipmentsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/shipments/export',
  access: READERS,
  summary: 'The table of shipments with the same filters as a file.',
  query: Type.Object({ ...Filters, kind: FileKind }),
  reply: Type.Unknown(),
  replyKind: 'file',
  limitPerMinute: EXPORTS_PER_MINUTE,
});
