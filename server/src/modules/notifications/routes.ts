import type { Route } from '../../platform/http/route.ts';
import { channelRoutes } from './channels/routes.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { threadRoutes } from './inbox/thread-routes.ts';
import type { Notifications } from './notifications.ts';
import { notificationSettingRoutes } from './settings/routes.ts';

export const notificationsRoutes = (notifications: Notifications): Route[] => [
  ...inboxRoutes(notifications),
  ...threadRoutes(notifications),
  ...notificationSettingRoutes(notifications),
  ...channelRoutes(notifications),
];
