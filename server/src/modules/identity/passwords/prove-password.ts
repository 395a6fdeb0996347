import { Refusal } from '../../../kernel/refusal.ts';
import type { SecurityLog } from '../../../platform/security-log.ts';
import { parseContact } from '../codes/rules/contact.ts';
import type { Secrets } from '../sessions/rules/secrets.ts';
import { findSecret, type User, type UserKind, type UserSecret } from '../user-store.ts';
import { isKnownDevice } from '../sessions/known-device-store.ts';
import { type CompareDeps, comparePassword, triesScopeOf } from './compare-password.ts';

interface Deps extends CompareDeps {
  readonly secrets: Secrets;
  readonly securityLog: SecurityLog;
}

export interface PasswordClaim {
  readonly kind: UserKind;
  /** E-mail address or phone number as typed. */
  readonly username: string;
  readonly password: string;
  readonly ip: string;
  /** Of the browser's key, where the request proved one. */
  readonly thumbprint?: string | undefined;
}

/**
 * The user whose password this is, and the budget of tries that a complete sign-in gives back. An unknown name costs the same work
 * and gets the same answer as a wrong password. Refusals `identity.wrong-password`, `identity.too-many-tries`, `identity.busy`.
 */
export async function provePassword(
  deps: Deps,
  { kind, username, password, ip, thumbprint }: PasswordClaim,
): Promise<{ user: User; triesScope: string }> {
  const contact = parseContact(username);
  const name = `${kind} ${contact?.value ?? username}`;
  const scope = `sign-in:${deps.secrets.seal('budget', name)}`;
  const isKnown = contact && (await isKnownDevice(deps.db, kind, contact, { thumbprint }));
  const knownDevice = isKnown ? thumbprint : undefined;
  let tried: UserSecret | undefined;
  const secret = await comparePassword(deps, {
    scope,
    ip,
    knownDevice,
    password,
    find: async () => {
      tried = contact && (await findSecret(deps.db, kind, contact));
      return tried;
    },
  });
  if (!secret) {
    if (tried) deps.securityLog('sign-in.wrong-password', { userId: tried.user.id, kind, ip });
    else deps.securityLog('sign-in.unknown-account', { account: nameOf(deps, name), kind, ip });
    throw new Refusal('identity.wrong-password');
  }
  return { user: secret.user, triesScope: triesScopeOf(scope, knownDevice) };
}

/** The same for the same name, and tells nobody which. */
const nameOf = ({ secrets }: Deps, name: string): string => secrets.seal('name', name).slice(0, 16);
