import { newId } from '../../../kernel/chance.ts';
import type { Dong } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { available, company } from '../../ledger/index.ts';
import { settleClaim } from './claim-store.ts';
import { dongText } from '../../../kernel/wording.ts';
import { SETTLED_LABEL } from '../labels.ts';
import type { TopUpDeps } from './top-up-deps.ts';
import {
  lockTransfer,
  readManualCreditLimit,
  settleTransferRow,
  type Transfer,
} from './transfer-store.ts';
import { tellCredited } from './tell-credited.ts';

interface Settlement {
  readonly staffId: string;
  readonly transferId: string;
  readonly customerId: string;
  readonly reason: string;
}

/** The accountant gives an unmatched transfer to the customer it came from, once. */
export function settleTransfer(
  deps: TopUpDeps,
  { staffId, transferId, customerId, reason }: Settlement,
): Promise<Transfer> {
  return inTransaction(deps.db, async (trx) => {
    const transfer = await lockTransfer(trx, transferId);
    refuseUnless(transfer, 'wallet.transfer-not-found');
    refuseUnless(transfer.state === 'unmatched', 'wallet.transfer-already-settled');
    refuseUnless(await deps.customers.find(trx, customerId), 'wallet.customer-not-found');
    const at = deps.clock.now();
    await settleTransferRow(trx, transferId, customerId, staffId, at);
    await deps.ledger.post(trx, [
      {
        key: `settle:${transferId}`,
        from: company('suspense'),
        to: available(customerId),
        amount: transfer.amount,
        currency: 'VND',
        kind: 'top-up',
        cause: { type: 'top-up', id: transferId },
        memo: SETTLED_LABEL,
      },
    ]);
    await settleClaim(trx, customerId, transfer.amount, transferId, at);
    await deps.audit(trx, {
      actor: staffId,
      action: 'transfer.settle',
      subject: `transfer:${transferId}`,
      reason,
      after: { customerId, amount: transfer.amount },
    });
    await tellCredited(deps, trx, { customerId, amount: transfer.amount, transferId });
    return { ...transfer, state: 'settled', customerId, settledAt: at };
  });
}

interface ManualCredit {
  readonly staffId: string;
  readonly customerId: string;
  readonly amount: Dong;
  readonly reason: string;
  /** Of the request; the same one again adds nothing. */
  readonly key: string | undefined;
}

/** The accountant adds money by hand, within the operator's limit for one person. */
export function creditByHand(
  deps: TopUpDeps,
  { staffId, customerId, amount, reason, key = newId() }: ManualCredit,
): Promise<{ id: string; available: Dong }> {
  return inTransaction(deps.db, async (trx) => {
    const limit = await readManualCreditLimit(trx);
    refuseUnless(amount <= limit, 'wallet.credit-over-limit', {
      limit,
      limitText: dongText(limit),
    });
    refuseUnless(await deps.customers.find(trx, customerId), 'wallet.customer-not-found');
    const id = `${staffId}:${key}`;
    const before = await deps.ledger.pursesOf(trx, customerId);
    const added = await deps.ledger.post(trx, [
      {
        key: `adjustment:${id}`,
        from: company('adjustment'),
        to: available(customerId),
        amount,
        currency: 'VND',
        kind: 'adjustment',
        cause: { type: 'adjustment', id },
        memo: reason,
      },
    ]);
    const after = await deps.ledger.pursesOf(trx, customerId);
    if (added === 0) return { id, available: after.available };
    await deps.audit(trx, {
      actor: staffId,
      action: 'wallet.credit',
      subject: `customer:${customerId}`,
      reason,
      before,
      after,
    });
    await tellCredited(deps, trx, { customerId, amount, transferId: id });
    return { id, available: after.available };
  });
}
