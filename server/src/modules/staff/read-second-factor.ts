import { Refusal } from '../../kernel/refusal.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import type { Identity } from '../identity/index.ts';
import { findStep } from './rules/totp.ts';
import { openSecret, type ServerSecrets } from './sealing/sealed-secret.ts';
import { claimTotpStep, readSealedTotp } from './staff-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly identity: Identity;
  readonly serverSecrets: ServerSecrets;
  readonly securityLog: SecurityLog;
}

interface Typed {
  readonly code: string;
  readonly ip: string;
  readonly purpose: 'sign-in' | 'proof';
}

/** Uses the code up; false when it was used before. */
type ClaimCode = (trx: Trx) => Promise<boolean>;

/**
 * Compares the code of the authenticator app, once the password was right; every guess is counted
 * before.
 * Undefined when it is wrong or the account has no second factor. Refusals `staff.other-secret`,
 * `identity.too-many-tries`.
 */
export async function readSecondFactor(
  { db, clock, identity, serverSecrets, securityLog }: Deps,
  userId: string,
  { code, ip, purpose }: Typed,
): Promise<ClaimCode | undefined> {
  const sealed = await readSealedTotp(db, userId);
  if (!sealed) return undefined;
  const secret = openSecret(sealed, userId, serverSecrets);
  if (!secret) throw new Refusal('staff.other-secret');
  await identity.countSecondFactor(userId);
  const step = findStep(secret, code, clock.now().getTime());
  const wrong = () =>
    securityLog(purpose === 'sign-in' ? 'sign-in.wrong-second-factor' : 'proof.wrong-code', {
      userId,
      kind: 'staff',
      ip,
    });
  if (!step) {
    wrong();
    return undefined;
  }
  return async (trx) => {
    const isFirst = await claimTotpStep(trx, userId, step);
    if (isFirst) await identity.forgetSecondFactorGuesses(trx, userId);
    else wrong();
    return isFirst;
  };
}
