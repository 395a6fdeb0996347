import { sql } from 'kysely';
import { type Dong, dong } from '../../../kernel/money.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Cause, CompanyAccount } from '../../ledger/index.ts';

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

/**
 * What each account of ours received for this and has not given back, the largest first. Discounts that we gave were never paid, and so
 * come off the largest. `without` is a refund that is just being made.
 */
export async function listRefundable(
  reader: Reader,
  paidFor: Cause,
  without = '',
): Promise<{ account: CompanyAccount; amount: Dong }[]> {
  const { rows } = await sql<{ account: string; amount: number }>`
    select account, sum(amount)::bigint as amount from (
      select to_account as account, amount from ledger_movements
      where cause_type = ${paidFor.type} and cause_id = ${paidFor.id} and kind in ('capture', 'payment')
      union all
      select from_account, -amount from ledger_movements
      where cause_type = ${paidFor.type} and cause_id = ${paidFor.id} and kind = 'discount'
      union all
      select m.from_account, -m.amount from wallet_refunds r
      join ledger_movements m on m.cause_type = r.cause_type and m.cause_id = r.cause_id and m.kind = 'refund' and starts_with(m.key, r.key || ':')
      where r.paid_type = ${paidFor.type} and r.paid_id = ${paidFor.id} and r.key <> ${without}
    ) t group by account having sum(amount) <> 0 order by amount desc`.execute(reader);
  const over = rows.reduce((total, { amount }) => total + Math.min(0, amount), 0);
  let discounted = -over;
  return rows.flatMap(({ account, amount }) => {
    const lessened = Math.max(0, amount - discounted);
    discounted = Math.max(0, discounted - Math.max(0, amount));
    return lessened > 0
      ? [{ account: account.replace(/^company:/, '') as CompanyAccount, amount: dong(lessened) }]
      : [];
  });
}
