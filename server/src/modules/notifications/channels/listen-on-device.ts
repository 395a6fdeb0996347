import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { newId } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { isUuid } from '../../../kernel/uuid.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { deviceName } from './rules/device-name.ts';
import { isPushEndpoint } from './rules/push-host.ts';
import { lockCounter } from '../inbox/notification-store.ts';
import type { OutsideChannels } from './outside-channels.ts';
import { deleteDevice, listDevices, type PushDevice, upsertDevice } from './push-store.ts';

const MOST_DEVICES = 10;
const POINT_BYTES = 65;
const UNCOMPRESSED = 4;
const AUTH_BYTES = 16;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly outside: OutsideChannels | undefined;
}

export interface Subscription {
  readonly customerId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly userAgent: string | undefined;
}

/**
 * A browser listens from now on. Refusals `notifications.channel-closed`, `notifications.push-service-unknown`,
 * `notifications.push-keys-wrong`, `notifications.too-many-devices`.
 */
export async function listenOnDevice(
  { db, clock, outside }: Deps,
  { customerId, endpoint, p256dh, auth, userAgent }: Subscription,
): Promise<PushDevice> {
  refuseUnless(outside?.push, 'notifications.channel-closed');
  refuseUnless(
    isPushEndpoint(endpoint, outside.push.pretendUrl),
    'notifications.push-service-unknown',
  );
  const point = Buffer.from(p256dh, 'base64url');
  const isKey =
    point.length === POINT_BYTES &&
    point[0] === UNCOMPRESSED &&
    Buffer.from(auth, 'base64url').length === AUTH_BYTES;
  refuseUnless(isKey, 'notifications.push-keys-wrong');
  const now = clock.now();
  const device = {
    id: newId(now.getTime()),
    customerId,
    endpoint,
    p256dh,
    auth,
    device: deviceName(userAgent),
    createdAt: now,
  };
  const id = await inTransaction(db, async (trx) => {
    await lockCounter(trx, customerId);
    const others = (await listDevices(trx, customerId)).filter(
      (known) => known.endpoint !== endpoint,
    );
    if (others.length >= MOST_DEVICES)
      throw new Refusal('notifications.too-many-devices', { limit: MOST_DEVICES });
    return upsertDevice(trx, device);
  });
  return { ...device, id };
}

/** It listens no longer; one that did not listen changes nothing. */
export async function leaveDevice(
  { db }: Pick<Deps, 'db'>,
  customerId: string,
  { endpoint, id }: { endpoint?: string | undefined; id?: string | undefined },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (endpoint !== undefined) await deleteDevice(trx, customerId, { endpoint });
    if (id !== undefined && isUuid(id)) await deleteDevice(trx, customerId, { id });
  });
}
