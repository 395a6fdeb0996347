import * as calls from '@hako/contract/identity/passwords';
import type { Static } from 'typebox';
import { newSecretId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import { onItsWay } from '../codes/on-its-way.ts';
import type { Identity } from '../identity.ts';
import type { NameOf } from './change-password.ts';

/** A password that is forgotten, and one that is changed. */
export const passwordRoutes = (identity: Identity, nameOf: NameOf): Route[] => [
  route(calls.requestResetCodeEndpoint, async ({ body, request, reply }) => {
    const contact = identity.readContact(body.phoneOrEmail);
    const from = await identity.readOrigin(request, reply);
    return onItsWay(await identity.requestCode('reset-password', contact, from));
  }),
  route(calls.verifyResetCodeEndpoint, async ({ body, request, reply }) => {
    const contact = identity.readContact(body.phoneOrEmail);
    const from = await identity.readOrigin(request, reply);
    return { ...DONE, token: await identity.verifyResetCode(contact, body.otp, from) };
  }),
  route(calls.resetPasswordEndpoint, async ({ body }) => {
    const contact = identity.readContact(body.phoneOrEmail);
    await identity.resetPassword(contact, body.securityCode, body.newPassword, nameOf);
    return DONE;
  }),
  route(calls.changePasswordEndpoint, async ({ body, caller, request }) => {
    const { userId, sessionId } = caller;
    await identity.changePassword({ ...body, userId, sessionId, nameOf, ip: request.ip });
    return DONE;
  }),
  route(calls.changePasswordByOldEndpoint, async ({ body, request }) => {
    refuseUnless(body.NewPassword === body.ConfirmNewPassword, 'identity.passwords-differ');
    await identity.changePassword({ ...changeOf(body), nameOf, ip: request.ip });
    return DONE;
  }),
];

const changeOf = (body: Static<typeof calls.changePasswordByOldEndpoint.body>) => ({
  userId: body.id ?? newSecretId(),
  oldPassword: body.OldPassword ?? '',
  newPassword: body.NewPassword ?? '',
});
