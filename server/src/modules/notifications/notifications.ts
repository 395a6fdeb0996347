import type { Bound } from '../../kernel/bind.ts';
import type { Database, Reader, Trx } from '../../platform/database/database.ts';
import type { leaveDevice, listenOnDevice } from './channels/listen-on-device.ts';
import type { OutsideChannels } from './channels/outside-channels.ts';
import type { PushDevice } from './channels/push-store.ts';
import type { readStop, stopMails } from './channels/stop-mails.ts';
import type { testChannel } from './channels/test-channel.ts';
import type {
  dropNotifications,
  reactToNotification,
  readAllNotifications,
  readNotifications,
} from './inbox/change-notifications.ts';
import type { listInbox } from './inbox/list-inbox.ts';
import type {
  dropNotificationThread,
  listInboxThreads,
  readNotificationThread,
  readThread,
} from './inbox/threads.ts';
import type {
  NewNotification,
  NotificationCounts,
  NotificationGroup,
} from './inbox/notification.ts';
import type { allowAdvertising } from './settings/allow-advertising.ts';
import type { changeSetting, readSettings, saveQuietHours } from './settings/change-settings.ts';

export interface Notifications {
  readonly db: Database;
  readonly outside: OutsideChannels | undefined;
  /**
   * In the transaction that makes it true; open browsers hear of it when that commits
   * (`customer:<id>`, kind `notification`).
   */
  notify(trx: Trx, notification: NewNotification): Promise<void>;

  countsOf(reader: Reader, customerId: string): Promise<NotificationCounts>;
  readonly list: Bound<typeof listInbox>;
  listGroups(customerId: string): Promise<readonly NotificationGroup[]>;
  readonly read: Bound<typeof readNotifications>;
  readonly readAll: Bound<typeof readAllNotifications>;
  readonly drop: Bound<typeof dropNotifications>;
  readonly react: Bound<typeof reactToNotification>;
  readonly listThreads: Bound<typeof listInboxThreads>;
  readonly readThread: Bound<typeof readThread>;
  readonly markThread: Bound<typeof readNotificationThread>;
  readonly dropThread: Bound<typeof dropNotificationThread>;

  readonly allowAdvertising: Bound<typeof allowAdvertising>;
  readonly readSettings: Bound<typeof readSettings>;
  readonly changeSetting: Bound<typeof changeSetting>;
  readonly saveQuietHours: Bound<typeof saveQuietHours>;

  listDevices(customerId: string): Promise<readonly PushDevice[]>;
  readonly listenOnDevice: Bound<typeof listenOnDevice>;
  readonly leaveDevice: Bound<typeof leaveDevice>;
  readonly testChannel: Bound<typeof testChannel>;
  readonly readStop: Bound<typeof readStop>;
  readonly stopMails: Bound<typeof stopMails>;
}
