import { Refusal } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { afterCommit, inTransaction } from '../../../platform/database/transaction.ts';
import type { StaffAccount } from '../../identity/index.ts';
import { guardedOf } from '../own-roles/rules/guarded.ts';
import type { Duties } from '../own-roles/rules/own-role.ts';
import { lockDuties } from './change-roles.ts';
import { type AccountDeps, type Act, isCommandLine, noteAct, subjectOf } from './deps.ts';
import { deleteOpenJoins, updateSealedTotp } from './join-store.ts';
import { lockOther } from './lock-other.ts';
import { type Address, openAddress } from './one-time-address.ts';
import { refuseUnlessSecond } from './second-administrator.ts';

/** Shuts somebody out and ends their sessions at once. Refusals `staff.last-administrator` and those of `lockOther`. */
export async function disableStaff(deps: AccountDeps, staffId: string, act: Act): Promise<void> {
  const ended = await inTransaction(deps.db, async (trx) => {
    const { account, isLastAdministrator } = await lockOther(deps, trx, staffId, act);
    if (account.isDisabled) return [];
    if (isLastAdministrator) throw new Refusal('staff.last-administrator');
    const ended = await deps.identity.disableAccount(trx, staffId, deps.clock.now());
    await deleteOpenJoins(trx, staffId);
    await noteAct(deps, trx, {
      ...act,
      action: 'staff.disable',
      staffId,
      before: { isDisabled: false },
      after: { isDisabled: true, endedSessions: ended.length },
    });
    return ended;
  });
  deps.identity.forget(ended);
}

/**
 * Lets somebody in again with what they had; `isDone` false while a second administrator has to
 * decide, because of what they may do. Refusals `staff.second-needed`, `approvals.waiting` and
 * those of `lockOther`.
 */
export async function enableStaff(
  deps: AccountDeps,
  staffId: string,
  act: Act,
): Promise<{ readonly isDone: boolean }> {
  return inTransaction(deps.db, async (trx) => {
    const { before, account } = await lockDuties(deps, trx, staffId, act);
    if (!account.isDisabled) return { isDone: true };
    if (await isProposed(deps, trx, { ask: 'staff.enable', staffId, before }, act))
      return { isDone: false };
    await openAgain(deps, trx, staffId, act);
    return { isDone: true };
  });
}

/**
 * Password and second factor are gone and all sessions end; gives a new one-time address, and the
 * former one opens nothing. Undefined while a second administrator has to decide, because of what
 * they may do. The command may reset the last administrator, who lost the second factor. Refusals
 * `staff.is-disabled`, `staff.last-administrator`, `staff.second-needed`, `approvals.waiting` and
 * those of `lockOther`.
 */
export async function resetStaff(
  deps: AccountDeps,
  staffId: string,
  act: Act,
): Promise<Address | undefined> {
  return inTransaction(deps.db, async (trx) => {
    const { before, account, isLastAdministrator } = await lockDuties(deps, trx, staffId, act);
    if (account.isDisabled) throw new Refusal('staff.is-disabled');
    if (isLastAdministrator && !isCommandLine(act.actor))
      throw new Refusal('staff.last-administrator');
    if (await isProposed(deps, trx, { ask: 'staff.reset', staffId, before }, act)) return undefined;
    await takeKeys(deps, trx, account, act);
    return openAddress(deps, trx, staffId, act);
  });
}

interface Asked {
  readonly ask: 'staff.enable' | 'staff.reset';
  readonly staffId: string;
  readonly before: Duties;
}

/** True where a second administrator was asked, because of what the person may do. */
async function isProposed(
  deps: AccountDeps,
  trx: Trx,
  { ask, staffId, before }: Asked,
  { actor, reason }: Act,
): Promise<boolean> {
  const guarded = guardedOf(before);
  if (guarded.length === 0 || isCommandLine(actor)) return false;
  await refuseUnlessSecond(deps, trx, { actor, concerned: [staffId] });
  await deps.approvals().propose(trx, {
    act: ask,
    subject: subjectOf(staffId),
    terms: { staffId, guarded },
    reason,
    proposedBy: actor,
  });
  return true;
}

type Approved = Act & { readonly approvedBy?: string };

/** Writes that somebody may come in again, with its line in the audit. */
export async function openAgain(
  deps: AccountDeps,
  trx: Trx,
  staffId: string,
  { approvedBy, ...act }: Approved,
): Promise<void> {
  await deps.identity.enableAccount(trx, staffId);
  await noteAct(deps, trx, {
    ...act,
    action: 'staff.enable',
    staffId,
    before: { isDisabled: true },
    after: { isDisabled: false, ...(approvedBy ? { approvedBy } : {}) },
  });
}

/** Takes password, second factor and open addresses, and ends all sessions. */
export async function takeKeys(
  deps: AccountDeps,
  trx: Trx,
  { id: staffId, hasPassword }: StaffAccount,
  { approvedBy, ...act }: Approved,
): Promise<void> {
  const ended = await deps.identity.takePassword(trx, staffId, deps.clock.now());
  await updateSealedTotp(trx, staffId, null);
  await deleteOpenJoins(trx, staffId);
  afterCommit(trx, () => deps.identity.forget(ended));
  await noteAct(deps, trx, {
    ...act,
    action: 'staff.reset',
    staffId,
    before: { hasPassword },
    after: {
      ...{ hasPassword: false, endedSessions: ended.length },
      ...(approvedBy ? { approvedBy } : {}),
    },
  });
}
