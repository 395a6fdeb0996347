import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { NOT_SENT, WRITE_LEASE_MS } from '../sending/remote-bid-store.ts';

/**
 * Marks claimed writes just before they are sent, in one statement: a write may leave only when its
 * id comes back, and a marked one is never
 * given to another sniper. Compares the owner and the number of the lease. Asked again by the same
 * owner, because the answer was lost, it
 * says the same.
 */
export async function markWrites(
  db: Database,
  owner: string,
  remoteIds: readonly string[],
  process?: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    update remote_bids set marked_at = coalesce(marked_at, now()),
      lease_until = now() + ${WRITE_LEASE_MS} * interval '1 millisecond',
      process = ${process ?? null}::integer
    from bids
    where remote_bids.id = any(${remoteIds}::uuid[]) and remote_bids.status = 'sending' and bids.id = remote_bids.bid_id
      and bids.status = 'firing' and bids.lease_owner = ${owner} and bids.lease_number = remote_bids.lease_number
    returning remote_bids.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Snipes that a sniper claimed and did not mark before its lease ended wait again, so that another
 * one can have them. Their writes are closed
 * under the lock of the row that a mark needs, so a sniper that wakes now cannot send. Gives how many.
 */
export async function giveBackOfDead(
  db: Database,
  sites: readonly string[],
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ lots: number }>`
    with unsent as materialized (
      select r.id, r.bid_id from remote_bids r join bids b on b.id = r.bid_id
      where r.site = any(${sites}::text[]) and r.status = 'sending' and r.marked_at is null and b.status = 'firing'
        and not exists (select 1 from snipers s where s.id = b.lease_owner and s.alive_until > now())
      for update skip locked),
    closed as (
      update remote_bids set status = 'refused', reason = ${NOT_SENT}, answered_at = ${at} from unsent where remote_bids.id = unsent.id),
    free as (
      update bids set status = 'scheduled', lease_owner = null, lease_number = lease_number + 1, updated_at = ${at}
      from unsent where bids.id = unsent.bid_id returning bids.id, bids.customer_id, bids.group_id),
    noted as (
      insert into bid_receipts (bid_id, customer_id, at, kind, facts) select id, customer_id, ${at}, 'given-back', '{"state":"scheduled"}' from free),
    placed as (
      update bid_groups set taken = taken - left_groups.lots
      from (select group_id, count(*) as lots from free where group_id is not null group by group_id) left_groups where bid_groups.id = left_groups.group_id)
    select count(*)::integer as lots from free`.execute(db);
  return rows[0]?.lots ?? 0;
}
