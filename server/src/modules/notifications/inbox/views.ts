import type { NotificationRow } from '@hako/contract/notifications/notifications';
import type { Static } from 'typebox';
import type { Notification, NotificationCounts, NotificationGroup } from './notification.ts';

/** Notifications as the wire carries them. */
export const statisticsOf = ({ unread, total }: NotificationCounts) => ({
  total_unreaded: unread,
  total,
});
export const changedOf = ({
  changed,
  counts,
}: {
  changed: number;
  counts: NotificationCounts;
}) => ({
  status: true,
  data: { changed },
  statistics: statisticsOf(counts),
});

export const groupOf = ({ kind, total, unread, latest }: NotificationGroup) => ({
  type: kind,
  total,
  unreaded: unread,
  latest: rowOf(latest),
});

export const rowOf = (notification: Notification): Static<typeof NotificationRow> => ({
  _id: String(notification.number),
  type: notification.kind,
  title: notification.title,
  body: notification.body,
  link: notification.link,
  facts: { ...notification.facts },
  reaction: notification.reaction ?? null,
  is_read: notification.isRead,
  created_at: notification.createdAt.toISOString(),
});
