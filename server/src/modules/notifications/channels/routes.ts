import * as calls from '@hako/contract/notifications/channels';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Notifications } from '../create-notifications.ts';
import type { OutsideChannels } from './outside-channels.ts';
import type { PushDevice } from './push-store.ts';
import type { SettingsView } from '../settings/change-settings.ts';
import { readStop, stopMails } from './stop-mails.ts';

const done = { status: true, success: true } as const;

/** Calls about where somebody is told: what they chose, their browsers, the links at the foot of mails. */
export const channelRoutes = (notifications: Notifications, clock: Clock): Route[] => [
  route(calls.readNotificationSettingsEndpoint, async ({ caller: { customerId } }) =>
    settingsReply(await notifications.readSettings(customerId)),
  ),
  route(calls.updateNotificationSettingsEndpoint, async ({ body, caller: { customerId } }) =>
    settingsReply(
      await notifications.changeSetting({
        customerId,
        kind: body.type,
        channel: body.channel ?? 'app',
        isOn: body.is_on,
      }),
    ),
  ),
  route(calls.saveQuietHoursEndpoint, async ({ body, caller: { customerId } }) =>
    settingsReply(await notifications.saveQuietHours(customerId, body.quiet_hours ?? undefined)),
  ),
  route(calls.testChannelEndpoint, async ({ body, caller: { customerId } }) => {
    await notifications.testChannel(customerId, body.channel);
    return done;
  }),
  route(calls.readPushEndpoint, async ({ caller: { customerId } }) => ({
    status: true,
    data: {
      public_key: notifications.outside?.push?.publicKey ?? null,
      devices: (await notifications.listDevices(customerId)).map(deviceOf),
    },
  })),
  route(
    calls.subscribePushEndpoint,
    async ({ body: { endpoint, keys }, caller: { customerId }, request }) => ({
      status: true,
      data: deviceOf(
        await notifications.listenOnDevice({
          customerId,
          endpoint,
          ...keys,
          userAgent: request.headers['user-agent'],
        }),
      ),
    }),
  ),
  route(calls.unsubscribePushEndpoint, async ({ body, caller: { customerId } }) => {
    await notifications.leaveDevice(customerId, body);
    return done;
  }),
  route(calls.readUnsubscribeEndpoint, async ({ query }) => {
    const { kind, isOn } = await readStop(
      { db: notifications.db, outside: openOf(notifications) },
      query.token,
    );
    return { status: true, data: { type: kind, is_on: isOn } };
  }),
  route(calls.unsubscribeMailEndpoint, async ({ query }) => {
    const { kind } = await stopMails(
      { db: notifications.db, clock, outside: openOf(notifications) },
      query.token,
    );
    return { status: true, data: { type: kind } };
  }),
];

/** Without channels there never was a mail with a link. */
function openOf({ outside }: Notifications): OutsideChannels {
  if (!outside) throw new Refusal('notifications.link-wrong');
  return outside;
}

const deviceOf = ({ id, device, createdAt }: PushDevice) => ({
  id,
  device,
  created_at: createdAt.toISOString(),
});

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
