import type { Clock } from '../../kernel/clock.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import type { Identity, Origin, SignedIn } from '../identity/index.ts';
import { findStep } from './rules/totp.ts';
import { openSecret } from './sealed-secret.ts';
import { claimTotpStep, insertAudit, readSealedTotp } from './staff-store.ts';
import { newId } from '../../kernel/chance.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly identity: Identity;
  readonly serverSecret: string;
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
  { db, clock, identity, serverSecret, securityLog }: Deps,
  { email, password, code }: StaffClaim,
  origin: Origin,
): Promise<SignedIn> {
  const { user, triesScope } = await identity
    .provePassword({ kind: 'staff', username: email, password, ip: origin.ip })
    .catch((error: unknown) => {
      throw error instanceof Refusal && error.code === 'identity.wrong-password'
        ? new Refusal('staff.sign-in-refused')
        : error;
    });
  const sealed = await readSealedTotp(db, user.id);
  if (!sealed) throw new Refusal('staff.sign-in-refused');
  const secret = openSecret(sealed, user.id, serverSecret);
  if (!secret) throw new Refusal('staff.other-secret');
  await identity.countSecondFactor(user.id);
  const step = findStep(secret, code, clock.now().getTime());
  const refuse = (): never => {
    securityLog('sign-in.wrong-second-factor', { userId: user.id, kind: 'staff', ip: origin.ip });
    throw new Refusal('staff.sign-in-refused');
  };
  if (!step) return refuse();
  return inTransaction(db, async (trx) => {
    if (!(await claimTotpStep(trx, user.id, step))) return refuse();
    await identity.forgetSecondFactorGuesses(trx, user.id);
    const now = clock.now();
    await insertAudit(trx, {
      id: newId(now.getTime()),
      actor: user.id,
      action: 'staff.sign-in',
      at: now,
      after: { ip: origin.ip },
    });
    return identity.openSession(trx, { userId: user.id, triesScope }, origin);
  });
}
