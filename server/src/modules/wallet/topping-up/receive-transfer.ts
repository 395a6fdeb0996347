import { settleClaim } from './claim-store.ts';
import { newId } from '../../../kernel/chance.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { available, company } from '../../ledger/index.ts';
import { readPhone } from './rules/transfer-content.ts';
import { topUpLabel } from '../labels.ts';
import type { TopUpDeps } from './top-up-deps.ts';
import { findCustomerOfLink } from './payment-link-store.ts';
import { countDelivery, insertTransfer, isToldElsewhere, type Verdict } from './transfer-store.ts';
import type { BankTransaction } from '../banks/bank-transaction.ts';
import { tellCredited } from './tell-credited.ts';

/**
 * A bank reported a transaction: the first delivery decides and moves the money in one transaction, every other is counted
 * and changes nothing. What was asked for under a number of ours, or names exactly one customer, is credited; what does not waits in suspense.
 */
export async function receiveTransfer(
  deps: TopUpDeps,
  told: BankTransaction,
): Promise<{ isNew: boolean; isMoved: boolean }> {
  // A zero byte is no letter, and the database keeps none: the money is not to fail for it.
  const transaction = {
    ...told,
    content: told.content.replaceAll('\0', ''),
    bankReference: told.bankReference.replaceAll('\0', ''),
  };
  // Banks repeat themselves: one statement is enough for what is known.
  if (await isCountedAgain(deps, deps.db, transaction)) return { isNew: false, isMoved: false };
  return inTransaction(deps.db, async (trx) => {
    const id = newId();
    const verdict = await judge(deps, trx, transaction);
    const isNew = await insertTransfer(trx, id, transaction, verdict, deps.clock.now());
    if (isNew) await book(deps, trx, id, transaction, verdict);
    // Its twin came between the two.
    else await isCountedAgain(deps, trx, transaction);
    return { isNew, isMoved: isNew && verdict.state !== 'ignored' };
  });
}

/** Whether it was known: then this delivery is counted, and a different text of it is logged. */
async function isCountedAgain(
  { log }: TopUpDeps,
  writer: Database,
  transaction: BankTransaction,
): Promise<boolean> {
  const counted = await countDelivery(writer, transaction);
  if (counted?.isContradicted)
    log.error(
      { provider: transaction.provider, reference: transaction.providerReference },
      'a bank transaction was reported twice with different content',
    );
  return counted !== undefined;
}

async function judge(
  { config, customers }: TopUpDeps,
  trx: Trx,
  transaction: BankTransaction,
): Promise<Verdict> {
  if (transaction.direction !== 'in') return { state: 'ignored', reason: 'outgoing' };
  if (await isToldElsewhere(trx, transaction))
    return { state: 'ignored', reason: 'told-elsewhere' };
  const asker =
    transaction.orderCode === undefined
      ? undefined
      : await findCustomerOfLink(trx, transaction.orderCode);
  if (asker && transaction.amount > 0) return { state: 'credited', customerId: asker };
  if (!config.bankAccounts.some(({ number }) => number === transaction.accountNumber))
    return { state: 'ignored', reason: 'foreign-account' };
  if (transaction.amount === 0) return { state: 'ignored', reason: 'no-amount' };
  const reading = readPhone(transaction.content);
  if (reading.phone === undefined) return { state: 'unmatched', reason: reading.reason };
  const customer = await customers.findByVerifiedPhone(trx, reading.phone);
  return customer
    ? { state: 'credited', customerId: customer.id }
    : { state: 'unmatched', reason: 'unknown-phone' };
}

async function book(
  deps: TopUpDeps,
  trx: Trx,
  id: string,
  { amount, bankReference }: BankTransaction,
  verdict: Verdict,
): Promise<void> {
  if (verdict.state === 'ignored') return;
  const facts = {
    from: company('bank'),
    amount,
    currency: 'VND',
    cause: { type: 'top-up', id },
  } as const;
  if (verdict.state === 'unmatched') {
    await deps.ledger.post(trx, [
      { ...facts, key: `suspense:${id}`, to: company('suspense'), kind: 'suspense' },
    ]);
    await deps.live.tell(trx, 'desk', { kind: 'transfer-unmatched', id });
    return;
  }
  const { customerId } = verdict as Extract<Verdict, { state: 'credited' }>;
  await deps.ledger.post(trx, [
    {
      ...facts,
      key: `top-up:${id}`,
      to: available(customerId),
      kind: 'top-up',
      memo: topUpLabel(bankReference),
    },
  ]);
  // It came late: whoever missed it misses it no more.
  await settleClaim(trx, customerId, amount, id, deps.clock.now());
  await tellCredited(deps, trx, { customerId, amount, transferId: id });
}
