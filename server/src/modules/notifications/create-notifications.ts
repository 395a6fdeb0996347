import { bind } from '../../kernel/bind.ts';
import { leaveDevice, listenOnDevice } from './channels/listen-on-device.ts';
import type { OutsideChannels } from './channels/outside-channels.ts';
import { listDevices } from './channels/push-store.ts';
import { readStop, stopMails } from './channels/stop-mails.ts';
import { testChannel } from './channels/test-channel.ts';
import type { NotificationsDeps } from './deps.ts';
import {
  dropNotifications,
  reactToNotification,
  readAllNotifications,
  readNotifications,
} from './inbox/change-notifications.ts';
import { listInbox } from './inbox/list-inbox.ts';
import { listGroups, readCounts } from './inbox/notification-store.ts';
import { notify } from './inbox/notify.ts';
import {
  dropNotificationThread,
  listInboxThreads,
  readNotificationThread,
  readThread,
} from './inbox/threads.ts';
import type { Notifications } from './notifications.ts';
import { allowAdvertising } from './settings/allow-advertising.ts';
import { changeSetting, readSettings, saveQuietHours } from './settings/change-settings.ts';

export function createNotifications({
  outside,
  ...given
}: Omit<NotificationsDeps, 'outside'> & { readonly outside?: OutsideChannels }): Notifications {
  const deps: NotificationsDeps = { ...given, outside };
  const { db } = deps;
  return {
    ...bind(deps, {
      notify,
      list: listInbox,
      read: readNotifications,
      readAll: readAllNotifications,
      drop: dropNotifications,
      react: reactToNotification,
      listThreads: listInboxThreads,
      readThread,
      markThread: readNotificationThread,
      dropThread: dropNotificationThread,
      allowAdvertising,
      readSettings,
      changeSetting,
      saveQuietHours,
      listenOnDevice,
      leaveDevice,
      testChannel,
      readStop,
      stopMails,
    }),
    db,
    outside,
    countsOf: readCounts,
    listGroups: (customerId) => listGroups(db, customerId),
    listDevices: (customerId) => listDevices(db, customerId),
  };
}
