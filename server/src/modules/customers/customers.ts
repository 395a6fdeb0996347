import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Address, Customer } from './customer.ts';

export interface Customers {
  /** The customer must exist: anything else is our own mistake. */
  read(reader: Reader, customerId: string): Promise<Customer>;
  find(reader: Reader, customerId: string): Promise<Customer | undefined>;
  /** For lists at the desk; unknown ids are left out. */
  readMany(reader: Reader, customerIds: readonly string[]): Promise<ReadonlyMap<string, Customer>>;
  /** By the exact E.164 number that the customer proved to own (invariant I13). */
  findByVerifiedPhone(reader: Reader, e164: string): Promise<Customer | undefined>;
  /** One of this customer's addresses, the primary one when unnamed. Refusals `customers.address-not-found`, `customers.no-address`. */
  readAddress(reader: Reader, customerId: string, addressId?: string): Promise<Address>;
  listAddresses(reader: Reader, customerId: string): Promise<readonly Address[]>;
  /** Another level, e.g. by spend or for a fee. */
  changeLevel(trx: Trx, customerId: string, levelCode: string): Promise<void>;
  /** Every level, the lowest first. */
  listLevels(reader: Reader): Promise<readonly (Customer['level'] & { readonly rank: number })[]>;
  /** Ids in their order, from above `after`: for what is done for everybody, page by page. */
  listIds(reader: Reader, after: string | undefined, size: number): Promise<readonly string[]>;
  /** Gives the customer to a member of the sales staff. */
  assignSales(trx: Trx, customerId: string, staffId: string): Promise<void>;
}
