/** Notifications: what a customer was told, how much of it is unread, and where else it goes: open browsers, web push, e-mail. */
import { bound } from '../../kernel/bind.ts';
import type { Database, Reader, Trx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { leaveDevice, listenOnDevice } from './channels/listen-on-device.ts';
import { listDevices } from './channels/push-store.ts';
import { channelRoutes } from './channels/routes.ts';
import { testChannel } from './channels/test-channel.ts';
import {
  dropNotifications,
  reactToNotification,
  readAllNotifications,
  readNotifications,
} from './inbox/change-notifications.ts';
import {
  countOfKind,
  listGroups,
  listNotifications,
  readCounts,
} from './inbox/notification-store.ts';
import type {
  NewNotification,
  Notification,
  NotificationCounts,
  NotificationGroup,
} from './inbox/notification.ts';
import { notify } from './inbox/notify.ts';
import { notificationJobs, notificationRepeatedJobs } from './jobs.ts';
import type { NotificationsDeps } from './notifications.ts';
import { notificationsPersonalData } from './personal-data.ts';
import { notificationsRoutes } from './routes.ts';
import { allowAdvertising } from './settings/allow-advertising.ts';
import { changeSetting, readSettings, saveQuietHours } from './settings/change-settings.ts';

export type { OutsideChannels } from './channels/outside-channels.ts';
export type {
  NewNotification,
  Notification,
  NotificationCounts,
  NotificationFacts,
  NotificationGroup,
  NotificationKind,
} from './inbox/notification.ts';

export type Notifications = ReturnType<typeof createNotifications>;

export function createNotifications(deps: NotificationsDeps) {
  const { db, clock, outside, lockPurses } = deps;
  const tell = bound(deps, notify);
  return {
    db,
    outside,
    /** In the transaction that makes it true; open browsers hear of it when that commits (`customer:<id>`, kind `notification`). */
    notify: (trx: Trx, notification: NewNotification): Promise<void> => tell(trx, notification),
    countsOf: (reader: Reader, customerId: string): Promise<NotificationCounts> =>
      readCounts(reader, customerId),
    async list(query: {
      customerId: string;
      kind?: string;
      page: number;
      size: number;
    }): Promise<{ rows: readonly Notification[]; total: number }> {
      const { customerId, kind } = query;
      const rows = await listNotifications(db, customerId, query);
      const total =
        kind === undefined
          ? (await readCounts(db, customerId)).total
          : await countOfKind(db, customerId, kind);
      return { rows, total };
    },
    listGroups: (customerId: string): Promise<readonly NotificationGroup[]> =>
      listGroups(db, customerId),
    read: bound({ db, clock }, readNotifications),
    readAll: bound({ db, clock }, readAllNotifications),
    drop: bound({ db, clock }, dropNotifications),
    react: bound({ db, clock }, reactToNotification),
    allowAdvertising: bound({ clock }, allowAdvertising),
    readSettings: bound({ db, outside }, readSettings),
    changeSetting: bound({ db, clock, outside }, changeSetting),
    saveQuietHours: bound({ db, clock, outside }, saveQuietHours),
    listDevices: (customerId: string) => listDevices(db, customerId),
    listenOnDevice: bound({ db, clock, outside }, listenOnDevice),
    leaveDevice: bound({ db }, leaveDevice),
    testChannel: bound({ db, clock, outside, lockPurses, tell }, testChannel),
  };
}

/** Calls and jobs, for `composition.ts`. */
export const notificationsParts = (
  notifications: Notifications,
  { db, clock }: { readonly db: Database } & Pick<Platform, 'clock'>,
) => ({
  personalData: notificationsPersonalData,
  routes: [...notificationsRoutes(notifications), ...channelRoutes(notifications, clock)],
  ...(notifications.outside
    ? {
        jobs: notificationJobs(db, clock, notifications.outside),
        repeatedJobs: notificationRepeatedJobs,
      }
    : {}),
});

export type { NotificationsDeps } from './notifications.ts';
