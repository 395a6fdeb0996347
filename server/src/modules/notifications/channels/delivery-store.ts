import type { OutsideChannel } from '@hako/contract/notifications/channels';
import { sql } from 'kysely';
import type { Database, Reader, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockCounter } from '../inbox/notification-store.ts';

/** The target of every mail: the customer's own mailbox. */
export const MAILBOX = 'mailbox';

/** One sending that this process has claimed, with what it tells. `isRead`: seen in the app already. */
export interface ClaimedDelivery {
  readonly number: number;
  readonly target: string;
  /** This one included. */
  readonly tries: number;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly link: string | undefined;
  readonly isRead: boolean;
}

export interface NewDelivery {
  readonly customerId: string;
  readonly number: number;
  readonly channel: OutsideChannel;
  readonly target: string;
  readonly dueAt: Date;
}

export async function insertDeliveries(
  trx: Trx,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  await trx
    .insertInto('notification_deliveries')
    .values(
      deliveries.map(({ customerId, number, channel, target, dueAt }) => ({
        customer_id: customerId,
        number,
        channel,
        target,
        due_at: dueAt,
      })),
    )
    .execute();
}

/** When the customer's waiting mail leaves, if one is being gathered; and when the last one left. */
export async function readMailbox(
  reader: Reader,
  customerId: string,
): Promise<{ dueAt: Date | undefined; lastAt: Date | undefined }> {
  const waiting = await reader
    .selectFrom('notification_deliveries')
    .select((eb) => eb.fn.max('due_at').as('due_at'))
    .where('customer_id', '=', customerId)
    .where('channel', '=', 'email')
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting?.due_at) return { dueAt: waiting.due_at, lastAt: undefined };
  const last = await reader
    .selectFrom('notification_deliveries')
    .select((eb) => eb.fn.max('settled_at').as('settled_at'))
    .where('customer_id', '=', customerId)
    .where('channel', '=', 'email')
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return { dueAt: undefined, lastAt: last?.settled_at ?? undefined };
}

/**
 * Takes what is due, so that nobody else sends it: each row is claimed by one process, once per try. One whose notification was
 * deleted meanwhile is settled as skipped and not given.
 */
export async function claimDue(
  db: Database,
  customerId: string,
  channel: OutsideChannel,
  now: Date,
): Promise<ClaimedDelivery[]> {
  const rows = await inTransaction(db, async (trx) => {
    // Whoever plans holds the counter: what joins a waiting mail is there before that is taken, or finds none waiting.
    await lockCounter(trx, customerId);
    await sql`update notification_deliveries d set state = 'skipped', settled_at = ${now}, detail = 'deleted in the app'
      where d.customer_id = ${customerId} and d.channel = ${channel} and d.state = 'waiting'
        and not exists (select from notifications n where n.customer_id = d.customer_id and n.number = d.number)`.execute(
      trx,
    );
    const claimed = await sql<
      Omit<ClaimedDelivery, 'link' | 'isRead'> & { link: string | null; is_read: boolean }
    >`
      update notification_deliveries d set state = 'sending', tries = d.tries + 1, claimed_at = ${now}
      from notifications n join notification_counters c on c.customer_id = n.customer_id
      where n.customer_id = d.customer_id and n.number = d.number
        and d.customer_id = ${customerId} and d.channel = ${channel} and d.state = 'waiting' and d.due_at <= ${now}
      returning d.number, d.target, d.tries, n.kind, n.title, n.body, n.link, (n.read_at is not null or n.number <= c.read_up_to) as is_read`.execute(
      trx,
    );
    return claimed.rows;
  });
  return rows
    .map(({ link, is_read: isRead, ...row }) => ({ ...row, link: link ?? undefined, isRead }))
    .sort((one, other) => one.number - other.number);
}

export type Outcome =
  | { readonly state: 'sent' | 'skipped' | 'failed' | 'unknown'; readonly detail?: string }
  | { readonly state: 'waiting'; readonly dueAt: Date; readonly detail?: string };

/** Books what became of claimed sendings; only rows that are still ours change. */
export async function settle(
  trx: Trx,
  customerId: string,
  channel: OutsideChannel,
  sendings: readonly { readonly number: number; readonly target: string }[],
  outcome: Outcome,
  now: Date,
): Promise<void> {
  for (const { number, target } of sendings)
    await trx
      .updateTable('notification_deliveries')
      .set({
        state: outcome.state,
        detail: outcome.detail?.slice(0, 300) ?? null,
        settled_at: outcome.state === 'waiting' ? null : now,
        ...(outcome.state === 'waiting' ? { due_at: outcome.dueAt } : {}),
      })
      .where('customer_id', '=', customerId)
      .where('number', '=', number)
      .where('channel', '=', channel)
      .where('target', '=', target)
      .where('state', '=', 'sending')
      .execute();
}

/** Sendings whose process died between sending and booking: nobody knows whether they left, and they are not sent again. Gives how many. */
export async function settleLost(db: Database, claimedBefore: Date, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notification_deliveries')
    .set({
      state: 'unknown',
      settled_at: now,
      detail: 'its process ended before the answer was booked',
    })
    .where('state', '=', 'sending')
    .where('claimed_at', '<', claimedBefore)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What was settled long ago is of no use to anybody. */
export async function deleteSettled(db: Database, settledBefore: Date): Promise<void> {
  await db.deleteFrom('notification_deliveries').where('settled_at', '<', settledBefore).execute();
}

/** Customers with something that should have left by now and, it seems, has no job: there are none unless a job was lost. */
export async function listOverdue(
  reader: Reader,
  dueBefore: Date,
): Promise<{ customerId: string; channel: OutsideChannel }[]> {
  const rows = await reader
    .selectFrom('notification_deliveries')
    .select(['customer_id', 'channel'])
    .distinct()
    .where('state', '=', 'waiting')
    .where('due_at', '<', dueBefore)
    .limit(500)
    .execute();
  return rows.map((row) => ({
    customerId: row.customer_id,
    channel: row.channel as OutsideChannel,
  }));
}
