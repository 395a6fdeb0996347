import {
  deleteNotificationThreadEndpoint,
  listNotificationThreadsEndpoint,
  listThreadNotificationsEndpoint,
  readNotificationThreadEndpoint,
} from '@hako/contract/notifications/threads';
import type { Static } from 'typebox';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Notifications } from '../notifications.ts';
import { changedOf, rowOf, statisticsOf } from './views.ts';

/** What a customer was told, thread by thread. */
export const threadRoutes = (notifications: Notifications): Route[] => {
  const statisticsNow = async (customerId: string) =>
    statisticsOf(await notifications.countsOf(notifications.db, customerId));
  return [
    route(listNotificationThreadsEndpoint, async ({ query, caller: { customerId } }) => {
      const { threads, next } = await notifications.listThreads({ ...query, customerId });
      const shown = threads.map(({ latest, ...thread }) => ({ ...thread, latest: rowOf(latest) }));
      return { threads: shown, next: next ?? null, statistics: await statisticsNow(customerId) };
    }),
    route(listThreadNotificationsEndpoint, async ({ query, caller: { customerId } }) => {
      const { rows, next } = await notifications.readThread({ ...query, customerId });
      const statistics = await statisticsNow(customerId);
      return { rows: rows.map(rowOf), next: next ?? null, statistics };
    }),
    route(readNotificationThreadEndpoint, async ({ body, caller: { customerId } }) =>
      changedOf(await notifications.markThread({ customerId, ...partOf(body) })),
    ),
    route(deleteNotificationThreadEndpoint, async ({ body, caller: { customerId } }) =>
      changedOf(await notifications.dropThread({ customerId, ...partOf(body) })),
    ),
  ];
};

const partOf = ({
  thread,
  tab,
  up_to: upTo,
}: Static<typeof readNotificationThreadEndpoint.body>) => ({
  thread,
  tab,
  upTo,
});
