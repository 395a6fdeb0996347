import type { Clock } from '../../kernel/clock.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import type { Identity, Origin, SignedIn } from '../identity/index.ts';
import type { ServerSecrets } from './sealing/sealed-secret.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { insertAudit } from './staff-store.ts';
import { newId } from '../../kernel/chance.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly identity: Identity;
  readonly serverSecrets: ServerSecrets;
  readonly securityLog: SecurityLog;
}

export interface StaffClaim {
  readonly email: string;
  readonly password: string;
  /** Of the authenticator app. */
  readonly code: string;
}

/**
 * Both factors or nothing; which one was wrong is not told. The budget of tries is given back only when both were right, so a
 * known password leaves few guesses at the code. Refusals `staff.sign-in-refused`, `staff.other-secret`, `identity.too-many-tries`, `identity.busy`.
 */
export async function signInStaff(
  deps: Deps,
  { email, password, code }: StaffClaim,
  origin: Origin,
): Promise<SignedIn> {
  const { db, clock, identity } = deps;
  const { user, triesScope } = await identity
    .provePassword({ kind: 'staff', username: email, password, ...origin })
    .catch((error: unknown) => {
      throw error instanceof Refusal && error.code === 'identity.wrong-password'
        ? new Refusal('staff.sign-in-refused')
        : error;
    });
  const { ip } = origin;
  const claim = await readSecondFactor(deps, user.id, { code, ip, purpose: 'sign-in' });
  if (!claim) throw new Refusal('staff.sign-in-refused');
  return inTransaction(db, async (trx) => {
    if (!(await claim(trx))) throw new Refusal('staff.sign-in-refused');
    const now = clock.now();
    await insertAudit(trx, {
      id: newId(now.getTime()),
      actor: user.id,
      action: 'staff.sign-in',
      at: now,
      after: { ip },
    });
    return identity.openSession(trx, { userId: user.id, triesScope }, origin);
  });
}
