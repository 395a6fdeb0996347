import type { Dong } from '../../../kernel/money.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Cause } from '../../ledger/index.ts';

interface Refund {
  readonly key: string;
  readonly customerId: string;
  readonly paidFor: Cause;
  readonly cause: Cause;
  readonly amount: Dong;
}

/** Writes down what is given back of which payment; false when this key was used before. */
export async function insertRefund(
  trx: Trx,
  { key, customerId, paidFor, cause, amount }: Refund,
  at: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('wallet_refunds')
    .values({
      key,
      customer_id: customerId,
      paid_type: paidFor.type,
      paid_id: paidFor.id,
      cause_type: cause.type,
      cause_id: cause.id,
      amount_vnd: amount,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** The refunds of this payment, but for the one that is just being made. */
export async function listRefunds(
  reader: Reader,
  paidFor: Cause,
  without: string,
): Promise<{ cause: Cause; key: string }[]> {
  const rows = await reader
    .selectFrom('wallet_refunds')
    .select(['key', 'cause_type', 'cause_id'])
    .where('paid_type', '=', paidFor.type)
    .where('paid_id', '=', paidFor.id)
    .where('key', '!=', without)
    .execute();
  return rows.map(({ key, cause_type, cause_id }) => ({
    key,
    cause: { type: cause_type as Cause['type'], id: cause_id },
  }));
}
