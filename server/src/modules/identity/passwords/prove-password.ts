import { Refusal } from '../../../kernel/refusal.ts';
import { parseContact } from '../codes/rules/contact.ts';
import type { Secrets } from '../sessions/rules/secrets.ts';
import { findSecret, type User, type UserKind } from '../user-store.ts';
import { type CompareDeps, comparePassword } from './compare-password.ts';

interface Deps extends CompareDeps {
  readonly secrets: Secrets;
}

export interface PasswordClaim {
  readonly kind: UserKind;
  /** E-mail address or phone number as typed. */
  readonly username: string;
  readonly password: string;
  readonly ip: string;
}

/**
 * The user whose password this is, and the budget of tries that a complete sign-in gives back. An unknown name costs the same work
 * and gets the same answer as a wrong password. Refusals `identity.wrong-password`, `identity.too-many-tries`, `identity.busy`.
 */
export async function provePassword(
  deps: Deps,
  { kind, username, password, ip }: PasswordClaim,
): Promise<{ user: User; triesScope: string }> {
  const contact = parseContact(username);
  const name = `${kind} ${contact?.value ?? username}`;
  const triesScope = `sign-in:${deps.secrets.seal('budget', name)}`;
  const secret = await comparePassword(deps, {
    scope: triesScope,
    ip,
    password,
    find: async () => contact && (await findSecret(deps.db, kind, contact)),
  });
  if (!secret) throw new Refusal('identity.wrong-password');
  return { user: secret.user, triesScope };
}
