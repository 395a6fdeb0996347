import {
  subscribePushEndpoint,
  unsubscribePushEndpoint,
} from '@hako/contract/notifications/channels';
import { subscriptionHere } from '../device/push.ts';
import { remembered } from '../device/remembered.ts';
import { call } from './client.ts';

/** Whose notifications this browser shows, and by which endpoint: so that the server is told of a change, and nobody reads another's. */
const listeningFor = remembered(
  'push-for',
  '',
  (value): value is string => typeof value === 'string',
);

/** Tells the server that this browser listens for the person who is signed in. */
export async function tellListening(
  customerId: string,
  subscription: PushSubscription,
): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  await call(subscribePushEndpoint, {
    body: { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } },
  });
  listeningFor.write(`${customerId} ${endpoint}`);
}

/** This browser listens no longer; it is told first, so that nothing is shown even if the server cannot be reached. */
export async function endListening(): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  listeningFor.write('');
  await call(unsubscribePushEndpoint, { body: { endpoint } });
}

/** Keeps both sides in step: a browser may renew its endpoint by itself, and another person may have signed in. */
export async function keepListening(customerId: string): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  const [owner = '', endpoint] = listeningFor.read().split(' ');
  if (owner !== '' && owner !== customerId) await endListening();
  else if (owner !== '' && endpoint !== subscription.endpoint)
    await tellListening(customerId, subscription);
}
