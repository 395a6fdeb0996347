import type { ReceiptKind } from '../../../../server/src/modules/bidding/settling/receipt-store.ts';
import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import { run, type Statement } from './database.ts';
import type { BidRow } from './rows.ts';

export const memoryReceipts: BiddingStores['receipts'] = {
  add: async (trx, receipts) => {
    if (receipts.length === 0) return;
    await run(trx, ({ tables }) => {
      for (const { facts = {}, ...receipt } of receipts)
        tables.receipts.insert({ ...receipt, facts });
    });
  },
  hasSince: (reader, bidId, kind, since) =>
    run(reader, (statement) => hasReceiptSince(statement, bidId, kind, since)),
};

export const hasReceiptSince = (
  { tables }: Statement,
  bidId: string,
  kind: ReceiptKind,
  since: Date,
): boolean =>
  tables.receipts.with('bidId', bidId).some((row) => row.kind === kind && row.at >= since);

/** What a statement of the snipers did to a bid. */
export function noteState(
  { tables }: Statement,
  { id, customerId, status }: BidRow,
  kind: ReceiptKind,
  at: Date,
): void {
  tables.receipts.insert({ bidId: id, customerId, at, kind, facts: { state: status } });
}
