import type { StatementRow } from '@hako/contract/wallet/wallet';
import type { TransferCandidate } from '@hako/contract/wallet/candidates';
import type { DeskTransfer } from '@hako/contract/wallet/desk';
import type { Static } from 'typebox';
import { type Customer, customerName } from '../customers/index.ts';
import type { StatementLine } from '../ledger/index.ts';
import type { Dong } from '../../kernel/money.ts';
import { bankNames } from './banks/list-banks.ts';
import type { Candidate } from './candidates/rules/rank-candidates.ts';
import type { Claim } from './topping-up/claim-store.ts';
import { amountInWords } from './statement/amount-in-words.ts';
import { holdOfKey } from './holding/hold-key.ts';
import type { ReadLines } from './statement/read-statement.ts';
import { causeLink } from './statement/cause-link.ts';
import { KIND_LABELS, PART_LABELS } from './labels.ts';
import type { Transfer } from './topping-up/transfer-store.ts';
import type { PaymentLink } from './topping-up/payment-link-store.ts';
import type { Hold } from './wallet.ts';
import type { TopUpAccount, TopUpGuide } from './topping-up/read-top-up.ts';

const changeOf = (line: StatementLine, purse: 'available' | 'held'): number =>
  (line.to === purse ? line.amount : 0) - (line.from === purse ? line.amount : 0);

const partOf = ({ from, to }: StatementLine): string | undefined =>
  (PART_LABELS as Readonly<Record<string, string>>)[
    (to.startsWith('company:') ? to : from).replace('company:', '')
  ];

export const statementRow = (line: StatementLine): Static<typeof StatementRow> => ({
  id: line.key,
  at: line.at.toISOString(),
  kind: line.kind,
  label: line.memo ?? KIND_LABELS[line.kind],
  part: partOf(line),
  amount_vnd: changeOf(line, 'available'),
  held_change_vnd: changeOf(line, 'held'),
  available_after_vnd: line.availableAfter,
  held_after_vnd: line.heldAfter,
  cause: line.cause,
  hold: holdOfKey(line.key),
  link: causeLink(line.cause),
});

/** The same, and what has become of what was held. */
export const statementRows = ({ lines, holdEnds }: ReadLines): Static<typeof StatementRow>[] =>
  lines.map(statementRow).map(({ hold, ...row }) => {
    const became = hold && holdEnds.get(`${hold.type}:${hold.id}`);
    return { ...row, hold: hold && { ...hold, ...(became && { became }) } };
  });

/** What a part of the held money is held for. */
export const holdRow = ({
  label,
  open,
  createdAt,
  cause,
}: Hold & { readonly createdAt: Date }) => ({
  label,
  amount_vnd: open,
  since: createdAt.toISOString(),
  cause,
  link: causeLink(cause),
});

/** An account to pay into, with the names of its bank. */
const accountRow = ({ bin, accountNumber, holder, payload }: TopUpAccount) => {
  const { long, short } = bankNames(bin);
  return {
    bin,
    bank_name: long,
    bank_short_name: short,
    account_number: accountNumber,
    holder,
    payload,
  };
};

export const claimRow = (claim: Claim) => ({
  id: claim.id,
  amount_vnd: claim.amount,
  reference: claim.reference,
  note: claim.note,
  is_settled: claim.state === 'settled',
  state: claim.state,
  ...(claim.answer === undefined ? {} : { answer: claim.answer }),
  created_at: claim.createdAt.toISOString(),
});

export const transferRow = (transfer: Transfer) => ({
  _id: transfer.id,
  amount: transfer.amount,
  content: transfer.content,
  reference: transfer.bankReference,
  account_number: transfer.accountNumber,
  status: transfer.state,
  created_date: transfer.transferredAt.toISOString(),
});

type Named = Pick<Customer, 'id' | 'customerNo' | 'fullName'>;

export const deskClaim = (claim: Claim, customer: Named) => ({
  id: claim.id,
  customer: customerName(customer.id, customer),
  amount_vnd: claim.amount,
  reference: claim.reference,
  note: claim.note,
  created_at: claim.createdAt.toISOString(),
});

/** A transfer for the desk, with the customers it names and the claims that could be about it. */
export function deskTransfer(
  transfer: Transfer,
  customers: ReadonlyMap<string, Named>,
  claims: readonly Claim[],
): Omit<Static<typeof DeskTransfer>, 'candidates'> {
  const owner = transfer.customerId ? customers.get(transfer.customerId) : undefined;
  return {
    id: transfer.id,
    provider: transfer.provider,
    account_number: transfer.accountNumber,
    reference: transfer.bankReference,
    direction: transfer.direction,
    amount_vnd: transfer.amount,
    content: transfer.content,
    transferred_at: transfer.transferredAt.toISOString(),
    received_at: transfer.receivedAt.toISOString(),
    deliveries: transfer.deliveries,
    is_contradicted: transfer.isContradicted,
    state: transfer.state,
    reason: transfer.reason,
    customer: owner && customerName(owner.id, owner),
    closed_as: transfer.closedAs,
    claims: claims.flatMap((claim) => {
      const customer =
        claim.amount === transfer.amount ? customers.get(claim.customerId) : undefined;
      return customer
        ? [
            {
              customer: customerName(customer.id, customer),
              reference: claim.reference,
              note: claim.note,
              created_at: claim.createdAt.toISOString(),
            },
          ]
        : [];
    }),
  };
}

/** Whose a transfer may be; somebody whose account is erased is left out. */
export const candidateRows = (
  candidates: readonly Candidate[],
  customers: ReadonlyMap<string, Named>,
): TransferCandidate[] =>
  candidates.flatMap(({ customerId, clues, isClear }) => {
    const customer = customers.get(customerId);
    return customer
      ? [
          {
            customer: customerName(customer.id, customer),
            clues: clues.map(({ kind, detail }) => ({ kind, detail })),
            is_clear: isClear,
          },
        ]
      : [];
  });

/** How to pay in by transfer. */
export const topUpRow = (guide: TopUpGuide) => ({
  content: guide.content,
  amount_vnd: guide.amount,
  amount_in_words: guide.amountInWords,
  has_payment_link: guide.hasPaymentLink,
  accounts: guide.accounts.map(accountRow),
});

/** A payment of one amount that the provider waits for. */
export const paymentLinkRow = ({ guide, expiresAt }: PaymentLink, amount: Dong) => ({
  content: guide.content,
  amount_vnd: amount,
  amount_in_words: amountInWords(amount),
  expires_at: expiresAt.toISOString(),
  account: accountRow(guide),
});
