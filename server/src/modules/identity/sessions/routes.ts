import {
  endSessionEndpoint,
  renewSessionEndpoint,
  signInEndpoint,
  tokenEndpoint,
} from '@hako/contract/identity/identity';
import * as calls from '@hako/contract/identity/sessions';
import type { Static } from 'typebox';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import type { Identity } from '../identity.ts';
import type { TokenForm } from './grant-tokens.ts';
import type { SignedInPlace } from './list-sessions.ts';
import type { SignedIn } from './open-session.ts';
import { clearSignIn, clearWhenRefused, refreshTokensOf } from './sign-in-answer.ts';

/** Signing in and out, and where somebody is signed in. */
export const sessionRoutes = (identity: Identity): Route[] => [
  // The mobile client's call. Its client id and secret are not looked at: they are public.
  route(tokenEndpoint, async ({ body, request, reply }) => {
    const origin = await identity.readOrigin(request, reply);
    return tokensOf(await identity.grantTokens(tokenFormOf(body), origin));
  }),
  route(signInEndpoint, async ({ body, request, reply }) => {
    const { password } = body;
    const username = body.username ?? body.email ?? body.phone;
    refuseUnless(username && password, 'identity.invalid-request');
    const origin = await identity.readOrigin(request, reply);
    const signedIn = await identity.signInByPassword({ username, password }, origin);
    return identity.answerSignIn(reply, signedIn);
  }),
  route(renewSessionEndpoint, async ({ body, request, reply }) => {
    const [refreshToken, other] = refreshTokensOf(request, body.refresh_token ?? undefined);
    refuseUnless(refreshToken, 'identity.renewal-refused');
    const { thumbprint } = await identity.readOrigin(request, reply);
    const renewal = identity.renewSession({ refreshToken, other, thumbprint });
    return identity.answerSignIn(reply, await clearWhenRefused(reply, renewal));
  }),
  route(endSessionEndpoint, async ({ caller, request, reply }) => {
    const sessionId = caller?.canWrite ? caller.sessionId : undefined;
    const [refreshToken] = refreshTokensOf(request);
    await identity.endSession({ sessionId, refreshToken });
    clearSignIn(reply);
    return DONE;
  }),
  route(calls.listSessionsEndpoint, async ({ caller }) => ({
    data: (await identity.listSessions(caller)).map(placeRow),
  })),
  route(calls.endOtherSessionsEndpoint, async ({ caller, body: proof, request: { ip } }) => ({
    ...DONE,
    ended: await identity.endOtherSessions(caller, { proof, ip }),
  })),
  route(calls.endOneSessionEndpoint, async ({ caller, params, body: proof, request: { ip } }) => {
    await identity.endOneSession({ userId: caller.userId, sessionId: params.id }, { proof, ip });
    return DONE;
  }),
];

const tokenFormOf = (body: Static<typeof tokenEndpoint.body>): TokenForm => ({
  grant: body.grant_type,
  username: body.username,
  password: body.password,
  refreshToken: body.refresh_token,
  provider: body.provider,
  providerToken: body.token_id,
});

const tokensOf = ({ accessToken, seconds, refreshToken, isBound }: SignedIn) =>
  ({
    access_token: accessToken,
    expires_in: seconds,
    refresh_token: refreshToken,
    token_type: isBound ? 'DPoP' : 'Bearer',
  }) as const;

const placeRow = ({ signedInAt, lastSeenAt, isCurrent, ...place }: SignedInPlace) => ({
  ...place,
  signed_in_at: signedInAt.toISOString(),
  last_seen_at: lastSeenAt.toISOString(),
  is_current: isCurrent,
});
