import type { TransferPurpose, TransferReason, TransferState } from '@hako/contract/wallet/desk';
import { lockName } from '../../../platform/database/lock.ts';
import type { Selectable } from 'kysely';
import { type Dong, dong } from '../../../kernel/money.ts';
import type { Database, Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { BankTransaction } from '../banks/bank-transaction.ts';
import { type Sender, senderNameIn } from '../candidates/rules/clues-in-text.ts';

/** A transaction of one of our bank accounts and what became of it. */
export interface Transfer {
  readonly id: string;
  readonly provider: string;
  readonly accountNumber: string;
  readonly bankReference: string;
  readonly direction: 'in' | 'out';
  readonly amount: Dong;
  readonly content: string;
  readonly sender: Sender;
  readonly transferredAt: Date;
  readonly receivedAt: Date;
  readonly deliveries: number;
  readonly isContradicted: boolean;
  readonly state: TransferState;
  readonly reason: TransferReason | undefined;
  readonly customerId: string | undefined;
  readonly settledAt: Date | undefined;
  /** What a closed one was. */
  readonly closedAs: TransferPurpose | undefined;
}

/** What becomes of a transfer. */
export type Verdict =
  | { readonly state: 'credited'; readonly customerId: string }
  | { readonly state: 'unmatched' | 'ignored'; readonly reason: TransferReason };

/** Inserts it unless it is known; false then. Waits for a twin that is being written. */
export async function insertTransfer(
  trx: Trx,
  id: string,
  transaction: BankTransaction,
  verdict: Verdict,
  at: Date,
): Promise<boolean> {
  const { sender } = transaction;
  const row = await trx
    .insertInto('wallet_transfers')
    .values({
      id,
      provider: transaction.provider,
      account_number: transaction.accountNumber,
      provider_reference: transaction.providerReference,
      bank_reference: transaction.bankReference,
      direction: transaction.direction,
      amount_vnd: transaction.amount,
      content: transaction.content,
      transferred_at: transaction.transferredAt,
      received_at: at,
      raw: transaction.raw,
      order_code: transaction.orderCode ?? null,
      sender_account: sender?.account ?? null,
      sender_name: sender?.name ?? senderNameIn(transaction.content) ?? null,
      state: verdict.state,
      reason: 'reason' in verdict ? verdict.reason : null,
      customer_id: 'customerId' in verdict ? verdict.customerId : null,
    })
    .onConflict((conflict) => conflict.constraint('wallet_transfers_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether another provider told the same transaction of the bank: same account, reference and amount. Takes the reference for this
 * transaction, so that two feeds that tell it at once are heard one after the other.
 */
export async function isToldElsewhere(
  trx: Trx,
  { provider, accountNumber, bankReference, amount, direction }: BankTransaction,
): Promise<boolean> {
  if (bankReference === '') return false;
  await lockName(trx, `${accountNumber}:${bankReference}`);
  const twin = await trx
    .selectFrom('wallet_transfers')
    .select('id')
    .where('account_number', '=', accountNumber)
    .where('bank_reference', '=', bankReference)
    .where('amount_vnd', '=', amount)
    .where('direction', '=', direction)
    .where('provider', '<>', provider)
    // What was not counted then may be counted now: the other feed may know an account or an order that this one did not.
    .where('state', '<>', 'ignored')
    .limit(1)
    .executeTakeFirst();
  return twin !== undefined;
}

/**
 * Counts another delivery of a known one; keeps its text when it says something else, and gives
 * back whether it ever did. Undefined when none is known.
 */
export async function countDelivery(
  writer: Database,
  transaction: BankTransaction,
): Promise<{ isContradicted: boolean } | undefined> {
  const row = await writer
    .updateTable('wallet_transfers')
    .set((eb) => ({
      deliveries: eb('deliveries', '+', 1),
      conflicting_raw: eb
        .case()
        .when(
          eb.or([
            eb('amount_vnd', '<>', transaction.amount),
            eb('direction', '<>', transaction.direction),
            eb('content', '<>', transaction.content),
          ]),
        )
        .then(transaction.raw)
        .else(eb.ref('conflicting_raw'))
        .end(),
    }))
    .where('provider', '=', transaction.provider)
    .where('account_number', '=', transaction.accountNumber)
    .where('provider_reference', '=', transaction.providerReference)
    .returning('conflicting_raw')
    .executeTakeFirst();
  return row && { isContradicted: row.conflicting_raw !== null };
}

export async function lockTransfer(trx: Trx, id: string): Promise<Transfer | undefined> {
  const row = await trx
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && transferOf(row);
}

export async function findTransfer(reader: Reader, id: string): Promise<Transfer | undefined> {
  const row = await reader
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && transferOf(row);
}

interface Decided {
  /** The second person. */
  readonly by: string;
  readonly at: Date;
}

export async function settleTransferRow(
  trx: Trx,
  id: string,
  { customerId, by, at }: Decided & { readonly customerId: string },
): Promise<void> {
  await trx
    .updateTable('wallet_transfers')
    .set({ state: 'settled', customer_id: customerId, settled_by: by, settled_at: at })
    .where('id', '=', id)
    .execute();
}

export async function closeTransferRow(
  trx: Trx,
  id: string,
  { purpose, by, at }: Decided & { readonly purpose: TransferPurpose },
): Promise<void> {
  await trx
    .updateTable('wallet_transfers')
    .set({ state: 'closed', closed_as: purpose, settled_by: by, settled_at: at })
    .where('id', '=', id)
    .execute();
}

export async function readManualCreditLimit(reader: Reader): Promise<Dong> {
  return dong(
    (
      await reader
        .selectFrom('wallet_settings')
        .select('manual_credit_limit_vnd')
        .executeTakeFirstOrThrow()
    ).manual_credit_limit_vnd,
  );
}

/** A row as the module reads it. */
export const transferOf = (row: Selectable<Tables['wallet_transfers']>): Transfer => ({
  id: row.id,
  provider: row.provider,
  accountNumber: row.account_number,
  bankReference: row.bank_reference,
  direction: row.direction as Transfer['direction'],
  amount: dong(row.amount_vnd),
  content: row.content,
  sender: { account: row.sender_account ?? undefined, name: row.sender_name ?? undefined },
  transferredAt: row.transferred_at,
  receivedAt: row.received_at,
  deliveries: row.deliveries,
  isContradicted: row.conflicting_raw !== null,
  state: row.state as TransferState,
  reason: (row.reason ?? undefined) as Transfer['reason'],
  customerId: row.customer_id ?? undefined,
  settledAt: row.settled_at ?? undefined,
  closedAs: (row.closed_as ?? undefined) as Transfer['closedAs'],
});
