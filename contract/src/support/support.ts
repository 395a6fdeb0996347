import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { LIMITS } from '../kit/limits.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { CustomerName, Nullable, Text, Uuid } from '../kit/shapes.ts';

/** Complaints: what went wrong with an order, the talk about it, and what came of it. Amounts in đồng. */
/** How long the words of a complaint may be, in characters, and how many pictures go with them. */
export const COMPLAINT_LIMITS = { least: 3, most: 4_000, pictures: 10 } as const;
/** Words, not blanks. */
const Body = Type.String({
  minLength: COMPLAINT_LIMITS.least,
  maxLength: COMPLAINT_LIMITS.most,
  pattern: '\\S',
});
const Pictures = Type.Optional(Type.Array(Uuid, { maxItems: COMPLAINT_LIMITS.pictures }));

export const ComplaintState = Type.Union([
  Type.Literal('open'),
  Type.Literal('handling'),
  Type.Literal('answered'),
  Type.Literal('resolved'),
  Type.Literal('rejected'),
  Type.Literal('withdrawn'),
]);

export const ComplaintRow = Type.Object({
  id: Uuid,
  code: Text,
  type: Text,
  type_name: Text,
  state: ComplaintState,
  state_label: Text,
  content: Text,
  order_code: Nullable(Text),
  order_name: Nullable(Text),
  images: Type.Array(Text),
  /** Who looks after it; null until somebody took it. */
  owner_name: Nullable(Text),
  due_at: Text,
  is_overdue: Type.Boolean(),
  outcome: Nullable(Text),
  refund_vnd: Type.Integer(),
  messages: Type.Integer(),
  created_date: Text,
  updated_date: Text,
  may: Type.Object({ write: Type.Boolean(), change: Type.Boolean(), withdraw: Type.Boolean() }),
});
export type ComplaintRow = Static<typeof ComplaintRow>;

export const ComplaintMessage = Type.Object({
  id: Text,
  by: Type.Union([Type.Literal('customer'), Type.Literal('staff')]),
  name: Text,
  content: Text,
  images: Type.Array(Text),
  created_date: Text,
});
export type ComplaintMessage = Static<typeof ComplaintMessage>;

const one = Type.Object({ status: Type.Boolean(), message: Text, data: ComplaintRow });
const missing = ['support.complaint-not-found'] as const;
const moved = [...missing, 'support.too-late', 'files.not-found'] as const;

export const listComplaintTypesEndpoint = endpoint({
  method: 'GET',
  path: '/api/complaint/type',
  access: 'customer',
  summary: 'What can be complained about, and what each asks for.',
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(
      Type.Object({
        code: Text,
        name: Text,
        hint: Text,
        needs_order: Type.Boolean(),
        needs_evidence: Type.Boolean(),
        answer_hours: Type.Integer(),
      }),
    ),
    pagination: Pagination,
  }),
});

export const listComplaintsEndpoint = endpoint({
  method: 'GET',
  path: '/api/complaint',
  access: 'customer',
  summary: `My complaints, newest first, ${LIMITS.complaintPageSize} a page.`,
  query: Type.Object({
    ...PageQuery.properties,
    id: Type.Optional(Uuid),
    state: Type.Optional(ComplaintState),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(ComplaintRow),
    pagination: Pagination,
  }),
});

export const openComplaintEndpoint = endpoint({
  method: 'POST',
  path: '/api/complaint',
  access: 'customer',
  summary: 'Complains about an order or about us; pictures are uploaded before.',
  body: Type.Object({
    type: Type.String({ maxLength: 40 }),
    content: Body,
    order_code: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
    images: Pictures,
  }),
  reply: one,
  refusals: [
    'support.unknown-type',
    'support.needs-order',
    'support.needs-evidence',
    'support.open-already',
    'orders.not-found',
    'files.not-found',
  ],
});

