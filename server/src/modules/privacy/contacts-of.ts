import type { Reader } from '../../platform/database/database.ts';
import type { PrivacyDeps } from './deps.ts';

/** The verified phone and e-mail of somebody, as identity keeps them. */
export async function contactsOf(
  identity: Pick<PrivacyDeps['identity'], 'findUser'>,
  reader: Reader,
  customerId: string,
): Promise<string[]> {
  const user = await identity.findUser(reader, customerId);
  return [user?.phone, user?.email].filter((contact) => contact !== undefined);
}
