import { bind } from '../../kernel/bind.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseVietnamesePhone } from '../identity/index.ts';
import { listAddresses } from './addresses/address-store.ts';
import { addAddress, editAddress, removeAddress } from './addresses/change-address-book.ts';
import { readAddress } from './addresses/read-address.ts';
import { assignSales, changeLevel } from './assign-customer.ts';
import { listIds, listIdsOfSales, listLevels } from './customer-store.ts';
import type { CustomersModule } from './customers.ts';
import type { CustomersDeps } from './deps.ts';
import {
  findByVerifiedPhone,
  findCustomer,
  readCustomer,
  readCustomers,
} from './find-customers.ts';
import { readNotes } from './notes/list-notes.ts';
import { writeNote } from './notes/write-note.ts';
import { readSession, type SessionPorts } from './profile/read-session.ts';
import { readSettings, saveSettings } from './profile/settings.ts';
import { updateProfile } from './profile/update-profile.ts';
import { readRegister, whoIsMeant } from './register/list-register.ts';
import { countRegister } from './register/register-store.ts';
import { listByWholeName } from './whole-name-store.ts';
import { searchCustomers } from './search-customers.ts';
import { signInSocial } from './signing-in/sign-in-social.ts';
import { openAccount, requestSignUp, signUp } from './signing-in/sign-up.ts';

export function createCustomers(
  { db, clock, news }: Platform,
  given: Pick<CustomersDeps, 'identity' | 'places' | 'audit' | 'staffName' | 'listSalesIds'> &
    SessionPorts,
): CustomersModule {
  const deps: CustomersDeps = { db, clock, news, parsePhone: parseVietnamesePhone, ...given };
  return {
    ...bind(deps, {
      read: readCustomer,
      find: findCustomer,
      readMany: readCustomers,
      findByVerifiedPhone,
      search: searchCustomers,
      readRegister,
      whoIsMeant,
      changeLevel,
      assignSales,
      requestSignUp,
      signUp,
      openAccount,
      signInSocial,
      readSession,
      updateProfile,
      readSettings,
      saveSettings,
      addAddress,
      editAddress,
      removeAddress,
      readNotes,
      writeNote,
    }),
    readOwn: (customerId) => readCustomer(deps, db, customerId),
    listOwnAddresses: (customerId) => listAddresses(db, customerId),
    countRegister,
    readAddress,
    listAddresses,
    listLevels,
    listIds,
    listIdsOfSales,
    listByWholeName,
  };
}
