import { bound } from '../../kernel/bind.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import { leaveDevice, listenOnDevice } from './channels/listen-on-device.ts';
import { listDevices } from './channels/push-store.ts';
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
import type { NotificationsDeps } from './notifications.ts';
import { allowAdvertising } from './settings/allow-advertising.ts';
import { changeSetting, readSettings, saveQuietHours } from './settings/change-settings.ts';

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
