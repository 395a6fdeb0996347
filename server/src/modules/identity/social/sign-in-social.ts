import type { SignedIn } from '../sessions/open-session.ts';
import type { Bound } from '../../../kernel/bind.ts';
import { createHash } from 'node:crypto';
import { newToken } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Contact, maskContact } from '../codes/rules/contact.ts';
import type { OpenId } from './openid.ts';
import type { ProvedAccount } from './proved-account.ts';
import {
  claimAttempt,
  findSocialUser,
  findToLink,
  insertAttempt,
  insertSocialAccount,
  keepProved,
  markLinked,
} from './social-store.ts';
import { findUser, findUserByContact, type User } from '../user-store.ts';
import { hashOfToken } from '../sessions/open-session.ts';
import type { provePassword } from '../passwords/prove-password.ts';
import type { ProvedOrigin } from '../qr/sign-in-by-qr.ts';
import type { checkCode } from '../codes/check-code.ts';

const ATTEMPT_MS = 600_000;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  /** Undefined until the operator configured it. */
  readonly openId: OpenId | undefined;
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string;
  readonly provePassword: Bound<typeof provePassword>;
  readonly checkCode: Bound<typeof checkCode>;
}

/** Sends the browser to the provider; gives the address. Refusal `identity.social-not-open`. */
export async function beginSocial(
  { db, clock, openId, redirectUri }: Deps,
  next: string | undefined,
  { thumbprint }: ProvedOrigin,
): Promise<string> {
  refuseUnless(openId, 'identity.social-not-open');
  const [state, nonce, codeVerifier] = [newToken(), newToken(), newToken()];
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const url = await openId.authorizationUrl({ state, nonce, challenge, redirectUri });
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + ATTEMPT_MS);
  await insertAttempt(db, {
    stateHash: hashOfToken(state),
    thumbprint,
    nonce,
    codeVerifier,
    next,
    now,
    expiresAt,
  });
  return url;
}

/** Whom the provider's account is here: somebody linked, the owner of its address who has to prove that first, or nobody yet. */
export type Acquaintance =
  | { readonly kind: 'linked'; readonly user: User }
  | { readonly kind: 'owner'; readonly user: User; readonly account: ProvedAccount }
  | { readonly kind: 'newcomer'; readonly account: ProvedAccount };

/** The browser is back: who is it? Refusals `identity.social-not-open`, `identity.social-failed`. */
export async function proveSocial(
  deps: Deps,
  { state, code }: { state: string; code: string },
  { thumbprint }: ProvedOrigin,
): Promise<{ whom: Acquaintance; next: string | null }> {
  const { db, clock, openId, redirectUri } = deps;
  refuseUnless(openId, 'identity.social-not-open');
  const attempt = await inTransaction(db, (trx) =>
    claimAttempt(trx, hashOfToken(state), thumbprint, clock.now()),
  );
  refuseUnless(attempt, 'identity.social-failed');
  const account = await openId.redeem({
    code,
    verifier: attempt.codeVerifier,
    redirectUri,
    nonce: attempt.nonce,
  });
  refuseUnless(account, 'identity.social-failed');
  const whom = await acquaint(deps, account);
  if (whom.kind === 'owner')
    await inTransaction(db, (trx) => keepProved(trx, hashOfToken(state), account));
  return { whom, next: attempt.next };
}

/** An app brought the provider's token by itself. Refusals as above. */
export async function proveSocialToken(deps: Deps, token: string): Promise<Acquaintance> {
  refuseUnless(deps.openId, 'identity.social-not-open');
  const account = await deps.openId.readToken(token);
  refuseUnless(account, 'identity.social-failed');
  return acquaint(deps, account);
}

async function acquaint({ db }: Deps, account: ProvedAccount): Promise<Acquaintance> {
  const linkedId = await findSocialUser(db, account.subject);
  const linked = linkedId && (await findUser(db, linkedId));
  if (linkedId) {
    // Disabled: the account over there opens nothing else instead.
    refuseUnless(linked, 'identity.social-failed');
    return { kind: 'linked', user: linked };
  }
  const owner = await findUserByContact(db, 'customer', { channel: 'email', value: account.email });
  return owner ? { kind: 'owner', user: owner, account } : { kind: 'newcomer', account };
}

/** The address whose owner has to prove themselves, for a code and for the screen. Refusal `identity.social-failed`. */
export async function readContactToLink(
  { db, clock }: Deps,
  state: string,
  { thumbprint }: ProvedOrigin,
): Promise<Contact & { readonly masked: string }> {
  const waiting = await findToLink(db, hashOfToken(state), thumbprint, clock.now());
  refuseUnless(waiting, 'identity.social-failed');
  const contact: Contact = { channel: 'email', value: waiting.email };
  return { ...contact, masked: maskContact(contact) };
}

export type OwnersProof = { readonly password: string } | { readonly otp: string };

/**
 * The owner of the account here says by their password, or by the code sent to the address, that both accounts are theirs. `then` runs in
 * the transaction that links them. Refusals `identity.social-failed`, `identity.social-taken`, and those of a password or code.
 */
export async function linkSocial(
  { db, clock, provePassword: prove, checkCode: check }: Deps,
  state: string,
  proof: OwnersProof,
  origin: ProvedOrigin,
  then: (trx: Trx, userId: string, triesScope: string | undefined) => Promise<SignedIn>,
): Promise<{ result: SignedIn; next: string | null }> {
  const now = clock.now();
  const waiting = await findToLink(db, hashOfToken(state), origin.thumbprint, now);
  refuseUnless(waiting, 'identity.social-failed');
  const contact: Contact = { channel: 'email', value: waiting.email };
  const byPassword =
    'password' in proof
      ? await prove({
          kind: 'customer',
          username: waiting.email,
          password: proof.password,
          ip: origin.ip,
        })
      : undefined;
  const code = 'otp' in proof ? await check('sign-in', contact, proof.otp) : undefined;
  const result = await inTransaction(db, async (trx) => {
    await code?.use(trx);
    refuseUnless(await markLinked(trx, hashOfToken(state), now), 'identity.social-failed');
    const owner = byPassword?.user ?? (await findUserByContact(trx, 'customer', contact));
    refuseUnless(owner, 'identity.social-failed');
    await insertSocialAccount(trx, owner.id, waiting, now);
    return then(trx, owner.id, byPassword?.triesScope);
  });
  return { result, next: waiting.next };
}
