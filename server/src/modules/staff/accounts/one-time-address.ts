import { createHash, randomBytes } from 'node:crypto';
import { newToken } from '../../../kernel/chance.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { sealSecret } from '../sealing/sealed-secret.ts';
import { findHands, updateHand } from '../staff-store.ts';
import { type AccountDeps, type Act, isCommandLine } from './deps.ts';
import { insertJoin } from './join-store.ts';

const JOIN_LASTS_MS = 72 * 3_600_000;
/** 160 bits, as RFC 4226 recommends. */
const TOTP_BYTES = 20;

export const hashOfJoin = (token: string): string =>
  createHash('sha256').update(`staff join ${token}`).digest('base64url');

/** A one-time address as it is told once. */
export interface Address {
  readonly staffId: string;
  readonly address: string;
  readonly expiresAt: Date;
  /** Whether a letter with it is on its way. */
  readonly isMailed: boolean;
}

/**
 * Makes a one-time address for a member of staff, and sends it by letter where there is a mail
 * server. Whoever acts alone sees it, so from then on the account is in their hand too.
 */
export async function openAddress(
  deps: AccountDeps,
  trx: Trx,
  staffId: string,
  { actor }: Pick<Act, 'actor'>,
): Promise<Address> {
  await updateHand(trx, staffId, isCommandLine(actor) ? null : await handOf(trx, actor));
  return makeAddress(deps, trx, staffId);
}

/** Who alone let somebody in; they themselves where nobody did. */
export const handOf = async (reader: Reader, staffId: string): Promise<string> =>
  (await findHands(reader, [staffId])).get(staffId) ?? staffId;

/**
 * The same where two administrators let somebody in: neither sees it, it goes by letter alone.
 * Without a mail server there is none, and a command on the server makes it.
 */
export async function mailAddress(deps: AccountDeps, trx: Trx, staffId: string): Promise<void> {
  await updateHand(trx, staffId, null);
  if (deps.sendMail) await makeAddress(deps, trx, staffId);
}

async function makeAddress(
  { clock, jobs, publicUrl, sendMail, serverSecrets }: AccountDeps,
  trx: Trx,
  staffId: string,
): Promise<Address> {
  const token = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + JOIN_LASTS_MS);
  const sealedTotp = sealSecret(randomBytes(TOTP_BYTES), staffId, serverSecrets);
  await insertJoin(trx, { tokenHash: hashOfJoin(token), staffId, sealedTotp, expiresAt }, now);
  if (sendMail) {
    const sealedToken = sealSecret(Buffer.from(token), staffId, serverSecrets);
    await jobs.add(trx, 'staff.send-address', { staffId, sealedToken }, { maxAttempts: 10 });
  }
  const isMailed = sendMail !== undefined;
  return { staffId, address: addressOfJoin(publicUrl, token), expiresAt, isMailed };
}

export const addressOfJoin = (publicUrl: string, token: string): string =>
  `${publicUrl}/desk/join/${token}`;
