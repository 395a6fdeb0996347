import * as calls from '@hako/contract/customers/customers';
import { readSettingsEndpoint, saveSettingsEndpoint } from '@hako/contract/customers/settings';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import { toProfile } from '../customer-rows.ts';
import type { CustomersModule } from '../customers.ts';

/** Who is signed in, and what customers say of themselves. */
export const profileRoutes = (customers: CustomersModule): Route[] => [
  route(calls.readSessionEndpoint, async ({ caller: { userId, kind, warehouse } }) => ({
    code: 200,
    data: {
      ...(await customers.readSession(userId, kind)),
      ...(warehouse ? { warehouse } : {}),
    },
  })),
  route(calls.updateSessionEndpoint, async ({ body, caller }) => {
    await customers.updateProfile(caller.customerId, body);
    return { code: 200, data: await customers.readSession(caller.userId, caller.kind) };
  }),
  route(calls.readProfileEndpoint, async ({ caller }) => ({
    data: toProfile(await customers.readOwn(caller.customerId)),
  })),
  route(calls.updateProfileEndpoint, async ({ body, caller: { customerId } }) => {
    const dropped = await customers.updateProfile(customerId, body);
    const data = toProfile(await customers.readOwn(customerId));
    return { ...DONE, message: calls.PROFILE_SAVED, data, dropped: [...dropped] };
  }),
  route(readSettingsEndpoint, async ({ caller }) => ({
    data: await customers.readSettings(caller.customerId),
  })),
  route(saveSettingsEndpoint, async ({ body, caller }) => ({
    ...DONE,
    data: await customers.saveSettings(caller.customerId, body),
  })),
];
