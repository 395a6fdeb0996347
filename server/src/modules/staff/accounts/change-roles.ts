import type { StaffRole, Warehouse } from '@hako/contract/kit/endpoint';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Duties, HeldRole } from '../own-roles/rules/own-role.ts';
import { findOwnRoles, listHeld, lockOwnRoles, replaceHeld } from '../own-roles/own-role-store.ts';
import { isSameDuties, readDuties, writtenOf } from '../own-roles/rules/duties.ts';
import { gainedBetween } from '../own-roles/rules/guarded.ts';
import { findHands, findStaff } from '../staff-store.ts';
import { type AccountDeps, type Act, noteAct, subjectOf } from './deps.ts';
import { updateWarehouse } from './join-store.ts';
import { type Locked, lockOther } from './lock-other.ts';
import { refuseUnlessSecond } from './second-administrator.ts';

export interface AskedDuties {
  readonly roles: readonly StaffRole[];
  /** Undefined: those that they have. */
  readonly ownRoles?: readonly string[] | undefined;
  readonly warehouse: Warehouse | undefined;
}
type Asked = AskedDuties & { readonly staffId: string };

/**
 * Other roles for somebody else; `isDone` false while a second administrator has to decide, because
 * of what they would gain. Refusals `staff.role-needed`, `staff.role-not-found`,
 * `staff.warehouse-needed`, `staff.last-administrator`, `staff.second-needed`, `approvals.waiting`
 * and those of `lockOther`.
 */
export async function changeRoles(
  deps: AccountDeps,
  { staffId, ...asked }: Asked,
  act: Act,
): Promise<{ readonly isDone: boolean }> {
  return inTransaction(deps.db, async (trx) => {
    const { before, isLastAdministrator } = await lockDuties(deps, trx, staffId, act);
    const ownRoles = asked.ownRoles ? await readOwnRoles(trx, asked.ownRoles) : before.ownRoles;
    const after = readDuties({ ...asked, ownRoles });
    const terms = { staffId, before: writtenOf(before), after: writtenOf(after) };
    if (isSameDuties(terms.before, terms.after)) return { isDone: true };
    refuseLast(isLastAdministrator, after);
    const gains = gainedBetween(before, after);
    if (gains.length === 0) {
      await applyDuties(deps, trx, { staffId, before, after }, act);
      return { isDone: true };
    }
    await refuseUnlessSecond(deps, trx, { actor: act.actor, concerned: [staffId] });
    const letInBy = (await findHands(trx, [staffId])).get(staffId) ?? null;
    await deps.approvals().propose(trx, {
      act: 'staff.give-roles',
      subject: subjectOf(staffId),
      terms: { ...terms, gains, letInBy },
      reason: act.reason,
      proposedBy: act.actor,
    });
    return { isDone: false };
  });
}

/** What somebody else has now; nobody changes it until the transaction ends. Refusals of `lockOther`. */
export async function lockDuties(
  deps: AccountDeps,
  trx: Trx,
  staffId: string,
  act: Act,
): Promise<Locked & { readonly before: Duties }> {
  await lockOwnRoles(trx);
  const locked = await lockOther(deps, trx, staffId, act);
  const member = await findStaff(trx, staffId);
  const ownRoles = (await listHeld(trx, [staffId])).get(staffId) ?? [];
  const before = { roles: locked.account.roles, ownRoles, warehouse: member?.warehouse };
  return { ...locked, before };
}

/** Refusal `staff.role-not-found`. */
export async function readOwnRoles(trx: Trx, ids: readonly string[]): Promise<readonly HeldRole[]> {
  const found = await findOwnRoles(trx, ids);
  refuseUnless(found.length === new Set(ids).size, 'staff.role-not-found');
  return found;
}

/** Refusal `staff.last-administrator`. */
export function refuseLast(isLastAdministrator: boolean, { roles }: Duties): void {
  if (isLastAdministrator && !roles.includes('admin'))
    throw new Refusal('staff.last-administrator');
}

interface Change {
  readonly staffId: string;
  readonly before: Duties;
  readonly after: Duties;
}

/** Writes other roles, with their line in the audit; `approvedBy` is the second administrator. */
export async function applyDuties(
  deps: AccountDeps,
  trx: Trx,
  { staffId, before, after }: Change,
  act: Act & { readonly approvedBy?: string },
): Promise<void> {
  const { approvedBy, ...by } = act;
  const ids = after.ownRoles.map(({ id }) => id);
  await deps.identity.updateRoles(trx, staffId, after.roles);
  await replaceHeld(trx, { staffId, ids, at: deps.clock.now() });
  await updateWarehouse(trx, staffId, after.warehouse);
  await noteAct(deps, trx, {
    ...by,
    action: 'staff.change-roles',
    staffId,
    before: auditedOf(before),
    after: { ...auditedOf(after), ...(approvedBy ? { approvedBy } : {}) },
  });
}

/** Own roles by their names, as whoever reads the audit knows them; left out where there are none. */
export const auditedOf = ({ roles, ownRoles, warehouse }: Duties) => ({
  roles,
  ...(ownRoles.length > 0 ? { ownRoles: ownRoles.map(({ name }) => name) } : {}),
  warehouse: warehouse ?? null,
});
