import { sql, type Selectable } from 'kysely';
import type { BidSets } from '../status-sql.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type HandState = 'waiting' | 'taken' | 'placed' | 'refused' | 'cancelled' | 'late';

/** One write that a person makes; the id is that of the write. */
export interface HandBid {
  readonly id: string;
  readonly bidId: string;
  readonly customerId: string;
  readonly state: HandState;
  readonly deadlineAt: Date;
  readonly takenBy: string | undefined;
}

export async function insertHandBid(
  trx: Trx,
  hand: Pick<HandBid, 'id' | 'bidId' | 'customerId' | 'deadlineAt'>,
  at: Date,
): Promise<void> {
  const { id, bidId, customerId, deadlineAt } = hand;
  await trx
    .insertInto('hand_bids')
    .values({ id, bid_id: bidId, customer_id: customerId, deadline_at: deadlineAt, created_at: at })
    .execute();
}

export async function findHandBid(reader: Reader, id: string): Promise<HandBid | undefined> {
  const row = await reader
    .selectFrom('hand_bids')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && handBidOf(row);
}

/** The newest one of a bid: until when its customer waits. */
export async function findHandBidOf(reader: Reader, bidId: string): Promise<HandBid | undefined> {
  const row = await reader
    .selectFrom('hand_bids')
    .selectAll()
    .where('bid_id', '=', bidId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && handBidOf(row);
}

/** From one state to the next, by whoever comes first; undefined: it is not in that state any more. */
export async function moveHandBid(
  trx: Trx,
  id: string,
  from: HandState,
  change: {
    readonly state: HandState;
    readonly takenBy?: string;
    readonly words?: string | undefined;
  },
  at: Date,
): Promise<HandBid | undefined> {
  const { state, takenBy, words } = change;
  const row = await trx
    .updateTable('hand_bids')
    .set({
      state,
      ...(takenBy ? { taken_by: takenBy, taken_at: at } : { answered_at: at }),
      ...(words ? { words } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
  return row && handBidOf(row);
}

/** What a person has to do: place what is asked for, and tell what became of what was placed. The one whose time is up first at the top. */
export async function listHandBids(reader: Reader, { page, size }: { page: number; size: number }) {
  const open = reader
    .selectFrom('hand_bids as h')
    .innerJoin('remote_bids as r', 'r.id', 'h.id')
    .innerJoin('bids as b', 'b.id', 'h.bid_id')
    .innerJoin('watched_auctions as a', (join) =>
      join.onRef('a.site', '=', 'b.site').onRef('a.code', '=', 'b.code'),
    )
    .where(
      sql<boolean>`(h.state in ('waiting', 'taken') or (h.state = 'placed' and a.settled_at is null
        and not exists (select 1 from hand_bids n where n.bid_id = h.bid_id and n.created_at > h.created_at and n.state = 'placed')))`,
    );
  const rows = await open
    .select([
      'h.id',
      'h.state',
      'h.deadline_at',
      'h.taken_by',
      'h.customer_id',
      'r.maximum_jpy',
      'b.site',
      'b.code',
      'b.status',
      'b.is_held',
      'b.group_id',
      'b.hold_vnd',
    ])
    .select(['a.title', 'a.listing', 'a.price_jpy', 'a.ends_at', 'a.is_open', 'a.clock_offset_ms'])
    .$narrowType<Pick<BidSets, 'status'>>()
    .orderBy(sql`case when h.state = 'placed' then a.ends_at else h.deadline_at end`)
    .orderBy('h.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await open
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

const handBidOf = (row: Selectable<Tables['hand_bids']>): HandBid => ({
  id: row.id,
  bidId: row.bid_id,
  customerId: row.customer_id,
  state: row.state as HandState,
  deadlineAt: row.deadline_at,
  takenBy: row.taken_by ?? undefined,
});
