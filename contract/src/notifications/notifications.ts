import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { LIMITS } from '../kit/limits.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';

/** What notifications are about; `over_pricing` (outbid) is the filter of the specification. */
export const NOTIFICATION_KINDS = [
  'over_pricing',
  'bid_placed',
  'bid_won',
  'bid_lost',
  'bid_failed',
  'order_moved',
  'bill_ready',
  'top_up',
  'refund',
  'negotiation',
  'storage',
  'support',
  'saved_search',
  'price_watch',
  'account',
  'general',
] as const;
export const NotificationKind = Type.Union(NOTIFICATION_KINDS.map((kind) => Type.Literal(kind)));

/** Kinds that nobody can turn off: they are about the customer's money or what they bought. */
export const FIXED_NOTIFICATION_KINDS: readonly string[] = [
  'bid_won',
  'bid_failed',
  'order_moved',
  'bill_ready',
  'top_up',
  'refund',
  'account',
];

const Reaction = Type.Union([Type.Literal('like'), Type.Literal('dislike')]);

export const NotificationRow = Type.Object({
  _id: Type.String(),
  type: Type.String(),
  title: Type.String(),
  body: Type.String(),
  link: Type.Optional(Type.String()),
  facts: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  reaction: Type.Union([Reaction, Type.Null()]),
  is_read: Type.Boolean(),
  created_at: Type.String({ description: 'ISO 8601' }),
});

/** How many of one kind there are, and the newest of them. */
export const NotificationGroup = Type.Object({
  type: Type.String(),
  total: Type.Integer(),
  unreaded: Type.Integer(),
  latest: NotificationRow,
});

export const NotificationStatistics = Type.Object({
  total_unreaded: Type.Integer(),
  total: Type.Integer(),
});
const Chosen = Type.Object({
  id: Type.Optional(Type.String({ maxLength: 20 })),
  ids: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: LIMITS.maxPageSize })),
});
export const NotificationsChanged = Type.Object({
  status: Type.Boolean(),
  data: Type.Object({ changed: Type.Integer() }),
  statistics: NotificationStatistics,
});

export const listNotificationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/notification/mine',
  access: 'customer',
  summary: 'My notifications, newest first; `type` keeps one kind (`over_pricing`: outbid).',
  query: Type.Object({
    ...PageQuery.properties,
    type: Type.Optional(Type.String({ pattern: '^[a-z_]{0,40}$' })),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(NotificationRow),
    collected: Type.Array(NotificationGroup),
    statistics: NotificationStatistics,
    pagination: Pagination,
  }),
});

export const countNotificationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/notification/count',
  access: 'customer',
  summary: 'How many of my notifications are unread, for the badge.',
  reply: Type.Object({ status: Type.Boolean(), statistics: NotificationStatistics }),
});

export const collectNotificationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/notification/collect',
  access: 'customer',
  summary: 'My notifications grouped by kind, each with the newest of it.',
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(NotificationRow),
    collected: Type.Array(NotificationGroup),
    statistics: NotificationStatistics,
  }),
});

export const readNotificationsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/notification/mark-as-read',
  access: 'customer',
  summary: 'Marks one (`id`) or several (`ids`) as read; those already read change nothing.',
  body: Chosen,
  reply: NotificationsChanged,
});

export const readAllNotificationsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/notification/mark-all-as-read',
  access: 'customer',
  summary: 'Marks everything I was told so far as read.',
  reply: NotificationsChanged,
});

export const deleteNotificationsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/notification/delete',
  access: 'customer',
  summary: 'Deletes one (`id`) or several (`ids`).',
  body: Chosen,
  reply: NotificationsChanged,
});

export const reactToNotificationEndpoint = endpoint({
  method: 'PUT',
  path: '/api/notification/reaction',
  access: 'customer',
  summary: 'Says whether a notification was useful; without `reaction` it is taken back.',
  body: Type.Object({
    id: Type.String({ maxLength: 20 }),
    reaction: Type.Optional(Type.Union([Reaction, Type.Null()])),
  }),
  reply: Type.Object({ status: Type.Boolean(), data: NotificationRow }),
  refusals: ['notifications.not-found'],
});
