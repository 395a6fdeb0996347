import { TRANSFER_PURPOSES, type TransferPurpose } from '@hako/contract/wallet/desk';
import type { Dong } from '../../kernel/money.ts';
import { momentInVietnam } from '../../kernel/vietnam-day.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { ActHandlers, Approval } from '../approvals/index.ts';
import { APPROVAL_FACTS, dongFact } from './labels.ts';
import { credit, debit } from './topping-up/adjust-by-hand.ts';
import { closeTransfer, settleTransfer } from './topping-up/settle-unmatched.ts';
import type { TopUpDeps } from './topping-up/top-up-deps.ts';
import { findTransfer } from './topping-up/transfer-store.ts';

type WalletActs = Pick<
  ActHandlers,
  'wallet.credit' | 'wallet.debit' | 'transfer.settle' | 'transfer.close'
>;

/** What a second person decides about wallets. */
export const walletActs = (deps: TopUpDeps): WalletActs => ({
  'wallet.credit': {
    factsOf: (reader, approval) => walletFacts(deps, reader, approval, 1),
    carryOut: async (trx, approval) =>
      void (await credit(deps, trx, { id: approval.terms.key, ...moneyOf(approval) })),
  },
  'wallet.debit': {
    factsOf: (reader, approval) => walletFacts(deps, reader, approval, -1),
    carryOut: (trx, approval) => debit(deps, trx, { id: approval.terms.key, ...moneyOf(approval) }),
  },
  'transfer.settle': {
    factsOf: (reader, { terms }) => transferFacts(reader, terms.transferId),
    carryOut: (trx, approval) =>
      settleTransfer(deps, trx, {
        transferId: approval.terms.transferId,
        customerId: moneyOf(approval).customerId,
        by: approval.decidedBy,
      }),
  },
  'transfer.close': {
    factsOf: async (reader, { terms }) => [
      { label: APPROVAL_FACTS.purpose, value: TRANSFER_PURPOSES[terms.purpose as TransferPurpose] },
      ...(await transferFacts(reader, terms.transferId)),
    ],
    carryOut: (trx, { terms, decidedBy }) =>
      closeTransfer(deps, trx, {
        transferId: terms.transferId,
        purpose: terms.purpose as TransferPurpose,
        by: decidedBy,
      }),
  },
});

function moneyOf({ customerId, amount, reason }: Approval) {
  if (customerId === undefined || amount === undefined)
    throw new Error('a movement of money has a customer and an amount');
  return { customerId, amount, reason };
}

/** What the wallet holds now and afterwards. */
async function walletFacts(deps: TopUpDeps, reader: Reader, approval: Approval, sign: 1 | -1) {
  const { customerId, amount } = moneyOf(approval);
  const { available } = await deps.ledger.pursesOf(reader, customerId);
  const now = { label: APPROVAL_FACTS.balanceNow, value: dongFact(available) };
  if (approval.state !== 'waiting') return [now];
  const after = (available + sign * amount) as Dong;
  return [now, { label: APPROVAL_FACTS.balanceAfter, value: dongFact(after) }];
}

async function transferFacts(reader: Reader, transferId: string) {
  const transfer = await findTransfer(reader, transferId);
  if (!transfer) return [];
  const { content, transferredAt, accountNumber, bankReference, isContradicted } = transfer;
  return [
    { label: APPROVAL_FACTS.content, value: content },
    { label: APPROVAL_FACTS.at, value: momentInVietnam(transferredAt) },
    { label: APPROVAL_FACTS.account, value: accountNumber },
    { label: APPROVAL_FACTS.reference, value: bankReference },
    ...(isContradicted ? [{ label: APPROVAL_FACTS.note, value: APPROVAL_FACTS.contradicted }] : []),
  ];
}
