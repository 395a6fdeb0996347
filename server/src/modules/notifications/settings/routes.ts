import * as calls from '@hako/contract/notifications/channels';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Notifications } from '../notifications.ts';
import type { SettingsView } from './change-settings.ts';

/** Which kinds somebody wants to hear of, where and when. */
export const notificationSettingRoutes = (notifications: Notifications): Route[] => [
  route(calls.readNotificationSettingsEndpoint, async ({ caller: { customerId } }) =>
    settingsReply(await notifications.readSettings(customerId)),
  ),
  route(calls.updateNotificationSettingsEndpoint, async ({ body, caller: { customerId } }) => {
    const { type: kind, channel = 'app', is_on: isOn } = body;
    return settingsReply(await notifications.changeSetting({ customerId, kind, channel, isOn }));
  }),
  route(calls.saveQuietHoursEndpoint, async ({ body, caller: { customerId } }) =>
    settingsReply(await notifications.saveQuietHours(customerId, body.quiet_hours ?? undefined)),
  ),
];

const settingsReply = ({ kinds, push, email, quietHours }: SettingsView) => ({
  status: true,
  data: {
    kinds: kinds.map(({ kind, isOn, isFixed, ...channels }) => ({
      type: kind,
      is_on: isOn,
      is_fixed: isFixed,
      ...channels,
    })),
    channels: {
      push: { is_open: push.isOpen, devices: push.devices },
      email: { is_open: email.isOpen, address: email.address ?? null },
    },
    quiet_hours: quietHours ?? null,
  },
});
