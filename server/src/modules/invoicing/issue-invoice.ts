import { newId } from '../../kernel/chance.ts';
import { Refusal, refuseUnless } from '../../kernel/refusal.ts';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Bill } from '../billing/index.ts';
import { PART_LABELS } from '../wallet/index.ts';
import type { InvoicingDeps } from './deps.ts';
import { linesOf, type Paid, sumsOf } from './rules/invoice-lines.ts';
import { isTaxCode, plainTaxCode } from './rules/tax-code.ts';
import type { Buyer, Invoice, Seller } from './invoice.ts';
import { findInvoiceOfBill, insertInvoice, readTaxRates, updateIssued } from './invoice-store.ts';

interface Asked {
  readonly customerId: string;
  readonly billCode: string;
  readonly buyer: Buyer;
}

/**
 * The invoice of a paid bill over everything that the ledger says was paid for the bill and the orders on it, refunds taken off. Asked again it is
 * the same one; one whose number was lost on the way is numbered now. Refusals `invoicing.*`.
 */
export async function issueInvoice(
  deps: InvoicingDeps,
  { customerId, billCode, buyer: given }: Asked,
): Promise<Invoice> {
  const { db, clock, billing, issuer } = deps;
  const seller = deps.config.company;
  refuseUnless(seller, 'invoicing.not-set-up');
  const bill = await billing.findBill(db, billCode);
  refuseUnless(bill?.customerId === customerId, 'invoicing.bill-not-found');
  refuseUnless(bill.paidAt, 'invoicing.bill-not-paid');
  const buyer = checked(given);
  const standing = (await findInvoiceOfBill(db, bill.id)) ?? (await ask(deps, bill, buyer, seller));
  if (!isSameBuyer(standing.buyer, buyer))
    throw new Refusal('invoicing.issued-otherwise', { buyer: standing.buyer.name });
  if (standing.issued) return standing;
  const issued = { ...(await issuer.issue(standing)), at: clock.now() };
  await updateIssued(db, standing.id, issued);
  return { ...standing, issued };
}

/** Writes what is to be on it, from the ledger; whoever asked first decides. */
async function ask(
  { db, clock, wallet, issuer }: InvoicingDeps,
  bill: Bill,
  buyer: Buyer,
  seller: Seller,
): Promise<Invoice> {
  const askedAt = clock.now();
  const rates = await readTaxRates(db, dayInVietnam(askedAt));
  return inTransaction(db, async (trx) => {
    const paid: Paid[] = [];
    for (const cause of [
      { type: 'bill', id: bill.id } as const,
      ...bill.orders.map(({ orderId }) => ({ type: 'order', id: orderId }) as const),
    ])
      for (const { to, amount } of await wallet.paidPartsOf(trx, cause))
        paid.push({ account: to, amount });
    const lines = linesOf(
      paid,
      rates,
      (account) => (PART_LABELS as Readonly<Record<string, string>>)[account] ?? account,
    );
    const { id: billId, code: billCode, customerId } = bill;
    return insertInvoice(
      trx,
      {
        id: newId(),
        billId,
        billCode,
        customerId,
        buyer,
        seller,
        lines,
        ...sumsOf(lines),
        askedAt,
        issued: undefined,
      },
      issuer.name,
    );
  });
}

function checked({ name, taxCode, address }: Buyer): Buyer {
  const plain = {
    name: name.trim(),
    taxCode: taxCode?.trim() || undefined,
    address: address?.trim() || undefined,
  };
  if (plain.taxCode === undefined) return plain;
  refuseUnless(isTaxCode(plain.taxCode), 'invoicing.tax-code');
  refuseUnless(plain.name && plain.address, 'invoicing.company-incomplete');
  return { ...plain, taxCode: plainTaxCode(plain.taxCode) };
}

const isSameBuyer = (one: Buyer, other: Buyer): boolean =>
  one.name === other.name && one.taxCode === other.taxCode && one.address === other.address;
