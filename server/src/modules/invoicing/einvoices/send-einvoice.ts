import assert from 'node:assert/strict';
import { Outage } from '../../../kernel/outage.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { InvoicingDeps } from '../deps.ts';
import { readInvoice, updateBuyer, updateIssued, updateLines } from '../invoice-store.ts';
import { NOTHING_PAID } from '../labels.ts';
import { linesOfInvoice } from '../paid-lines.ts';
import type { Given, ProviderAnswer, ToIssue } from '../providers/provider.ts';
import { bookReplaced, originalOf } from '../replacing/book-replaced.ts';
import { type Einvoice, isOpen, isSameTry } from './einvoice.ts';
import {
  findEinvoice,
  lockEinvoice,
  markIssued,
  markRefused,
  markSent,
  noteTrouble,
} from './einvoice-store.ts';
import { addFilesJob, QUEUE } from './file-einvoice.ts';
import { tellChanged } from './tell-changed.ts';

export const SEND = 'invoicing.send-einvoice';
/**
 * The same for one that replaces another: a process of the release before would send it as an
 * original, and does not take a job that it does not know.
 */
export const SEND_REPLACEMENT = 'invoicing.send-replacement';
const SECOND_MS = 1_000;
const SOONEST_MS = 15 * SECOND_MS;
const LATEST_MS = 30 * 60 * SECOND_MS;

/**
 * The provider is asked as soon as may be; a job of the same invoice that has not begun is
 * replaced.
 */
export async function addSendJob(
  { jobs }: Pick<InvoicingDeps, 'jobs'>,
  trx: Trx,
  invoiceId: string,
  inMs = 0,
): Promise<void> {
  const { replaces } = await readInvoice(trx, invoiceId);
  const name = replaces === undefined ? SEND : SEND_REPLACEMENT;
  await jobs.add(trx, name, { invoiceId }, { key: `einvoice:${invoiceId}`, queue: QUEUE, inMs });
}

/**
 * Has one invoice issued. That it is sent is written before it is; whoever finds it written, after
 * a lost answer, a killed process or a refusal, asks the provider by its key first and sends it
 * again only when nothing is there. It says what is paid at that moment, unless an answer was lost.
 * An outage fails the job, which comes again; a refusal waits for a person. One that was withdrawn
 * is only asked for, until nothing is there or it is issued.
 */
export async function sendEinvoice(
  deps: InvoicingDeps,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const { db, provider } = deps;
  // Asked for when one was connected: its tries end, and begin again within an hour of the next
  // one.
  if (provider?.paper !== 'invoice') throw new Outage('einvoice', 'unreachable', 'no provider');
  const einvoice = await findEinvoice(db, invoiceId);
  if (!einvoice || einvoice.state === 'issued') return;
  const { key, sentAt } = einvoice;
  try {
    const known = sentAt && (await provider.find(key));
    const invoice = known || !isOpen(einvoice) ? undefined : await claim(deps, einvoice);
    const answer = invoice ? await provider.issue(invoice, key) : known;
    if (answer) await bookAnswer(deps, einvoice, answer);
  } catch (failure) {
    if (failure instanceof Outage) await noteTrouble(db, invoiceId, failure.message);
    throw failure;
  }
}

/** What the provider does not have and may now have; undefined when another run was quicker. */
function claim(deps: InvoicingDeps, known: Einvoice): Promise<ToIssue | undefined> {
  const { db, clock } = deps;
  const { invoiceId } = known;
  return inTransaction(db, async (trx) => {
    const einvoice = await lockEinvoice(trx, invoiceId);
    if (!einvoice || !isSameTry(einvoice, known)) return undefined;
    if (einvoice.state === 'waiting') {
      if (!(await isRenewed(deps, trx, einvoice))) return undefined;
      await markSent(trx, invoiceId, clock.now());
    }
    const invoice = await readInvoice(trx, invoiceId);
    return { ...invoice, original: await originalOf(trx, invoice) };
  });
}

/** Writes who it is for now and what is paid now; when that is nothing, a person has to look. */
async function isRenewed(deps: InvoicingDeps, trx: Trx, einvoice: Einvoice): Promise<boolean> {
  const { invoiceId, wantedBuyer } = einvoice;
  if (wantedBuyer) await updateBuyer(trx, invoiceId, wantedBuyer);
  const invoice = await readInvoice(trx, invoiceId);
  const lines = await linesOfInvoice(deps, trx, invoice, invoice.replaces);
  if (lines.length > 0) await updateLines(trx, invoiceId, lines);
  else {
    const refusal = { code: 'NOTHING_PAID', words: NOTHING_PAID, isKeySpent: false };
    await markRefused(trx, invoiceId, refusal, deps.clock.now());
    await tellChanged(deps, trx, einvoice);
  }
  return lines.length > 0;
}

/**
 * An invoice under the key is one, whatever was said before; a refusal is for what waits.
 */
export async function bookAnswer(
  deps: InvoicingDeps,
  { invoiceId, key }: Einvoice,
  answer: ProviderAnswer,
): Promise<void> {
  const { db, clock } = deps;
  await inTransaction(db, async (trx) => {
    const einvoice = await lockEinvoice(trx, invoiceId);
    if (einvoice?.key !== key || einvoice.state === 'issued') return;
    if (answer.is === 'under-way') return lookAgain(deps, trx, einvoice);
    if (answer.is === 'refused' && !isOpen(einvoice)) return;
    if (answer.is === 'issued') await bookIssued(deps, trx, einvoice, answer.given);
    else await markRefused(trx, invoiceId, answer, clock.now());
    await tellChanged(deps, trx, einvoice);
  });
}

/**
 * The tax authority works on it, even on one that was withdrawn meanwhile: it is asked for again.
 */
async function lookAgain(
  deps: InvoicingDeps,
  trx: Trx,
  { invoiceId, state, askedAt }: Einvoice,
): Promise<void> {
  if (state === 'refused') return;
  const now = deps.clock.now();
  if (state === 'waiting') await markSent(trx, invoiceId, now);
  await addSendJob(deps, trx, invoiceId, nextLookMs(askedAt, now));
}

async function bookIssued(
  deps: InvoicingDeps,
  trx: Trx,
  { invoiceId }: Einvoice,
  given: Given,
): Promise<void> {
  await markIssued(trx, invoiceId, given, deps.clock.now());
  // The wrong one makes room first: a bill has one paper that counts.
  await bookReplaced(deps, trx, await readInvoice(trx, invoiceId), given);
  const isNumbered = await updateIssued(trx, invoiceId, given);
  assert(isNumbered, `invoice ${invoiceId} has a number that is not its provider's`);
  await addFilesJob(deps, trx, invoiceId);
}

/** The longer the tax authority takes, the more seldom it is asked for. */
const nextLookMs = (askedAt: Date, now: Date): number =>
  Math.min(LATEST_MS, Math.max(SOONEST_MS, (now.getTime() - askedAt.getTime()) / 2));
