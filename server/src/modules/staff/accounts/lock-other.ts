import { Refusal } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { StaffAccount } from '../../identity/index.ts';
import type { AccountDeps, Act } from './deps.ts';

export interface Locked {
  readonly account: StaffAccount;
  readonly isLastAdministrator: boolean;
}

/** Locks administrators first, then the account. Refusals `staff.own-account`, `staff.not-found`. */
export async function lockOther(
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
