import { ACTIVE, type BidSets } from '../status-sql.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { RESTING } from '../accounts/rules/account-choice.ts';
import { type DeskCase, UNREAD_AFTER } from './rules/desk-case.ts';
import { DOUBTS } from '../settling/rules/win-of-bid.ts';

/** Bids that a person should look at: on a lot that nobody can read, carried by an account that sends nothing, unknown, won and without an order, or not theirs although our account has the lot. */
export async function listStuckBids(
  reader: Reader,
  { page, size }: { page: number; size: number },
) {
  const isInDoubt = sql<boolean>`(b.reason = any(${DOUBTS}) and b.doubt_closed_at is null)`;
  const stuck = sql<DeskCase>`case
    when ${isInDoubt} then 'doubt'
    when b.status = 'won' and b.order_id is null then 'unpaid'
    when a.settled_at is null and a.failures >= ${UNREAD_AFTER} then 'unread'
    when b.status = 'unknown' then 'unknown'
    when b.status in (${ACTIVE}) and s.state = any(${RESTING}) then 'account' end`;
  const matching = reader
    .selectFrom('bids as b')
    .innerJoin('watched_auctions as a', (join) =>
      join.onRef('a.site', '=', 'b.site').onRef('a.code', '=', 'b.code'),
    )
    .leftJoin('site_accounts as s', (join) =>
      join.onRef('s.site', '=', 'b.site').onRef('s.name', '=', 'b.account'),
    )
    .where(
      sql<boolean>`(b.status in (${ACTIVE}) or (b.status = 'won' and b.order_id is null) or ${isInDoubt})`,
    )
    .where(stuck, 'is not', null);
  const rows = await matching
    .select([
      'b.id',
      'b.customer_id',
      'b.site',
      'b.code',
      'b.status',
      'b.reason',
      'b.mode',
      'b.maximum_jpy',
      'b.is_held',
      'b.group_id',
      'b.hold_vnd',
      'b.account',
      'a.title',
      'a.listing',
      'a.price_jpy',
      'a.ends_at',
      'a.clock_offset_ms',
      stuck.as('why'),
    ])
    .$narrowType<BidSets>()
    .orderBy('a.ends_at')
    .orderBy('b.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** A case of doubt leaves the desk; its bid keeps its reason. False: it was none, or is closed. */
export async function closeDoubt(trx: Trx, bidId: string, at: Date): Promise<boolean> {
  const closed = await trx
    .updateTable('bids')
    .set({ doubt_closed_at: at })
    .where('id', '=', bidId)
    .where('reason', 'in', DOUBTS)
    .where('doubt_closed_at', 'is', null)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}
