import * as calls from '@hako/contract/identity/passkeys';
import type { FastifyRequest } from 'fastify';
import { type Caller, DONE, type Route, route } from '../../../platform/http/route.ts';
import type { Identity } from '../identity.ts';
import { passkeyRow } from './passkey-row.ts';

/** Passkeys of customers, and what every sign-in with one begins with. */
export const passkeyRoutes = (identity: Identity): Route[] => [
  route(calls.listPasskeysEndpoint, async ({ caller: { userId } }) => ({
    data: (await identity.listPasskeys(userId)).map(passkeyRow),
  })),
  route(calls.beginPasskeyEndpoint, async ({ body, caller, request }) => ({
    data: await identity.beginOwnPasskey(addingOf(identity, caller, request), {
      proof: body,
      ip: request.ip,
    }),
  })),
  route(calls.addPasskeyEndpoint, async ({ body, caller, request }) => ({
    data: passkeyRow(await identity.addPasskey(addingOf(identity, caller, request), body)),
  })),
  route(calls.renamePasskeyEndpoint, async ({ params, body, caller: { userId } }) => {
    await identity.renamePasskey({ userId, id: params.id, name: body.name });
    return DONE;
  }),
  route(calls.removePasskeyEndpoint, async ({ params, body, caller: { userId }, request }) => {
    await identity.removePasskey({ userId, id: params.id }, { proof: body, ip: request.ip });
    return DONE;
  }),
  route(calls.beginPasskeySignInEndpoint, async ({ request, reply }) => {
    const from = await identity.readProvedOrigin(request, reply);
    return { data: await identity.beginPasskeySignIn(from, identity.originOf(request)) };
  }),
  route(calls.signInByPasskeyEndpoint, async ({ body: { credential }, request, reply }) => {
    const from = await identity.readProvedOrigin(request, reply);
    const origin = identity.originOf(request);
    return identity.answerSignIn(
      reply,
      await identity.signInByPasskey({ credential, origin, from }),
    );
  }),
];

const addingOf = (identity: Identity, { userId, sessionId }: Caller, request: FastifyRequest) => ({
  userId,
  sessionId,
  origin: identity.originOf(request),
});
