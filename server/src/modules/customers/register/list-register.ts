import type { Reader } from '../../../platform/database/database.ts';
import type { KeysetPage } from '../../../platform/database/keyset.ts';
import type { Customer } from '../customer.ts';
import type { CustomersDeps } from '../deps.ts';
import { meantBy } from '../search-customers.ts';
import { listRegister, type RegisterFilter } from './register-store.ts';

/** Of the same last digits of a phone, the newest. */
const MOST_OF_DIGITS = 200;

export type RegisteredCustomer = Customer & { readonly mark: string };

/** A page of the register with the contacts of each. Somebody whose account is erased has none. */
export async function readRegister(
  { identity }: Pick<CustomersDeps, 'identity'>,
  reader: Reader,
  filter: RegisterFilter,
  page: KeysetPage,
): Promise<RegisteredCustomer[]> {
  const found = await listRegister(reader, filter, page);
  const users = await identity.findUsers(
    reader,
    found.map(({ id }) => id),
  );
  const contacts = new Map(users.map(({ id, phone, email }) => [id, { phone, email }]));
  return found.map((record) => ({
    ...record,
    phone: contacts.get(record.id)?.phone,
    email: contacts.get(record.id)?.email,
  }));
}

/**
 * What somebody typed as a filter of the register. A name is looked for in all customers, so
 * nobody of that name is left out.
 */
export async function whoIsMeant(
  deps: Pick<CustomersDeps, 'identity' | 'parsePhone'>,
  reader: Reader,
  typed: string,
): Promise<Pick<RegisterFilter, 'ids' | 'words'>> {
  const { ids, words } = await meantBy(deps, reader, typed.trim(), MOST_OF_DIGITS);
  return words ? { words } : { ids };
}
