import type { Reader } from '../../platform/database/database.ts';
import { findRecordByNo, listRecordsByName } from './customer-store.ts';
import type { Customer } from './customer.ts';
import type { CustomersDeps } from './deps.ts';
import { readCustomers } from './find-customers.ts';

/** Fewer last digits of a phone would mean half of all customers. */
const FEWEST_DIGITS = 4;

/** Customers by their number, e-mail, phone (whole or its last digits) or words of their name; at most `limit`. */
export async function searchCustomers(
  deps: Pick<CustomersDeps, 'identity' | 'parsePhone'>,
  reader: Reader,
  typed: string,
  limit: number,
): Promise<Customer[]> {
  const { ids, words } = await meantBy(deps, reader, typed.trim(), limit);
  const named = words ? (await listRecordsByName(reader, words, limit)).map(({ id }) => id) : ids;
  const found = await readCustomers(deps, reader, named);
  return named.flatMap((id) => found.get(id) ?? []);
}

/** Whom typed words mean: these customers, or those who bear these words as their name. */
type Meant =
  | { readonly ids: readonly string[]; readonly words?: undefined }
  | { readonly ids?: undefined; readonly words: readonly string[] };

/** At most `limit` of the same last digits of a phone. */
export async function meantBy(
  { identity, parsePhone }: Pick<CustomersDeps, 'identity' | 'parsePhone'>,
  reader: Reader,
  typed: string,
  limit: number,
): Promise<Meant> {
  if (typed.includes('@')) {
    const contact = { channel: 'email', value: typed.toLowerCase() } as const;
    return idOf(await identity.findUserByContact(reader, 'customer', contact));
  }
  const digits = typed.replace(/[\s.()+-]/g, '');
  if (/^\d+$/.test(digits)) {
    const phone = parsePhone(typed);
    if (phone) return idOf(await identity.findCustomerByPhone(reader, phone));
    if (digits.length < FEWEST_DIGITS) return { ids: [] };
    const users = await identity.listCustomersByDigits(reader, digits, limit);
    return { ids: users.map(({ id }) => id) };
  }
  if (/^KH[0-9A-Z]{8}$/i.test(typed))
    return idOf(await findRecordByNo(reader, typed.toUpperCase()));
  const words = typed.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  return words.length === 0 ? { ids: [] } : { words };
}

const idOf = (found: { readonly id: string } | undefined): Meant => ({
  ids: found ? [found.id] : [],
});
