import { createHash, randomBytes } from 'node:crypto';
import { moneyOf } from '@hako/contract/staff/permissions/permissions';
import { newCode, newToken } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockOwnRoles, replaceHeld } from '../own-roles/own-role-store.ts';
import { givenBy, readDuties } from '../own-roles/rules/duties.ts';
import { sealSecret } from '../sealing/sealed-secret.ts';
import { insertStaff } from '../staff-store.ts';
import { type AskedDuties, readOwnRoles } from './change-roles.ts';
import { type AccountDeps, type Act, noteAct } from './deps.ts';
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

export interface Invitation extends AskedDuties {
  readonly email: string;
  readonly fullName: string;
}

/**
 * Opens an account that nobody can use yet; gives its one-time address. Refusals `identity.contact-taken`,
 * `identity.contact-invalid`, `staff.warehouse-needed`, `staff.role-needed`, `staff.role-not-found`,
 * and `staff.money-role-later`, because two administrators give a role that moves money.
 */
export async function inviteStaff(
  deps: AccountDeps,
  { email, fullName, ...asked }: Invitation,
  act: Act,
): Promise<Address> {
  const { db, clock, identity } = deps;
  const contact = identity.readContact(email, 'email');
  return inTransaction(db, async (trx) => {
    // A role that nobody has may gain money by one administrator: not while somebody is given it.
    await lockOwnRoles(trx);
    const ownRoles = await readOwnRoles(trx, asked.ownRoles ?? []);
    const { roles, warehouse } = readDuties({ ...asked, ownRoles });
    refuseUnless(moneyOf(givenBy(ownRoles)).length === 0, 'staff.money-role-later');
    const id = await identity.register(trx, {
      kind: 'staff',
      contacts: [contact],
      passwordHash: null,
      roles,
    });
    const staffCode = newCode('NV', 4);
    const now = clock.now();
    await insertStaff(trx, { id, staffCode, fullName, warehouse, sealedTotp: null, now });
    await replaceHeld(trx, { staffId: id, ids: ownRoles.map((one) => one.id), at: now });
    const named = ownRoles.length > 0 ? { ownRoles: ownRoles.map(({ name }) => name) } : {};
    const given = { roles, ...named, warehouse: warehouse ?? null };
    await noteAct(deps, trx, {
      ...act,
      action: 'staff.invite',
      staffId: id,
      after: { email: contact.value, fullName, staffCode, ...given },
    });
    return openAddress(deps, trx, id);
  });
}

/** Makes a one-time address for a member of staff, and sends it by letter where there is a mail server. */
export async function openAddress(
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
