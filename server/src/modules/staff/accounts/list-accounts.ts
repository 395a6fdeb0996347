import { listStaff, type StaffRecord } from '../staff-store.ts';
import type { StaffAccount } from '../../identity/index.ts';
import type { AccountDeps } from './deps.ts';
import { listOpenJoins } from './join-store.ts';

export interface ListedAccount extends StaffRecord, StaffAccount {
  readonly state: 'working' | 'invited' | 'disabled';
  /** Until when the one-time address that was last given out is good. */
  readonly addressUntil: Date | undefined;
}

/** Everybody who works or worked at the desk, by their code. */
export async function listAccounts({
  db,
  identity,
}: Pick<AccountDeps, 'db' | 'identity'>): Promise<readonly ListedAccount[]> {
  const records = await listStaff(db);
  const ids = records.map(({ id }) => id);
  const [accounts, joins] = await Promise.all([
    identity.listStaffAccounts(db, ids),
    listOpenJoins(db, ids),
  ]);
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  return records.flatMap((record) => {
    const account = accountOf.get(record.id);
    if (!account) return [];
    return [{ ...record, ...account, state: stateOf(account), addressUntil: joins.get(record.id) }];
  });
}

const stateOf = ({ isDisabled, hasPassword }: StaffAccount): ListedAccount['state'] => {
  if (isDisabled) return 'disabled';
  return hasPassword ? 'working' : 'invited';
};
