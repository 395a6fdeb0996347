import assert from 'node:assert';
import { bind, bound } from '../../kernel/bind.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Reader } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Identity, parseVietnamesePhone, type User } from '../identity/index.ts';
import type { Places } from '../places/index.ts';
import { findAddress, findPrimaryAddress, listAddresses } from './address-store.ts';
import { addAddress, editAddress, removeAddress } from './change-address-book.ts';
import {
  type CustomerRecord,
  findRecord,
  findRecords,
  listIds,
  listLevels,
  mergeSettings,
  readSettings,
  updateLevel,
  updateSales,
} from './customer-store.ts';
import type { Customer } from './customer.ts';
import type { Customers } from './customers.ts';
import { readSession, type SessionPorts } from './read-session.ts';
import { signInSocial, welcomeSocialToken } from './sign-in-social.ts';
import { openAccount, requestSignUp, signUp } from './sign-up.ts';
import { updateProfile } from './update-profile.ts';

export type CustomersModule = ReturnType<typeof createCustomers>;

export function createCustomers(
  platform: Platform,
  { identity, places, ...ports }: { identity: Identity; places: Places } & SessionPorts,
) {
  const { db, clock, news } = platform;
  const deps = { db, clock, news, identity, places, parsePhone: parseVietnamesePhone, ...ports };

  const find = async (reader: Reader, customerId: string): Promise<Customer | undefined> => {
    const [user, record] = [
      await identity.findUser(reader, customerId),
      await findRecord(reader, customerId),
    ];
    return user && record && joined(user, record);
  };
  const read = async (reader: Reader, customerId: string): Promise<Customer> => {
    const customer = await find(reader, customerId);
    assert(customer, `no such customer: ${customerId}`);
    return customer;
  };

  const frontDoor: Customers = {
    read,
    find,
    async readMany(reader, customerIds) {
      const records = new Map(
        (await findRecords(reader, customerIds)).map((record) => [record.id, record]),
      );
      const customers = (await identity.findUsers(reader, customerIds)).flatMap((user) => {
        const record = records.get(user.id);
        return record ? [joined(user, record)] : [];
      });
      return new Map(customers.map((customer) => [customer.id, customer]));
    },
    async findByVerifiedPhone(reader, e164) {
      const user = await identity.findCustomerByPhone(reader, e164);
      const record = user && (await findRecord(reader, user.id));
      return user && record && joined(user, record);
    },
    async readAddress(reader, customerId, addressId) {
      const address =
        addressId === undefined
          ? await findPrimaryAddress(reader, customerId)
          : await findAddress(reader, customerId, addressId);
      if (!address)
        throw new Refusal(
          addressId === undefined ? 'customers.no-address' : 'customers.address-not-found',
        );
      return address;
    },
    listAddresses,
    listLevels,
    listIds,
    changeLevel: (trx, customerId, levelCode) =>
      updateLevel(trx, customerId, levelCode, clock.now()),
    assignSales: (trx, customerId, staffId) => updateSales(trx, customerId, staffId, clock.now()),
  };

  return {
    ...frontDoor,
    readOwn: (customerId: string) => read(db, customerId),
    listOwnAddresses: (customerId: string) => listAddresses(db, customerId),
    ...bind(deps, {
      requestSignUp,
      openAccount,
      readSession,
      updateProfile,
      addAddress,
      editAddress,
      removeAddress,
    }),
    signUp: bound({ ...deps, openAccount: bound(deps, openAccount) }, signUp),
    signInSocial: bound({ ...deps, openAccount: bound(deps, openAccount) }, signInSocial),
    welcomeSocialToken: bound(
      { ...deps, openAccount: bound(deps, openAccount) },
      welcomeSocialToken,
    ),
    readSettings: (customerId: string) => readSettings(db, customerId),
    saveSettings: (customerId: string, settings: Readonly<Record<string, unknown>>) =>
      inTransaction(db, (trx) => mergeSettings(trx, customerId, settings)),
  };
}

const joined = ({ phone, email }: User, record: CustomerRecord): Customer => ({
  ...record,
  phone,
  email,
});
