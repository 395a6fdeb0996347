import { STAFF_MESSAGES } from '@hako/contract/staff/messages';
import { openSecret } from '../sealing/sealed-secret.ts';
import { findStaff } from '../staff-store.ts';
import type { AccountDeps } from './deps.ts';
import { findJoin } from './join-store.ts';
import { addressOfJoin, hashOfJoin } from './one-time-address.ts';

export interface SendAddressPayload {
  readonly staffId: string;
  /** Sealed: the queue of jobs keeps no address that opens an account. */
  readonly sealedToken: string;
}

/** The letter with a one-time address; none when it was used or withdrawn meanwhile. */
export async function sendAddress(
  { db, clock, identity, publicUrl, sendMail, serverSecrets }: AccountDeps,
  { staffId, sealedToken }: SendAddressPayload,
): Promise<void> {
  const token = openSecret(sealedToken, staffId, serverSecrets)?.toString();
  const join = token ? await findJoin(db, hashOfJoin(token)) : undefined;
  if (!token || !join || join.usedAt || join.expiresAt <= clock.now()) return;
  const [user, member] = await Promise.all([
    identity.findUser(db, staffId),
    findStaff(db, staffId),
  ]);
  if (!user?.email || !member || !sendMail) return;
  await sendMail({
    to: user.email,
    subject: STAFF_MESSAGES.joinSubject,
    text: STAFF_MESSAGES.join
      .replace('{name}', () => member.fullName)
      .replace('{address}', () => addressOfJoin(publicUrl, token))
      .replace('{until}', inVietnam(join.expiresAt)),
  });
}

const inVietnam = (at: Date): string =>
  at.toLocaleString('vi-VN', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'short',
  });
