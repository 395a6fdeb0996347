import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { LIMITS } from '../kit/limits.ts';
import { Nullable } from '../kit/shapes.ts';
import { NotificationRow, NotificationsChanged, NotificationStatistics } from './notifications.ts';

/** What the tabs of the inbox hold; `over_pricing` (outbid) is the filter of the specification. */
export const NOTIFICATION_TABS = {
  over_pricing: ['over_pricing'],
  bids: ['over_pricing', 'bid_placed', 'bid_won', 'bid_lost', 'bid_failed', 'negotiation'],
  orders: ['order_moved', 'bill_ready', 'storage', 'support'],
  money: ['top_up', 'refund'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type NotificationTab = keyof typeof NOTIFICATION_TABS;
export const NOTIFICATION_TAB_KEYS = Object.keys(NOTIFICATION_TABS) as NotificationTab[];

/** The name of a thread, as a list of threads gave it. */
const ThreadKey = Type.String({ minLength: 2, maxLength: 200, pattern: '^[\\x20-\\x7e]+$' });
const Tab = Type.Optional(Type.Enum([...NOTIFICATION_TAB_KEYS]));
const After = Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 }));
const Size = Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.maxPageSize }));

/** All that was told of one order, bill, bid or talk: the newest, how many there are, how many unread. */
export const NotificationThread = Type.Object({
  key: Type.String(),
  total: Type.Integer(),
  unread: Type.Integer(),
  latest: NotificationRow,
});

export const listNotificationThreadsEndpoint = endpoint({
  method: 'GET',
  path: '/api/me/notification-threads',
  access: 'customer',
  summary:
    'My notifications, those of one order, bill, bid or talk as one; the thread with the newest first.',
  query: Type.Object({
    tab: Tab,
    after: After,
    size: Size,
  }),
  reply: Type.Object({
    threads: Type.Array(NotificationThread),
    /** Behind which number the next page begins. */
    next: Nullable(Type.Integer()),
    statistics: NotificationStatistics,
  }),
});

export const listThreadNotificationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/me/notification-threads/notifications',
  access: 'customer',
  summary: 'The notifications of one thread, newest first; none where I have no such thread.',
  query: Type.Object({ thread: ThreadKey, after: After, size: Size }),
  reply: Type.Object({
    rows: Type.Array(NotificationRow),
    next: Nullable(Type.Integer()),
    statistics: NotificationStatistics,
  }),
});

/** Of a thread: up to the newest that was shown, and inside a tab no more than its kinds. */
const ThreadPart = Type.Object({
  thread: ThreadKey,
  up_to: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  tab: Tab,
});

export const readNotificationThreadEndpoint = endpoint({
  method: 'PUT',
  path: '/api/me/notification-threads/read',
  access: 'customer',
  summary:
    'Marks a thread as read, up to the newest that I was shown; what came later stays unread.',
  body: ThreadPart,
  reply: NotificationsChanged,
});

export const deleteNotificationThreadEndpoint = endpoint({
  method: 'PUT',
  path: '/api/me/notification-threads/delete',
  access: 'customer',
  summary: 'Deletes a thread, up to the newest that I was shown; what came later stays.',
  body: ThreadPart,
  reply: NotificationsChanged,
});
