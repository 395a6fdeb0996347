import type { Selectable } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { BidRequestStatus } from '../watching/preference-store.ts';

/** A customer's wish to bid against a seller under the owner's threshold. */
export interface BidRequest {
  readonly id: string;
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
  readonly sellerId: string;
  readonly status: BidRequestStatus;
  readonly note: string;
  readonly reason: string | undefined;
  readonly createdAt: Date;
  readonly decidedAt: Date | undefined;
}

interface RequestQuery {
  readonly status: BidRequestStatus;
  readonly page: number;
  readonly size: number;
}

/** Whoever has waited longest first. */
export async function listRequests(
  reader: Reader,
  { status, page, size }: RequestQuery,
): Promise<{ requests: BidRequest[]; total: number }> {
  const matching = reader.selectFrom('bid_requests').where('status', '=', status);
  const rows = await matching
    .selectAll()
    .orderBy('created_at', status === 'waiting' ? 'asc' : 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { requests: rows.map(requestOf), total: Number(total) };
}

export async function listRequestsOf(
  reader: Reader,
  customerId: string,
  limit: number,
): Promise<BidRequest[]> {
  const rows = await reader
    .selectFrom('bid_requests')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(requestOf);
}

export async function lockRequest(trx: Trx, id: string): Promise<BidRequest | undefined> {
  const row = await trx
    .selectFrom('bid_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && requestOf(row);
}

export async function decideRequest(
  trx: Trx,
  id: string,
  decision: { status: BidRequestStatus; reason: string | undefined; staffId: string; at: Date },
): Promise<void> {
  const { status, reason, staffId, at } = decision;
  await trx
    .updateTable('bid_requests')
    .set({ status, reason: reason ?? null, decided_by: staffId, decided_at: at })
    .where('id', '=', id)
    .execute();
}

const requestOf = (row: Selectable<Tables['bid_requests']>): BidRequest => ({
  id: row.id,
  customerId: row.customer_id,
  site: row.site,
  code: row.code,
  sellerId: row.seller_id,
  status: row.status as BidRequestStatus,
  note: row.note,
  reason: row.reason ?? undefined,
  createdAt: row.created_at,
  decidedAt: row.decided_at ?? undefined,
});
