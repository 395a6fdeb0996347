import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Origin, SignedIn } from '../../identity/index.ts';
import { findStep, toBase32 } from '../rules/totp.ts';
import { openSecret, sealSecret } from '../sealing/sealed-secret.ts';
import { claimTotpStep, findStaff } from '../staff-store.ts';
import { type AccountDeps, noteAct } from './deps.ts';
import { claimJoin, deleteOpenJoins, findJoin, updateSealedTotp } from './join-store.ts';
import { hashOfJoin } from './one-time-address.ts';

/** What the page of a one-time address shows. Refusals `staff.join-…`, `staff.other-secret`. */
export async function readJoin(deps: AccountDeps, token: string) {
  const { email, fullName, secret } = await openJoin(deps, token);
  const shown = toBase32(secret);
  const label = encodeURIComponent(`Hako:${email}`);
  return {
    email,
    fullName,
    secret: shown,
    uri: `otpauth://totp/${label}?secret=${shown}&issuer=Hako`,
  };
}

export interface Joining {
  readonly token: string;
  readonly password: string;
  /** Of the authenticator app: proves that it has the secret. */
  readonly code: string;
}

/**
 * Sets password and second factor of whoever holds the address, once, and signs them in. Refusals of `readJoin`,
 * of a new password, and `staff.join-code-wrong`.
 */
export async function joinStaff(
  deps: AccountDeps,
  { token, password, code }: Joining,
  origin: Origin,
): Promise<SignedIn> {
  const { db, clock, identity } = deps;
  const { join, email, fullName, secret } = await openJoin(deps, token);
  const step = findStep(secret, code, clock.now().getTime());
  if (!step) throw new Refusal('staff.join-code-wrong');
  const contact = { channel: 'email', value: email } as const;
  const passwordHash = await identity.hashNewPassword(password, contact, fullName);
  return inTransaction(db, async (trx) => {
    const { staffId } = join;
    const account = await identity.lockStaffAccount(trx, staffId);
    if (!account || account.isDisabled) throw new Refusal('staff.join-unknown');
    if (!(await claimJoin(trx, join.tokenHash, clock.now()))) throw new Refusal('staff.join-used');
    await identity.setPassword(trx, staffId, passwordHash);
    await updateSealedTotp(trx, staffId, sealSecret(secret, staffId, deps.serverSecrets));
    await deleteOpenJoins(trx, staffId);
    await claimTotpStep(trx, staffId, step);
    await identity.forgetSecondFactorGuesses(trx, staffId);
    await noteAct(deps, trx, {
      actor: staffId,
      action: 'staff.join',
      staffId,
      before: { hasPassword: false },
      after: { hasPassword: true, ip: origin.ip },
    });
    return identity.openSession(trx, { userId: staffId }, origin);
  });
}

async function openJoin({ db, clock, identity, serverSecrets }: AccountDeps, token: string) {
  const join = await findJoin(db, hashOfJoin(token));
  if (!join) throw new Refusal('staff.join-unknown');
  if (join.usedAt) throw new Refusal('staff.join-used');
  if (join.expiresAt <= clock.now()) throw new Refusal('staff.join-expired');
  const [user, member] = await Promise.all([
    identity.findUser(db, join.staffId),
    findStaff(db, join.staffId),
  ]);
  if (!user?.email || !member) throw new Refusal('staff.join-unknown');
  const secret = openSecret(join.sealedTotp, join.staffId, serverSecrets);
  if (!secret) throw new Refusal('staff.other-secret');
  return { join, email: user.email, fullName: member.fullName, secret };
}
