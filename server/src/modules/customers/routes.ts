import {
  listAddressesEndpoint,
  addAddressEndpoint,
  addAddressByPutEndpoint,
  editAddressEndpoint,
  removeAddressEndpoint,
} from '@hako/contract/customers/addresses';
import { readSettingsEndpoint, saveSettingsEndpoint } from '@hako/contract/customers/settings';
import * as calls from '@hako/contract/customers/customers';
import { refuseUnless } from '../../kernel/refusal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Identity } from '../identity/index.ts';
import { toAddressRow, toProfile } from './customer-rows.ts';
import { toPlainLine } from './rules/plain-text.ts';
import type { CustomersModule } from './create-customers.ts';

const done = { status: true, success: true } as const;

export const customersRoutes = (customers: CustomersModule, identity: Identity): Route[] => [
  route(calls.signUpEndpoint, async ({ body, request, reply }) => {
    const contact = identity.readContact(body.phone || body.email);
    const fullName = toPlainLine(body.full_name) ?? toPlainLine(body.short_name);
    refuseUnless(fullName, 'customers.name-needed');
    refuseUnless(
      (body.confirmPassword ?? body.password) === body.password,
      'identity.passwords-differ',
    );
    const newcomer = { contact, fullName, password: body.password };
    if (!body.otp) {
      const { destination, resendAfterSeconds, seconds } = await customers.requestSignUp(
        newcomer,
        request.ip,
      );
      return {
        step: 'verify' as const,
        ...done,
        destination,
        resend_after_seconds: resendAfterSeconds,
        expires_in: seconds,
      };
    }
    const origin = await identity.readOrigin(request, reply);
    return {
      step: 'done' as const,
      ...identity.answerSignIn(reply, await customers.signUp(newcomer, body.otp, origin)),
    };
  }),
  route(calls.readSessionEndpoint, async ({ caller }) => ({
    code: 200,
    data: await customers.readSession(caller.userId, caller.kind),
  })),
  route(calls.updateSessionEndpoint, async ({ body, caller }) => {
    await customers.updateProfile(caller.customerId, body);
    return { code: 200, data: await customers.readSession(caller.userId, caller.kind) };
  }),
  route(calls.readProfileEndpoint, async ({ caller }) => ({
    data: toProfile(await customers.readOwn(caller.customerId)),
  })),
  route(calls.updateProfileEndpoint, async ({ body, caller }) => {
    const dropped = await customers.updateProfile(caller.customerId, body);
    return {
      ...done,
      message: calls.PROFILE_SAVED,
      data: toProfile(await customers.readOwn(caller.customerId)),
      dropped: [...dropped],
    };
  }),
  route(readSettingsEndpoint, async ({ caller }) => ({
    data: await customers.readSettings(caller.customerId),
  })),
  route(saveSettingsEndpoint, async ({ body, caller }) => ({
    ...done,
    data: await customers.saveSettings(caller.customerId, body),
  })),
  route(listAddressesEndpoint, async ({ caller }) => ({
    data: (await customers.listOwnAddresses(caller.customerId)).map(toAddressRow),
  })),
  route(addAddressEndpoint, async ({ body, caller }) => ({
    ...done,
    data: toAddressRow(await customers.addAddress(caller.customerId, body)),
  })),
  route(addAddressByPutEndpoint, async ({ body, caller }) => ({
    ...done,
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
