import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { CustomerName, Nullable, Text, Uuid } from '../kit/shapes.ts';

/** The member of the sales staff who looks after a customer: who it is, how they do, and asking for another one. */

export const SaleChange = Type.Object({
  id: Uuid,
  status: Type.Union([Type.Literal('open'), Type.Literal('changed'), Type.Literal('rejected')]),
  status_label: Text,
  reason: Text,
  answer: Nullable(Text),
  created_date: Text,
});

export const readSalesCareEndpoint = endpoint({
  method: 'GET',
  path: '/api/user/sales-care',
  access: 'customer',
  summary: 'Who looks after me, what I said of them last, and my newest wish for another one.',
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Object({
      staff: Nullable(
        Type.Object({
          id: Text,
          full_name: Text,
          staff_code: Text,
          /** For work: never what they sign in with. */
          phone: Nullable(Text),
          zalo: Nullable(Text),
        }),
      ),
      my_rating: Nullable(Type.Object({ rate: Type.Integer(), comment: Text, created_date: Text })),
      change: Nullable(SaleChange),
    }),
  }),
});

export const rateStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/rate-staff',
  access: 'customer',
  summary: 'Rates my own sales person, one to five; once a month, the last one counts.',
  body: Type.Object({
    staff_id: Type.Optional(Nullable(Text)),
    rate: Type.Integer({ minimum: 1, maximum: 5 }),
    comment: Type.Optional(Nullable(Type.String({ maxLength: 1_000 }))),
  }),
  reply: Type.Object({ status: Type.Boolean(), message: Text }),
  refusals: ['support.no-sales-person', 'support.not-your-sales-person'],
});

export const requestChangeSaleEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/request-change-sale',
  access: 'customer',
  summary: 'Asks for another sales person; one wish at a time.',
  body: Type.Object({ reason: Type.String({ minLength: 3, maxLength: 1_000, pattern: '\\S' }) }),
  reply: Type.Object({ status: Type.Boolean(), message: Text, data: SaleChange }),
  refusals: ['support.no-sales-person', 'support.change-open'],
});

const ADMIN = { staff: ['admin'] } as const;

export const DeskSaleChange = Type.Intersect([
  SaleChange,
  Type.Object({
    customer: CustomerName,
    staff: Type.Object({ id: Uuid, full_name: Text }),
  }),
]);

export const listSaleChangesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/sale-changes',
  access: ADMIN,
  summary:
    'Wishes for another sales person, the oldest first, with everybody who could take over and how customers rate them.',
  query: PageQuery,
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(DeskSaleChange),
    staff: Type.Array(
      Type.Object({
        id: Uuid,
        full_name: Text,
        staff_code: Text,
        rating: Nullable(Type.Number()),
        ratings: Type.Integer(),
      }),
    ),
    pagination: Pagination,
  }),
});

export const decideSaleChangeEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/sale-changes/{id}/decide',
  access: ADMIN,
  summary: 'Gives the customer to somebody else, or says why not.',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({
    staff_id: Type.Optional(Nullable(Uuid)),
    answer: Type.Optional(Nullable(Type.String({ maxLength: 1_000 }))),
  }),
  reply: Type.Object({ status: Type.Boolean(), data: DeskSaleChange }),
  refusals: ['support.change-not-found', 'support.not-a-sales-person', 'support.needs-reason'],
});
