import assert from 'node:assert/strict';
import { say } from '@hako/contract/notices/say';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { findEinvoice } from '../einvoices/einvoice-store.ts';
import type { InvoicingDeps } from '../deps.ts';
import { type Invoice, type Issued, numberText } from '../invoice.ts';
import { readInvoice } from '../invoice-store.ts';
import { AGREEMENT_OF_A_PERSON } from '../labels.ts';
import type { Original } from '../providers/provider.ts';
import { markReplaced, readReplacementOf } from './replacement-store.ts';

/**
 * What its provider is told of the invoice that this one replaces; undefined where it replaces
 * none.
 */
export async function originalOf(
  reader: Reader,
  { id, replaces }: Invoice,
): Promise<Original | undefined> {
  if (replaces === undefined) return undefined;
  const wrong = await readInvoice(reader, replaces);
  const providerNumber = (await findEinvoice(reader, replaces))?.providerNumber;
  const { reason, agreement, proposedAt } = await readReplacementOf(reader, id);
  assert(wrong.issued && providerNumber, `invoice ${replaces} was issued`);
  return {
    providerNumber,
    issuedAt: wrong.issued.at,
    reason,
    agreement: agreement
      ? { name: agreement.name, at: new Date(`${agreement.on}T00:00:00+07:00`) }
      : { name: AGREEMENT_OF_A_PERSON, at: proposedAt },
  };
}

/** The new one is issued: the wrong one counts no more, and its customer is told which one does. */
export async function bookReplaced(
  { billing, notifications }: Pick<InvoicingDeps, 'billing' | 'notifications'>,
  trx: Trx,
  { id, replaces, customerId, billCode }: Invoice,
  issued: Pick<Issued, 'series' | 'number'>,
): Promise<void> {
  if (replaces === undefined) return;
  const wrong = await readInvoice(trx, replaces);
  assert(wrong.issued, `invoice ${replaces} was issued`);
  await markReplaced(trx, replaces, id);
  const bill = await billing.findBill(trx, billCode);
  assert(bill, `invoice ${id} is of the bill ${billCode}`);
  const words = { bill: billCode, before: numberText(wrong.issued), number: numberText(issued) };
  await notifications.notify(trx, {
    customerId,
    kind: 'bill_ready',
    ...say('invoice-replaced', words),
    link: `/account/invoices?code=${encodeURIComponent(billCode)}`,
    facts: await billing.factsOfGoods(trx, bill),
    key: `invoice-replaced:${id}`,
  });
}
