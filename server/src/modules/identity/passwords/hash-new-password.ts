import { Refusal } from '../../../kernel/refusal.ts';
import type { Contact } from '../codes/rules/contact.ts';
import { findPasswordFault, PASSWORD_LENGTH } from './rules/password-rules.ts';
import type { PasswordPool } from './password-pool.ts';

/** The hash of a password that somebody chose. Refusals `identity.password-too-short`, `identity.password-too-common`, `identity.busy`. */
export async function hashNewPassword(
  { passwords }: { readonly passwords: PasswordPool },
  password: string,
  ...contacts: readonly Contact[]
): Promise<string> {
  refuseBadPassword(password, ...contacts);
  return passwords.hash(password);
}

/** The refusal alone, for a first step that stores nothing yet. */
export function refuseBadPassword(password: string, ...contacts: readonly Contact[]): void {
  const ownWords = contacts.flatMap(({ value }) => [
    value,
    value.replace(/^\+84/, '0'),
    value.split('@')[0] ?? '',
  ]);
  const fault = findPasswordFault(password, ownWords);
  if (fault === 'too-short')
    throw new Refusal('identity.password-too-short', { length: PASSWORD_LENGTH.least });
  if (fault === 'too-common') throw new Refusal('identity.password-too-common');
}
