import { sql, type Selectable } from 'kysely';
import { newId } from '../../../kernel/chance.ts';
import { yen } from '../../../kernel/money.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Bid, RemoteBid } from '../rules/bid.ts';
import type { RemoteStatus } from '../settling/rules/settle-rule.ts';

/** Longer than any deadline of a call: a write still `sending` after that has no one waiting for its answer. */
export const WRITE_LEASE_MS = 45_000;
/** Why a claimed write ended that was never marked. */
export const NOT_SENT = 'not-sent';

interface Booking {
  /** How long somebody waits for its answer. */
  readonly leaseMs?: number;
  /**
   * Booked by the sniper that holds this lease: it marks the write before it sends it. Without one
   * it may leave at once.
   */
  readonly snipeLease?: number;
  /** Who sends it; undefined for a person. */
  readonly process?: number | undefined;
}

/** Books one write before it is sent. `step` makes it the only one of its kind: the same step is never sent twice. */
export async function bookRemoteBid(
  trx: Trx,
  bid: Bid,
  at: Date,
  { leaseMs = WRITE_LEASE_MS, snipeLease, process }: Booking = {},
): Promise<RemoteBid> {
  const id = newId();
  const { step } = await trx
    .insertInto('remote_bids')
    .values({
      id,
      bid_id: bid.id,
      customer_id: bid.customerId,
      site: bid.site,
      code: bid.code,
      account: bid.account,
      maximum_jpy: bid.maximum,
      status: 'sending',
      step: sql<number>`(select coalesce(max(step), 0) + 1 from remote_bids where bid_id = ${bid.id})`,
      lease_until: sql<Date>`now() + ${leaseMs}::float8 * interval '1 millisecond'`,
      booked_at: at,
      process: process ?? null,
      ...(snipeLease === undefined ? {} : { lease_number: snipeLease, marked_at: null }),
    })
    .returning('step')
    .executeTakeFirstOrThrow();
  const { customerId, site, code, account, maximum } = bid;
  return {
    id,
    bidId: bid.id,
    customerId,
    site,
    code,
    account,
    maximum,
    step,
    status: 'sending',
    leaseUntil: at,
    leaseNumber: snipeLease ?? 0,
    isMarked: snipeLease === undefined,
  };
}

export async function lockRemoteBid(trx: Trx, id: string): Promise<RemoteBid | undefined> {
  const row = await trx
    .selectFrom('remote_bids')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toRemoteBid(row);
}

/** Whether the marketplace took an earlier write of this bid. */
export async function hasTakenWrite(reader: Reader, bidId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('remote_bids')
    .select('id')
    .where('bid_id', '=', bidId)
    .where('status', '=', 'accepted')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateRemoteBid(
  trx: Trx,
  id: string,
  status: RemoteStatus,
  reason: string | undefined,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('remote_bids')
    .set({ status, reason: reason ?? null, answered_at: at })
    .where('id', '=', id)
    .execute();
}

export async function listRemoteBids(
  reader: Reader,
  site: string,
  code: string,
): Promise<RemoteBid[]> {
  const rows = await reader
    .selectFrom('remote_bids')
    .selectAll()
    .where('site', '=', site)
    .where('code', '=', code)
    .orderBy('booked_at')
    .execute();
  return rows.map(toRemoteBid);
}

/** Marked writes whose sender is gone, by the database's clock; nobody waits for their answer any more. */
export async function expireSending(
  trx: Trx,
  site: string,
  code: string,
  at: Date,
): Promise<RemoteBid[]> {
  const rows = await trx
    .updateTable('remote_bids')
    .set({ status: 'unknown', reason: 'sender-gone', answered_at: at })
    .where('site', '=', site)
    .where('code', '=', code)
    .where('status', '=', 'sending')
    .where('marked_at', 'is not', null)
    .where('lease_until', '<', sql<Date>`now()`)
    .returningAll()
    .execute();
  return rows.map(toRemoteBid);
}

/**
 * Closes the write that a sniper claimed for this bid and did not mark: nobody can send it any
 * more. Whether there was one.
 */
export async function closeUnmarked(trx: Trx, bidId: string, at: Date): Promise<boolean> {
  const rows = await trx
    .updateTable('remote_bids')
    .set({ status: 'refused', reason: NOT_SENT, answered_at: at })
    .where('bid_id', '=', bidId)
    .where('status', '=', 'sending')
    .where('marked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Changes whenever a write was booked or answered: a reading taken before must not be judged after. */
export const fingerprintOf = (remotes: readonly RemoteBid[]): string =>
  remotes.map(({ id, status }) => `${id}:${status}`).join();

/** The columns that a write is made of. */
export type RemoteBidRow = Pick<
  Selectable<Tables['remote_bids']>,
  | 'id'
  | 'bid_id'
  | 'customer_id'
  | 'site'
  | 'code'
  | 'account'
  | 'maximum_jpy'
  | 'step'
  | 'status'
  | 'lease_until'
  | 'lease_number'
  | 'marked_at'
>;

export const toRemoteBid = (row: RemoteBidRow): RemoteBid => ({
  id: row.id,
  bidId: row.bid_id,
  customerId: row.customer_id,
  site: row.site,
  code: row.code,
  account: row.account,
  maximum: yen(row.maximum_jpy),
  step: row.step,
  status: row.status as RemoteStatus,
  leaseUntil: row.lease_until,
  leaseNumber: row.lease_number,
  isMarked: row.marked_at !== null,
});
