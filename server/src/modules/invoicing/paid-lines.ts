import assert from 'node:assert/strict';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Bill } from '../billing/index.ts';
import { PART_LABELS } from '../wallet/index.ts';
import type { InvoicingDeps } from './deps.ts';
import type { Invoice } from './invoice.ts';
import { readTaxRates } from './invoice-store.ts';
import { readFirstIssuedAt } from './replacing/replacement-store.ts';
import { type InvoiceLine, linesOf, type Paid } from './rules/invoice-lines.ts';

/**
 * What the paper of a bill says now: what the ledger knows as paid for it and its orders, refunds
 * taken off, with the rates of this day unless another one is named. Nothing when everything was
 * paid back.
 */
export async function paidLines(
  { wallet, clock }: Pick<InvoicingDeps, 'wallet' | 'clock'>,
  reader: Reader,
  bill: Bill,
  ratesAt = clock.now(),
): Promise<InvoiceLine[]> {
  const rates = await readTaxRates(reader, dayInVietnam(ratesAt));
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

/**
 * The same for an invoice by the code of its bill. What takes the place of an issued one bears the
 * rates of the day of the first one: the tax of a sale does not change with its paper.
 */
export async function linesOfInvoice(
  deps: Pick<InvoicingDeps, 'billing' | 'wallet' | 'clock'>,
  reader: Reader,
  { billCode }: Pick<Invoice, 'billCode'>,
  replaced: string | undefined,
): Promise<InvoiceLine[]> {
  const bill = await deps.billing.findBill(reader, billCode);
  assert(bill, `bill ${billCode} of an invoice`);
  const ratesAt = replaced ? await readFirstIssuedAt(reader, replaced) : undefined;
  return paidLines(deps, reader, bill, ratesAt);
}
