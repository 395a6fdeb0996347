import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { SignedInPlace } from '../../identity/index.ts';
import type { AccountDeps, Act } from '../accounts/deps.ts';
import { insertAudit } from '../staff-store.ts';

/** Where a customer is signed in, used last first. Refusal `customers.not-found`. */
export async function listCustomerPlaces(
  deps: AccountDeps,
  customerId: string,
): Promise<SignedInPlace[]> {
  await refuseNobody(deps, customerId);
  return deps.identity.listSessions({ userId: customerId, sessionId: '' });
}

/**
 * Signs a customer out at one place, or everywhere; gives how many places that were. Refusals
 * `customers.not-found`, `identity.session-not-found`.
 */
export async function endCustomerSessions(
  deps: AccountDeps,
  { customerId, only }: { readonly customerId: string; readonly only: string | undefined },
  act: Act,
): Promise<number> {
  await refuseNobody(deps, customerId);
  const ended = await inTransaction(deps.db, async (trx) => {
    const sessions = await deps.identity.endSessionsFor(trx, { userId: customerId, only });
    if (sessions.length === 0) return sessions;
    const at = deps.clock.now();
    const entry = {
      ...act,
      action: 'customer.end-sessions',
      subject: `customer:${customerId}`,
      before: { open: sessions.length },
      after: { ended: sessions.length, everywhere: only === undefined },
    };
    await insertAudit(trx, { ...entry, id: newId(at.getTime()), at });
    return sessions;
  });
  deps.identity.forget(ended);
  return ended.length;
}

async function refuseNobody({ db, identity }: AccountDeps, customerId: string): Promise<void> {
  const user = await identity.findUser(db, customerId);
  refuseUnless(user?.kind === 'customer', 'customers.not-found');
}
