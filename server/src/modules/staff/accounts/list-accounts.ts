import { listStaff, type StaffRecord } from '../staff-store.ts';
import type { StaffAccount } from '../../identity/index.ts';
import type { HeldRole } from '../own-roles/rules/own-role.ts';
import { listHeld } from '../own-roles/own-role-store.ts';
import { type AccountDeps, subjectOf } from './deps.ts';
import { listOpenJoins } from './join-store.ts';

export interface ListedAccount extends StaffRecord, StaffAccount {
  readonly ownRoles: readonly HeldRole[];
  /** Other roles for them wait for a second administrator. */
  readonly isWaiting: boolean;
  readonly state: 'working' | 'invited' | 'disabled';
  /** Until when the one-time address that was last given out is good. */
  readonly addressUntil: Date | undefined;
}

/** Everybody who works or worked at the desk, by their code. */
export async function listAccounts({
  db,
  identity,
  approvals,
}: Pick<AccountDeps, 'db' | 'identity' | 'approvals'>): Promise<readonly ListedAccount[]> {
  const records = await listStaff(db);
  const ids = records.map(({ id }) => id);
  const [accounts, joins, held, waiting] = await Promise.all([
    identity.listStaffAccounts(db, ids),
    listOpenJoins(db, ids),
    listHeld(db, ids),
    approvals().findWaiting(db, ids.map(subjectOf)),
  ]);
  const waits = new Set(waiting.map(({ subject }) => subject));
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  return records.flatMap((record) => {
    const account = accountOf.get(record.id);
    if (!account) return [];
    const ownRoles = held.get(record.id) ?? [];
    const isWaiting = waits.has(subjectOf(record.id));
    const parts = { ownRoles, isWaiting, addressUntil: joins.get(record.id) };
    return [{ ...record, ...account, ...parts, state: stateOf(account) }];
  });
}

const stateOf = ({ isDisabled, hasPassword }: StaffAccount): ListedAccount['state'] => {
  if (isDisabled) return 'disabled';
  return hasPassword ? 'working' : 'invited';
};
