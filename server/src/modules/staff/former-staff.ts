import type { AccountDeps } from './accounts/deps.ts';
import { findStaff, listStaff, type StaffRecord } from './staff-store.ts';

type Deps = Pick<AccountDeps, 'db' | 'identity'>;

/** Whether or not they may still sign in; undefined for an unknown id. */
export const nameOf = async ({ db }: Pick<Deps, 'db'>, staffId: string) =>
  (await findStaff(db, staffId))?.fullName;

/** Who may not sign in any more, or not yet. */
export async function listFormer({ db, identity }: Deps): Promise<readonly StaffRecord[]> {
  const records = await listStaff(db);
  const users = await identity.findUsers(
    db,
    records.map(({ id }) => id),
  );
  const active = new Set(users.map(({ id }) => id));
  return records.filter(({ id }) => !active.has(id));
}
