/** Notifications: what a customer was told, how much of it is unread, and the push to open browsers. */
import type { Database, Reader, Trx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NewNotification, Notification, NotificationCounts, NotificationGroup } from './notification.ts';
import { countOfKind, listGroups, listNotifications, readCounts } from './notification-store.ts';
import { dropNotifications, reactToNotification, readAllNotifications, readNotifications } from './use-cases/change-notifications.ts';
import { notificationInvariants } from './invariants.ts';
import { notificationsRoutes } from './routes.ts';
import { changeSetting, readSettings } from './use-cases/change-settings.ts';
import { notify, type NotifyDeps } from './use-cases/notify.ts';

export { notificationInvariants } from './invariants.ts';
export type { NewNotification, Notification, NotificationCounts, NotificationFacts, NotificationGroup, NotificationKind } from './notification.ts';

export interface Notifications {
  /** In the transaction that makes it true; open browsers hear of it when that commits (`customer:<id>`, kind `notification`). */
  notify(trx: Trx, notification: NewNotification): Promise<void>;
  countsOf(reader: Reader, customerId: string): Promise<NotificationCounts>;
  list(query: { customerId: string; kind?: string; page: number; size: number }): Promise<{ rows: readonly Notification[]; total: number }>;
  listGroups(customerId: string): Promise<readonly NotificationGroup[]>;
  read: ReturnType<typeof readNotifications>;
  readAll: ReturnType<typeof readAllNotifications>;
  drop: ReturnType<typeof dropNotifications>;
  react: ReturnType<typeof reactToNotification>;
  readSettings: ReturnType<typeof readSettings>;
  changeSetting: ReturnType<typeof changeSetting>;
  readonly db: Database;
}

export type NotificationsDeps = Pick<Platform, 'db'> & NotifyDeps;

export function createNotifications({ db, clock, live, lockPurses }: NotificationsDeps): Notifications {
  return {
    db,
    notify: notify({ clock, live, lockPurses }),
    countsOf: readCounts,
    async list({ customerId, kind, page, size }) {
      const rows = await listNotifications(db, customerId, { kind, page, size });
      const total = kind === undefined ? (await readCounts(db, customerId)).total : await countOfKind(db, customerId, kind);
      return { rows, total };
    },
    listGroups: (customerId) => listGroups(db, customerId),
    read: readNotifications({ db, clock }),
    readAll: readAllNotifications({ db, clock }),
    drop: dropNotifications({ db, clock }),
    react: reactToNotification({ db, clock }),
    readSettings: readSettings({ db }),
    changeSetting: changeSetting({ db, clock }),
  };
}

/** Calls and invariants, for `composition.ts`. */
export const notificationsParts = (notifications: Notifications) => ({
  routes: notificationsRoutes(notifications),
  invariants: notificationInvariants,
});
