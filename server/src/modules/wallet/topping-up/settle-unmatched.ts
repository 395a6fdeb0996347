import type { TransferPurpose } from '@hako/contract/wallet/desk';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Proposal } from '../../approvals/index.ts';
import { available, company, type CompanyAccount } from '../../ledger/index.ts';
import { SETTLED_LABEL } from '../labels.ts';
import { settleClaim } from './claim-store.ts';
import { tellCredited } from './tell-credited.ts';
import type { TopUpDeps } from './top-up-deps.ts';
import {
  closeTransferRow,
  findTransfer,
  lockTransfer,
  settleTransferRow,
  type Transfer,
} from './transfer-store.ts';

/** What of the desk is done to a transfer, in approvals and in the audit. */
export const transferSubject = (transferId: string): string => `transfer:${transferId}`;

interface Ask {
  readonly staffId: string;
  readonly transferId: string;
  readonly reason: string;
  readonly proofs?: readonly string[] | undefined;
}

/**
 * An accountant says whose an unmatched transfer is; a second person approves before it is credited.
 * Refusals `wallet.transfer-not-found`, `wallet.transfer-already-settled`, `wallet.customer-not-found`, `approvals.waiting`.
 */
export function askToSettle(
  deps: TopUpDeps,
  { customerId, ...ask }: Ask & { readonly customerId: string },
): Promise<Transfer> {
  return askAbout(deps, ask, async (trx, asked) => {
    refuseUnless(await deps.customers.find(trx, customerId), 'wallet.customer-not-found');
    const { transferId } = ask;
    const terms = { transferId };
    await deps.approvals.propose(trx, { ...asked, act: 'transfer.settle', terms, customerId });
  });
}

/**
 * An accountant says that an unmatched transfer belongs to no customer; a second person approves.
 * Refusals as of `askToSettle`.
 */
export function askToClose(
  deps: TopUpDeps,
  { purpose, ...ask }: Ask & { readonly purpose: TransferPurpose },
): Promise<Transfer> {
  return askAbout(deps, ask, async (trx, asked) => {
    const terms = { transferId: ask.transferId, purpose };
    await deps.approvals.propose(trx, { ...asked, act: 'transfer.close', terms });
  });
}

/**
 * Proposes first and locks the transfer afterwards, in the order of a decision: the other way round
 * somebody who asks and somebody who approves would wait for each other.
 */
function askAbout(
  deps: TopUpDeps,
  { staffId, transferId, reason, proofs = [] }: Ask,
  propose: (trx: Trx, asked: AskedOfTransfer) => Promise<void>,
): Promise<Transfer> {
  return inTransaction(deps.db, async (trx) => {
    const known = await findTransfer(trx, transferId);
    refuseUnless(known, 'wallet.transfer-not-found');
    refuseUnless(known.state === 'unmatched', 'wallet.transfer-already-settled');
    const { amount } = known;
    const subject = transferSubject(transferId);
    await propose(trx, { subject, amount, reason, proofs, proposedBy: staffId });
    return lockUnmatched(trx, transferId);
  });
}

type AskedOfTransfer = Pick<Proposal, 'subject' | 'amount' | 'reason' | 'proofs' | 'proposedBy'>;

/** Credits an unmatched transfer to the customer whom two people named, once. */
export async function settleTransfer(
  deps: TopUpDeps,
  trx: Trx,
  settled: { readonly transferId: string; readonly customerId: string; readonly by: string },
): Promise<void> {
  const { transferId, customerId, by } = settled;
  const { amount } = await lockUnmatched(trx, transferId);
  refuseUnless(await deps.customers.find(trx, customerId), 'wallet.customer-not-found');
  const at = deps.clock.now();
  await settleTransferRow(trx, transferId, { customerId, by, at });
  await deps.ledger.post(trx, [
    {
      key: `settle:${transferId}`,
      from: company('suspense'),
      to: available(customerId),
      amount,
      currency: 'VND',
      kind: 'top-up',
      cause: { type: 'top-up', id: transferId },
      memo: SETTLED_LABEL,
    },
  ]);
  await settleClaim(trx, customerId, amount, transferId, at);
  await tellCredited(deps, trx, { customerId, amount, transferId });
}

/** Where the money of a transfer of ours goes from suspense. */
const ACCOUNT_OF: Readonly<Record<TransferPurpose, CompanyAccount>> = {
  'carrier-remittance': 'cash-on-delivery',
  returned: 'bank',
  'company-income': 'own-funds',
};

/** Takes a transfer that belongs to no customer out of suspense, once. */
export async function closeTransfer(
  deps: TopUpDeps,
  trx: Trx,
  closed: { readonly transferId: string; readonly purpose: TransferPurpose; readonly by: string },
): Promise<void> {
  const { transferId, purpose, by } = closed;
  const { amount } = await lockUnmatched(trx, transferId);
  await closeTransferRow(trx, transferId, { purpose, by, at: deps.clock.now() });
  await deps.ledger.post(trx, [
    {
      key: `close:${transferId}`,
      from: company('suspense'),
      to: company(ACCOUNT_OF[purpose]),
      amount,
      currency: 'VND',
      kind: 'suspense',
      cause: { type: 'top-up', id: transferId },
    },
  ]);
}

async function lockUnmatched(trx: Trx, transferId: string): Promise<Transfer> {
  const transfer = await lockTransfer(trx, transferId);
  refuseUnless(transfer, 'wallet.transfer-not-found');
  refuseUnless(transfer.state === 'unmatched', 'wallet.transfer-already-settled');
  return transfer;
}
