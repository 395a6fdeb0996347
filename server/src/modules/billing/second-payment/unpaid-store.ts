import type { Reader } from '../../../platform/database/database.ts';

const MOST = 100;

/** What a customer owes for a bill. */
export interface UnpaidBill {
  readonly code: string;
  readonly customerId: string;
  readonly total: number;
}

/** Bills that wait for their payment and ask for one of these amounts, the newest first. */
export async function listUnpaidBills(
  reader: Reader,
  amounts: readonly number[],
): Promise<UnpaidBill[]> {
  if (amounts.length === 0) return [];
  const rows = await reader
    .selectFrom('bills')
    .select(['code', 'customer_id', 'total_vnd'])
    .where('total_vnd', 'in', [...amounts])
    .where('paid_at', 'is', null)
    .where('state', 'not in', ['COMPLETED', 'CANCEL'])
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    code: row.code,
    customerId: row.customer_id,
    total: row.total_vnd,
  }));
}
