import { STAFF_MESSAGES as WORDS, ROLE_NAMES } from '@hako/contract/staff/messages';
import { type Permission, PERMISSIONS } from '@hako/contract/staff/permissions/permissions';
import type { Reader } from '../../../platform/database/database.ts';
import { findOwnRoles } from '../own-roles/own-role-store.ts';
import type { WrittenDuties } from '../own-roles/rules/own-role.ts';
import { findHands, findStaff } from '../staff-store.ts';

/** A proposal about people or roles that a second administrator decides. */
export interface Decided<Terms> {
  readonly terms: Terms;
  readonly reason: string;
  readonly proposedBy: string;
  readonly decidedBy: string;
}

/** The act of the one who proposed it, in the audit. */
export const actOf = ({ proposedBy: actor, decidedBy: approvedBy, reason }: Decided<unknown>) => ({
  actor,
  reason,
  approvedBy,
});

export const decidesFact = { label: WORDS.decides, value: WORDS.secondAdministrator };

/** Who alone let somebody in: whoever decides should know in whose hand the account may be. */
export async function handFact(reader: Reader, staffId: string) {
  const hand = (await findHands(reader, [staffId])).get(staffId);
  const by = hand && (await findStaff(reader, hand));
  return by ? [{ label: WORDS.letInBy, value: by.fullName }] : [];
}

/** The same of several people, each with the name of who let them in. */
export async function handsFact(
  reader: Reader,
  people: readonly { readonly id: string; readonly fullName: string }[],
) {
  const facts = people.map(async ({ id, fullName }) =>
    (await handFact(reader, id)).map(({ value }) => `${fullName} (${value})`),
  );
  const said = (await Promise.all(facts)).flat();
  return said.length > 0 ? [{ label: WORDS.letInBy, value: said.join(', ') }] : [];
}

export async function rolesText(
  reader: Reader,
  { roles, ownRoles }: Pick<WrittenDuties, 'roles' | 'ownRoles'>,
): Promise<string> {
  const own = await findOwnRoles(reader, ownRoles);
  return [...roles.map((role) => ROLE_NAMES[role]), ...own.map(({ name }) => name)].join(', ');
}

export const namesOf = (permissions: readonly Permission[]): string =>
  permissions.map((one) => PERMISSIONS[one].name).join(', ');
