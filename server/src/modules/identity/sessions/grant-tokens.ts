import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { IdentityDeps } from '../deps.ts';
import { signInByPassword } from '../passwords/sign-in-by-password.ts';
import { proveSocialToken } from '../social/sign-in-social.ts';
import { openSession, type Origin, type SignedIn } from './open-session.ts';
import { renewSession } from './renew-session.ts';

/** The form of the token call, each field as it was sent. */
export interface TokenForm {
  readonly grant: string | undefined;
  readonly username: string | undefined;
  readonly password: string | undefined;
  readonly refreshToken: string | undefined;
  readonly provider: string | undefined;
  readonly providerToken: string | undefined;
}

/**
 * Signs a client in or renews its session, by what its form says. Refusals `identity.invalid-request`,
 * `identity.facebook-closed`, `identity.social-*`, and those of a password and of a renewal.
 */
export async function grantTokens(
  deps: IdentityDeps,
  { grant, username, password, refreshToken, provider, providerToken }: TokenForm,
  origin: Origin,
): Promise<SignedIn> {
  if (grant === 'refresh_token' && refreshToken)
    return renewSession(deps, { refreshToken, thumbprint: origin.thumbprint });
  if (grant === 'password' && provider) {
    refuseUnless(/^google\b/i.test(provider), 'identity.facebook-closed');
    return signInBySocialToken(deps, providerToken ?? '', origin);
  }
  refuseUnless(grant === 'password' && username && password, 'identity.invalid-request');
  return signInByPassword(deps, { username, password }, origin);
}

async function signInBySocialToken(
  deps: IdentityDeps,
  token: string,
  origin: Origin,
): Promise<SignedIn> {
  // A newcomer was made known by the call before this one (mobile-client.md, section 2).
  const whom = await proveSocialToken(deps, token);
  refuseUnless(whom.kind !== 'newcomer', 'identity.social-failed');
  refuseUnless(whom.kind === 'linked', 'identity.social-owner-needed');
  return inTransaction(deps.db, (trx) => openSession(deps, trx, { userId: whom.user.id }, origin));
}
