import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable } from '../kit/shapes.ts';

/** The kinds of work at the desk, in the order in which an order meets them. */
export const DESK_TASK_KINDS = [
  'quote',
  'purchase',
  'purchase-unknown',
  'number',
  'receive',
  'repack',
  'rehearse',
  'pack',
  'export',
  'check-in',
  'weigh',
  'price-stuck',
  'bill-make',
  'fell-through',
  'bill-confirm',
  'bill-approve',
  'bill-pack',
  'hand-over',
  'silent',
  'undelivered',
  'cod-settle',
  'erasure-failed',
] as const;
export type DeskTaskKind = (typeof DESK_TASK_KINDS)[number];

/** One piece of work. `code` is what the call for it takes; `codes` are the things inside (orders of a bill to make, parcels of a shipment). */
export const DeskTask = Type.Object({
  key: Type.String(),
  kind: Type.Unsafe<DeskTaskKind>(Type.String()),
  code: Type.String(),
  codes: Type.Array(Type.String()),
  title: Type.String(),
  picture: Nullable(Type.String()),
  customer: Nullable(Type.Object({ customer_no: Type.String(), full_name: Type.String() })),
  since: Type.String(),
  /** Who has it open at their desk, for some minutes after they were last seen there. */
  held_by: Nullable(Type.Object({ name: Type.String(), is_mine: Type.Boolean() })),
  /** What stands beside the title: shop, price, weight, shelf, reason, total … */
  facts: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
});
export type DeskTask = Static<typeof DeskTask>;

export const openTaskEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/tasks/open',
  access: { staff: ['sales', 'buyer', 'warehouse', 'accountant'] },
  summary:
    'I have this piece of work open, and no other one; colleagues see it. Told again each minute while it stays open.',
  body: Type.Object({ key: Type.String({ pattern: '^[a-z-]{1,30}:\\S{1,80}$' }) }),
  reply: Type.Object({ status: Type.Boolean() }),
  refusals: ['access.not-allowed'],
});

/** Pages of the desk whose work is not in the queue. */
const Page = Type.Union([
  Type.Literal('approvals'),
  Type.Literal('rates'),
  Type.Literal('transfers'),
  Type.Literal('claims'),
  Type.Literal('withdrawals'),
  Type.Literal('complaints'),
  Type.Literal('offers'),
  Type.Literal('bids'),
  Type.Literal('feedbacks'),
  Type.Literal('sale-changes'),
  Type.Literal('messages'),
  Type.Literal('unknown-parcels'),
  Type.Literal('counts'),
  Type.Literal('float'),
  Type.Literal('customs'),
  Type.Literal('invoices'),
]);
export type DeskPage = Static<typeof Page>;

const Elsewhere = Type.Array(Type.Object({ page: Page, count: Type.Integer() }));

export const readDeskCountsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/counts',
  access: { staff: ['sales', 'buyer', 'warehouse', 'accountant'] },
  summary:
    'How much waits for me: in the queue, at most a thousand of each kind of work, and on the other pages.',
  reply: Type.Object({
    data: Type.Object({
      queue: Type.Integer(),
      is_more: Type.Boolean(),
      elsewhere: Elsewhere,
    }),
  }),
});

export const readDeskQueueEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/queue',
  access: { staff: ['sales', 'buyer', 'warehouse', 'accountant'] },
  summary:
    'What waits for me, by kind of work; longest waiting first, at most fifty of each. Only the kinds that my roles do. `scan` (a code of ours, of the marketplace or of the listing) also gives the work that it belongs to, wherever that stands in the queue: several where the code alone does not tell which.',
  query: Type.Object({
    kind: Type.Optional(Type.String({ maxLength: 30 })),
    scan: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    /** The key of one piece of work, found wherever it stands in the queue. */
    task: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  reply: Type.Object({
    data: Type.Object({
      sections: Type.Array(
        Type.Object({ kind: Type.String(), tasks: Type.Array(DeskTask), is_more: Type.Boolean() }),
      ),
      found: Type.Array(DeskTask),
      /** How much waits for my roles on other pages; only those where something does. */
      elsewhere: Elsewhere,
    }),
  }),
});
