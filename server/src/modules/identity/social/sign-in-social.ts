import type { IdentityDeps } from '../deps.ts';
import { createHash } from 'node:crypto';
import { newToken } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Contact, maskContact } from '../codes/rules/contact.ts';
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
import {
  hashOfToken,
  openSession,
  type ProvedOrigin,
  type SignedIn,
} from '../sessions/open-session.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { checkCode } from '../codes/check-code.ts';

const ATTEMPT_MS = 600_000;

/** Sends the browser to the provider; gives the address. Refusal `identity.social-not-open`. */
export async function beginSocial(
  { db, clock, openId, redirectUri }: IdentityDeps,
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
  deps: IdentityDeps,
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
export async function proveSocialToken(deps: IdentityDeps, token: string): Promise<Acquaintance> {
  refuseUnless(deps.openId, 'identity.social-not-open');
  const account = await deps.openId.readToken(token);
  refuseUnless(account, 'identity.social-failed');
  return acquaint(deps, account);
}

async function acquaint({ db }: IdentityDeps, account: ProvedAccount): Promise<Acquaintance> {
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
  { db, clock }: IdentityDeps,
  state: string,
  { thumbprint }: ProvedOrigin,
): Promise<Contact & { readonly masked: string }> {
  const waiting = await findToLink(db, hashOfToken(state), thumbprint, clock.now());
  refuseUnless(waiting, 'identity.social-failed');
  const contact: Contact = { channel: 'email', value: waiting.email };
  return { ...contact, masked: maskContact(contact) };
}

/** A code sent to the address, or the password; a code that is given counts alone. */
export interface LinkProof {
  readonly otp: string | null | undefined;
  readonly password: string | null | undefined;
}

/**
 * The owner of the account here says by their password, or by the code sent to the address, that
 * both accounts are theirs, and is
 * signed in. Refusals `identity.invalid-request` without a proof, `identity.social-failed`,
 * `identity.social-taken`, and those of a
 * password or code.
 */
export async function linkSocial(
  deps: IdentityDeps,
  state: string,
  { otp, password }: LinkProof,
  origin: ProvedOrigin,
): Promise<{ signedIn: SignedIn; next: string | null }> {
  refuseUnless(otp || password, 'identity.invalid-request');
  const { db, clock } = deps;
  const now = clock.now();
  const waiting = await findToLink(db, hashOfToken(state), origin.thumbprint, now);
  refuseUnless(waiting, 'identity.social-failed');
  const contact: Contact = { channel: 'email', value: waiting.email };
  const claim = { kind: 'customer', username: waiting.email, ...origin } as const;
  const code = otp ? await checkCode(deps, 'sign-in', contact, otp, origin) : undefined;
  const byPassword =
    !otp && password ? await provePassword(deps, { ...claim, password }) : undefined;
  const signedIn = await inTransaction(db, async (trx) => {
    await code?.use(trx);
    refuseUnless(await markLinked(trx, hashOfToken(state), now), 'identity.social-failed');
    const owner = byPassword?.user ?? (await findUserByContact(trx, 'customer', contact));
    refuseUnless(owner, 'identity.social-failed');
    await insertSocialAccount(trx, owner.id, waiting, now);
    const { triesScope } = byPassword ?? {};
    const proved = { userId: owner.id, ...(triesScope ? { triesScope } : {}) };
    return openSession(deps, trx, proved, origin);
  });
  return { signedIn, next: waiting.next };
}

/** Somebody's account at Google is theirs here, too. Refusal `identity.social-taken`. */
export function addSocialAccount(
  { clock }: Pick<IdentityDeps, 'clock'>,
  trx: Trx,
  userId: string,
  account: Pick<ProvedAccount, 'subject' | 'email'>,
): Promise<void> {
  return insertSocialAccount(trx, userId, account, clock.now());
}
