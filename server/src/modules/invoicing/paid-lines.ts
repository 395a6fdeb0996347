import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Bill } from '../billing/index.ts';
import { PART_LABELS } from '../wallet/index.ts';
import type { InvoicingDeps } from './deps.ts';
import { readTaxRates } from './invoice-store.ts';
import { type InvoiceLine, linesOf, type Paid } from './rules/invoice-lines.ts';

/**
 * What the paper of a bill says now: what the ledger knows as paid for it and its orders, refunds
 * taken off, with the rates of this day. Nothing when everything was paid back.
 */
export async function paidLines(
  { wallet, clock }: Pick<InvoicingDeps, 'wallet' | 'clock'>,
  reader: Reader,
  bill: Bill,
): Promise<InvoiceLine[]> {
  const rates = await readTaxRates(reader, dayInVietnam(clock.now()));
  const paid: Paid[] = [];
  for (const cause of [
    { type: 'bill', id: bill.id } as const,
    ...bill.orders.map(({ orderId }) => ({ type: 'order', id: orderId }) as const),
  ])
    for (const { to, amount } of await wallet.paidPartsOf(reader, cause))
      paid.push({ account: to, amount });
  return linesOf(
    paid,
    rates,
    (account) => (PART_LABELS as Readonly<Record<string, string>>)[account] ?? account,
  );
}
