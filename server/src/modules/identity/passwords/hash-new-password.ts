import { Refusal } from '../../../kernel/refusal.ts';
import type { Contact } from '../codes/rules/contact.ts';
import { findPasswordFault, PASSWORD_LENGTH } from './find-password-fault.ts';
import type { PasswordPool } from './password-pool.ts';

/** What everybody knows who knows the owner: contacts, and the full name as a text. */
export type OwnFact = Contact | string;

/** The hash of a password that somebody chose. Refusals `identity.password-too-short`, `identity.password-too-common`, `identity.busy`. */
export async function hashNewPassword(
  { passwords }: { readonly passwords: PasswordPool },
  password: string,
  ...own: readonly OwnFact[]
): Promise<string> {
  await refuseBadPassword(password, ...own);
  return passwords.hash(password);
}

/** The refusal alone, for a first step that stores nothing yet. */
export async function refuseBadPassword(
  password: string,
  ...own: readonly OwnFact[]
): Promise<void> {
  const fault = await findPasswordFault(
    password,
    own.flatMap((fact) => (typeof fact === 'string' ? wordsOfName(fact) : wordsOfContact(fact))),
  );
  if (fault === 'too-short')
    throw new Refusal('identity.password-too-short', { length: PASSWORD_LENGTH.least });
  if (fault === 'too-common') throw new Refusal('identity.password-too-common');
}

/** The name, and its parts that are long enough to tell. */
function wordsOfName(name: string): string[] {
  const parts = name.split(/\s+/).slice(0, 8);
  const lastTwo = parts.slice(-2).join(' ');
  return [name, lastTwo, ...parts].filter((part) => part.length >= 3);
}

function wordsOfContact({ value }: Contact): string[] {
  return [
    value,
    value.replace(/^\+84/, '0'),
    value.replace(/^\+84/, ''),
    value.split('@')[0] ?? '',
  ];
}
