import { WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { ROLE_NAMES, STAFF_MESSAGES as WORDS } from '@hako/contract/staff/messages';
import { type Permission, PERMISSIONS } from '@hako/contract/staff/permissions/permissions';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { applyDuties, lockDuties, readOwnRoles, refuseLast } from '../accounts/change-roles.ts';
import type { AccountDeps } from '../accounts/deps.ts';
import { findStaff, listStaff } from '../staff-store.ts';
import { applyRole, lockRole } from './change-role.ts';
import type { GiveTerms, RoleTerms, WrittenDuties } from './rules/own-role.ts';
import { findOwnRoles, listHolders } from './own-role-store.ts';
import { gainsOf, givenBy, isSameDuties, readDuties, writtenOf } from './rules/duties.ts';

interface Decided<Terms> {
  readonly terms: Terms;
  readonly reason: string;
  readonly proposedBy: string;
  readonly decidedBy: string;
}

/**
 * An own role with permissions that move money, given to somebody by two administrators. Whoever
 * gets it is not the second one. Refusals `staff.needs-administrator`, `staff.role-changed` where
 * the person, or what the role gives, is other than the first one saw, and those of `changeRoles`.
 */
export const giveRolesAct = (deps: AccountDeps) => ({
  async factsOf(reader: Reader, { terms }: { readonly terms: GiveTerms }) {
    const member = await findStaff(reader, terms.staffId);
    const { warehouse } = terms.after;
    return [
      { label: WORDS.who, value: member?.fullName ?? terms.staffId },
      { label: WORDS.roles, value: await rolesText(reader, terms.after) },
      { label: WORDS.house, value: warehouse ? WAREHOUSE_NAMES[warehouse] : WORDS.bothHouses },
      { label: WORDS.gains, value: namesOf(terms.gains) },
      { label: WORDS.decides, value: WORDS.secondAdministrator },
    ];
  },
  async carryOut(trx: Trx, decided: Decided<GiveTerms>) {
    const { terms } = decided;
    await refuseUnlessAdministrator(deps, trx, decided.decidedBy);
    const act = actOf(decided);
    // Whoever gets it does not decide about it.
    const by = { ...act, actor: decided.decidedBy };
    const { before, isLastAdministrator } = await lockDuties(deps, trx, terms.staffId, by);
    refuseUnless(isSameDuties(writtenOf(before), terms.before), 'staff.role-changed');
    const { roles, warehouse } = terms.after;
    const ownRoles = await readOwnRoles(trx, terms.after.ownRoles);
    const after = readDuties({ roles, ownRoles, warehouse: warehouse ?? undefined });
    const gains = gainsOf(givenBy(before.ownRoles), givenBy(ownRoles));
    refuseUnless(
      gains.every((one) => terms.gains.includes(one)),
      'staff.role-changed',
    );
    refuseLast(isLastAdministrator, after);
    await applyDuties(deps, trx, { staffId: terms.staffId, before, after }, act);
  },
});

/**
 * A role that somebody has gets permissions that move money, by two administrators, of whom the
 * second one has not the role. Refusals `staff.needs-administrator`, `staff.own-account`,
 * `staff.role-changed` also where somebody got the role meanwhile, and those of `changeRole`.
 */
export const changeRoleAct = (deps: AccountDeps) => ({
  async factsOf(reader: Reader, { terms }: { readonly terms: RoleTerms }) {
    const { before, name, permissions } = terms;
    const holders = (await listStaff(reader)).filter(({ id }) => terms.holders.includes(id));
    const added = permissions.filter((one) => !before.permissions.includes(one));
    const taken = before.permissions.filter((one) => !permissions.includes(one));
    return [
      { label: WORDS.role, value: before.name },
      ...(before.name !== name ? [{ label: WORDS.newName, value: name }] : []),
      { label: WORDS.added, value: namesOf(added) },
      ...(taken.length > 0 ? [{ label: WORDS.taken, value: namesOf(taken) }] : []),
      { label: WORDS.holders, value: holders.map(({ fullName }) => fullName).join(', ') },
      { label: WORDS.decides, value: WORDS.secondAdministrator },
    ];
  },
  async carryOut(trx: Trx, decided: Decided<RoleTerms>) {
    const { roleId, version, name, permissions } = decided.terms;
    await refuseUnlessAdministrator(deps, trx, decided.decidedBy);
    const before = await lockRole(trx, roleId, version);
    const holders = (await listHolders(trx, [roleId])).map(({ staffId }) => staffId);
    refuseUnless(
      holders.every((one) => decided.terms.holders.includes(one)),
      'staff.role-changed',
    );
    refuseUnless(!holders.includes(decided.decidedBy), 'staff.own-account');
    await applyRole(deps, trx, { before, after: { name, permissions } }, actOf(decided));
  },
});

const actOf = ({ proposedBy: actor, decidedBy: approvedBy, reason }: Decided<unknown>) => ({
  actor,
  reason,
  approvedBy,
});

/** Refusal `staff.needs-administrator`. */
async function refuseUnlessAdministrator(
  { identity }: AccountDeps,
  trx: Trx,
  staffId: string,
): Promise<void> {
  const user = await identity.findUser(trx, staffId);
  refuseUnless(user?.roles.includes('admin'), 'staff.needs-administrator');
}

async function rolesText(reader: Reader, { roles, ownRoles }: WrittenDuties): Promise<string> {
  const own = await findOwnRoles(reader, ownRoles);
  return [...roles.map((role) => ROLE_NAMES[role]), ...own.map(({ name }) => name)].join(', ');
}

const namesOf = (permissions: readonly Permission[]): string =>
  permissions.map((one) => PERMISSIONS[one].name).join(', ');
