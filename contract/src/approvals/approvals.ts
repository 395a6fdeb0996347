import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { CustomerName } from '../kit/shapes.ts';

/** What one person of the staff may only propose. */
const Act = Type.Union([
  Type.Literal('exchange-rate.enter'),
  Type.Literal('wallet.credit'),
  Type.Literal('wallet.debit'),
  Type.Literal('transfer.settle'),
  Type.Literal('transfer.close'),
  Type.Literal('forecast-terms.set'),
  Type.Literal('books.close-month'),
  Type.Literal('settings.change'),
  Type.Literal('unknown-parcel.close'),
  Type.Literal('float.fund'),
  Type.Literal('float.transfer'),
  Type.Literal('float.opening'),
  Type.Literal('float.charge'),
  Type.Literal('float.settle-line'),
  Type.Literal('float.correct'),
  Type.Literal('float.refund'),
  Type.Literal('float.reverse'),
  Type.Literal('invoice.replace'),
  Type.Literal('staff.invite'),
  Type.Literal('staff.enable'),
  Type.Literal('staff.reset'),
  Type.Literal('staff.give-roles'),
  Type.Literal('role.change'),
]);
export type ApprovalAct = Static<typeof Act>;

/** A second person approved or declined it, or whoever proposed it took it back. */
const State = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('approved'),
  Type.Literal('declined'),
  Type.Literal('withdrawn'),
]);
export type ApprovalState = Static<typeof State>;

/** Pictures that prove it, by the ids of files that staff uploaded. */
export const Proofs = Type.Optional(
  Type.Array(Type.String({ format: 'uuid' }), { maxItems: 6, description: 'ids of pictures' }),
);

const Person = Type.Object({ id: Type.String(), full_name: Type.String() });

export const DeskApproval = Type.Object({
  id: Type.String(),
  act: Act,
  customer: Type.Optional(CustomerName),
  amount_vnd: Type.Optional(Type.Integer()),
  /** What the second person should know, in the order of its weight. */
  facts: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  reason: Type.String(),
  proofs: Type.Array(Type.String()),
  state: State,
  proposed_by: Person,
  proposed_at: Type.String(),
  /** Whoever asks proposed it: they may take it back, and not approve it. */
  is_own: Type.Boolean(),
  /** Why whoever asks may not approve it. */
  why_not: Type.Optional(Type.String()),
  decided_by: Type.Optional(Person),
  decided_at: Type.Optional(Type.String()),
  answer: Type.Optional(Type.String()),
});
export type DeskApproval = Static<typeof DeskApproval>;

const ACCOUNTANT = { staff: ['accountant'] } as const;

export const listApprovalsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/approvals',
  access: ACCOUNTANT,
  summary:
    'What one person proposed and a second one decides: waiting ones oldest first, decided ones newest first.',
  query: Type.Object({
    ...PageQuery.properties,
    state: Type.Optional(Type.Union([Type.Literal('waiting'), Type.Literal('decided')])),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(DeskApproval),
    pagination: Pagination,
  }),
});

export const decideApprovalEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/approvals/{id}/decide',
  access: ACCOUNTANT,
  summary:
    'A second person approves, which carries the act out at once, or declines with a reason. Whoever proposed it can only take it back.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: Type.Object({
    accept: Type.Boolean(),
    reason: Type.Optional(Type.String({ maxLength: 300 })),
  }),
  reply: Type.Object({ status: Type.Boolean(), data: DeskApproval }),
  refusals: [
    'approvals.not-found',
    'approvals.decided',
    'approvals.own',
    'approvals.one-hand',
    'approvals.needs-reason',
    // What the act itself refuses by then.
    'wallet.not-enough',
    'wallet.customer-not-found',
    'wallet.transfer-not-found',
    'wallet.transfer-already-settled',
    'settings.row-not-found',
    'settings.cannot-end',
    'settings.value-wrong',
    'settings.unreadable',
    'logistics.unknown-settled',
    'float.account-closed',
    'float.too-little',
    'float.opened-before',
    'float.line-settled',
    'float.day-closed',
    'float.line-not-found',
    'float.sum-differs',
    'float.not-coverable',
    'float.order-not-paid',
    'float.nothing',
    'float.refund-too-high',
    'float.entry-undone',
    'float.entry-covered',
    'invoicing.replaced',
    'invoicing.nothing-wrong',
    'invoicing.only-notice',
    'invoicing.nothing-paid',
    'staff.needs-administrator',
    'staff.not-found',
    'staff.own-account',
    'staff.is-disabled',
    'staff.last-administrator',
    'staff.role-not-found',
    'staff.role-changed',
    'staff.role-name-taken',
    'identity.contact-taken',
  ],
});
