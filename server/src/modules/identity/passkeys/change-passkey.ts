import type { OwnerProof } from '@hako/contract/identity/owner';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { afterCommit, inTransaction } from '../../../platform/database/transaction.ts';
import type { IdentityDeps } from '../deps.ts';
import { proveOwner } from '../owner/prove-owner.ts';
import * as store from './passkey-store.ts';

interface Own {
  readonly userId: string;
  readonly id: string;
}

/** What somebody signs in with besides their password, the newest first. */
export const listPasskeys = ({ db }: Pick<IdentityDeps, 'db'>, userId: string) =>
  store.listPasskeys(db, userId);

/** Gives the name before. Refusal `identity.passkey-unknown`. */
export async function renamePasskeyOf(
  trx: Trx,
  { name, ...own }: Own & { readonly name: string },
): Promise<string> {
  const before = await store.updateName(trx, { ...own, name: name.trim() });
  refuseUnless(before, 'identity.passkey-unknown');
  return before;
}

/**
 * Gives its name. Sessions that it opened stay: their owner ends them. Refusal
 * `identity.passkey-unknown`.
 */
export async function removePasskeyOf(trx: Trx, own: Own): Promise<string> {
  const name = await store.deletePasskey(trx, own);
  refuseUnless(name, 'identity.passkey-unknown');
  return name;
}

/** The same for a customer. */
export const renamePasskey = (
  { db }: Pick<IdentityDeps, 'db'>,
  renamed: Own & { readonly name: string },
): Promise<string> => inTransaction(db, (trx) => renamePasskeyOf(trx, renamed));

/**
 * The same for a customer, who proves to be the owner. Refusals of the proof and
 * `identity.passkey-unknown`.
 */
export async function removePasskey(
  deps: IdentityDeps,
  own: Own,
  asked: { readonly proof: OwnerProof; readonly ip: string },
): Promise<void> {
  const spend = await proveOwner(deps, own.userId, asked);
  await inTransaction(deps.db, async (trx) => {
    await removePasskeyOf(trx, own);
    await spend(trx);
    afterCommit(trx, () =>
      deps.securityLog('account.passkey-removed', { userId: own.userId, ip: asked.ip }),
    );
  });
}
