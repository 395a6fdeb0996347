import type { Bound } from '../../kernel/bind.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Acquaintance, Identity, Origin, SignedIn } from '../identity/index.ts';
import { toPlainLine } from './rules/plain-text.ts';
import type { openAccount } from './sign-up.ts';

interface Deps {
  readonly db: Database;
  readonly identity: Identity;
  readonly openAccount: Bound<typeof openAccount>;
}

type ProvedOrigin = Origin & { readonly thumbprint: string };

export type SocialOutcome =
  | { readonly step: 'done'; readonly signedIn: SignedIn; readonly next: string | null }
  /** The owner of the existing account has to agree first. */
  | { readonly step: 'link'; readonly hasPassword: boolean; readonly next: string | null };

/** Back from Google: signed in, with a new account where there was none. Refusals of `identity.proveSocial`, `identity.contact-taken`. */
export async function signInSocial(
  deps: Deps,
  answer: { state: string; code: string },
  origin: ProvedOrigin,
): Promise<SocialOutcome> {
  const { whom, next } = await deps.identity.proveSocial(answer, origin);
  if (whom.kind === 'owner') return { step: 'link', hasPassword: whom.user.hasPassword, next };
  const signedIn = await inTransaction(deps.db, async (trx) =>
    deps.identity.openSession(
      trx,
      { userId: whom.kind === 'linked' ? whom.user.id : await openFor(deps, trx, whom) },
      origin,
    ),
  );
  return { step: 'done', signedIn, next };
}

/** An app brought a token of Google: afterwards the token call knows its owner. Refusals as above, `identity.social-owner-needed`. */
export async function welcomeSocialToken(deps: Deps, token: string): Promise<void> {
  const whom = await deps.identity.proveSocialToken(token);
  if (whom.kind === 'owner') throw new Refusal('identity.social-owner-needed');
  if (whom.kind === 'newcomer') await inTransaction(deps.db, (trx) => openFor(deps, trx, whom));
}

async function openFor(
  { identity, openAccount: open }: Deps,
  trx: Trx,
  { account }: Acquaintance & { kind: 'newcomer' },
): Promise<string> {
  const contact = identity.readContact(account.email, 'email');
  const fullName =
    toPlainLine(account.name)?.slice(0, 120) ?? account.email.split('@')[0] ?? account.email;
  const customerId = await open(trx, { contacts: [contact], fullName, passwordHash: null });
  await identity.insertSocialAccount(trx, customerId, account);
  return customerId;
}
