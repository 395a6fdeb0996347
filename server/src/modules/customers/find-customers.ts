import assert from 'node:assert';
import type { Reader } from '../../platform/database/database.ts';
import type { User } from '../identity/index.ts';
import { type CustomerRecord, findRecord, findRecords } from './customer-store.ts';
import type { Customer } from './customer.ts';
import type { CustomersDeps } from './deps.ts';

type Deps = Pick<CustomersDeps, 'identity'>;

export async function findCustomer(
  { identity }: Deps,
  reader: Reader,
  customerId: string,
): Promise<Customer | undefined> {
  const user = await identity.findUser(reader, customerId);
  const record = await findRecord(reader, customerId);
  return user && record && joined(user, record);
}

/** The customer must exist: anything else is our own mistake. */
export async function readCustomer(
  deps: Deps,
  reader: Reader,
  customerId: string,
): Promise<Customer> {
  const customer = await findCustomer(deps, reader, customerId);
  assert(customer, `no such customer: ${customerId}`);
  return customer;
}

/** For lists at the desk; unknown ids are left out. */
export async function readCustomers(
  { identity }: Deps,
  reader: Reader,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, Customer>> {
  const found = await findRecords(reader, customerIds);
  const records = new Map(found.map((record) => [record.id, record]));
  const customers = (await identity.findUsers(reader, customerIds)).flatMap((user) => {
    const record = records.get(user.id);
    return record ? [joined(user, record)] : [];
  });
  return new Map(customers.map((customer) => [customer.id, customer]));
}

/** By the exact E.164 number that the customer proved to own (invariant I13). */
export async function findByVerifiedPhone(
  { identity }: Deps,
  reader: Reader,
  e164: string,
): Promise<Customer | undefined> {
  const user = await identity.findCustomerByPhone(reader, e164);
  const record = user && (await findRecord(reader, user.id));
  return user && record && joined(user, record);
}

const joined = ({ phone, email }: User, record: CustomerRecord): Customer => ({
  ...record,
  phone,
  email,
});
