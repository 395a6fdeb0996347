import { WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { STAFF_MESSAGES as WORDS } from '@hako/contract/staff/messages';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import {
  actOf,
  type Decided,
  decidesFact,
  handFact,
  handsFact,
  namesOf,
  rolesText,
} from '../accounts/act-words.ts';
import { applyDuties, lockDuties, readOwnRoles, refuseLast } from '../accounts/change-roles.ts';
import type { AccountDeps } from '../accounts/deps.ts';
import { refuseDecider } from '../accounts/second-administrator.ts';
import { findHands, findStaff, listStaff } from '../staff-store.ts';
import { applyRole, lockRole } from './change-role.ts';
import { listHolders } from './own-role-store.ts';
import { isSameDuties, readDuties, writtenOf } from './rules/duties.ts';
import { gainedBetween } from './rules/guarded.ts';
import type { GiveTerms, RoleTerms } from './rules/own-role.ts';

/**
 * Roles that no administrator gives alone, given to somebody by two of them. Refusal
 * `staff.role-changed` where the person, or what the roles give, is other than the first one saw,
 * and those of `changeRoles`.
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
      ...(await handFact(reader, terms.staffId)),
      decidesFact,
    ];
  },
  refuseDecider: (reader: Reader, { terms, decidedBy }: Decided<GiveTerms>) =>
    refuseDecider(deps, reader, { decidedBy, concerned: [terms.staffId] }),
  async carryOut(trx: Trx, decided: Decided<GiveTerms>) {
    const { terms } = decided;
    const act = actOf(decided);
    // Whoever gets it does not decide about it.
    const by = { ...act, actor: decided.decidedBy };
    const { before, isLastAdministrator } = await lockDuties(deps, trx, terms.staffId, by);
    const letInBy = (await findHands(trx, [terms.staffId])).get(terms.staffId) ?? null;
    const isAsSeen =
      isSameDuties(writtenOf(before), terms.before) && letInBy === (terms.letInBy ?? null);
    refuseUnless(isAsSeen, 'staff.role-changed');
    const { roles, warehouse } = terms.after;
    const ownRoles = await readOwnRoles(trx, terms.after.ownRoles);
    const after = readDuties({ roles, ownRoles, warehouse: warehouse ?? undefined });
    const gains = gainedBetween(before, after);
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
 * second one has not the role. Refusals `staff.own-account`, `staff.role-changed` also where
 * somebody got the role meanwhile, or was let in anew by one alone, and those of `changeRole`.
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
      ...(await handsFact(reader, holders)),
      decidesFact,
    ];
  },
  refuseDecider: (reader: Reader, { terms, decidedBy }: Decided<RoleTerms>) =>
    refuseDecider(deps, reader, { decidedBy, concerned: terms.holders }),
  async carryOut(trx: Trx, decided: Decided<RoleTerms>) {
    const { roleId, version, name, permissions } = decided.terms;
    const before = await lockRole(trx, roleId, version);
    const holders = (await listHolders(trx, [roleId])).map(({ staffId }) => staffId);
    const hands = holders.length > 0 ? await findHands(trx, holders) : new Map<string, string>();
    const isAsSeen = (one: string) =>
      decided.terms.holders.includes(one) && hands.get(one) === decided.terms.hands?.[one];
    refuseUnless(holders.every(isAsSeen), 'staff.role-changed');
    refuseUnless(!holders.includes(decided.decidedBy), 'staff.own-account');
    await applyRole(deps, trx, { before, after: { name, permissions } }, actOf(decided));
  },
});
