import { newId } from '../../../kernel/chance.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';

/** The owner's choices for bidding. */
export interface BiddingSettings {
  readonly defaultLeadMs: number;
  readonly reputationThresholdPercent: number;
  readonly needsBidRequest: boolean;
}

export async function readSettings(reader: Reader): Promise<BiddingSettings> {
  const row = await reader.selectFrom('bidding_settings').selectAll().executeTakeFirstOrThrow();
  return {
    defaultLeadMs: row.default_lead_ms,
    reputationThresholdPercent: row.reputation_threshold_percent,
    needsBidRequest: row.needs_bid_request,
  };
}

/** Told unless switched off. */
export async function isToldLastMinute(reader: Reader, customerId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('bidding_preferences')
    .select('is_told_last_minute')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.is_told_last_minute ?? true;
}

export async function setToldLastMinute(
  trx: Trx,
  customerId: string,
  isTold: boolean,
): Promise<void> {
  await trx
    .insertInto('bidding_preferences')
    .values({ customer_id: customerId, is_told_last_minute: isTold })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet({ is_told_last_minute: isTold }),
    )
    .execute();
}

export type BidRequestStatus = 'waiting' | 'allowed' | 'refused';

export async function findBidRequest(
  reader: Reader,
  customerId: string,
  site: string,
  code: string,
): Promise<{ id: string; status: BidRequestStatus } | undefined> {
  const row = await reader
    .selectFrom('bid_requests')
    .select(['id', 'status'])
    .where('customer_id', '=', customerId)
    .where('site', '=', site)
    .where('code', '=', code)
    .executeTakeFirst();
  return row && { id: row.id, status: row.status as BidRequestStatus };
}

export async function insertBidRequest(
  trx: Trx,
  request: {
    customerId: string;
    site: string;
    code: string;
    sellerId: string;
    note: string;
    at: Date;
  },
): Promise<{ id: string; status: BidRequestStatus }> {
  await trx
    .insertInto('bid_requests')
    .values({
      id: newId(),
      customer_id: request.customerId,
      site: request.site,
      code: request.code,
      seller_id: request.sellerId,
      status: 'waiting',
      note: request.note,
      created_at: request.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findBidRequest(trx, request.customerId, request.site, request.code)) as {
    id: string;
    status: BidRequestStatus;
  };
}
