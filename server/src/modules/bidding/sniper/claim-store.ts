import { sql } from 'kysely';
import { newId } from '../../../kernel/chance.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RemoteBid } from '../rules/bid.ts';
import { type RemoteBidRow, toRemoteBid, WRITE_LEASE_MS } from '../sending/remote-bid-store.ts';
import type { LeasedSnipe } from './lease-store.ts';

/**
 * Claims leased snipes and books their writes, all in one statement: from now on they cannot be
 * cancelled. What comes back is booked, and may
 * be sent once it is marked.
 * A row that was cancelled, moved or taken by somebody else does not come back; one that is being changed right now neither (ask again).
 */
export async function claimSnipes(
  db: Database,
  owner: string,
  snipes: readonly LeasedSnipe[],
  at: Date,
): Promise<RemoteBid[]> {
  if (snipes.length === 0) return [];
  const { rows } = await sql<RemoteBidRow>`
    with asked as materialized (
      select * from unnest(${snipes.map(({ bidId }) => bidId)}::uuid[], ${snipes.map(({ leaseNumber }) => leaseNumber)}::bigint[], ${snipes.map(() => newId())}::uuid[]) as l(id, number, remote_id)),
    -- By the primary key and nothing else: a lease's columns all change together, which no planner guesses.
    mine as materialized (
      select id, site, code, status, lease_owner, lease_number, group_id, fire_at from bids where id = any(${snipes.map(({ bidId }) => bidId)}::uuid[]) for update skip locked),
    ripe as materialized (
      select b.id, l.remote_id, b.group_id, row_number() over (partition by b.group_id order by b.fire_at, b.id) as turn from asked l join mine b on b.id = l.id and b.lease_number = l.number
      where b.status = 'scheduled' and b.lease_owner = ${owner} and exists (select 1 from snipers s where s.id = b.lease_owner and s.alive_until > now())
        and not exists (select 1 from remote_bids r where r.site = b.site and r.code = b.code and r.status in ('sending', 'unknown'))),
    -- One lot of a group at a time, and only with a place in it: the group's own row is the gate, and a row that is being changed is asked again.
    free as materialized (
      select id from bid_groups where id in (select group_id from ripe) and taken < wanted for update skip locked),
    placed as (
      update bid_groups set taken = taken + 1 from free where bid_groups.id = free.id and bid_groups.taken < bid_groups.wanted returning bid_groups.id),
    due as (
      select id, remote_id from ripe where group_id is null or (turn = 1 and group_id in (select id from placed))),
    claimed as (
      update bids set status = 'firing', updated_at = ${at} from due where bids.id = due.id returning bids.*, due.remote_id),
    noted as (
      insert into bid_receipts (bid_id, customer_id, at, kind, facts) select id, customer_id, ${at}, 'claimed', '{"state":"firing"}' from claimed)
    insert into remote_bids (id, bid_id, customer_id, site, code, account, maximum_jpy, step, status, lease_until, lease_number, booked_at, marked_at)
    select remote_id, c.id, customer_id, site, code, account, maximum_jpy, (select coalesce(max(step), 0) + 1 from remote_bids r where r.bid_id = c.id),
      'sending', now() + ${WRITE_LEASE_MS} * interval '1 millisecond', lease_number, ${at}, null
    from claimed c
    returning id, bid_id, customer_id, site, code, account, maximum_jpy, step, status, lease_until, lease_number, marked_at`.execute(
    db,
  );
  return rows.map(toRemoteBid);
}
/** Writes that were claimed under these leases and not marked: for who did not hear the answer to its claim. */
export async function findClaimed(
  db: Database,
  snipes: readonly LeasedSnipe[],
): Promise<RemoteBid[]> {
  if (snipes.length === 0) return [];
  const numbers = new Map(snipes.map(({ bidId, leaseNumber }) => [bidId, leaseNumber]));
  const rows = await db
    .selectFrom('remote_bids')
    .selectAll()
    .where('bid_id', 'in', [...numbers.keys()])
    .where('status', '=', 'sending')
    .where('marked_at', 'is', null)
    .execute();
  return rows.map(toRemoteBid).filter((one) => numbers.get(one.bidId) === one.leaseNumber);
}
/** Which of the leased snipes may still be claimed; the others are to be forgotten. */
export async function stillLeased(
  db: Database,
  owner: string,
  snipes: readonly LeasedSnipe[],
): Promise<ReadonlySet<string>> {
  if (snipes.length === 0) return new Set();
  const rows = await db
    .selectFrom('bids')
    .select(['id', 'lease_number'])
    .where(
      'id',
      'in',
      snipes.map(({ bidId }) => bidId),
    )
    .where('status', '=', 'scheduled')
    .where('lease_owner', '=', owner)
    .execute();
  const numbers = new Map(rows.map(({ id, lease_number }) => [id, lease_number]));
  return new Set(
    snipes
      .filter(({ bidId, leaseNumber }) => numbers.get(bidId) === leaseNumber)
      .map(({ bidId }) => bidId),
  );
}
/**
 * Of these snipes those that a sniper leased and did not claim: another one may lease them at once.
 */
export async function freeUnclaimed(
  db: Database,
  owner: string,
  bidIds: readonly string[],
): Promise<void> {
  if (bidIds.length === 0) return;
  await db
    .updateTable('bids')
    .set({ lease_owner: null })
    .where('id', 'in', bidIds)
    .where('lease_owner', '=', owner)
    .where('status', '=', 'scheduled')
    .execute();
}
