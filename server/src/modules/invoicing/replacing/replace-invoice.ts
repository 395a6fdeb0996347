import assert from 'node:assert/strict';
import { newId } from '../../../kernel/chance.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam, dayText } from '../../../kernel/vietnam-day.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkedBuyer } from '../checked-buyer.ts';
import type { InvoicingDeps } from '../deps.ts';
import { type Einvoice, isFailed } from '../einvoices/einvoice.ts';
import { insertEinvoice, lockEinvoice } from '../einvoices/einvoice-store.ts';
import { sendAnew } from '../einvoices/send-anew.ts';
import { addSendJob } from '../einvoices/send-einvoice.ts';
import { tellChanged } from '../einvoices/tell-changed.ts';
import type { Buyer, Invoice } from '../invoice.ts';
import { insertSuccessor, readInvoice } from '../invoice-store.ts';
import { linesOfInvoice } from '../paid-lines.ts';
import { sumsOf } from '../rules/invoice-lines.ts';
import {
  findSuccessor,
  insertReplacement,
  markApproved,
  type Replacement,
  readReplacement,
} from './replacement-store.ts';
import {
  needsAgreement,
  type Stated,
  type WayToCorrect,
  wayToCorrect,
} from './rules/way-to-correct.ts';

interface Asked {
  readonly invoiceId: string;
  /** Who it should be for; the same as before unless named. */
  readonly buyer: Buyer | undefined;
  readonly agreement: Replacement['agreement'];
  readonly reason: string;
  readonly by: string;
}

const REFUSALS = {
  same: 'invoicing.nothing-wrong',
  notice: 'invoicing.only-notice',
  'nothing-left': 'invoicing.nothing-paid',
} as const satisfies Record<Exclude<WayToCorrect, 'replace'>, string>;

/**
 * The accountant proposes another invoice in the place of an issued one: for another buyer, or with
 * what is paid now. A second person approves. Refusals `invoicing.not-found`, `.not-issued`,
 * `.replaced`, `.nothing-wrong`, `.only-notice`, `.nothing-paid`, `.agreement-missing`,
 * `.agreement-too-early`, those of a buyer, and `approvals.waiting`.
 */
export async function proposeReplacement(
  deps: InvoicingDeps,
  { invoiceId, buyer: given, agreement, reason, by }: Asked,
): Promise<void> {
  const { db, clock, approvals } = deps;
  const isPast = !agreement || agreement.on <= dayInVietnam(clock.now());
  refuseUnless(isPast, 'request.invalid', { field: 'agreement.on' });
  await inTransaction(db, async (trx) => {
    const { wrong } = await lockReplaceable(trx, invoiceId);
    const buyer = given ? checkedBuyer(given) : wrong.buyer;
    const lines = await linesOfInvoice(deps, trx, wrong, wrong.id);
    refuseUnlessWrong(wrong, { buyer, lines });
    const isSigned = agreement !== undefined || !needsAgreement(wrong.buyer, buyer);
    refuseUnless(isSigned, 'invoicing.agreement-missing');
    refuseSignedBefore(wrong, agreement);
    const { customerId, billCode } = wrong;
    const id = newId();
    const about = { invoiceId, customerId, buyer, reason, agreement };
    await insertReplacement(trx, { id, ...about, proposedAt: clock.now() });
    await approvals.propose(trx, {
      act: 'invoice.replace',
      subject: `invoice:${billCode}`,
      terms: { replacementId: id },
      reason,
      customerId,
      amount: sumsOf(lines).total,
      proposedBy: by,
    });
  });
}

/** Nobody signs what is wrong with an invoice before the day on which it is issued. */
function refuseSignedBefore({ issued }: Invoice, agreement: Asked['agreement']): void {
  assert(issued, 'an invoice that may be replaced is issued');
  const day = dayInVietnam(issued.at);
  const isInTime = !agreement || agreement.on >= day;
  refuseUnless(isInTime, 'invoicing.agreement-too-early', { day: dayText(day) });
}

/** Between a proposal and its approval, what was wrong may have come right. */
function refuseUnlessWrong(issued: Stated, right: Stated): void {
  const way = wayToCorrect(issued, right);
  if (way !== 'replace') throw new Refusal(REFUSALS[way]);
}

/**
 * Issued, and nothing takes its place yet; or what was to take it came to nothing, and may be asked
 * for again.
 */
async function lockReplaceable(
  trx: Trx,
  invoiceId: string,
): Promise<{ readonly wrong: Invoice; readonly failed: Einvoice | undefined }> {
  const einvoice = await lockEinvoice(trx, invoiceId);
  refuseUnless(einvoice, 'invoicing.not-found');
  refuseUnless(einvoice.state === 'issued', 'invoicing.not-issued');
  const successor = await findSuccessor(trx, invoiceId);
  const failed = successor === undefined ? undefined : await lockEinvoice(trx, successor);
  refuseUnless(!failed || isFailed(failed), 'invoicing.replaced');
  return { wrong: await readInvoice(trx, invoiceId), failed };
}

/**
 * The second person approved: the new invoice is asked for, and the wrong one counts until it is
 * issued. Refusals `invoicing.replaced`, `.nothing-wrong`, `.only-notice`, `.nothing-paid`.
 */
export async function replaceInvoice(
  deps: InvoicingDeps,
  trx: Trx,
  { replacementId, by, reason }: Record<'replacementId' | 'by' | 'reason', string>,
): Promise<void> {
  const replacement = await readReplacement(trx, replacementId);
  const { wrong, failed } = await lockReplaceable(trx, replacement.invoiceId);
  const lines = await linesOfInvoice(deps, trx, wrong, wrong.id);
  const { customerId, buyer } = replacement;
  refuseUnlessWrong(wrong, { buyer, lines });
  const newInvoiceId = failed?.invoiceId ?? newId();
  if (failed) await sendAnew(deps, trx, failed, buyer);
  else await addSuccessor(deps, trx, wrong, { id: newInvoiceId, buyer, lines });
  await markApproved(trx, replacementId, newInvoiceId);
  await deps.audit(trx, {
    actor: by,
    action: 'invoice.replace',
    subject: `invoice:${wrong.billCode}`,
    reason,
    before: { number: wrong.issued, buyer: wrong.buyer, total: wrong.total },
    after: { buyer, total: sumsOf(lines).total },
  });
  await tellChanged(deps, trx, { customerId });
}

/** Writes the invoice that waits to take the place of a wrong one, and has it sent. */
async function addSuccessor(
  deps: InvoicingDeps,
  trx: Trx,
  wrong: Invoice,
  { id, buyer, lines }: Pick<Invoice, 'id' | 'buyer' | 'lines'>,
): Promise<void> {
  const askedAt = deps.clock.now();
  await insertSuccessor(trx, {
    ...wrong,
    id,
    issuer: deps.provider?.name ?? wrong.issuer,
    buyer,
    seller: deps.config.company ?? wrong.seller,
    lines,
    ...sumsOf(lines),
    askedAt,
    issued: undefined,
    replaces: wrong.id,
    replacedBy: undefined,
  });
  const { customerId } = wrong;
  await insertEinvoice(trx, { invoiceId: id, customerId, key: newId(), at: askedAt });
  await addSendJob(deps, trx, id);
}
