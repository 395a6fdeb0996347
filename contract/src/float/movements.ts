import { type Static, Type } from 'typebox';
import { Proofs } from '../approvals/approvals.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Keyset } from '../kit/pages.ts';
import { Flag, Nullable, Reason, Text, Uuid, Whole } from '../kit/shapes.ts';
import { byFloatId, KEEPS_FLOAT, READS_FLOAT } from './accounts.ts';

/** Why yen moved. `moved`: a purchase that another account paid than the one it was booked on. */
export const FLOAT_MOVEMENT_KINDS = {
  opening: 'Số dư ban đầu',
  funding: 'Nạp yên',
  transfer: 'Chuyển giữa hai tài khoản',
  purchase: 'Trả tiền mua hàng',
  correction: 'Sửa số tiền đã trả',
  refund: 'Người bán trả lại',
  fee: 'Phí',
  charge: 'Khoản chưa rõ',
  moved: 'Đổi tài khoản trả',
} as const;
export type FloatMovementKind = keyof typeof FLOAT_MOVEMENT_KINDS;

/** One movement of an account holds at most this, yen or đồng. */
const YEN_MOST = 100_000_000;
const DONG_MOST = 100_000_000_000;
const AboveNothing = Type.Integer({ minimum: 1, maximum: YEN_MOST });
const DongAmount = Type.Integer({ minimum: 1, maximum: DONG_MOST });
const Fee = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

export const FloatMovementRow = Type.Object({
  id: Uuid,
  kind: Type.Unsafe<FloatMovementKind>(Text),
  day: Text,
  at: Text,
  /** Below zero: yen that left. */
  amount_jpy: Whole,
  /** What the account held after it. */
  balance_jpy: Whole,
  order: Nullable(Type.Object({ code: Text, site: Text, number: Nullable(Text) })),
  /** đồng that the yen cost, the fee included; of that the fee. */
  cost_vnd: Nullable(Whole),
  fee_vnd: Nullable(Whole),
  note: Text,
  /** Empty: a program. */
  made_by: Text,
  approved_by: Nullable(Text),
  /** It was taken back, or takes something back. */
  is_undone: Flag,
  /** Because another account paid. */
  is_moved: Flag,
});
export type FloatMovementRow = Static<typeof FloatMovementRow>;

export const FLOAT_PAGE = 50;

export const listFloatMovementsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/float/accounts/{id}/movements',
  access: READS_FLOAT,
  summary: 'The movements of an account, newest first, fifty at a time.',
  params: byFloatId,
  query: Type.Object({ before: Type.Optional(Type.Integer({ minimum: 1 })) }),
  reply: Keyset(FloatMovementRow),
  refusals: ['float.account-not-found'],
});

const Proposed = Type.Object({ status: Type.Boolean() });

export const fundFloatEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/float/accounts/{id}/fund',
  access: KEEPS_FLOAT,
  summary:
    'Yen that were bought with đồng, with the fee of the bank: booked when a second person agrees.',
  params: byFloatId,
  body: Type.Object({
    amount_jpy: AboveNothing,
    amount_vnd: DongAmount,
    fee_vnd: Fee,
    reason: Reason,
    proofs: Proofs,
  }),
  reply: Proposed,
  refusals: [
    'float.account-not-found',
    'float.account-closed',
    'float.card-number',
    'approvals.waiting',
  ],
});

export const transferFloatEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/float/accounts/{id}/transfer',
  access: KEEPS_FLOAT,
  summary:
    'Yen from this account to another of ours, with the fee that the first one bears: booked when a second person agrees.',
  params: byFloatId,
  body: Type.Object({
    to: Uuid,
    amount_jpy: AboveNothing,
    fee_jpy: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    reason: Reason,
    proofs: Proofs,
  }),
  reply: Proposed,
  refusals: [
    'float.account-not-found',
    'float.account-closed',
    'float.same-account',
    'float.too-little',
    'float.card-number',
    'approvals.waiting',
  ],
});

export const openingFloatEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/float/accounts/{id}/opening',
  access: KEEPS_FLOAT,
  summary:
    'What lay on an account before it was kept here, and the đồng that it had cost: once, and a second person agrees.',
  params: byFloatId,
  body: Type.Object({
    balance_jpy: Type.Integer({ minimum: -YEN_MOST, maximum: YEN_MOST }),
    cost_vnd: Type.Integer({ minimum: 0, maximum: DONG_MOST }),
    reason: Reason,
    proofs: Proofs,
  }),
  reply: Proposed,
  refusals: [
    'float.account-not-found',
    'float.account-closed',
    'float.opened-before',
    'float.nothing',
    'float.card-number',
    'approvals.waiting',
  ],
});

const byCode = Type.Object({ code: Type.String({ maxLength: 40 }) });
const Done = Type.Object({ status: Type.Boolean(), success: Type.Boolean() });
/** Not done: a second person is asked first. */
export const MaybeDone = Type.Object({ ...Done.properties, is_done: Flag });

export const moveSpentEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/float/orders/{code}/move',
  access: READS_FLOAT,
  summary: 'Another account paid for this order than the one that it was booked on.',
  params: byCode,
  body: Type.Object({ to: Uuid, reason: Reason }),
  reply: Done,
  refusals: [
    'float.order-not-paid',
    'float.account-not-found',
    'float.account-closed',
    'float.same-account',
    'float.refunded-before',
    'float.on-statement',
    'float.card-number',
  ],
});

export const correctSpentEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/float/orders/{code}/correct',
  access: KEEPS_FLOAT,
  summary:
    'What was really charged for an order in all: the difference is booked, by a second person where it is more than one books alone in a day.',
  params: byCode,
  body: Type.Object({ charged_jpy: AboveNothing, reason: Reason }),
  reply: MaybeDone,
  refusals: [
    'float.order-not-paid',
    'float.account-closed',
    'float.nothing',
    'float.refund-too-high',
    'float.over-day',
    'float.card-number',
    'approvals.waiting',
  ],
});

export const refundSpentEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/float/orders/{code}/refund',
  access: KEEPS_FLOAT,
  summary:
    'The seller gave yen back: no more than was charged in all, and by a second person where it is more than one books alone in a day.',
  params: byCode,
  body: Type.Object({ refund_jpy: AboveNothing, reason: Reason }),
  reply: MaybeDone,
  refusals: [
    'float.order-not-paid',
    'float.account-closed',
    'float.refund-too-high',
    'float.over-day',
    'float.card-number',
    'approvals.waiting',
  ],
});

export const reverseFloatEntryEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/float/movements/{id}/reverse',
  access: KEEPS_FLOAT,
  summary:
    'Takes an entry back by its opposite, with all movements of its act, and opens the line that it was booked for. What two people booked, two people take back; what one booked, one within the bound of the day.',
  params: byFloatId,
  body: Type.Object({ reason: Reason }),
  reply: MaybeDone,
  refusals: [
    'float.entry-not-found',
    'float.entry-of-order',
    'float.entry-undone',
    'float.entry-covered',
    'float.day-closed',
    'float.account-closed',
    'float.refund-too-high',
    'float.over-day',
    'float.card-number',
    'approvals.waiting',
  ],
});
