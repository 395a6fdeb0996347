import { ACTIVE_STATUSES } from '@hako/contract/bidding/bid-status';
import { ACTIVE } from '../status-sql.ts';
import { type Selectable, sql } from 'kysely';
import type { Database, Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { type AccountStanding, type AccountState, RESTING } from './rules/account-choice.ts';

export interface SiteAccount extends AccountStanding {
  readonly site: string;
  readonly reason: string | undefined;
  readonly since: Date;
  readonly answers: number;
  readonly refusals: number;
  readonly outages: number;
  /** Moving average over its writes, milliseconds. */
  readonly answerMs: number | undefined;
}

/** Accounts of the settings that were never used get their row. */
export async function addAccounts(
  reader: Reader,
  site: string,
  names: readonly string[],
  at: Date,
): Promise<void> {
  if (names.length === 0) return;
  await reader
    .insertInto('site_accounts')
    .values(names.map((name) => ({ site, name, since: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** With their load and their writes of the last minute; those that the settings do not name any more stay out. */
export async function listAccounts(
  reader: Reader,
  site: string,
  names: readonly string[],
  now: Date,
): Promise<SiteAccount[]> {
  if (names.length === 0) return [];
  const rows = await reader
    .selectFrom('site_accounts as a')
    .selectAll('a')
    .select([
      sql<number>`(select count(*) from bids b where b.site = a.site and b.account = a.name
        and b.status in (${ACTIVE}))`.as('load'),
      sql<number>`(select count(*) from remote_bids r where r.site = a.site and r.account = a.name
        and r.booked_at > ${new Date(now.getTime() - 60_000)})`.as('recent'),
    ])
    .where('a.site', '=', site)
    .where('a.name', 'in', [...names])
    .orderBy('a.name')
    .execute();
  return rows.map((row) => ({
    ...accountOf(row),
    load: Number(row.load),
    recent: Number(row.recent),
  }));
}

/** States only, for whoever asks before every write. */
export async function listStates(
  reader: Reader,
): Promise<{ site: string; name: string; state: AccountState }[]> {
  const rows = await reader.selectFrom('site_accounts').select(['site', 'name', 'state']).execute();
  return rows.map(({ site, name, state }) => ({ site, name, state: state as AccountState }));
}

/** Those that send nothing until a person has looked, without their load. */
export async function listResting(reader: Reader): Promise<SiteAccount[]> {
  const rows = await reader
    .selectFrom('site_accounts')
    .selectAll()
    .where('state', 'in', RESTING)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...accountOf(row), load: 0, recent: 0 }));
}

/** Without its load. */
export async function findAccount(
  reader: Reader,
  site: string,
  name: string,
): Promise<SiteAccount | undefined> {
  const row = await reader
    .selectFrom('site_accounts')
    .selectAll()
    .where('site', '=', site)
    .where('name', '=', name)
    .executeTakeFirst();
  return row && { ...accountOf(row), load: 0, recent: 0 };
}

export async function lockAccount(
  trx: Trx,
  site: string,
  name: string,
): Promise<SiteAccount | undefined> {
  const row = await trx
    .selectFrom('site_accounts')
    .selectAll()
    .where('site', '=', site)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...accountOf(row), load: 0, recent: 0 };
}

export interface StateChange {
  readonly state: AccountState;
  readonly reason: string | undefined;
  readonly restsUntil?: Date | undefined;
  readonly pacePerMinute?: number | undefined;
}

/** The caller holds the lock. */
export async function updateAccount(
  trx: Trx,
  account: SiteAccount,
  change: StateChange,
  at: Date,
): Promise<void> {
  const { state, reason, restsUntil, pacePerMinute } = change;
  await trx
    .updateTable('site_accounts')
    .set({
      state,
      reason: reason ?? null,
      rests_until: restsUntil ?? null,
      since: state === account.state ? account.since : at,
      pace_per_minute: pacePerMinute ?? account.pacePerMinute,
    })
    .where('site', '=', account.site)
    .where('name', '=', account.name)
    .execute();
}

export interface Measured {
  readonly site: string;
  readonly name: string;
  readonly answers: number;
  readonly refusals: number;
  readonly outages: number;
  readonly answerMs: number;
}

/** Adds what was measured since the last time; newer times count a fifth. */
export async function addMeasured(
  db: Database,
  { site, name, answers, refusals, outages, answerMs }: Measured,
): Promise<void> {
  await db
    .updateTable('site_accounts')
    .set(({ eb }) => ({
      answers: eb('answers', '+', answers),
      refusals: eb('refusals', '+', refusals),
      outages: eb('outages', '+', outages),
      answer_ms: sql<number>`round(coalesce(answer_ms * 0.8 + ${answerMs}::numeric * 0.2, ${answerMs}::numeric))::integer`,
    }))
    .where('site', '=', site)
    .where('name', '=', name)
    .execute();
}

/** Waiting snipes of an account on lots where nothing of ours was ever sent: another account may carry them. */
export async function listMovable(
  reader: Reader,
  site: string,
  account: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bids b join watched_auctions a on a.site = b.site and a.code = b.code
    where b.site = ${site} and b.account = ${account} and b.status = 'scheduled' and a.live_account is null
      and not exists (select 1 from remote_bids r where r.site = b.site and r.code = b.code and r.status in ('sending', 'unknown', 'accepted'))
    order by b.fire_at, b.id`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Open bids that an account carries. */
export async function listCarried(
  reader: Reader,
  site: string,
  account: string,
): Promise<string[]> {
  const rows = await reader
    .selectFrom('bids')
    .select('id')
    .where('site', '=', site)
    .where('account', '=', account)
    .where('status', 'in', ACTIVE_STATUSES)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Of these those whose customers were not told since then that their account rests; at most so many at once. */
export async function listUntold(
  reader: Reader,
  site: string,
  account: string,
  since: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bids b where b.site = ${site} and b.account = ${account} and b.status in (${ACTIVE})
      and not exists (select 1 from bid_receipts r where r.bid_id = b.id and r.kind = 'account-rests' and r.at >= ${since})
    order by b.id limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}

export async function moveToAccount(trx: Trx, bidId: string, account: string): Promise<void> {
  await trx.updateTable('bids').set({ account }).where('id', '=', bidId).execute();
}

const accountOf = (
  row: Selectable<Tables['site_accounts']>,
): Omit<SiteAccount, 'load' | 'recent'> => ({
  site: row.site,
  name: row.name,
  state: row.state as AccountState,
  reason: row.reason ?? undefined,
  since: row.since,
  restsUntil: row.rests_until ?? undefined,
  pacePerMinute: row.pace_per_minute,
  answers: row.answers,
  refusals: row.refusals,
  outages: row.outages,
  answerMs: row.answer_ms ?? undefined,
});
