import type { Database, Reader } from '../../../platform/database/database.ts';
import { toBid } from '../placing/bid-columns.ts';
import type { Bid } from '../rules/bid.ts';

/** Won lots whose money was not enough: those that were never tried again first, then whoever was tried longest ago. */
export async function listUnpaidWins(reader: Reader, limit: number): Promise<Bid[]> {
  const rows = await reader
    .selectFrom('bids')
    .selectAll()
    .where('status', '=', 'won')
    .where('order_id', 'is', null)
    .orderBy('tried_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(toBid);
}

/** Others come before it next time. */
export async function noteTried(db: Database, bidId: string, at: Date): Promise<void> {
  await db.updateTable('bids').set({ tried_at: at }).where('id', '=', bidId).execute();
}
