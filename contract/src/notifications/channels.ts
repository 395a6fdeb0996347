import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { NotificationKind } from './notifications.ts';

/** Where somebody can be told besides the app itself. */
export type OutsideChannel = 'push' | 'email';

/** Kinds that ring a device unless the customer said no: what they did themselves a second ago does not. */
export const PUSHED_BY_DEFAULT: readonly string[] = [
  'over_pricing',
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
];

/** Kinds that are also written by e-mail unless the customer said no. News of ours (`general`) only after a yes. */
export const MAILED_BY_DEFAULT: readonly string[] = [
  'over_pricing',
  'bid_won',
  'bid_failed',
  'order_moved',
  'bill_ready',
  'top_up',
  'refund',
  'negotiation',
  'storage',
  'support',
  'saved_search',
  'account',
];

const MinuteOfDay = Type.Integer({
  minimum: 0,
  maximum: 1_439,
  description: 'minutes since midnight in Vietnam',
});
const QuietHours = Type.Object({ from: MinuteOfDay, until: MinuteOfDay });

const Settings = Type.Object({
  status: Type.Boolean(),
  data: Type.Object({
    kinds: Type.Array(
      Type.Object({
        type: Type.String(),
        is_on: Type.Boolean(),
        is_fixed: Type.Boolean(),
        push: Type.Boolean(),
        email: Type.Boolean(),
      }),
    ),
    /** Whether the service can send there, and whether it would reach this customer. */
    channels: Type.Object({
      push: Type.Object({ is_open: Type.Boolean(), devices: Type.Integer() }),
      email: Type.Object({
        is_open: Type.Boolean(),
        address: Type.Union([Type.String(), Type.Null()]),
      }),
    }),
    quiet_hours: Type.Union([QuietHours, Type.Null()]),
  }),
});

export const readNotificationSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/user/notification',
  access: 'customer',
  summary: 'What I want to be told about and where; fixed kinds cannot be turned off in the app.',
  reply: Settings,
});

export const updateNotificationSettingsEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/notification',
  access: 'customer',
  summary:
    'Turns one kind on or off: in the app, or where `channel` says. A fixed kind stays on in the app.',
  body: Type.Object({
    type: NotificationKind,
    is_on: Type.Boolean(),
    channel: Type.Optional(
      Type.Union([Type.Literal('app'), Type.Literal('push'), Type.Literal('email')]),
    ),
  }),
  reply: Settings,
});

export const saveQuietHoursEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/notification/quiet-hours',
  access: 'customer',
  summary:
    'Hours in which no device rings; what comes then rings when they end. Null takes them away.',
  body: Type.Object({ quiet_hours: Type.Union([QuietHours, Type.Null()]) }),
  reply: Settings,
  refusals: ['notifications.quiet-hours-empty'],
});

export const testChannelEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/notification/test',
  access: 'customer',
  summary: 'Sends me a test by one channel, whatever my choices are.',
  body: Type.Object({ channel: Type.Union([Type.Literal('push'), Type.Literal('email')]) }),
  reply: Type.Object({ status: Type.Boolean(), success: Type.Boolean() }),
  refusals: [
    'notifications.channel-closed',
    'notifications.no-device',
    'notifications.no-mailbox',
    'notifications.test-too-soon',
  ],
});

const Device = Type.Object({
  id: Type.String(),
  device: Type.String(),
  created_at: Type.String({ description: 'ISO 8601' }),
});

export const readPushEndpoint = endpoint({
  method: 'GET',
  path: '/api/notification/push',
  access: 'customer',
  whileViewing: 'hidden',
  summary:
    'The key that browsers subscribe with, and the browsers of mine that listen. Null: web push is not open.',
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Object({
      public_key: Type.Union([Type.String(), Type.Null()]),
      devices: Type.Array(Device),
    }),
  }),
});

export const subscribePushEndpoint = endpoint({
  method: 'POST',
  path: '/api/notification/push',
  access: 'customer',
  summary:
    'This browser listens from now on (`PushSubscription.toJSON()`); the same endpoint again renews it.',
  body: Type.Object({
    endpoint: Type.String({ minLength: 8, maxLength: 1_000 }),
    keys: Type.Object({
      p256dh: Type.String({ minLength: 20, maxLength: 200 }),
      auth: Type.String({ minLength: 8, maxLength: 100 }),
    }),
  }),
  reply: Type.Object({ status: Type.Boolean(), data: Device }),
  refusals: [
    'notifications.channel-closed',
    'notifications.push-service-unknown',
    'notifications.push-keys-wrong',
    'notifications.too-many-devices',
  ],
  limitPerMinute: 30,
});

export const unsubscribePushEndpoint = endpoint({
  method: 'POST',
  path: '/api/notification/push/end',
  access: 'customer',
  summary:
    'This browser (`endpoint`) or another of mine (`id`) listens no longer; one that does not listen changes nothing.',
  body: Type.Object({
    endpoint: Type.Optional(Type.String({ maxLength: 1_000 })),
    id: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  reply: Type.Object({ status: Type.Boolean(), success: Type.Boolean() }),
});

/** The link at the foot of each mail. A browser that follows it changes nothing: only the button, or a mail program's one click (RFC 8058), posts. */
export const unsubscribeMailEndpoint = endpoint({
  method: 'POST',
  path: '/api/notification/unsubscribe',
  access: 'anyone',
  summary: 'Ends the mails of one kind, by the signed link of a mail; no signing in.',
  query: Type.Object({ token: Type.String({ maxLength: 400 }) }),
  reply: Type.Object({ status: Type.Boolean(), data: Type.Object({ type: Type.String() }) }),
  refusals: ['notifications.link-wrong'],
  limitPerMinute: 60,
});

export const readUnsubscribeEndpoint = endpoint({
  method: 'GET',
  path: '/api/notification/unsubscribe',
  access: 'anyone',
  summary: 'What the link at the foot of a mail would end.',
  query: Type.Object({ token: Type.String({ maxLength: 400 }) }),
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Object({ type: Type.String(), is_on: Type.Boolean() }),
  }),
  refusals: ['notifications.link-wrong'],
  limitPerMinute: 60,
});
