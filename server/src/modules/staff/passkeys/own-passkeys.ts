import type { NewCredential, UsedCredential } from '@hako/contract/identity/passkeys';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ProvedOrigin, SignedIn } from '../../identity/index.ts';
import { type AccountDeps, noteAct } from '../accounts/deps.ts';
import { type BothFactors, proveBothFactors } from './prove-both-factors.ts';

/** A member of staff in this session, on this page. */
export interface OwnSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly origin: string;
}

/**
 * What the browser needs to make a passkey. Refusals of both factors and `identity.passkeys-full`.
 */
export async function beginStaffPasskey(
  deps: AccountDeps,
  own: OwnSession,
  asked: BothFactors & { readonly ip: string },
) {
  const use = await proveBothFactors(deps, own.userId, asked);
  await inTransaction(deps.db, use);
  return deps.identity.beginPasskey(own);
}

/** Keeps it. Refusals of `readPasskey`. */
export async function addStaffPasskey(
  deps: AccountDeps,
  own: OwnSession,
  made: { readonly name: string; readonly credential: NewCredential },
) {
  const { keep } = await deps.identity.readPasskey(own, made);
  return inTransaction(deps.db, async (trx) => {
    const passkey = await keep(trx);
    const { id, name, isBackedUp } = passkey;
    await noteAct(deps, trx, {
      actor: own.userId,
      action: 'staff.add-passkey',
      staffId: own.userId,
      after: { passkey: id, name, isBackedUp },
    });
    return passkey;
  });
}

/** Refusal `identity.passkey-unknown`. */
export async function renameStaffPasskey(
  deps: AccountDeps,
  { userId, id, name }: { readonly userId: string; readonly id: string; readonly name: string },
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const before = await deps.identity.renamePasskeyOf(trx, { userId, id, name });
    await noteAct(deps, trx, {
      actor: userId,
      action: 'staff.rename-passkey',
      staffId: userId,
      before: { passkey: id, name: before },
      after: { passkey: id, name: name.trim() },
    });
  });
}

/** Refusals of both factors and `identity.passkey-unknown`. */
export async function removeStaffPasskey(
  deps: AccountDeps,
  { userId, id }: { readonly userId: string; readonly id: string },
  asked: BothFactors & { readonly ip: string },
): Promise<void> {
  const use = await proveBothFactors(deps, userId, asked);
  await inTransaction(deps.db, async (trx) => {
    await use(trx);
    const name = await deps.identity.removePasskeyOf(trx, { userId, id });
    await noteAct(deps, trx, {
      actor: userId,
      action: 'staff.remove-passkey',
      staffId: userId,
      before: { passkey: id, name },
      after: { passkey: null },
    });
  });
}

/** The device checked its owner: it counts as both factors. Refusal `identity.passkey-wrong`. */
export async function signInStaffByPasskey(
  deps: AccountDeps,
  claim: {
    readonly credential: UsedCredential;
    readonly origin: string;
    readonly from: ProvedOrigin;
  },
): Promise<SignedIn> {
  const { identity, db } = deps;
  const { user, passkey, use } = await identity.provePasskey({ ...claim, kind: 'staff' });
  return inTransaction(db, async (trx) => {
    await use(trx);
    await noteAct(deps, trx, {
      actor: user.id,
      action: 'staff.sign-in',
      staffId: user.id,
      after: { ip: claim.from.ip, passkey: passkey.id, name: passkey.name },
    });
    return identity.openSession(trx, { userId: user.id }, claim.from);
  });
}
