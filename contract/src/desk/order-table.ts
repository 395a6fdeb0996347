import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { EXPORTS_PER_MINUTE } from '../kit/limits.ts';
import { CustomerName, Flag, Nullable, Text, Whole } from '../kit/shapes.ts';
import { Day, FileKind, sortBy, TableAfter, TablePage } from '../kit/tables.ts';
import { ORDER_STATES, OrderStateText } from '../orders/states.ts';

/**
 * Who reads the tables of orders, bids and purchases: all but the warehouses, whose work is
 * parcels.
 */
const READERS = { staff: ['sales', 'buyer', 'accountant'] } as const;

/** Where the goods of an order lie. */
export const GOODS_PLACES = { jp: 'Kho Nhật', vn: 'Kho Việt Nam' } as const;
const Place = Type.Optional(Type.Enum(Object.keys(GOODS_PLACES) as (keyof typeof GOODS_PLACES)[]));

export const ORDER_SORTS = ['created', 'moved', 'code', 'first'] as const;

const Filters = {
  state: Type.Optional(Type.Enum([...ORDER_STATES])),
  site: Type.Optional(Type.String({ maxLength: 20 })),
  /** The member of staff who looks after the customer. */
  sales: Type.Optional(Type.String({ format: 'uuid' })),
  /** Number, phone, e-mail or name of the customer, or the id. */
  customer: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  from: Day,
  to: Day,
  /** Whether the first payment is paid whole. */
  paid: Type.Optional(Type.Enum(['yes', 'no'])),
  /** Only those where something went wrong. */
  trouble: Type.Optional(Type.Literal('yes')),
  place: Place,
  mode: Type.Optional(Type.String({ maxLength: 40 })),
  /** A code or words of the title. */
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  sort: sortBy(ORDER_SORTS),
};

/** What is left of an order for us: in đồng and in hundredths of a percent of what it brings. */
export const Margin = Type.Object({
  margin_vnd: Whole,
  /** Null where nothing comes in. */
  percent_hundredths: Nullable(Whole),
  /** Something of it is still a forecast. */
  is_forecast: Flag,
});

export const OrderTableRow = Type.Object({
  code: Text,
  created_at: Text,
  customer: CustomerName,
  site: Text,
  title: Text,
  state: OrderStateText,
  state_label: Text,
  first_payment_vnd: Whole,
  second_payment_vnd: Whole,
  /** Weighed: the second payment is no forecast any more. */
  is_second_final: Flag,
  /** Null for whoever may not see the money of orders. */
  received_vnd: Nullable(Whole),
  refunded_vnd: Nullable(Whole),
  /** Null for whoever may not see it. */
  margin: Nullable(Margin),
  moved_at: Text,
  sales_name: Nullable(Text),
  ship_mode: Text,
});
export type OrderTableRow = Static<typeof OrderTableRow>;

export const listDeskOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/orders',
  access: READERS,
  summary: 'All orders, finished ones too, filtered, sorted and paged by key.',
  query: Type.Object({ ...Filters, after: TableAfter }),
  reply: Type.Object({ data: TablePage(OrderTableRow) }),
});

export const exportDeskOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/orders/export',
  access: READERS,
  summary: 'The table of orders with the same filters as a file, a hundred thousand rows at most.',
  query: Type.Object({ ...Filters, kind: FileKind }),
  reply: Type.Unknown(),
  replyKind: 'file',
  limitPerMinute: EXPORTS_PER_MINUTE,
});

const Choice = Type.Object({ value: Text, label: Text });

export const readTableChoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/table-choices',
  access: READERS,
  summary:
    'What the tables of the desk are filtered by: who looks after customers, the states of an order.',
  reply: Type.Object({
    data: Type.Object({ sales: Type.Array(Choice), states: Type.Array(Choice) }),
  }),
});
