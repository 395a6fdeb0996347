import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Address } from '../customer.ts';
import { findAddress, findPrimaryAddress } from './address-store.ts';

/**
 * One of this customer's addresses, the primary one when unnamed. Refusals
 * `customers.address-not-found`, `customers.no-address`.
 */
export async function readAddress(
  reader: Reader,
  customerId: string,
  addressId?: string,
): Promise<Address> {
  if (addressId === undefined) {
    const primary = await findPrimaryAddress(reader, customerId);
    refuseUnless(primary, 'customers.no-address');
    return primary;
  }
  const address = await findAddress(reader, customerId, addressId);
  refuseUnless(address, 'customers.address-not-found');
  return address;
}
