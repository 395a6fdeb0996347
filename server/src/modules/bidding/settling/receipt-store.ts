import type { Reader, Trx } from '../../../platform/database/database.ts';

/** What can stand in a receipt; the web has a sentence for each. */
export type ReceiptKind =
  | 'planned'
  | 'held'
  | 'raised'
  | 'changed'
  | 'clock'
  | 'end-seen'
  | 'price-seen'
  | 'extended'
  | 'claimed'
  | 'given-back'
  | 'sent'
  | 'answered'
  | 'unknown'
  | 'leading'
  | 'outbid'
  | 'displaced'
  | 'price-passed'
  | 'won'
  | 'lost'
  | 'gone'
  | 'cancelled'
  | 'failed'
  | 'released'
  | 'reconciled'
  | 'grouped'
  | 'ungrouped'
  | 'account-rests'
  | 'by-hand'
  | 'by-hand-taken'
  | 'order';

export type ReceiptFacts = Readonly<Record<string, string | number | boolean | null>>;

export interface NewReceipt {
  readonly bidId: string;
  readonly customerId: string;
  readonly at: Date;
  readonly kind: ReceiptKind;
  readonly facts?: ReceiptFacts;
}

export async function addReceipts(trx: Trx, receipts: readonly NewReceipt[]): Promise<void> {
  if (receipts.length === 0) return;
  await trx
    .insertInto('bid_receipts')
    .values(
      receipts.map(({ bidId, customerId, at, kind, facts = {} }) => ({
        bid_id: bidId,
        customer_id: customerId,
        at,
        kind,
        facts: JSON.stringify(facts),
      })),
    )
    .execute();
}

export async function listReceipts(
  reader: Reader,
  bidId: string,
): Promise<{ at: Date; kind: ReceiptKind; facts: ReceiptFacts }[]> {
  const rows = await reader
    .selectFrom('bid_receipts')
    .select(['at', 'kind', 'facts'])
    .where('bid_id', '=', bidId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ at, kind, facts }) => ({
    at,
    kind: kind as ReceiptKind,
    facts: facts as unknown as ReceiptFacts,
  }));
}

export async function hasReceiptSince(
  reader: Reader,
  bidId: string,
  kind: ReceiptKind,
  since: Date,
): Promise<boolean> {
  const row = await reader
    .selectFrom('bid_receipts')
    .select('id')
    .where('bid_id', '=', bidId)
    .where('kind', '=', kind)
    .where('at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}
