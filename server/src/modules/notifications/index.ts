import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { channelRoutes } from './channels/routes.ts';
import { notificationJobs, notificationRepeatedJobs } from './jobs.ts';
import { notificationsPersonalData } from './personal-data.ts';
import { notificationsRoutes } from './routes.ts';
import type { Notifications } from './create-notifications.ts';

export { createNotifications, type Notifications } from './create-notifications.ts';
export type { OutsideChannels } from './channels/outside-channels.ts';
export type {
  NewNotification,
  Notification,
  NotificationCounts,
  NotificationFacts,
  NotificationGroup,
  NotificationKind,
} from './inbox/notification.ts';
export type { NotificationsDeps } from './notifications.ts';

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
