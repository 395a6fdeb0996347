import type { Permission } from '@hako/contract/staff/permissions/permissions';
import { newCode } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockOwnRoles, replaceHeld } from '../own-roles/own-role-store.ts';
import { readDuties, writtenOf } from '../own-roles/rules/duties.ts';
import { guardedOf } from '../own-roles/rules/guarded.ts';
import type { Duties } from '../own-roles/rules/own-role.ts';
import { insertStaff } from '../staff-store.ts';
import { type AskedDuties, auditedOf, readOwnRoles } from './change-roles.ts';
import { type AccountDeps, type Act, isCommandLine, noteAct } from './deps.ts';
import { type Address, openAddress } from './one-time-address.ts';
import { refuseUnlessSecond } from './second-administrator.ts';

interface Newcomer {
  readonly email: string;
  readonly fullName: string;
}
export type Invitation = Newcomer & AskedDuties;

/**
 * Opens an account that nobody can use yet; gives its one-time address. Undefined while a second
 * administrator has to decide, because of what the roles give. Refusals `identity.contact-taken`,
 * `identity.contact-invalid`, `staff.warehouse-needed`, `staff.role-needed`, `staff.role-not-found`,
 * `staff.second-needed`, `approvals.waiting`.
 */
export async function inviteStaff(
  deps: AccountDeps,
  { email, fullName, ...asked }: Invitation,
  act: Act,
): Promise<Address | undefined> {
  const contact = deps.identity.readContact(email, 'email');
  return inTransaction(deps.db, async (trx) => {
    // A role that nobody has may gain money by one administrator: not while somebody is given it.
    await lockOwnRoles(trx);
    const ownRoles = await readOwnRoles(trx, asked.ownRoles ?? []);
    const duties = readDuties({ ...asked, ownRoles });
    const newcomer = { email: contact.value, fullName };
    const gains = guardedOf(duties);
    if (gains.length === 0 || isCommandLine(act.actor)) {
      const id = await openAccount(deps, trx, { ...newcomer, duties }, act);
      return openAddress(deps, trx, id, act);
    }
    await proposeNewcomer(deps, trx, { ...newcomer, duties, gains }, act);
    return undefined;
  });
}

async function proposeNewcomer(
  deps: AccountDeps,
  trx: Trx,
  { email, fullName, duties, gains }: Opened & { readonly gains: readonly Permission[] },
  { actor, reason }: Act,
): Promise<void> {
  const known = await deps.identity.findStaffAccount(trx, email);
  refuseUnless(!known, 'identity.contact-taken');
  await refuseUnlessSecond(deps, trx, { actor, concerned: [] });
  await deps.approvals().propose(trx, {
    act: 'staff.invite',
    subject: `staff-invitation:${email}`,
    terms: { email, fullName, after: writtenOf(duties), gains },
    reason,
    proposedBy: actor,
  });
}

interface Opened extends Newcomer {
  readonly duties: Duties;
}

/** The account of somebody new, with its line in the audit. Refusal `identity.contact-taken`. */
export async function openAccount(
  deps: AccountDeps,
  trx: Trx,
  { email, fullName, duties }: Opened,
  act: Act & { readonly approvedBy?: string },
): Promise<string> {
  const { roles, ownRoles, warehouse } = duties;
  const { approvedBy, ...by } = act;
  const id = await deps.identity.register(trx, {
    kind: 'staff',
    contacts: [deps.identity.readContact(email, 'email')],
    passwordHash: null,
    roles,
  });
  const staffCode = newCode('NV', 4);
  const now = deps.clock.now();
  await insertStaff(trx, { id, staffCode, fullName, warehouse, sealedTotp: null, now });
  await replaceHeld(trx, { staffId: id, ids: ownRoles.map((one) => one.id), at: now });
  const given = { ...auditedOf(duties), ...(approvedBy ? { approvedBy } : {}) };
  await noteAct(deps, trx, {
    ...by,
    action: 'staff.invite',
    staffId: id,
    after: { email, fullName, staffCode, ...given },
  });
  return id;
}
