import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Acquaintance, ProvedOrigin, SignedIn } from '../../identity/index.ts';
import type { CustomersDeps } from '../deps.ts';
import { toPlainLine } from '../rules/plain-text.ts';
import { openAccount } from './sign-up.ts';

type Text = string | null | undefined;

/** As a client sends it: nothing yet, what Google sent the browser back with, or a token that an app brought. */
export interface SocialSignIn {
  /** Google when nothing is said. */
  readonly provider: Text;
  readonly token: Text;
  readonly code: Text;
  readonly state: Text;
  /** Where the browser goes afterwards. */
  readonly next: Text;
}

export type SocialOutcome =
  /** The token call knows the owner of the app's token now. */
  | { readonly step: 'ready' }
  | { readonly step: 'redirect'; readonly url: string }
  | { readonly step: 'done'; readonly signedIn: SignedIn; readonly next: string | null }
  /** The owner of the existing account has to agree first. `destination`: their contact, in part. */
  | {
      readonly step: 'link';
      readonly destination: string;
      readonly hasPassword: boolean;
      readonly next: string | null;
    };

/**
 * One step of a sign-in with Google. `readOrigin` is asked only where a browser's own key is
 * needed, because it spends the proof.
 * Refusals `identity.facebook-closed`, `identity.social-*`, `identity.contact-taken`.
 */
export async function signInSocial(
  deps: CustomersDeps,
  { provider, token, code, state, next }: SocialSignIn,
  readOrigin: () => Promise<ProvedOrigin>,
): Promise<SocialOutcome> {
  refuseUnless(/^google\b/i.test(provider ?? 'google'), 'identity.facebook-closed');
  if (token) {
    await welcomeToken(deps, token);
    return { step: 'ready' };
  }
  refuseUnless(deps.identity.hasGoogle, 'identity.social-not-open');
  const origin = await readOrigin();
  if (!code) {
    const url = await deps.identity.beginSocial(next ?? undefined, origin);
    return { step: 'redirect', url };
  }
  refuseUnless(state, 'identity.social-failed');
  return comeBack(deps, { code, state }, origin);
}

/** Back from Google: signed in, with a new account where there was none. */
async function comeBack(
  deps: CustomersDeps,
  answer: { readonly state: string; readonly code: string },
  origin: ProvedOrigin,
): Promise<SocialOutcome> {
  const { db, identity } = deps;
  const { whom, next } = await identity.proveSocial(answer, origin);
  if (whom.kind === 'owner') {
    const { masked: destination } = await identity.readContactToLink(answer.state, origin);
    return { step: 'link', destination, hasPassword: whom.user.hasPassword, next };
  }
  const signedIn = await inTransaction(db, async (trx) => {
    const userId = whom.kind === 'linked' ? whom.user.id : await openFor(deps, trx, whom);
    return identity.openSession(trx, { userId }, origin);
  });
  return { step: 'done', signedIn, next };
}

/** An app brought a token of Google: afterwards the token call knows its owner. */
async function welcomeToken(deps: CustomersDeps, token: string): Promise<void> {
  const whom = await deps.identity.proveSocialToken(token);
  if (whom.kind === 'owner') throw new Refusal('identity.social-owner-needed');
  if (whom.kind === 'newcomer') await inTransaction(deps.db, (trx) => openFor(deps, trx, whom));
}

async function openFor(
  deps: CustomersDeps,
  trx: Trx,
  { account }: Acquaintance & { kind: 'newcomer' },
): Promise<string> {
  const contact = deps.identity.readContact(account.email, 'email');
  const fullName =
    toPlainLine(account.name)?.slice(0, 120) ?? account.email.split('@')[0] ?? account.email;
  const newcomer = { contacts: [contact], fullName, passwordHash: null };
  const customerId = await openAccount(deps, trx, newcomer);
  await deps.identity.insertSocialAccount(trx, customerId, account);
  return customerId;
}
