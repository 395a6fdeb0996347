import { MOST_OWN_ROLES } from '@hako/contract/staff/own-roles';
import type { Permission } from '@hako/contract/staff/permissions/permissions';
import { newId } from '../../../kernel/chance.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type AccountDeps, type Act, noteRole, roleSubject } from '../accounts/deps.ts';
import { refuseUnlessSecond } from '../accounts/second-administrator.ts';
import { findHands } from '../staff-store.ts';
import type { OwnRole } from './rules/own-role.ts';
import {
  countOwnRoles,
  findOwnRoles,
  insertOwnRole,
  listHolders,
  lockOwnRoles,
  retireRow,
  updateOwnRole,
} from './own-role-store.ts';
import { gainsOf, isSame } from './rules/duties.ts';

interface Asked {
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/** A new role that nobody has yet. Refusals `staff.role-name-taken`, `staff.too-many-roles`. */
export async function createRole(
  deps: AccountDeps,
  { name, permissions }: Asked,
  act: Act,
): Promise<string> {
  const at = deps.clock.now();
  const id = newId(at.getTime());
  await inTransaction(deps.db, async (trx) => {
    await lockOwnRoles(trx);
    if ((await countOwnRoles(trx)) >= MOST_OWN_ROLES)
      throw new Refusal('staff.too-many-roles', { most: MOST_OWN_ROLES });
    const role = { id, name, permissions: permissions.toSorted() };
    await insertOwnRole(trx, { ...role, by: act.actor, at });
    await noteRole(deps, trx, {
      ...act,
      action: 'role.create',
      roleId: id,
      after: { name, permissions: role.permissions },
    });
  });
  return id;
}

/**
 * Another name or other permissions; `isDone` false while a second administrator has to decide,
 * because somebody has the role and would gain a permission that moves money. Refusals
 * `staff.role-not-found`, `staff.role-changed`, `staff.role-name-taken`, `staff.second-needed`,
 * `approvals.waiting`.
 */
export async function changeRole(
  deps: AccountDeps,
  asked: Asked & { readonly roleId: string; readonly seenVersion: number },
  act: Act,
): Promise<{ readonly isDone: boolean }> {
  const { roleId, name, permissions } = asked;
  return inTransaction(deps.db, async (trx) => {
    const before = await lockRole(trx, roleId, asked.seenVersion);
    const after = { name, permissions: permissions.toSorted() };
    if (before.name === name && isSame(before.permissions, permissions)) return { isDone: true };
    const holders = await listHolders(trx, [roleId]);
    const gains = gainsOf(before.permissions, permissions);
    if (holders.length === 0 || gains.length === 0) {
      await applyRole(deps, trx, { before, after }, act);
      return { isDone: true };
    }
    const concerned = holders.map(({ staffId }) => staffId);
    await refuseUnlessSecond(deps, trx, { actor: act.actor, concerned });
    await deps.approvals().propose(trx, {
      act: 'role.change',
      subject: roleSubject(roleId),
      terms: {
        ...{ roleId, version: before.version, ...after },
        before: { name: before.name, permissions: before.permissions },
        holders: concerned,
        hands: Object.fromEntries(await findHands(trx, concerned)),
      },
      reason: act.reason,
      proposedBy: act.actor,
    });
    return { isDone: false };
  });
}

/** A role as whoever changes it saw it. Refusals `staff.role-not-found`, `staff.role-changed`. */
export async function lockRole(trx: Trx, roleId: string, version: number): Promise<OwnRole> {
  await lockOwnRoles(trx);
  const [role] = await findOwnRoles(trx, [roleId]);
  refuseUnless(role, 'staff.role-not-found');
  refuseUnless(role.version === version, 'staff.role-changed');
  return role;
}

/** Writes the change, with its line in the audit. Refusal `staff.role-name-taken`. */
export async function applyRole(
  deps: AccountDeps,
  trx: Trx,
  { before, after }: { readonly before: OwnRole; readonly after: Asked },
  act: Act & { readonly approvedBy?: string },
): Promise<void> {
  const { approvedBy, ...by } = act;
  await updateOwnRole(trx, { id: before.id, ...after });
  await noteRole(deps, trx, {
    ...by,
    action: 'role.change',
    roleId: before.id,
    before: { name: before.name, permissions: before.permissions },
    after: { ...after, ...(approvedBy ? { approvedBy } : {}) },
  });
}

/** Takes a role from everybody who has it. Refusal `staff.role-not-found`. */
export async function retireRole(deps: AccountDeps, roleId: string, act: Act): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await lockOwnRoles(trx);
    const [role] = await findOwnRoles(trx, [roleId]);
    refuseUnless(role, 'staff.role-not-found');
    const holders = await listHolders(trx, [roleId]);
    await retireRow(trx, roleId, deps.clock.now());
    await noteRole(deps, trx, {
      ...act,
      action: 'role.retire',
      roleId,
      before: {
        name: role.name,
        permissions: role.permissions,
        holders: holders.map(({ staffId }) => staffId),
      },
      after: { isRetired: true },
    });
  });
}
