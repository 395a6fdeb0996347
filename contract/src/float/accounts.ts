import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Nullable, Reason, Text, Uuid, Whole } from '../kit/shapes.ts';
import { SITES, type Site } from '../marketplaces/sites.ts';

export const KEEPS_FLOAT = { staff: ['accountant'] } as const;
export const READS_FLOAT = { staff: ['accountant', 'buyer'] } as const;
export const byFloatId = Type.Object({ id: Uuid });
/** Accounts of one company. */
export const MOST_FLOAT_ACCOUNTS = 100;

/**
 * Where our yen lie. `unsorted` is no real account: purchases stand there until somebody says what
 * paid them.
 */
export type FloatAccountKind = 'bank' | 'card' | 'balance' | 'unsorted';
const OpenedKind = Type.Union([
  Type.Literal('bank'),
  Type.Literal('card'),
  Type.Literal('balance'),
]);

const Name = Type.String({ minLength: 2, maxLength: 60, pattern: '\\S' });
const Low = Nullable(Type.Integer({ minimum: -100_000_000, maximum: 100_000_000 }));
const Note = Type.String({ maxLength: 300 });
const SiteList = Type.Array(Type.Enum(Object.keys(SITES) as Site[]), {
  maxItems: 20,
  uniqueItems: true,
});

export const FloatAccountRow = Type.Object({
  id: Uuid,
  name: Text,
  kind: Type.Unsafe<FloatAccountKind>(Text),
  is_open: Flag,
  /** Sites that it pays where nobody says otherwise. */
  sites: Type.Array(Type.Unsafe<Site>(Text)),
  /** Below this somebody is told; null: never. Yen. */
  low_jpy: Nullable(Whole),
  is_low: Flag,
  note: Text,
  /** The sum of its movements, yen; below zero: owed, as on a card. */
  balance_jpy: Whole,
  has_opening: Flag,
  /** One person asked for money to be moved here and a second one has not decided yet. */
  is_waiting: Flag,
});
export type FloatAccountRow = Static<typeof FloatAccountRow>;

/** A month of our yen: đồng where the name says so. */
export const FloatMonth = Type.Object({
  month: Text,
  in_jpy: Whole,
  in_vnd: Whole,
  /** đồng for 100 yen on the average of what was there and what came; null before any is known. */
  average_x100: Nullable(Whole),
  spent_jpy: Whole,
  /** What the yen spent had cost us, and what customers paid for them at the rate of their orders. */
  cost_vnd: Nullable(Whole),
  worth_vnd: Whole,
  /** Worth less cost. */
  difference_vnd: Nullable(Whole),
});
export type FloatMonth = Static<typeof FloatMonth>;

export const listFloatAccountsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/float/accounts',
  access: READS_FLOAT,
  summary: 'The accounts that our yen lie on, open ones first, each with its balance.',
  reply: Type.Object({ rows: Type.Array(FloatAccountRow) }),
});

export const readFloatCostEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/float/cost',
  access: KEEPS_FLOAT,
  summary:
    'By month, newest first, two years of them: what our yen cost on the average and what customers paid for those that we spent.',
  reply: Type.Object({ rows: Type.Array(FloatMonth) }),
});

export const openFloatAccountEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/float/accounts',
  access: KEEPS_FLOAT,
  summary: 'A bank account, a card or a balance at a site that we pay with.',
  body: Type.Object({ name: Name, kind: OpenedKind, sites: SiteList, low_jpy: Low, note: Note }),
  reply: Type.Object({ data: Type.Object({ id: Uuid }) }),
  refusals: ['float.name-taken', 'float.name-is-number', 'float.card-number', 'float.too-many'],
});

export const changeFloatAccountEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/float/accounts/{id}',
  access: KEEPS_FLOAT,
  summary:
    'Another name, other sites, another bound, closed or opened again. One is closed when nothing lies on it; a closed one pays no site.',
  params: byFloatId,
  body: Type.Object({
    name: Name,
    sites: SiteList,
    low_jpy: Low,
    note: Note,
    is_open: Flag,
    reason: Reason,
  }),
  reply: Type.Object({ status: Type.Boolean(), success: Type.Boolean() }),
  refusals: [
    'float.account-not-found',
    'float.name-taken',
    'float.name-is-number',
    'float.card-number',
    'float.not-empty',
  ],
});
