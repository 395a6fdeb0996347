import { newId } from '../../../src/kernel/chance.ts';
import {
  addAddress,
  editAddress,
  removeAddress,
} from '../../../src/modules/customers/addresses/change-address-book.ts';
import { readAddress } from '../../../src/modules/customers/addresses/read-address.ts';
import { parseVietnamesePhone } from '../../../src/modules/identity/index.ts';
import { createPlaces } from '../../../src/modules/places/index.ts';
import type { TestPlatform } from '../../test-platform.ts';

const HOME = {
  name: 'Lý Thị Thơm',
  phone: '0987000111',
  address: 'Số 1',
  province_id: 1,
  ward_id: 8,
};

/** The address book as the product keeps it, of customers whom a rig made up. */
export function realBook(platform: TestPlatform) {
  const deps = { ...platform, places: createPlaces(), parsePhone: parseVietnamesePhone };
  return {
    readAddress,
    /** A new address of this customer, who gets a book with the first one. */
    async add(customerId: string, more: Partial<typeof HOME> = {}) {
      const at = platform.clock.now();
      await platform.db
        .insertInto('customers')
        .values({
          ...{ customer_id: customerId, customer_no: newId(), full_name: 'Lý Thị Thơm' },
          ...{ created_at: at, updated_at: at },
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return addAddress(deps, customerId, { ...HOME, ...more });
    },
    edit: (customerId: string, id: string, more: Partial<typeof HOME>) =>
      editAddress(deps, customerId, id, more),
    remove: (customerId: string, id: string) => removeAddress(deps, customerId, id),
  };
}
