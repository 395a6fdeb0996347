import { Refusal } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { StaffAccount } from '../../identity/index.ts';
import { findStaff } from '../staff-store.ts';
import { type AccountDeps, type Act, isCommandLine, noteAct } from './deps.ts';
import { type Address, openAddress } from './invite-staff.ts';
import { deleteOpenJoins, updateSealedTotp, updateWarehouse } from './join-store.ts';
import { type Duties, isSameDuties, readDuties } from './rules/roles.ts';

/** Other roles for somebody else. Refusals `staff.warehouse-needed`, `staff.last-administrator` and those of `lockOther`. */
export async function changeRoles(
  deps: AccountDeps,
  { staffId, ...asked }: Duties & { readonly staffId: string },
  act: Act,
): Promise<void> {
  const after = readDuties(asked);
  await inTransaction(deps.db, async (trx) => {
    const { account, isLastAdministrator } = await lockOther(deps, trx, staffId, act);
    const member = await findStaff(trx, staffId);
    const before = { roles: account.roles, warehouse: member?.warehouse };
    if (isSameDuties(before, after)) return;
    if (isLastAdministrator && !after.roles.includes('admin'))
      throw new Refusal('staff.last-administrator');
    await deps.identity.updateRoles(trx, staffId, after.roles);
    await updateWarehouse(trx, staffId, after.warehouse);
    await noteAct(deps, trx, {
      ...act,
      action: 'staff.change-roles',
      staffId,
      before: { ...before, warehouse: before.warehouse ?? null },
      after: { ...after, warehouse: after.warehouse ?? null },
    });
  });
}

/** Shuts somebody out and ends their sessions at once. Refusals `staff.last-administrator` and those of `lockOther`. */
export async function disableStaff(deps: AccountDeps, staffId: string, act: Act): Promise<void> {
  const ended = await inTransaction(deps.db, async (trx) => {
    const { account, isLastAdministrator } = await lockOther(deps, trx, staffId, act);
    if (account.isDisabled) return [];
    if (isLastAdministrator) throw new Refusal('staff.last-administrator');
    const ended = await deps.identity.disableAccount(trx, staffId, deps.clock.now());
    await deleteOpenJoins(trx, staffId);
    await noteAct(deps, trx, {
      ...act,
      action: 'staff.disable',
      staffId,
      before: { isDisabled: false },
      after: { isDisabled: true, endedSessions: ended.length },
    });
    return ended;
  });
  deps.identity.forget(ended);
}

/** Lets somebody in again with what they had. Refusals of `lockOther`. */
export async function enableStaff(deps: AccountDeps, staffId: string, act: Act): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const { account } = await lockOther(deps, trx, staffId, act);
    if (!account.isDisabled) return;
    await deps.identity.enableAccount(trx, staffId);
    await noteAct(deps, trx, {
      ...act,
      action: 'staff.enable',
      staffId,
      before: { isDisabled: true },
      after: { isDisabled: false },
    });
  });
}

/**
 * Password and second factor are gone and all sessions end; gives a new one-time address, and the former one opens nothing.
 * The command may reset the last administrator, who lost the second factor. Refusals `staff.is-disabled`,
 * `staff.last-administrator` and those of `lockOther`.
 */
export async function resetStaff(deps: AccountDeps, staffId: string, act: Act): Promise<Address> {
  const { address, ended } = await inTransaction(deps.db, async (trx) => {
    const { account, isLastAdministrator } = await lockOther(deps, trx, staffId, act);
    if (account.isDisabled) throw new Refusal('staff.is-disabled');
    if (isLastAdministrator && !isCommandLine(act.actor))
      throw new Refusal('staff.last-administrator');
    const ended = await deps.identity.takePassword(trx, staffId, deps.clock.now());
    await updateSealedTotp(trx, staffId, null);
    await deleteOpenJoins(trx, staffId);
    await noteAct(deps, trx, {
      ...act,
      action: 'staff.reset',
      staffId,
      before: { hasPassword: account.hasPassword },
      after: { hasPassword: false, endedSessions: ended.length },
    });
    return { address: await openAddress(deps, trx, staffId), ended };
  });
  deps.identity.forget(ended);
  return address;
}

interface Locked {
  readonly account: StaffAccount;
  readonly isLastAdministrator: boolean;
}

/** Locks administrators first, then the account. Refusals `staff.own-account`, `staff.not-found`. */
async function lockOther(
  { identity }: AccountDeps,
  trx: Trx,
  staffId: string,
  { actor }: Act,
): Promise<Locked> {
  if (actor === staffId) throw new Refusal('staff.own-account');
  const administrators = await identity.lockAdministrators(trx);
  const account = await identity.lockStaffAccount(trx, staffId);
  if (!account) throw new Refusal('staff.not-found');
  const isLastAdministrator = administrators.length === 1 && administrators[0] === staffId;
  return { account, isLastAdministrator };
}
