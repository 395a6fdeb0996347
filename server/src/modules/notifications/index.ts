import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notificationJobs, notificationRepeatedJobs } from './jobs.ts';
import { notificationsPersonalData } from './personal-data.ts';
import { notificationsRoutes } from './routes.ts';
import type { Notifications } from './notifications.ts';

export { noticeSettings } from './texts/notice-settings.ts';
export { createNotifications } from './create-notifications.ts';
export type { Notifications } from './notifications.ts';
export type { OutsideChannels } from './channels/outside-channels.ts';
export type {
  NewNotification,
  Notification,
  NotificationCounts,
  NotificationFacts,
  NotificationGroup,
  NotificationKind,
} from './inbox/notification.ts';
export type { NotificationsDeps } from './deps.ts';

/** Calls and jobs, for `composition.ts`. */
export const notificationsParts = (
  notifications: Notifications,
  { db, clock }: { readonly db: Database } & Pick<Platform, 'clock'>,
) => ({
  personalData: notificationsPersonalData,
  routes: notificationsRoutes(notifications),
  ...(notifications.outside
    ? {
        jobs: notificationJobs(db, clock, notifications.outside),
        repeatedJobs: notificationRepeatedJobs,
      }
    : {}),
});
