import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type AccountDeps, type Act, isCommandLine, noteAct } from './deps.ts';
import { type Address, openAddress } from './invite-staff.ts';
import { deleteOpenJoins, updateSealedTotp } from './join-store.ts';
import { lockOther } from './lock-other.ts';

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

/** Lets somebody in again with what they had. Refusals of `lockOther`. */
export async function enableStaff(deps: AccountDeps, staffId: string, act: Act): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const { account } = await lockOther(deps, trx, staffId, act);
    if (!account.isDisabled) return;
    await deps.identity.enableAccount(trx, staffId);
    await noteAct(deps, trx, {
      ...act,
      action: 'staff.enable',
      staffId,
      before: { isDisabled: true },
      after: { isDisabled: false },
    });
  });
}

/**
 * Password and second factor are gone and all sessions end; gives a new one-time address, and the former one opens nothing.
 * The command may reset the last administrator, who lost the second factor. Refusals `staff.is-disabled`,
 * `staff.last-administrator` and those of `lockOther`.
 */
export async function resetStaff(deps: AccountDeps, staffId: string, act: Act): Promise<Address> {
  const { address, ended } = await inTransaction(deps.db, async (trx) => {
    const { account, isLastAdministrator } = await lockOther(deps, trx, staffId, act);
    if (account.isDisabled) throw new Refusal('staff.is-disabled');
    if (isLastAdministrator && !isCommandLine(act.actor))
      throw new Refusal('staff.last-administrator');
    const ended = await deps.identity.takePassword(trx, staffId, deps.clock.now());
    await updateSealedTotp(trx, staffId, null);
    await deleteOpenJoins(trx, staffId);
    await noteAct(deps, trx, {
      ...act,
      action: 'staff.reset',
      staffId,
      before: { hasPassword: account.hasPassword },
      after: { hasPassword: false, endedSessions: ended.length },
    });
    return { address: await openAddress(deps, trx, staffId), ended };
  });
  deps.identity.forget(ended);
  return address;
}
