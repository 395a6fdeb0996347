import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { unpaidLinks } from '../topping-up/payment-link-store.ts';

const MOST = 100;
/** An account that paid for more people than these is the purse of a shop: it tells nobody. */
const MOST_PAID_FOR = 3;

/** An account that paid for somebody before. */
export interface EarlierSender {
  readonly account: string;
  readonly customerId: string;
}

/** For whom these accounts paid before; without those that paid for many. */
export async function listEarlierOwners(
  reader: Reader,
  accounts: readonly string[],
): Promise<EarlierSender[]> {
  if (accounts.length === 0) return [];
  const rows = await reader
    .selectFrom('wallet_transfers')
    .select(['sender_account', sql<string[]>`array_agg(distinct customer_id)`.as('owners')])
    .where('sender_account', 'in', [...accounts])
    .where('customer_id', 'is not', null)
    .groupBy('sender_account')
    .having((eb) => eb(eb.fn.count('customer_id').distinct(), '<=', MOST_PAID_FOR))
    .execute();
  return rows.flatMap(({ sender_account: account, owners }) =>
    owners.map((customerId) => ({ account: account as string, customerId })),
  );
}

/** A payment of this amount that somebody asked for, and that did not come under its number. */
export interface AskedPayment {
  readonly customerId: string;
  readonly amount: number;
}

/** Asked for with a provider and still valid at `validAt`, the newest first. */
export async function listAskedPayments(
  reader: Reader,
  amounts: readonly number[],
  validAt: Date,
): Promise<AskedPayment[]> {
  if (amounts.length === 0) return [];
  const rows = await unpaidLinks(reader, amounts, validAt)
    .select(['customer_id', 'amount_vnd'])
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ customerId: row.customer_id, amount: row.amount_vnd }));
}
