import { inTransaction } from '../../../platform/database/transaction.ts';
import type { IdentityDeps } from '../deps.ts';
import { openSession, type Origin, type SignedIn } from '../sessions/open-session.ts';
import { provePassword } from './prove-password.ts';

/** Signs a customer in. `username`: an e-mail address or phone number as typed. Refusals as `provePassword`. */
export async function signInByPassword(
  deps: IdentityDeps,
  { username, password }: { readonly username: string; readonly password: string },
  origin: Origin,
): Promise<SignedIn> {
  const claim = { kind: 'customer', username, password, ...origin } as const;
  const { user, triesScope } = await provePassword(deps, claim);
  return inTransaction(deps.db, (trx) =>
    openSession(deps, trx, { userId: user.id, triesScope }, origin),
  );
}
