import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { PushTarget } from '../../../platform/outside/push.ts';

/** A browser of a customer that listens. */
export interface PushDevice extends PushTarget {
  readonly id: string;
  readonly customerId: string;
  /** In words, for the list of devices. */
  readonly device: string;
  readonly createdAt: Date;
}

/** The same endpoint again is the same browser: it gets its new keys and its present owner. Gives the id it has. */
export async function upsertDevice(
  trx: Trx,
  { id, customerId, endpoint, p256dh, auth, device, createdAt }: PushDevice,
): Promise<string> {
  const row = await trx
    .insertInto('push_subscriptions')
    .values({ id, customer_id: customerId, endpoint, p256dh, auth, device, created_at: createdAt })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ customer_id: customerId, p256dh, auth, device }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function listDevices(reader: Reader, customerId: string): Promise<PushDevice[]> {
  const rows = await reader
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    customerId: row.customer_id,
    endpoint: row.endpoint,
    p256dh: row.p256dh,
    auth: row.auth,
    device: row.device,
    createdAt: row.created_at,
  }));
}

export async function deleteDevice(
  trx: Trx,
  customerId: string,
  by: { readonly id: string } | { readonly endpoint: string },
): Promise<void> {
  const [column, value] =
    'id' in by ? (['id', by.id] as const) : (['endpoint', by.endpoint] as const);
  await trx
    .deleteFrom('push_subscriptions')
    .where('customer_id', '=', customerId)
    .where(column, '=', value)
    .execute();
}

export async function noteSent(trx: Trx, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('push_subscriptions')
    .set({ last_sent_at: at })
    .where('id', '=', id)
    .execute();
}
