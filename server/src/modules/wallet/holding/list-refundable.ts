import { type Dong, dong } from '../../../kernel/money.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Cause, CompanyAccount, Ledger } from '../../ledger/index.ts';
import { listRefunds } from './refund-store.ts';

/**
 * What each account of ours received for this and has not given back, the largest first. Discounts that we gave were never
 * paid, and so come off the largest. `without` is the key of a refund that is just being made.
 */
export async function listRefundable(
  { ledger }: { readonly ledger: Pick<Ledger, 'receivedFor'> },
  reader: Reader,
  paidFor: Cause,
  without = '',
): Promise<{ account: CompanyAccount; amount: Dong }[]> {
  const refunds = await listRefunds(reader, paidFor, without);
  const rows = await ledger.receivedFor(reader, paidFor, refunds);
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
