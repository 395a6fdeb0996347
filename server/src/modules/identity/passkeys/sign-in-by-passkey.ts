import type { UsedCredential } from '@hako/contract/identity/passkeys';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { IdentityDeps } from '../deps.ts';
import { openSession, type ProvedOrigin, type SignedIn } from '../sessions/open-session.ts';
import { findUser, type User, type UserKind } from '../user-store.ts';
import { CHALLENGE_MS, makeChallenge, spendChallenge } from './challenge.ts';
import { findPasskey, type KeptPasskey, noteUse } from './passkey-store.ts';
import { readUse, requestOptions, siteOf } from './webauthn.ts';

/** A challenge for whoever holds the browser's key. */
export async function beginPasskeySignIn(
  deps: Pick<IdentityDeps, 'db' | 'clock'>,
  { thumbprint }: Pick<ProvedOrigin, 'thumbprint'>,
  origin: string,
) {
  const challenge = await makeChallenge(deps, {
    purpose: 'sign-in',
    userId: null,
    boundTo: thumbprint,
  });
  return requestOptions(siteOf(origin), challenge, CHALLENGE_MS);
}

export interface PasskeyClaim {
  readonly kind: UserKind;
  readonly credential: UsedCredential;
  /** Of the page: `https://hako.example`. */
  readonly origin: string;
  readonly from: ProvedOrigin;
}

export interface ProvedPasskey {
  readonly user: User;
  readonly passkey: Pick<KeptPasskey, 'id' | 'name'>;
  /**
   * Notes the use in the transaction of what it opens. Refusal `identity.passkey-wrong`: there are
   * two of it.
   */
  readonly use: (trx: Trx) => Promise<void>;
}

/**
 * Who signed our challenge with a passkey; the device checked its owner. Every way in which it
 * fails is told alike. Refusal `identity.passkey-wrong`.
 */
export async function provePasskey(
  deps: IdentityDeps,
  { kind, credential, origin, from: { thumbprint, ip } }: PasskeyClaim,
): Promise<ProvedPasskey> {
  const challenge = await spendChallenge(deps, credential.response.clientDataJSON, {
    purpose: 'sign-in',
    userId: null,
    boundTo: thumbprint,
  });
  const found = challenge === undefined ? undefined : await findPasskey(deps.db, credential.id);
  const counter =
    challenge !== undefined && found
      ? await readUse(siteOf(origin), challenge, credential, found)
      : undefined;
  const user = found && counter !== undefined && (await findUser(deps.db, found.userId));
  if (counter === undefined || !user || user.kind !== kind) {
    deps.securityLog('sign-in.wrong-passkey', { kind, ip, userId: found?.userId });
    throw new Refusal('identity.passkey-wrong');
  }
  const { id, name } = found;
  return {
    user,
    passkey: { id, name },
    async use(trx) {
      if (await noteUse(trx, id, counter, deps.clock.now())) return;
      deps.securityLog('sign-in.copied-passkey', {
        kind,
        ip,
        userId: user.id,
      });
      throw new Refusal('identity.passkey-wrong');
    },
  };
}

/** Signs a customer in. Refusal `identity.passkey-wrong`. */
export async function signInByPasskey(
  deps: IdentityDeps,
  claim: Omit<PasskeyClaim, 'kind'>,
): Promise<SignedIn> {
  const { user, use } = await provePasskey(deps, { ...claim, kind: 'customer' });
  return inTransaction(deps.db, async (trx) => {
    await use(trx);
    return openSession(deps, trx, { userId: user.id }, claim.from);
  });
}
