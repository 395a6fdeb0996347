import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { EXPORTS_PER_MINUTE } from '../kit/limits.ts';
import { Nullable, Text, Uuid, Whole } from '../kit/shapes.ts';
import { Day, FileKind, sortBy, TableAfter, TablePage } from '../kit/tables.ts';

export const CUSTOMER_SORTS = ['since', 'name'] as const;

/** Customers whom nobody looks after, as the filter names them. */
export const NOBODYS = 'nobody';

const Filters = {
  /** A number, phone (whole or its last digits), e-mail, or beginnings of words of the name. */
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  level: Type.Optional(Type.String({ maxLength: 40 })),
  /** The member of staff who looks after them, or `nobody`. */
  sales: Type.Optional(Type.Union([Type.String({ format: 'uuid' }), Type.Literal(NOBODYS)])),
  /** Days in Vietnam on which the account was opened. */
  from: Day,
  to: Day,
  sort: sortBy(CUSTOMER_SORTS),
};

export const CustomerTableRow = Type.Object({
  id: Uuid,
  customer_no: Text,
  full_name: Text,
  /** Null for both where the account is erased. */
  phone: Nullable(Text),
  email: Nullable(Text),
  level_name: Text,
  sales_name: Nullable(Text),
  available_vnd: Whole,
  orders: Whole,
  last_order_at: Nullable(Text),
  since: Text,
});
export type CustomerTableRow = Static<typeof CustomerTableRow>;

export const listDeskCustomersEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/customers',
  access: { staff: ['sales', 'buyer', 'accountant'] },
  summary: 'All customers, found by anything, filtered, sorted and paged by key.',
  query: Type.Object({ ...Filters, after: TableAfter }),
  reply: Type.Object({ data: TablePage(CustomerTableRow) }),
});

export const exportDeskCustomersEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/customers/export',
  // Everybody's phone and e-mail leave the house with it.
  access: { staff: ['accountant'] },
  summary: 'The table of customers with the same filters as a file; who took it is in the audit.',
  query: Type.Object({ ...Filters, kind: FileKind }),
  reply: Type.Unknown(),
  replyKind: 'file',
  limitPerMinute: EXPORTS_PER_MINUTE,
});

const Choice = Type.Object({ value: Text, label: Text });

export const readCustomerChoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/customer-choices',
  access: { staff: ['sales', 'buyer', 'accountant'] },
  summary: 'What the table of customers is filtered by: levels, and who looks after customers.',
  reply: Type.Object({
    data: Type.Object({ levels: Type.Array(Choice), sales: Type.Array(Choice) }),
  }),
});
