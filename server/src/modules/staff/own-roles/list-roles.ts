import { MOST_OWN_ROLES } from '@hako/contract/staff/own-roles';
import { type AccountDeps, roleSubject } from '../accounts/deps.ts';
import type { OwnRole } from './rules/own-role.ts';
import { listHolders, listOwnRoles } from './own-role-store.ts';

/** Retired roles of the longest past are not listed. */
const MOST_LISTED = MOST_OWN_ROLES * 2;

export interface ListedRole extends OwnRole {
  /** Names of those who have it. */
  readonly holders: readonly string[];
  /** A change of it waits for a second administrator. */
  readonly isWaiting: boolean;
}

/** All own roles with who has them: those in force, then those that were retired last. */
export async function listRoles({
  db,
  approvals,
}: Pick<AccountDeps, 'db' | 'approvals'>): Promise<readonly ListedRole[]> {
  const roles = await listOwnRoles(db, MOST_LISTED);
  const ids = roles.map(({ id }) => id);
  const [holders, waiting] = await Promise.all([
    listHolders(db, ids),
    approvals().findWaiting(db, ids.map(roleSubject)),
  ]);
  const waits = new Set(waiting.map(({ subject }) => subject));
  return roles.map((role) => ({
    ...role,
    holders: holders.filter(({ roleId }) => roleId === role.id).map(({ fullName }) => fullName),
    isWaiting: waits.has(roleSubject(role.id)),
  }));
}
