import type { Bound } from '../../kernel/bind.ts';
import type { addAddress, editAddress, removeAddress } from './addresses/change-address-book.ts';
import type { listAddresses } from './addresses/address-store.ts';
import type { readAddress } from './addresses/read-address.ts';
import type { assignSales, changeLevel } from './assign-customer.ts';
import type { listIds, listIdsOfSales, listLevels } from './customer-store.ts';
import type { Address, Customer } from './customer.ts';
import type {
  findByVerifiedPhone,
  findCustomer,
  readCustomer,
  readCustomers,
} from './find-customers.ts';
import type { listByWholeName } from './whole-name-store.ts';
import type { readNotes } from './notes/list-notes.ts';
import type { writeNote } from './notes/write-note.ts';
import type { readSession } from './profile/read-session.ts';
import type { readRegister, whoIsMeant } from './register/list-register.ts';
import type { countRegister } from './register/register-store.ts';
import type { searchCustomers } from './search-customers.ts';
import type { readSettings, saveSettings } from './profile/settings.ts';
import type { updateProfile } from './profile/update-profile.ts';
import type { signInSocial } from './signing-in/sign-in-social.ts';
import type { openAccount, requestSignUp, signUp } from './signing-in/sign-up.ts';

/** What other modules ask. */
export interface Customers {
  readonly read: Bound<typeof readCustomer>;
  readonly find: Bound<typeof findCustomer>;
  readonly readMany: Bound<typeof readCustomers>;
  readonly findByVerifiedPhone: Bound<typeof findByVerifiedPhone>;
  readonly search: Bound<typeof searchCustomers>;
  readonly listByWholeName: typeof listByWholeName;
  /** The register of all customers, a page by key, and what typed words mean in it. */
  readonly readRegister: Bound<typeof readRegister>;
  readonly countRegister: typeof countRegister;
  readonly whoIsMeant: Bound<typeof whoIsMeant>;
  readonly readAddress: typeof readAddress;
  readonly listAddresses: typeof listAddresses;
  readonly changeLevel: Bound<typeof changeLevel>;
  /** Every level, the lowest first. */
  readonly listLevels: typeof listLevels;
  /** Ids in their order, from above `after`: for what is done for everybody, page by page. */
  readonly listIds: typeof listIds;
  /** Whom a member of staff looks after. */
  readonly listIdsOfSales: typeof listIdsOfSales;
  readonly assignSales: Bound<typeof assignSales>;
}

/** And what customers do themselves. */
export interface CustomersModule extends Customers {
  readOwn(customerId: string): Promise<Customer>;
  listOwnAddresses(customerId: string): Promise<readonly Address[]>;
  readonly requestSignUp: Bound<typeof requestSignUp>;
  readonly signUp: Bound<typeof signUp>;
  readonly openAccount: Bound<typeof openAccount>;
  readonly signInSocial: Bound<typeof signInSocial>;
  readonly readSession: Bound<typeof readSession>;
  readonly updateProfile: Bound<typeof updateProfile>;
  readonly readSettings: Bound<typeof readSettings>;
  readonly saveSettings: Bound<typeof saveSettings>;
  readonly addAddress: Bound<typeof addAddress>;
  readonly editAddress: Bound<typeof editAddress>;
  readonly removeAddress: Bound<typeof removeAddress>;
  /** What staff tells staff about a customer. */
  readonly readNotes: Bound<typeof readNotes>;
  readonly writeNote: Bound<typeof writeNote>;
}
