import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable } from '../kit/shapes.ts';
import { DESK_TASK_KINDS, type DeskPage } from './desk.ts';

/**
 * Work that has a page of its own, and that page: everything of the desk that is not in the queue.
 */
export const PAGE_OF_WORK = {
  approval: 'approvals',
  rate: 'rates',
  transfer: 'transfers',
  claim: 'claims',
  withdrawal: 'withdrawals',
  complaint: 'complaints',
  offer: 'offers',
  'hand-bid': 'bids',
  'bid-doubt': 'bids',
  'bid-unpaid': 'bids',
  'bid-stuck': 'bids',
  'bid-request': 'bids',
  feedback: 'feedbacks',
  'sale-change': 'sale-changes',
  message: 'messages',
  'search-jp': 'counts',
  'search-vn': 'counts',
  'unknown-jp': 'unknown-parcels',
  'unknown-vn': 'unknown-parcels',
  'customs-gate': 'customs',
  'customs-held': 'customs',
  invoice: 'invoices',
  'float-low': 'float',
  'float-unsorted': 'float',
} as const satisfies Readonly<Record<string, DeskPage>>;
export type PageWorkKind = keyof typeof PAGE_OF_WORK;

/** Every kind of work that waits for somebody at the desk. */
export const WORK_KINDS = [
  ...DESK_TASK_KINDS,
  ...(Object.keys(PAGE_OF_WORK) as PageWorkKind[]),
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** So many of one kind are counted; more are told as `is_more`. */
export const MOST_COUNTED = 1_000;
/** Rows of a page. */
export const WORK_PAGE = 50;

const Person = Type.Object({ id: Type.String(), name: Type.String(), is_mine: Type.Boolean() });

/** One piece of work. `key` names it everywhere: `<kind>:<subject>`. */
export const WorkRow = Type.Object({
  key: Type.String(),
  kind: Type.Unsafe<WorkKind>(Type.String()),
  /**
   * What a person reads and scans: code of the order, parcel, bill, complaint …; null where there
   * is none.
   */
  code: Nullable(Type.String()),
  /** The goods, or what somebody wrote; null where the kind says it all. */
  title: Nullable(Type.String()),
  customer: Nullable(
    Type.Object({ id: Type.String(), customer_no: Type.String(), full_name: Type.String() }),
  ),
  order_code: Nullable(Type.String()),
  site: Nullable(Type.String()),
  amount_vnd: Nullable(Type.Integer()),
  amount_jpy: Nullable(Type.Integer()),
  since: Type.String(),
  /** By then it should be done: its own deadline, or the owner's number of hours for its kind. */
  due_at: Type.String(),
  /** Who has it open at their desk, for some minutes after they were last seen there. */
  held_by: Nullable(Person),
  /** Whose it is, until it is done or given back. */
  assigned_to: Nullable(Person),
});
export type WorkRow = Static<typeof WorkRow>;

/** What the inbox is narrowed to. */
export const WorkQuery = Type.Object({
  /** Kinds with commas between; all of mine when left out. */
  kinds: Type.Optional(Type.String({ maxLength: 600, pattern: '^[a-z-]+(,[a-z-]+)*$' })),
  /** `late`: due before now; `today`: due before the day ends in Vietnam, the late ones as well. */
  when: Type.Optional(Type.Union([Type.Literal('late'), Type.Literal('today')])),
  /** `mine`, `nobody`, or the id of a colleague; everybody's when left out. */
  whose: Type.Optional(
    Type.Union([Type.Literal('mine'), Type.Literal('nobody'), Type.String({ format: 'uuid' })]),
  ),
  site: Type.Optional(Type.String({ maxLength: 40 })),
  warehouse: Type.Optional(Type.Union([Type.Literal('JP'), Type.Literal('VN')])),
  /** A code, or a customer's name, number, phone or e-mail. */
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
});
export type WorkQuery = Static<typeof WorkQuery>;

const Counts = Type.Array(
  Type.Object({
    kind: Type.Unsafe<WorkKind>(Type.String()),
    count: Type.Integer(),
    is_more: Type.Boolean(),
  }),
);

export const listWorkEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/work',
  access: { staff: ['sales', 'buyer', 'warehouse', 'accountant'] },
  summary:
    'Everything that waits for my roles in one list, what is due first comes first; fifty rows, `next` is the place of the next ones. `counts` are by kind under the same filter, whatever kinds it names, up to a thousand of each.',
  query: Type.Object({
    ...WorkQuery.properties,
    after: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  reply: Type.Object({
    data: Type.Object({
      rows: Type.Array(WorkRow),
      counts: Counts,
      next: Type.Optional(Type.String()),
    }),
  }),
  refusals: ['request.invalid'],
});
