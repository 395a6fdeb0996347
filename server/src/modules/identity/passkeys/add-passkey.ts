import { MOST_PASSKEYS, type NewCredential } from '@hako/contract/identity/passkeys';
import type { OwnerProof } from '@hako/contract/identity/owner';
import { newSecretId } from '../../../kernel/chance.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { IdentityDeps } from '../deps.ts';
import { lockUser } from '../owner/change-store.ts';
import { noteChange } from '../owner/note-change.ts';
import { proveOwner } from '../owner/prove-owner.ts';
import { findOpenSession } from '../sessions/session-store.ts';
import { findUser } from '../user-store.ts';
import { CHALLENGE_MS, makeChallenge, spendChallenge } from './challenge.ts';
import { insertPasskey, listPasskeys, type Passkey } from './passkey-store.ts';
import { creationOptions, readNewKey, siteOf } from './webauthn.ts';

/** Who adds a passkey, and on which page. */
export interface Adding {
  readonly userId: string;
  readonly sessionId: string;
  /** `https://hako.example`. */
  readonly origin: string;
}

/** What the browser of a proved owner needs to make a passkey. Refusal `identity.passkeys-full`. */
export async function beginPasskey(deps: IdentityDeps, { userId, sessionId, origin }: Adding) {
  const [user, held] = await Promise.all([
    findUser(deps.db, userId),
    listPasskeys(deps.db, userId),
  ]);
  refuseUnless(user, 'access.session-over');
  refuseFull(held.length);
  const challenge = await makeChallenge(deps, { purpose: 'add', userId, boundTo: sessionId });
  const label = user.email ?? user.phone ?? userId;
  return creationOptions(siteOf(origin), { userId, label, held }, challenge, CHALLENGE_MS);
}

/**
 * The same for a customer, who proves to be the owner first. Refusals of the proof and of
 * `beginPasskey`.
 */
export async function beginOwnPasskey(
  deps: IdentityDeps,
  adding: Adding,
  { proof, ip }: { readonly proof: OwnerProof; readonly ip: string },
) {
  const spend = await proveOwner(deps, adding.userId, { proof, ip });
  await inTransaction(deps.db, spend);
  return beginPasskey(deps, adding);
}

interface Made {
  readonly name: string;
  readonly credential: NewCredential;
}

/** A good answer of a browser: the id that the passkey gets, and what keeps it. */
export interface ReadPasskey {
  readonly id: string;
  readonly keep: (trx: Trx) => Promise<Passkey>;
}

/**
 * Reads what the browser made; gives what keeps it in the transaction of its cause. Refusals
 * `identity.passkey-refused`, and of the keeping `access.session-over`, `identity.passkey-known`,
 * `identity.passkeys-full`.
 */
export async function readPasskey(
  deps: IdentityDeps,
  { userId, sessionId, origin }: Adding,
  { name, credential }: Made,
): Promise<ReadPasskey> {
  const challenge = await spendChallenge(deps, credential.response.clientDataJSON, {
    purpose: 'add',
    userId,
    boundTo: sessionId,
  });
  const key = challenge && (await readNewKey(siteOf(origin), challenge, credential));
  refuseUnless(key, 'identity.passkey-refused');
  const made = { id: newSecretId(), name: name.trim() };
  return {
    id: made.id,
    async keep(trx) {
      const now = deps.clock.now();
      await lockUser(trx, userId);
      // It may have ended elsewhere a moment ago, with all that was asked for in it.
      const session = await findOpenSession(trx, sessionId, now);
      refuseUnless(session?.userId === userId, 'access.session-over');
      refuseFull((await listPasskeys(trx, userId)).length);
      await insertPasskey(trx, key, { ...made, userId, now });
      return { ...made, isBackedUp: key.isBackedUp, createdAt: now, lastUsedAt: null };
    },
  };
}

/**
 * Keeps the passkey of a customer, whose contacts are told. Refusals of `readPasskey` and of
 * `noteChange`.
 */
export async function addPasskey(deps: IdentityDeps, adding: Adding, made: Made): Promise<Passkey> {
  const { id, keep } = await readPasskey(deps, adding, made);
  const { userId } = adding;
  return inTransaction(deps.db, async (trx) => {
    // Noted first: what is stopped later takes back all passkeys that were added since.
    await noteChange(deps, trx, { userId, kind: 'passkey', subjectId: id });
    return keep(trx);
  });
}

function refuseFull(count: number): void {
  if (count >= MOST_PASSKEYS) throw new Refusal('identity.passkeys-full', { most: MOST_PASSKEYS });
}
