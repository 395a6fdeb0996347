import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable, Reason, Text, Uuid, Whole } from '../kit/shapes.ts';
import { byFloatId, KEEPS_FLOAT } from './accounts.ts';
import { type FloatMovementKind, MaybeDone } from './movements.ts';

/** Of one file. */
export const FLOAT_IMPORT = { lines: 5_000, bytes: 2_000_000, page: 50 } as const;

/** How a line of a statement was covered. */
export const LINE_ENDS = {
  auto: 'Tự khớp',
  match: 'Khớp bằng tay',
  correct: 'Sửa số tiền của đơn',
  fee: 'Phí',
  charge: 'Khoản chưa rõ',
} as const;
export type LineEnd = keyof typeof LINE_ENDS;

const Unit = Type.Object({
  /** Movements of one order, or a single one. */
  movements: Type.Array(Uuid),
  kind: Type.Unsafe<FloatMovementKind>(Text),
  order: Nullable(Text),
  day: Text,
  amount_jpy: Whole,
});
export type FloatUnit = Static<typeof Unit>;

export const FloatLine = Type.Object({
  id: Uuid,
  day: Text,
  /** Below zero: yen that left. */
  amount_jpy: Whole,
  reference: Text,
  words: Text,
  how: Nullable(Type.Unsafe<LineEnd>(Text)),
  reason: Text,
  settled_by: Text,
  covered: Type.Array(Unit),
  /** What it may be, the likeliest first; only while nothing covers it. */
  candidates: Type.Array(Unit),
});
export type FloatLine = Static<typeof FloatLine>;

const Day = Type.String({ pattern: '^20\\d{2}-\\d{2}-\\d{2}$' });

export const readFloatStatementEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/float/accounts/{id}/statement',
  access: KEEPS_FLOAT,
  summary:
    'The lines of an account’s statements, fifty at a time: open ones oldest first, or covered ones newest first; and how far it is reconciled.',
  params: byFloatId,
  query: Type.Object({
    state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('done')])),
    after: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  reply: Type.Object({
    rows: Type.Array(FloatLine),
    next: Type.Optional(Text),
    open: Whole,
    /** Movements that no line covers. */
    uncovered: Whole,
    reconciled: Nullable(Type.Object({ until: Text, stated_jpy: Whole, by: Text, at: Text })),
  }),
  refusals: ['float.account-not-found', 'request.invalid'],
});

export const uploadFloatStatementEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/float/accounts/{id}/statement',
  access: KEEPS_FLOAT,
  summary:
    'Lines of a statement from a file (xlsx or csv, multipart `file`): new ones are kept, those known from another file are passed over, and what agrees with a movement is covered at once.',
  params: byFloatId,
  isMultipart: true,
  limitPerMinute: 20,
  reply: Type.Object({
    data: Type.Object({ added: Whole, known: Whole, covered: Whole }),
  }),
  refusals: [
    'float.account-not-found',
    'float.account-closed',
    'float.statement-missing',
    'float.statement-unreadable',
    'float.statement-too-large',
    'float.statement-heads',
    'float.statement-line',
    'float.day-closed',
  ],
});

const byLine = Type.Object({ id: Uuid });
const Done = Type.Object({ status: Type.Boolean(), success: Type.Boolean() });

export const settleFloatLineEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/float/lines/{id}/settle',
  access: KEEPS_FLOAT,
  summary:
    'Says what a line is: these movements (`match`, of the same sum), one order that was charged otherwise (`correct`), a `fee`, or a `charge` that nobody knows, which a second person decides. So does what is booked beyond one person’s day.',
  params: byLine,
  body: Type.Object({
    how: Type.Union([
      Type.Literal('match'),
      Type.Literal('correct'),
      Type.Literal('fee'),
      Type.Literal('charge'),
    ]),
    movements: Type.Array(Uuid, { maxItems: 50, uniqueItems: true }),
    reason: Reason,
  }),
  reply: MaybeDone,
  refusals: [
    'float.line-not-found',
    'float.line-settled',
    'float.day-closed',
    'float.sum-differs',
    'float.not-coverable',
    'float.account-closed',
    'float.over-day',
    'float.card-number',
    'approvals.waiting',
  ],
});

export const openFloatLineEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/float/lines/{id}/open',
  access: KEEPS_FLOAT,
  summary:
    'The movements that cover a line are not what it is: it is open again. A fee or a charge that was booked for it is taken back, by two people where two decided it.',
  params: byLine,
  body: Type.Object({ reason: Reason }),
  reply: MaybeDone,
  refusals: [
    'float.line-not-found',
    'float.line-open',
    'float.day-closed',
    'float.account-closed',
    'float.entry-undone',
    'float.over-day',
    'float.card-number',
    'approvals.waiting',
  ],
});

export const reconcileFloatEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/float/accounts/{id}/reconcile',
  access: KEEPS_FLOAT,
  summary:
    'Until the end of this day the account is what its statement says: every line is covered, every movement stands on a line, and the balance agrees. Nothing before it changes any more.',
  params: byFloatId,
  body: Type.Object({
    until: Day,
    stated_jpy: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
  }),
  reply: Done,
  refusals: [
    'float.account-not-found',
    'float.day-not-over',
    'float.reconciled-before',
    'float.lines-open',
    'float.movements-open',
    'float.balance-differs',
    'float.books-differ',
    'request.invalid',
  ],
});
