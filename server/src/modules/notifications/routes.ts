import type { Route } from '../../platform/http/route.ts';
import { channelRoutes } from './channels/routes.ts';
import { inboxRoutes } from './inbox/routes.ts';
import type { Notifications } from './notifications.ts';
import { notificationSettingRoutes } from './settings/routes.ts';

export const notificationsRoutes = (notifications: Notifications): Route[] => [
  ...inboxRoutes(notifications),
  ...notificationSettingRoutes(notifications),
  ...channelRoutes(notifications),
];