export const changeComplaintEndpoint = endpoint({
  method: 'PUT',
  path: '/api/complaint',
  access: 'customer',
  summary: 'Corrects a complaint that nobody has taken yet.',
  body: Type.Object({ id: Uuid, content: Body, images: Pictures }),
  reply: one,
  refusals: moved,
});

export const withdrawComplaintEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/complaint',
  access: 'customer',
  summary: 'Takes a complaint back.',
  query: Type.Object({ id: Type.Optional(Uuid) }),
  body: Type.Optional(Type.Object({ id: Type.Optional(Uuid) })),
  reply: one,
  refusals: moved,
});

export const readDiscussionEndpoint = endpoint({
  method: 'GET',
  path: '/api/complaint/discussion',
  access: 'customer',
  summary: 'The talk about one complaint, oldest first; without a page its end.',
  query: Type.Object({ ...PageQuery.properties, complaint_id: Uuid }),
  reply: Type.Object({
    status: Type.Boolean(),
    data: ComplaintRow,
    results: Type.Array(ComplaintMessage),
    pagination: Pagination,
  }),
  refusals: missing,
});

export const writeDiscussionEndpoint = endpoint({
  method: 'POST',
  path: '/api/complaint/discussion',
  access: 'customer',
  summary: 'Writes into the talk about my complaint.',
  body: Type.Object({ complaint_id: Uuid, content: Body, images: Pictures }),
  reply: Type.Object({ status: Type.Boolean(), data: ComplaintMessage }),
  refusals: moved,
});

const DESK = { staff: ['sales', 'accountant'] } as const;

export const DeskComplaint = Type.Intersect([
  ComplaintRow,
  Type.Object({
    customer: CustomerName,
    owner_id: Nullable(Uuid),
    /** What may still be refunded for its order; null without one. */
    refundable_vnd: Nullable(Type.Integer()),
    /** One person may refund so much alone; more waits for a second one. */
    one_person_refund_vnd: Type.Integer(),
    /** The bill whose parcel was lost, and what was refunded for it: it counts to that sum. */
    lost: Nullable(Type.Object({ bill_code: Text, refunded_vnd: Type.Integer() })),
    proposal: Nullable(
      Type.Object({ refund_vnd: Type.Integer(), reason: Text, by_id: Uuid, by_name: Text }),
    ),
  }),
]);

export const listDeskComplaintsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/complaints',
  access: DESK,
  summary: 'Complaints that wait for us (or of one state), what is due first at the top.',
  query: Type.Object({ ...PageQuery.properties, state: Type.Optional(ComplaintState) }),
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(DeskComplaint),
    pagination: Pagination,
  }),
});

export const readDeskComplaintEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/complaints/{id}',
  access: DESK,
  summary: 'One complaint with the end of its talk.',
  params: Type.Object({ id: Uuid }),
  reply: Type.Object({
    status: Type.Boolean(),
    data: DeskComplaint,
    messages: Type.Array(ComplaintMessage),
  }),
  refusals: missing,
});

export const answerComplaintEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/complaints/{id}/answer',
  access: DESK,
  summary: 'Writes to the customer; whoever answers first has the complaint.',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({ content: Body, images: Pictures }),
  reply: Type.Object({ status: Type.Boolean(), data: DeskComplaint }),
  refusals: moved,
});

export const decideComplaintEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/complaints/{id}/decide',
  access: DESK,
  summary:
    'Ends a complaint; a refund goes to the wallet in the same step, never above what was paid for the order. Above what one person may give it is proposed and ends when a second person decides the same.',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({
    outcome: Type.Union([Type.Literal('resolved'), Type.Literal('rejected')]),
    reason: Type.String({ maxLength: 1_000 }),
    refund_vnd: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  }),
  reply: Type.Object({ status: Type.Boolean(), data: DeskComplaint }),
  refusals: [
    ...moved,
    'support.needs-reason',
    'support.second-person',
    'support.second-person-lost',
    'approvals.one-hand',
    'wallet.refund-too-high',
    'support.refund-needs-order',
  ],
});
