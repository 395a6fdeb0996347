import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { EXPORTS_PER_MINUTE } from '../kit/limits.ts';
import { CustomerName, Nullable, Text, Whole } from '../kit/shapes.ts';
import { Day, FileKind, sortBy, TableAfter, TablePage } from '../kit/tables.ts';
import { FIND_MESSAGES } from './find-messages.ts';

const READERS = { staff: ['sales', 'buyer', 'warehouse', 'accountant'] } as const;

export const PARCEL_SORTS = ['received', 'code'] as const;

export type TabledParcelState = keyof typeof FIND_MESSAGES.parcels;
export const PARCEL_STATES = Object.keys(FIND_MESSAGES.parcels) as TabledParcelState[];

const Filters = {
  state: Type.Optional(Type.Enum(PARCEL_STATES)),
  /** A customer's id, or what finds customers: number, phone, e-mail, name. */
  customer: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  /** Days in Vietnam on which the Japan warehouse received it. */
  from: Day,
  to: Day,
  /** The whole code of the parcel, of its shipment, or what finds an order in it. */
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  sort: sortBy(PARCEL_SORTS),
};

export const ParcelRow = Type.Object({
  code: Text,
  state: Type.Unsafe<TabledParcelState>(Text),
  /** Where it lies; null when no place was noted. */
  shelf: Nullable(Text),
  /** What it is billed by. */
  weight_g: Whole,
  /** Codes of the orders in it. */
  orders: Type.Array(Text),
  shipment: Nullable(Text),
  received_at: Text,
  customer: CustomerName,
});
export type ParcelRow = Static<typeof ParcelRow>;

export const listParcelTableEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/parcels',
  access: READERS,
  summary: 'All parcels, finished ones too, filtered, sorted and paged by key.',
  query: Type.Object({ ...Filters, after: TableAfter }),
  reply: Type.Object({ data: TablePage(ParcelRow) }),
});

export const exportParcelTableEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/parcels/export',
  access: READERS,
  summary: 'The table of parcels with the same filters as a file.',
  query: Type.Object({ ...Filters, kind: FileKind }),
  reply: Type.Unknown(),
  replyKind: 'file',
  limitPerMinute: EXPORTS_PER_MINUTE,
});
