import { sql } from 'kysely';
import { type Yen, yen } from '../../../kernel/money.ts';
import type { Database } from '../../../platform/database/database.ts';

/** A snipe that this process holds for the next seconds. Times in milliseconds on the marketplace's clock. */
export interface LeasedSnipe {
  readonly bidId: string;
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
  readonly maximum: Yen;
  readonly leaseNumber: number;
  readonly fireOnMarket: number;
  readonly endOnMarket: number;
}
export interface LeaseQuery {
  readonly owner: string;
  readonly site: string;
  /** Now at the marketplace, and how far ahead to lease. */
  readonly marketNow: Date;
  readonly aheadMs: number;
  /** How long the sniper counts as living from now on. */
  readonly leaseMs: number;
  readonly limit: number;
  /** After a lease whose answer was lost: what is in our hands. What is ours and not in them is leased anew. */
  readonly inHand?: readonly string[] | undefined;
}
/**
 * Takes the snipes that are due soon and that no living sniper holds, by the database's clock. Each taking gives a new number; only its holder
 * can claim. Snipes whose end has passed are left to the reading job.
 */
export async function leaseSnipes(db: Database, query: LeaseQuery): Promise<LeasedSnipe[]> {
  const { owner, site, marketNow, aheadMs, leaseMs, limit, inHand } = query;
  const until = new Date(marketNow.getTime() + aheadMs);
  const { rows } = await sql<{
    id: string;
    customer_id: string;
    code: string;
    maximum_jpy: number;
    lease_number: number;
    fire_at: Date;
    planned_end_at: Date;
  }>`
    with free as materialized (
      select id from bids
      where mode = 'snipe' and status = 'scheduled' and fire_at <= ${until} and planned_end_at > ${marketNow} and site = ${site}
        and case when lease_owner = ${owner} then id <> all(${inHand ?? null}::uuid[])
          else not exists (select 1 from snipers s where s.id = bids.lease_owner and s.alive_until > now()) end
        and not exists (select 1 from bid_groups g where g.id = bids.group_id and g.taken >= g.wanted)
      order by fire_at, id limit ${limit} for update skip locked),
    living as (
      insert into snipers (id, alive_until) select ${owner}, now() + ${leaseMs} * interval '1 millisecond' where exists (select 1 from free)
      on conflict (id) do update set alive_until = greatest(snipers.alive_until, excluded.alive_until))
    update bids set lease_owner = ${owner}, lease_number = lease_number + 1 from free where bids.id = free.id
    returning bids.id, customer_id, code, maximum_jpy, lease_number, fire_at, planned_end_at`.execute(
    db,
  );
  return rows.map((row) => ({
    bidId: row.id,
    customerId: row.customer_id,
    site,
    code: row.code,
    maximum: yen(row.maximum_jpy),
    leaseNumber: row.lease_number,
    fireOnMarket: row.fire_at.getTime(),
    endOnMarket: row.planned_end_at.getTime(),
  }));
}
/** A sniper's sign of life, for all its leases at once: only who stops giving it is followed by another. */
export async function stayAlive(db: Database, owner: string, leaseMs: number): Promise<void> {
  await sql`
    insert into snipers (id, alive_until) values (${owner}, now() + ${leaseMs} * interval '1 millisecond')
    on conflict (id) do update set alive_until = excluded.alive_until`.execute(db);
}
/** A sniper that ended: it is forgotten, and with it those that died long ago. */
export async function releaseLeases(db: Database, owner: string): Promise<void> {
  await sql`delete from snipers where id = ${owner} or alive_until < now() - interval '1 day'`.execute(
    db,
  );
}
/** Newest offset that anybody measured for a site, for a process that has not measured yet. */
export async function lastOffsetMs(db: Database, site: string): Promise<number> {
  const row = await db
    .selectFrom('watched_auctions')
    .select('clock_offset_ms')
    .where('site', '=', site)
    .where('clock_uncertainty_ms', '>', 0)
    .orderBy('read_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.clock_offset_ms ?? 0;
}
/**
 * Whether a snipe is due before then, or a write is under way that somebody may have died with: the
 * one question that an idle sniper asks.
 */
export async function hasWork(
  db: Database,
  sites: readonly string[],
  until: Date,
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from bids where mode = 'snipe' and status = 'scheduled'
        and site = any(${sites}::text[]) and fire_at <= ${until})
      or exists (select 1 from remote_bids where status = 'sending'
        and site = any(${sites}::text[])) as has`.execute(db);
  return rows[0]?.has === true;
}
/** The lot of the snipe that is next, for measuring the marketplace's clock; undefined when none waits. */
export async function findNextSniped(db: Database, site: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('bids')
    .select('code')
    .where('mode', '=', 'snipe')
    .where('status', '=', 'scheduled')
    .where('site', '=', site)
    .orderBy('fire_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.code;
}
