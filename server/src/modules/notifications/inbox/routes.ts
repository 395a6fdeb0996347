import {
  collectNotificationsEndpoint,
  countNotificationsEndpoint,
  deleteNotificationsEndpoint,
  listNotificationsEndpoint,
  reactToNotificationEndpoint,
  readAllNotificationsEndpoint,
  readNotificationsEndpoint,
} from '@hako/contract/notifications/notifications';
import { LIMITS } from '@hako/contract/kit/limits';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Notifications } from '../notifications.ts';
import { changedOf, groupOf, rowOf, statisticsOf } from './views.ts';

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
