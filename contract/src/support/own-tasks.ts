import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable, Text } from '../kit/shapes.ts';

/** What a customer is asked to do, the most urgent kind first. */
export const OWN_TASK_KINDS = ['outbid', 'won', 'price', 'quote', 'bill', 'address'] as const;
const OwnTaskKind = Type.Enum([...OWN_TASK_KINDS]);
export type OwnTaskKind = (typeof OWN_TASK_KINDS)[number];

/** At most so many of one kind are listed. */
export const OWN_TASKS_OF_A_KIND = 5;
/** Of one kind no more are counted. */
export const OWN_TASKS_COUNTED = 10;

export const OwnTask = Type.Object({
  kind: OwnTaskKind,
  subject: Type.String({
    description: 'code of the lot, order or bill; empty where there is only one',
  }),
  site: Nullable(Text),
  title: Nullable(Type.String({ description: 'of the goods, in Vietnamese where it is known' })),
  picture: Nullable(Text),
  amount_vnd: Nullable(Type.Integer({ description: 'what is to be paid, đồng' })),
  ends_at: Nullable(Type.String({ description: 'ISO 8601; until then it can be done' })),
});
export type OwnTask = Static<typeof OwnTask>;

const Counted = Type.Integer({ minimum: 0, maximum: OWN_TASKS_COUNTED });
const OwnTaskCounts = Type.Object(
  {
    outbid: Counted,
    won: Counted,
    price: Counted,
    quote: Counted,
    bill: Counted,
    address: Counted,
  } satisfies Record<OwnTaskKind, typeof Counted>,
  { description: `how many of each kind wait; ${OWN_TASKS_COUNTED} means so many or more` },
);
export type OwnTaskCounts = Static<typeof OwnTaskCounts>;

export const listOwnTasksEndpoint = endpoint({
  method: 'GET',
  path: '/api/me/tasks',
  access: 'customer',
  summary: `What waits for me, the most urgent first: at most ${OWN_TASKS_OF_A_KIND} of each kind, and how many there are.`,
  reply: Type.Object({ data: Type.Array(OwnTask), counts: OwnTaskCounts }),
});
