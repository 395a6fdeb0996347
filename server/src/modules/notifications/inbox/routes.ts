import {
  collectNotificationsEndpoint,
  countNotificationsEndpoint,
  deleteNotificationsEndpoint,
  listNotificationsEndpoint,
  type NotificationRow,
  reactToNotificationEndpoint,
  readAllNotificationsEndpoint,
  readNotificationsEndpoint,
} from '@hako/contract/notifications/notifications';
import { LIMITS } from '@hako/contract/kit/limits';
import type { Static } from 'typebox';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Notification, NotificationCounts, NotificationGroup } from './notification.ts';
import type { Notifications } from '../notifications.ts';

/** What a customer was told. */
export const inboxRoutes = (notifications: Notifications): Route[] => {
  const statisticsNow = async (customerId: string) =>
    statisticsOf(await notifications.countsOf(notifications.db, customerId));
  return [
    route(listNotificationsEndpoint, async ({ query, caller: { customerId } }) => {
      const { page = 1, size = LIMITS.topNotifications, type } = query;
      const asked = { customerId, kind: type || undefined, page, size };
      const { rows, total } = await notifications.list(asked);
      const collected = (await notifications.listGroups(customerId)).map(groupOf);
      const told = { results: rows.map(rowOf), collected, pagination: { page, size, total } };
      return { status: true, ...told, statistics: await statisticsNow(customerId) };
    }),
    route(countNotificationsEndpoint, async ({ caller: { customerId } }) => ({
      status: true,
      statistics: await statisticsNow(customerId),
    })),
    route(collectNotificationsEndpoint, async ({ caller: { customerId } }) => {
      const groups = await notifications.listGroups(customerId);
      const told = {
        results: groups.map(({ latest }) => rowOf(latest)),
        collected: groups.map(groupOf),
      };
      return { status: true, ...told, statistics: await statisticsNow(customerId) };
    }),
    route(readNotificationsEndpoint, async ({ body, caller: { customerId } }) =>
      changedOf(await notifications.read({ customerId, numbers: numbersOf(body) })),
    ),
    route(readAllNotificationsEndpoint, async ({ caller: { customerId } }) =>
      changedOf(await notifications.readAll(customerId)),
    ),
    route(deleteNotificationsEndpoint, async ({ body, caller: { customerId } }) =>
      changedOf(await notifications.drop({ customerId, numbers: numbersOf(body) })),
    ),
    route(reactToNotificationEndpoint, async ({ body, caller: { customerId } }) => {
      const reaction = body.reaction ?? undefined;
      const asked = { customerId, number: numberOf(body.id), reaction };
      return { status: true, data: rowOf(await notifications.react(asked)) };
    }),
  ];
};

/** Ids that are no numbers of ours name nothing. */
const numberOf = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);
const numbersOf = ({ id, ids = [] }: { id?: string; ids?: readonly string[] }): number[] =>
  (id === undefined ? ids : [id, ...ids]).map(numberOf);

const statisticsOf = ({ unread, total }: NotificationCounts) => ({ total_unreaded: unread, total });
const changedOf = ({ changed, counts }: { changed: number; counts: NotificationCounts }) => ({
  status: true,
  data: { changed },
  statistics: statisticsOf(counts),
});

const groupOf = ({ kind, total, unread, latest }: NotificationGroup) => ({
  type: kind,
  total,
  unreaded: unread,
  latest: rowOf(latest),
});

const rowOf = (notification: Notification): Static<typeof NotificationRow> => ({
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
