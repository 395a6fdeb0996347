import {
  addAddressByPutEndpoint,
  addAddressEndpoint,
  editAddressEndpoint,
  listAddressesEndpoint,
  removeAddressEndpoint,
} from '@hako/contract/customers/addresses';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import { toAddressRow } from '../customer-rows.ts';
import type { CustomersModule } from '../customers.ts';

/** A customer's address book. */
export const addressRoutes = (customers: CustomersModule): Route[] => [
  route(listAddressesEndpoint, async ({ caller }) => ({
    data: (await customers.listOwnAddresses(caller.customerId)).map(toAddressRow),
  })),
  route(addAddressEndpoint, async ({ body, caller }) => ({
    ...DONE,
    data: toAddressRow(await customers.addAddress(caller.customerId, body)),
  })),
  route(addAddressByPutEndpoint, async ({ body, caller }) => ({
    ...DONE,
    data: toAddressRow(await customers.addAddress(caller.customerId, body)),
  })),
  route(editAddressEndpoint, async ({ params, body, caller }) => {
    const address = await customers.editAddress(caller.customerId, params.id, body);
    return { data: { acknowledged: true as const, address: toAddressRow(address) } };
  }),
  route(removeAddressEndpoint, async ({ params, caller }) => {
    await customers.removeAddress(caller.customerId, params.id);
    return { data: { acknowledged: true as const } };
  }),
];
