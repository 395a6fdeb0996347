import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { type FloatAccount, lockAccounts } from './account-store.ts';

/**
 * The accounts that yen are about to move on, locked so that none is closed meanwhile. Refusals
 * `float.account-not-found`, `float.account-closed`.
 */
export async function lockOpen(
  trx: Trx,
  ids: readonly string[],
  strength: 'share' | 'update' = 'share',
): Promise<FloatAccount[]> {
  const found = await lockAccounts(trx, ids, strength);
  return ids.map((id) => {
    const account = found.find((one) => one.id === id);
    refuseUnless(account, 'float.account-not-found');
    refuseUnless(!account.closedAt, 'float.account-closed', { name: account.name });
    return account;
  });
}
