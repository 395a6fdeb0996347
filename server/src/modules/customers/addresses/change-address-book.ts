import { newId } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  findAddress,
  insertAddress,
  listAddresses,
  lockBook,
  markRemoved,
  movePrimary,
  updateAddress,
} from './address-store.ts';
import type { Address } from '../customer.ts';
import { type AddressForm, completeAddress, type PlaceList } from './rules/address-form.ts';

const MOST_ADDRESSES = 30;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly places: PlaceList;
  readonly parsePhone: (text: string) => string | undefined;
}

export type AddressRequest = AddressForm & { readonly primary?: boolean | null };

/** Adds an address; the first one, and one that asks for it, becomes primary. Refusals of `completeAddress` and `customers.too-many-addresses`. */
export async function addAddress(
  deps: Deps,
  customerId: string,
  form: AddressRequest,
): Promise<Address> {
  const fields = completeAddress(form, undefined, deps);
  const now = deps.clock.now();
  const id = newId(now.getTime());
  return inTransaction(deps.db, async (trx) => {
    const size = await lockBook(trx, customerId);
    refuseUnless(size < MOST_ADDRESSES, 'customers.too-many-addresses', { limit: MOST_ADDRESSES });
    await insertAddress(trx, { ...fields, id, customerId, isPrimary: false, now });
    if (size === 0 || form.primary === true) await movePrimary(trx, customerId, id);
    return readOwn(trx, customerId, id);
  });
}

/** Changes the fields that are given. Refusal `customers.address-not-found`, also for another customer's. */
export function editAddress(
  deps: Deps,
  customerId: string,
  addressId: string,
  form: AddressRequest,
): Promise<Address> {
  return inTransaction(deps.db, async (trx) => {
    await lockBook(trx, customerId);
    const before = await readOwn(trx, customerId, addressId);
    await updateAddress(
      trx,
      customerId,
      addressId,
      completeAddress(form, before, deps),
      deps.clock.now(),
    );
    if (form.primary === true) await movePrimary(trx, customerId, addressId);
    return readOwn(trx, customerId, addressId);
  });
}

/** Takes an address out; when it was the primary one, the newest of the others follows it. Refusal `customers.address-not-found`. */
export function removeAddress(
  { db, clock }: Deps,
  customerId: string,
  addressId: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockBook(trx, customerId);
    const { isPrimary } = await readOwn(trx, customerId, addressId);
    await markRemoved(trx, customerId, addressId, clock.now());
    if (isPrimary)
      await movePrimary(trx, customerId, (await listAddresses(trx, customerId))[0]?.id);
  });
}

async function readOwn(trx: Trx, customerId: string, addressId: string): Promise<Address> {
  const address = await findAddress(trx, customerId, addressId);
  if (!address) throw new Refusal('customers.address-not-found');
  return address;
}
