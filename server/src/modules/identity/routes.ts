import * as calls from '@hako/contract/identity/identity';
import * as passwords from '@hako/contract/identity/passwords';
import { newSecretId } from '../../kernel/chance.ts';
import { Refusal, refuseUnless } from '../../kernel/refusal.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Identity } from './create-identity.ts';
import type { NameOf } from './passwords/change-password.ts';
import { clearSignIn, REFRESH_COOKIE } from './sessions/sign-in-answer.ts';
import { tokenRoute } from './sessions/token-route.ts';
import { onItsWay } from './codes/on-its-way.ts';

const done = { status: true, success: true } as const;

export const identityRoutes = (identity: Identity, db: Database, nameOf: NameOf): Route[] => [
  tokenRoute(identity, db),
  route(calls.signInEndpoint, async ({ body, request, reply }) => {
    const username = body.username ?? body.email ?? body.phone;
    refuseUnless(username && body.password, 'identity.invalid-request');
    const origin = await identity.readOrigin(request, reply);
    const { user, triesScope } = await identity.provePassword({
      kind: 'customer',
      username,
      password: body.password,
      ip: request.ip,
    });
    const signedIn = await inTransaction(db, (trx) =>
      identity.openSession(trx, { userId: user.id, triesScope }, origin),
    );
    return identity.answerSignIn(reply, signedIn);
  }),
  route(calls.requestSignInCodeEndpoint, async ({ query, request, reply }) => {
    const { thumbprint } = await identity.readOrigin(request, reply);
    // Without a proof over a nonce of ours anybody's picture tag could send messages at our cost.
    refuseUnless(thumbprint, 'access.proof-wrong');
    return onItsWay(
      await identity.requestCode(
        'sign-in',
        identity.readContact(query.PhoneNr, 'phone'),
        request.ip,
      ),
    );
  }),
  route(calls.signInByCodeEndpoint, async ({ body, request, reply }) => {
    const contact = identity.readContact(body.PhoneNr ?? body.phone, 'phone');
    const origin = await identity.readOrigin(request, reply);
    return identity.answerSignIn(reply, await identity.signInByCode(contact, body.otp, origin));
  }),
  route(calls.renewSessionEndpoint, async ({ body, request, reply }) => {
    const refreshToken = body.refresh_token ?? request.cookies[REFRESH_COOKIE];
    refuseUnless(refreshToken, 'identity.renewal-refused');
    const { thumbprint } = await identity.readOrigin(request, reply);
    try {
      return identity.answerSignIn(
        reply,
        await identity.renewSession({ refreshToken, thumbprint }),
      );
    } catch (error) {
      if (error instanceof Refusal) clearSignIn(reply);
      throw error;
    }
  }),
  route(calls.endSessionEndpoint, async ({ caller, request, reply }) => {
    await identity.endSession({
      sessionId: caller?.canWrite ? caller.sessionId : undefined,
      refreshToken: request.cookies[REFRESH_COOKIE],
    });
    clearSignIn(reply);
    return done;
  }),
  route(passwords.requestResetCodeEndpoint, async ({ body, request }) =>
    onItsWay(
      await identity.requestCode(
        'reset-password',
        identity.readContact(body.phoneOrEmail),
        request.ip,
      ),
    ),
  ),
  route(passwords.verifyResetCodeEndpoint, async ({ body }) => ({
    ...done,
    token: await identity.verifyResetCode(identity.readContact(body.phoneOrEmail), body.otp),
  })),
  route(passwords.resetPasswordEndpoint, async ({ body }) => {
    await identity.resetPassword(
      identity.readContact(body.phoneOrEmail),
      body.securityCode,
      body.newPassword,
      nameOf,
    );
    return done;
  }),
  route(passwords.changePasswordEndpoint, async ({ body, caller, request }) => {
    const { userId, sessionId } = caller;
    await identity.changePassword({ ...body, userId, sessionId, nameOf, ip: request.ip });
    return done;
  }),
  route(passwords.changePasswordByOldEndpoint, async ({ body, request }) => {
    refuseUnless(body.NewPassword === body.ConfirmNewPassword, 'identity.passwords-differ');
    await identity.changePassword({
      userId: body.id ?? newSecretId(),
      oldPassword: body.OldPassword ?? '',
      newPassword: body.NewPassword ?? '',
      nameOf,
      ip: request.ip,
    });
    return done;
  }),
];
