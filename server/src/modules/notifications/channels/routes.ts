import * as calls from '@hako/contract/notifications/channels';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import type { Notifications } from '../notifications.ts';
import type { PushDevice } from './push-store.ts';

/** Browsers that are told, tests of a channel, and the links at the foot of mails. */
export const channelRoutes = (notifications: Notifications): Route[] => [
  route(calls.testChannelEndpoint, async ({ body, caller: { customerId } }) => {
    await notifications.testChannel(customerId, body.channel);
    return DONE;
  }),
  route(calls.readPushEndpoint, async ({ caller: { customerId } }) => {
    const devices = (await notifications.listDevices(customerId)).map(deviceRow);
    const publicKey = notifications.outside?.push?.publicKey ?? null;
    return { status: true, data: { public_key: publicKey, devices } };
  }),
  route(calls.subscribePushEndpoint, async ({ body, caller: { customerId }, request }) => {
    const userAgent = request.headers['user-agent'];
    const { endpoint, keys } = body;
    const asked = { customerId, endpoint, ...keys, userAgent };
    return { status: true, data: deviceRow(await notifications.listenOnDevice(asked)) };
  }),
  route(calls.unsubscribePushEndpoint, async ({ body, caller: { customerId } }) => {
    await notifications.leaveDevice(customerId, body);
    return DONE;
  }),
  route(calls.readUnsubscribeEndpoint, async ({ query }) => {
    const { kind, isOn } = await notifications.readStop(query.token);
    return { status: true, data: { type: kind, is_on: isOn } };
  }),
  route(calls.unsubscribeMailEndpoint, async ({ query }) => {
    const { kind } = await notifications.stopMails(query.token);
    return { status: true, data: { type: kind } };
  }),
];

const deviceRow = ({ id, device, createdAt }: PushDevice) => ({
  id,
  device,
  created_at: createdAt.toISOString(),
});
