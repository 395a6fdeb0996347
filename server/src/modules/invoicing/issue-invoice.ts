import assert from 'node:assert/strict';
import { newId } from '../../kernel/chance.ts';
import { Refusal, refuseUnless } from '../../kernel/refusal.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Bill } from '../billing/index.ts';
import type { InvoicingDeps } from './deps.ts';
import { sumsOf } from './rules/invoice-lines.ts';
import { checkedBuyer, isSameBuyer } from './checked-buyer.ts';
import { findEinvoice, insertEinvoice } from './einvoices/einvoice-store.ts';
import { addSendJob } from './einvoices/send-einvoice.ts';
import type { Buyer, Invoice, Seller } from './invoice.ts';
import { findInvoiceOfBill, insertInvoice, updateIssued } from './invoice-store.ts';
import { paidLines } from './paid-lines.ts';
import type { InvoiceProvider } from './providers/provider.ts';

interface Asked {
  readonly customerId: string;
  readonly billCode: string;
  readonly buyer: Buyer;
}

/**
 * The invoice of a paid bill over everything that the ledger says was paid for the bill and the
 * orders on it, refunds taken off. Asked again it is the same one. A provider's is issued by a job;
 * a receipt of ours is numbered here, also one whose number was lost on the way. Refusals
 * `invoicing.*`.
 */
export async function issueInvoice(
  deps: InvoicingDeps,
  { customerId, billCode, buyer: given }: Asked,
): Promise<Invoice> {
  const { db, billing, provider } = deps;
  const seller = deps.config.company;
  refuseUnless(seller && provider, 'invoicing.not-set-up');
  const bill = await billing.findBill(db, billCode);
  refuseUnless(bill?.customerId === customerId, 'invoicing.bill-not-found');
  refuseUnless(bill.paidAt, 'invoicing.bill-not-paid');
  const buyer = checkedBuyer(given);
  const standing =
    (await findInvoiceOfBill(db, bill.id, provider.paper)) ??
    (await ask({ ...deps, provider }, bill, buyer, seller));
  const einvoice = standing.issued ? undefined : await findEinvoice(db, standing.id);
  refuseUnless(einvoice?.state !== 'withdrawn', 'invoicing.withdrawn');
  if (!isSameBuyer(standing.buyer, buyer)) {
    const code = standing.issued ? 'invoicing.issued-otherwise' : 'invoicing.asked-otherwise';
    throw new Refusal(code, { buyer: standing.buyer.name });
  }
  if (standing.issued || standing.paper === 'invoice') return standing;
  const answer = await provider.issue({ ...standing, original: undefined }, standing.id);
  assert(answer.is === 'issued', 'a receipt is numbered at once');
  await updateIssued(db, standing.id, answer.given);
  return { ...standing, issued: answer.given };
}

/** Writes what is to be on it, from the ledger, and has it sent; whoever asked first decides. */
async function ask(
  deps: InvoicingDeps & { readonly provider: InvoiceProvider },
  bill: Bill,
  buyer: Buyer,
  seller: Seller,
): Promise<Invoice> {
  const { db, clock, provider } = deps;
  const askedAt = clock.now();
  return inTransaction(db, async (trx) => {
    const lines = await paidLines(deps, trx, bill);
    refuseUnless(lines.length > 0, 'invoicing.nothing-paid');
    const { id: billId, code: billCode, customerId } = bill;
    const { name: issuer, paper } = provider;
    const id = newId();
    const about = { id, issuer, paper, billId, billCode, customerId, buyer, seller, askedAt };
    const standing = await insertInvoice(trx, {
      ...about,
      lines,
      ...sumsOf(lines),
      issued: undefined,
      replaces: undefined,
      replacedBy: undefined,
    });
    if (standing.id !== id || paper === 'receipt') return standing;
    await insertEinvoice(trx, { invoiceId: id, customerId, key: newId(), at: askedAt });
    await addSendJob(deps, trx, id);
    return standing;
  });
}
